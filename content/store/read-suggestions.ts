// Stories and videos whose words are nearest to a text, the newer first where two are equally near.

import { rankByWords } from "../search/rank-by-words.ts";
import type { RecordType } from "../records/kinds.ts";
import type { Card } from "../records/record-kind.ts";
import type { Database } from "./database.ts";
import type { FoundSuggestion } from "./store.ts";
import { corrected, type Vocabulary } from "./vocabulary.ts";

/** How many of the nearest are compared by age. */
const COMPARED = 60;

export function suggestionReads({ read, search }: Database, now: () => number, vocabulary: Vocabulary) {
  return {
    /** Words that nobody wrote are taken for typing slips. */
    async suggestions(text: string, size: number): Promise<FoundSuggestion[]> {
      const ranked = await rankByWords(corrected(text, await vocabulary.corrections(text)), search.findSome);
      const nearest = new Map(ranked.slice(0, Math.max(COMPARED, size)).map(({ key, score }) => [key, score]));
      if (nearest.size === 0 || size < 1) return [];
      const rows = await read
        .selectFrom("records")
        .select(["key", "type", "id", "at", "card"])
        .where("key", "in", [...nearest.keys()])
        .where("published", "=", 1)
        .where("card", "is not", null)
        .where("at", "<=", now())
        .execute();
      return rows
        .toSorted((one, other) => (nearest.get(other.key) ?? 0) - (nearest.get(one.key) ?? 0) || other.at - one.at)
        .slice(0, size)
        .flatMap(suggestionOf);
    },
  };
}

function suggestionOf({
  type,
  id,
  card: json,
}: {
  type: RecordType;
  id: string;
  card: string | null;
}): FoundSuggestion[] {
  if (json === null) return [];
  const card: Card = JSON.parse(json);
  return [{ url: card.url, imageUrl: card.imageUrl, title: card.title, type: card.form, record: { type, id } }];
}
