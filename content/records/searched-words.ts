// The words of a body, for search: all that a reader reads, without markup and without invitations.

import { isInvitation, plainWords } from "../../model/words/passage.ts";
import { wordsOf } from "../blocks/block-words.ts";
import type { Block } from "../blocks/schemas.ts";

/** Enough for any story; a bound for what is none (PostgreSQL refuses a text of more than a megabyte of words). */
const mostCharacters = 60_000;

export function searchedWords(blocks: readonly Block[]): string {
  const passages = blocks.flatMap(wordsOf).filter((passage) => !isInvitation(passage));
  return passages.map(plainWords).filter(Boolean).join(" ").slice(0, mostCharacters);
}
