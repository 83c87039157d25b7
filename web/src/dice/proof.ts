/** Checks a finished game's dice in the browser, as docs/dice.md says; the server's twin is dice.py. */

const NAME = "shadoof dice 1";
const LOT = 0; // the number under which the starter is drawn; throws count from 1

/** What a record carries of its dice once the game is over. */
export interface Proof {
  commitment: string;
  secret: string;
  seeds: string[];
  table: string;
  throws: number[];
  lot?: boolean;
}

/** One throw: as the record has it and as the secret gives it. `now` is null for one that can't be checked. */
export interface CheckedThrow {
  number: number;
  recorded: string;
  now: string | null;
}

/** What a check found. */
export interface Findings {
  /** Whether the secret is the one that was fixed before anybody joined. */
  committed: boolean;
  /** Whether the starter is the one the lot gives; null where no lot was drawn. */
  starter: boolean | null;
  throws: CheckedThrow[];
}

/** The dice of a throw, e.g. "[13356]". */
export async function thrown(proof: Proof, number: number, dice: number): Promise<string> {
  const faces: number[] = [];
  if (dice > 0) {
    for await (const drawn of numbers(proof, number, 6)) {
      if (faces.push(drawn + 1) === dice) break;
    }
  }
  return `[${faces.sort().join("")}]`;
}

/** The seat that starts, drawn by lot. */
export async function starter(proof: Proof): Promise<number> {
  for await (const drawn of numbers(proof, LOT, proof.seeds.length)) return drawn;
  return 0;
}

/** The SHA-256 of a secret, in hexadecimal: what was published before the game. */
export async function commitmentTo(secret: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(secret))));
}

/** Throws every die of a record again. */
export async function check(proof: Proof, first: number, actions: readonly string[]): Promise<Findings> {
  const recorded = actions.filter((action) => action.startsWith("["));
  const throws = recorded.map(async (text, place) => {
    const number = proof.throws[place] ?? 0;
    return { number, recorded: text, now: number > 0 ? await thrown(proof, number, text.length - 2) : null };
  });
  return {
    committed: (await commitmentTo(proof.secret)) === proof.commitment,
    starter: proof.lot ? (await starter(proof)) === first : null,
    throws: await Promise.all(throws),
  };
}

// Fair whole numbers below n, n at most 256: a byte that would favour the low ones is thrown away.
async function* numbers(proof: Proof, number: number, n: number): AsyncGenerator<number> {
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(proof.secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const utf8 = new TextEncoder();
  const seeds = proof.seeds.map((seed) => hexadecimal(utf8.encode(seed)));
  for (let block = 0; ; block++) {
    const text = [NAME, proof.table, number, block, ...seeds].join("\n");
    const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8.encode(text)));
    for (const byte of bytes) if (byte < 256 - (256 % n)) yield byte % n;
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
