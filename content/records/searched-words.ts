// The words of a body, for search: what a reader would read, without markup.

import type { Block } from "../blocks/schemas.ts";

/** Enough for any story; a bound for what is none (PostgreSQL refuses a text of more than a megabyte of words). */
const MAX_CHARACTERS = 60_000;

/** Properties of blocks that hold what a reader reads; the rest are addresses, ids and settings. */
const wordy = new Set(["text", "title", "caption", "items", "rows", "header", "author"]);

export function searchedWords(blocks: readonly Block[]): string {
  const found: string[] = [];
  for (const { props } of blocks) collect(props, found);
  return plainWords(found.join(" ")).slice(0, MAX_CHARACTERS);
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const element of value) collect(element, found);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (wordy.has(name)) collect(inner, found);
  }
}

const markup = /<[^<>]*>|&#?\w+;/g;

export function plainWords(html: string): string {
  return html.replaceAll(markup, " ");
}
