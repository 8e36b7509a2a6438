// Search over stories, videos, people and shows. Of every search only a bounded number of the newest matches is weighed and counted, so a large
// newsroom answers about as fast as a small one; what is narrowed is narrowed in the index, so old documents are found too.

import type { RecordDocs } from "../../records/kinds.ts";
import { personList, sectionList } from "../../../model/fields/list-names.ts";
import { countFacets, isWithin, type Narrowing } from "../../search/count-facets.ts";
import { kindLabel, labelOf } from "../../search/labels.ts";
import { comparedStem } from "../../search/passages.ts";
import { scoring } from "../../search/score.ts";
import { nothingFound, type SearchQuery } from "../../search/search-query.ts";
import { neededWords, searchWords } from "../../search/search-words.ts";
import type { Database } from "../database.ts";
import { foundDocument } from "./found-document.ts";
import { candidateReads, recordOf, type CandidateDocument } from "./read-candidates.ts";
import type { FoundDocuments } from "../store.ts";
import { corrected, type Vocabulary } from "./vocabulary.ts";

/** How many matches are counted. */
const mostCounted = 300;
/** How many of them are read, weighed and paged through. */
const mostRead = 150;
/** Of those whose headline has all the words, however old. Where there are more, the newest are found by their time. */
const mostByTitle = 50;
/** Of those that show what else a narrowed search could be narrowed to. */
const mostChoices = 75;
/** People and shows: they have no day, so no time finds them. */
const mostNames = 30;

const names = [kindLabel("person"), kindLabel("show")];

export function searchReads(database: Database, now: () => number, vocabulary: Vocabulary) {
  const { find, findNewest, findSome } = database.search;
  const { candidates, docs } = candidateReads(database, now);

  /** Those that have the words, whatever the search is narrowed by: what can be chosen is counted among these. */
  async function found(all: readonly string[], query: SearchQuery): Promise<{ counted: number; keys: number[] }> {
    const words = neededWords(all);
    const times = { from: query.from, to: Math.min(query.to ?? Infinity, now()) };
    const labels = narrowingLabels(query);
    const isNarrowed = labels.length > 0;
    const most = { reach: mostRead, counted: mostCounted + 1 };
    const far = isNarrowed ? { reach: mostChoices } : most;
    // All at once, though what is rare needs no more than the first: for what is rare the others are quick.
    const [anywhere, named, narrowed, [titled = []]] = await Promise.all([
      findNewest({ words }, far, times),
      find({ words, labels: [names] }, mostNames),
      isNarrowed ? findNewest({ words, labels }, most, times) : undefined,
      findSome([{ words: all, labels, titleOnly: true }], mostByTitle, { to: now() }),
    ]);
    if (anywhere.counted <= far.reach) return { counted: 0, keys: [...anywhere.keys, ...named] };
    const { counted, keys } = narrowed ?? anywhere;
    return { counted, keys: [...new Set([...keys, ...titled, ...named, ...anywhere.keys])] };
  }

  return {
    async search(query: SearchQuery): Promise<FoundDocuments> {
      const words = searchWords(query.text);
      if (words.length === 0) return { answer: nothingFound, found: [] };
      const { counted, keys } = await found(words, query);
      const documents = (await candidates(keys)).filter(({ at }) => isDuring(at, query));
      const chosen = sorted(
        documents.filter((document) => isWithin(document, query)),
        words.map(comparedStem),
        query,
        now(),
      ).slice(0, mostRead);
      const shown = chosen.slice(query.offset, query.offset + query.size);
      const texts = await docs<RecordDocs["article" | "video" | "person" | "show"]>(shown.map(({ key }) => key));
      const stems = new Set(words.map(comparedStem));
      const answer = {
        total: Math.min(Math.max(chosen.length, counted), mostCounted),
        isMore: counted > mostCounted,
        isPartial: counted > mostRead,
        reach: mostRead,
        ...countFacets(documents, query),
        meant: documents.length === 0 ? await meantBy(query.text) : undefined,
      };
      const items = shown.map((document) => ({
        item: foundDocument(document, texts.get(document.key), stems),
        record: recordOf(document),
      }));
      return { answer, found: items };
    },
  };

  async function meantBy(text: string): Promise<string | undefined> {
    const corrections = await vocabulary.corrections(text);
    return corrections.size === 0 ? undefined : corrected(text, corrections);
  }
}

function narrowingLabels({ kinds, section, author }: Narrowing): string[][] {
  return [
    ...(kinds === undefined ? [] : [kinds.map(kindLabel)]),
    ...(section === undefined ? [] : [[labelOf(sectionList(section))]]),
    ...(author === undefined ? [] : [[labelOf(personList(author))]]),
  ];
}

/** What has no day is within no days. */
function isDuring(at: number, { from, to }: SearchQuery): boolean {
  return (from === undefined || at >= from) && (to === undefined || (at <= to && at > 0));
}

function sorted(
  documents: readonly CandidateDocument[],
  stems: readonly string[],
  { sort }: SearchQuery,
  now: number,
): CandidateDocument[] {
  const newest = documents.toSorted((one, other) => other.at - one.at || other.key - one.key);
  if (sort === "date") return newest;
  const scoreOf = scoring(stems, now);
  const scores = new Map(
    newest.map(({ key, title, dek, at, card }) => [key, scoreOf({ title, dek, at, isName: card === undefined })]),
  );
  return newest.toSorted((one, other) => (scores.get(other.key) ?? 0) - (scores.get(one.key) ?? 0));
}
