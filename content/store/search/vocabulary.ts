// The words of headlines and names, as far as this process has read them, and what a text with typing slips may have meant.

import { setImmediate as breathe } from "node:timers/promises";
import { editDistance } from "../../search/edit-distance.ts";
import { KnownWords } from "../../search/known-words.ts";
import { searchWords } from "../../search/search-words.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";

const pageSize = 10_000;
/** How many stories of a word are counted when two words are equally near. */
const mostCounted = 50;

export interface Vocabulary {
  /** With the words that others have written meanwhile. */
  words(): Promise<KnownWords>;
  /** The corrections of those words of a text that no document has. */
  corrections(text: string): Promise<Map<string, string>>;
}

export function vocabularyReads(
  { read, search: { findSome } }: Pick<Database, "read" | "search">,
  now: () => number,
): Vocabulary {
  const known = new KnownWords();
  let last = 0;

  const wordsAfter = prepareQuery<{ number: number }, { number: number; word: string }>(read, (parameter) =>
    read
      .selectFrom("vocabulary")
      .select(["number", "word"])
      .where("number", ">", parameter("number"))
      .orderBy("number")
      .limit(pageSize),
  );

  async function words(): Promise<KnownWords> {
    for (;;) {
      const rows = await wordsAfter({ number: last });
      known.add(rows.map(({ word }) => word));
      last = Math.max(last, rows.at(-1)?.number ?? 0);
      if (rows.length < pageSize) return known;
      await breathe();
    }
  }

  /** How many documents have each of the words, up to a number. */
  async function hits(asked: readonly string[], most: number): Promise<Map<string, number>> {
    if (asked.length === 0) return new Map();
    const found = await findSome(
      asked.map((word) => ({ words: [word] })),
      most,
      { to: now() },
    );
    return new Map(asked.map((word, place) => [word, found[place]?.length ?? 0]));
  }

  return {
    words,
    async corrections(text) {
      const asked = searchWords(text);
      const written = await hits(asked, 1);
      const unknown = asked.filter((word) => written.get(word) === 0);
      if (unknown.length === 0) return new Map();
      const all = await words();
      const near = new Map(unknown.map((word) => [word, all.near(word)]));
      const counted = await hits([...new Set([...near.values()].flat())], mostCounted);
      return new Map(
        [...near].flatMap(([word, candidates]) => {
          const correction = mostWritten(word, candidates, counted) ?? all.split(word)?.join(" ");
          return correction === undefined ? [] : [[word, correction] as const];
        }),
      );
    },
  };
}

/** Of the nearest words the one that most documents have; words that none has any more are passed over. */
function mostWritten(word: string, near: readonly string[], hits: ReadonlyMap<string, number>): string | undefined {
  return near
    .map((candidate) => ({
      candidate,
      distance: editDistance(word, candidate, 2) + (candidate[0] === word[0] ? 0 : 0.5),
      hits: hits.get(candidate) ?? 0,
    }))
    .filter((counted) => counted.hits > 0)
    .toSorted((one, other) => one.distance - other.distance || other.hits - one.hits)[0]?.candidate;
}

/** The text with its corrections, the rest as it was written. */
export function corrected(text: string, corrections: ReadonlyMap<string, string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => corrections.get(word.normalize("NFKC").toLowerCase()) ?? word);
}
