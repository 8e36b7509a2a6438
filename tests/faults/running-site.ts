// What the fault tests share: records, and how long it takes until they are seen.

import { expect } from "vitest";
import { eventually } from "../eventually.ts";

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

/** How many milliseconds it took until it was so. */
export async function tookUntil(check: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  await eventually(async () => expect(await check()).toBe(true));
  return performance.now() - started;
}

export const shownAfter = (address: string, words: string): Promise<number> =>
  tookUntil(async () => (await ask(address)).body.includes(words));
