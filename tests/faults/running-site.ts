// What the fault tests share: records into the store beside running sites, and patience with a limit.

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { runNode } from "../demo-site.ts";

const cli = join(import.meta.dirname, "..", "..", "content", "cli.ts");

export async function importBeside(env: Record<string, string>, records: readonly object[]): Promise<void> {
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runNode([cli, "import", "-"], env, lines);
  expect(status, stderr).toBe(0);
}

export const section = { type: "section", id: "us", title: "U.S." };

export function story(id: string, title: string): object {
  return {
    type: "article",
    id,
    title,
    canonical_url: `/us/${id}`,
    publication_date: "2026-11-14T12:00:00Z",
    components: [{ is: "paragraph", props: { text: `The text of ${id}.` } }],
  };
}

export interface Answer {
  status: number;
  caching: string | null;
  body: string;
}

export async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: "manual" });
  return { status: response.status, caching: response.headers.get("cache-control"), body: await response.text() };
}

/** How long it took until the address showed the words; fails after the limit. */
export async function shownAfter(address: string, words: string, limit: number): Promise<number> {
  const started = performance.now();
  for (;;) {
    const took = performance.now() - started;
    if ((await ask(address)).body.includes(words)) return took;
    if (took > limit) throw new Error(`${address} did not show “${words}” within ${limit} ms`);
    await wait(20);
  }
}
