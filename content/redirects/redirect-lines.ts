// Every stored redirect with how often readers were led by it, one JSON object a line: those most used first.

import type { Store } from "../store/store.ts";

export async function* redirectLines(store: Pick<Store, "all" | "redirectUses">): AsyncGenerator<string> {
  const uses = await store.redirectUses();
  const all = (await store.all("redirect")).map(({ id, to, status }) => ({ from: id, to, status, use: uses.get(id) }));
  for (const { use, ...redirect } of all.toSorted((one, other) => (other.use?.uses ?? 0) - (one.use?.uses ?? 0))) {
    const lastUsed = use === undefined ? {} : { lastUsed: new Date(use.lastAt).toISOString() };
    yield `${JSON.stringify({ ...redirect, uses: use?.uses ?? 0, ...lastUsed })}\n`;
  }
}
