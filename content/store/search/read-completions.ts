// What a reader who is still typing may be looking for: people and shows of that name, then the newest headlines. The word being typed stands
// for the known words that begin so.

import { kindLabel } from "../../search/labels.ts";
import { searchWords } from "../../search/search-words.ts";
import type { Database } from "../database.ts";
import { candidateReads, recordOf, type CandidateDocument } from "./read-candidates.ts";
import type { FoundSuggestion } from "../store.ts";
import type { Vocabulary } from "./vocabulary.ts";

const shortestWord = 2;
const mostEndings = 24;
const mostNames = 3;

export function completionReads(database: Database, now: () => number, vocabulary: Vocabulary) {
  const { find, findNewest } = database.search;
  const { candidates, docs } = candidateReads(database, now);

  async function wordsOf(text: string): Promise<(string | string[])[]> {
    const words = searchWords(text);
    const last = words.at(-1);
    if (last === undefined || last.length < shortestWord || !text.toLowerCase().endsWith(last)) return words;
    const endings = (await vocabulary.words()).beginning(last, mostEndings);
    return [...words.slice(0, -1), [...new Set([last, ...endings])]];
  }

  return {
    async completions(text: string, size: number): Promise<FoundSuggestion[]> {
      const words = await wordsOf(text);
      if (words.length === 0) return [];
      const match = { words, titleOnly: true };
      const [named, headlines] = await Promise.all([
        find({ ...match, labels: [[kindLabel("person"), kindLabel("show")]] }, mostNames),
        findNewest(match, { reach: size * 4 }, { to: now() }),
      ]);
      const found = await candidates([...named, ...headlines.keys]);
      const faces = await docs<{ avatar?: string; imageUrl?: string }>(
        found.filter(({ card }) => card === undefined).map(({ key }) => key),
      );
      const face = ({ key }: CandidateDocument) => faces.get(key)?.avatar ?? faces.get(key)?.imageUrl;
      return onceEach(found.toSorted(namesThenNewest))
        .slice(0, size)
        .map((document) => ({
          title: document.title,
          url: document.url,
          type: document.kind,
          imageUrl: document.card?.imageUrl ?? face(document),
          record: recordOf(document),
        }));
    },
  };
}

function namesThenNewest(one: CandidateDocument, other: CandidateDocument): number {
  return Number(one.card !== undefined) - Number(other.card !== undefined) || other.at - one.at;
}

/** A story and its video often have one headline. */
function onceEach(documents: readonly CandidateDocument[]): CandidateDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ title }) => !seen.has(title) && seen.add(title));
}
