/** What the client is built of, besides its own code. */
export const LICENCES: readonly { name: string; licence: string }[] = [
  { name: "Svelte", licence: "MIT" },
  { name: "Fluent", licence: "Apache-2.0" },
  { name: "PartySocket", licence: "MIT" },
  { name: "Workbox", licence: "MIT" },
  { name: "uqr", licence: "MIT" },
  { name: "Rosario, Omnibus-Type", licence: "OFL-1.1" },
];
