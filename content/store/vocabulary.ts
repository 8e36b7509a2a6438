// The words of headlines and names, as far as this process has read them, and what a text with typing slips may have meant.

import { setImmediate as breathe } from "node:timers/promises";
import { editDistance } from "../search/edit-distance.ts";
import { KnownWords } from "../search/known-words.ts";
import type { Find } from "../search/search-index.ts";
import { searchWords } from "../search/search-words.ts";
import type { Database } from "./database.ts";
import { prepareQuery } from "./prepare-query.ts";

const PAGE = 10_000;
/** How many stories of a word are counted when two words are equally near. */
const COUNTED = 50;

export interface Vocabulary {
  /** With the words that others have written meanwhile. */
  words(): Promise<KnownWords>;
  /** The corrections of those words of a text that no document has. */
  corrections(text: string): Promise<Map<string, string>>;
}

export function vocabularyReads({ read, search: { findSome: find } }: Pick<Database, "read" | "search">): Vocabulary {
  const known = new KnownWords();
  let last = 0;

  const wordsAfter = prepareQuery<{ number: number }, { number: number; word: string }>(read, (parameter) =>
    read
      .selectFrom("vocabulary")
      .select(["number", "word"])
      .where("number", ">", parameter("number"))
      .orderBy("number")
      .limit(PAGE),
  );

  async function words(): Promise<KnownWords> {
    for (;;) {
      const rows = await wordsAfter({ number: last });
      known.add(rows.map(({ word }) => word));
      last = Math.max(last, rows.at(-1)?.number ?? 0);
      if (rows.length < PAGE) return known;
      await breathe();
    }
  }

  return {
    words,
    async corrections(text) {
      const unknown: string[] = [];
      for (const word of searchWords(text)) if ((await find({ words: [word] }, 1)).length === 0) unknown.push(word);
      const found = new Map<string, string>();
      if (unknown.length === 0) return found;
      const all = await words();
      for (const word of unknown) {
        const correction = (await mostWritten(word, all.near(word), find)) ?? all.split(word)?.join(" ");
        if (correction !== undefined) found.set(word, correction);
      }
      return found;
    },
  };
}

/** Of the nearest words the one that most documents have; words that none has any more are passed over. */
async function mostWritten(word: string, near: readonly string[], find: Find): Promise<string | undefined> {
  const counted = await Promise.all(
    near.map(async (candidate) => ({
      candidate,
      distance: editDistance(word, candidate, 2) + (candidate[0] === word[0] ? 0 : 0.5),
      hits: (await find({ words: [candidate] }, COUNTED)).length,
    })),
  );
  return counted
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => one.distance - other.distance || other.hits - one.hits)[0]?.candidate;
}

/** The text with its corrections, the rest as it was written. */
export function corrected(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word.normalize("NFKC").toLowerCase()) ?? word);
}
