import type { GameModule } from "../game";

// A folder is a game: its name is the one in records, and it is fetched when somebody looks at that game.
const FOLDERS = import.meta.glob<{ game: GameModule }>("./*/index.ts");

/** The game's part of the client; rejects where there is no folder of that name. */
export async function gameModule(name: string): Promise<GameModule> {
  const load = FOLDERS[`./${name}/index.ts`];
  if (!load) throw new Error(`No folder games/${name} in the client.`);
  return (await load()).game;
}
