import type { GameModule } from "../game";
import { words } from "../words/words.svelte";
import { gameModule } from "./modules";

/** The game's part of the client, with its words in the person's language. */
export async function openGame(name: string): Promise<GameModule> {
  const [game] = await Promise.all([gameModule(name), words.addGame(name)]);
  return game;
}
