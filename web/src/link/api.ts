import type { Problem } from "../protocol";

/** What the server answered when it did not do what it was asked; `problem.sentence` is in the person's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

/** No answer came: there is no network, or no server at its end. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH";

const PATIENCE = 15_000; // milliseconds: a request that hangs longer is given up, and may be made again

/** The server's answer; throws Refusal or Unreachable. `givenUp` ends the request before its time. */
export async function ask<T>(method: Method, path: string, body?: object, givenUp?: AbortSignal): Promise<T> {
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), PATIENCE);
  givenUp?.addEventListener("abort", () => ending.abort());
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      signal: ending.signal,
      headers: {
        Accept: "application/json",
        "Accept-Language": document.documentElement.lang,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Unreachable();
  } finally {
    clearTimeout(late);
  }
  if (response.ok) return (await response.json()) as T;
  throw new Refusal(response.status, await problemIn(response));
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: object = {}, givenUp?: AbortSignal): Promise<T> =>
  ask<T>("POST", path, body, givenUp);

async function problemIn(response: Response): Promise<Problem> {
  // A gateway in between may answer with a page of its own.
  const found = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return {
    code: found?.code ?? (response.status >= 500 ? "storage" : "bad_request"),
    sentence: found?.sentence ?? `${response.status} ${response.statusText}`,
    refused: found?.refused ?? null,
    table: found?.table ?? null,
  };
}

/** A key that marks every try of one request as the same. */
export function newKey(): string {
  return crypto.randomUUID?.() ?? randomDigits(32);
}

/** Random hexadecimal digits, e.g. what a seat adds to the seeds of the dice. */
export function randomDigits(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
