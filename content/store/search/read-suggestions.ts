// Stories and videos whose words are nearest to a text, the newer first where two are equally near.

import { sql } from "kysely";
import { similarityTo } from "../../search/similarity.ts";
import { rankByWords } from "../../search/rank-by-words.ts";
import type { RecordType } from "../../records/kinds.ts";
import type { Card } from "../../../model/stories/card.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { FoundSuggestion } from "../store.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How many of the nearest by their words are compared letter by letter, and by age. */
const mostCompared = 60;
/** What looking just like the text is worth, measured by what its words are. */
const alikeWeight = 2;

interface Row {
  key: number;
  type: RecordType;
  id: string;
  at: number;
  card: string | null;
}

export function suggestionReads({ read, search, spelling }: Database, now: () => number, vocabulary: Vocabulary) {
  const cardRows = prepareQuery<{ keys: string; now: number }, Row>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["key", "type", "id", "at", "card"])
      .where(sql<boolean>`key in (${spelling.numbersIn(parameter("keys"))})`)
      .where("published", "=", 1)
      .where("card", "is not", null)
      .where("at", "<=", parameter("now")),
  );

  return {
    /** Words that nobody wrote are taken for typing slips. */
    async suggestions(text: string, size: number): Promise<FoundSuggestion[]> {
      if (size < 1) return [];
      const to = now();
      const ranked = await rankByWords(text, {
        find: (matches, limit) => search.findSome(matches, limit, { to }),
        known: () => vocabulary.words(),
      });
      const nearest = new Map(ranked.slice(0, Math.max(mostCompared, size)).map(({ key, score }) => [key, score]));
      if (nearest.size === 0) return [];
      const rows = await cardRows({ keys: JSON.stringify([...nearest.keys()]), now: to });
      const likeness = similarityTo(text);
      return rows
        .map((row) => {
          const card: Card = JSON.parse(row.card ?? "{}");
          const alike = Math.max(likeness(card.url), likeness(card.title));
          return { ...row, card, score: (nearest.get(row.key) ?? 0) * (1 + alikeWeight * alike) };
        })
        .toSorted((one, other) => other.score - one.score || other.at - one.at)
        .slice(0, size)
        .map(suggestionOf);
    },
  };
}

function suggestionOf({ type, id, card }: { type: RecordType; id: string; card: Card }): FoundSuggestion {
  const { url, imageUrl, title, form, original } = card;
  return { url, imageUrl, title, type: form, record: { type, id, url, original } };
}
