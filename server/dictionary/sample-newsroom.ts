// A newsroom without a store: the sample records, and lists with a few of everything.

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { nothingFound } from "../../content/search/search-query.ts";
import type { Card } from "../../model/stories/card.ts";
import { sampleRecords, sampleTime } from "./sample-records.ts";

interface Sampled {
  type: keyof RecordDocs;
  id: string;
  path?: string;
  doc: unknown;
  card?: Card;
}

function parsed(record: { id: string }): Sampled {
  const outcome = parseRecord(JSON.stringify(record));
  if (!("ok" in outcome)) throw new Error(`The sample ${record.id} cannot be read: ${JSON.stringify(outcome)}`);
  const { type, id, doc, index } = outcome.ok;
  return { type, id, path: index.path, doc: { ...JSON.parse(doc), id }, card: index.card };
}

const minute = 60_000;
const ages = [minute, 24 * minute, 60 * minute, 120 * minute, 1_440 * minute, 4_320 * minute];

/** No two of them at one address or of one age. */
function likeIt(card: Card, at: number): Card {
  const date = new Date(sampleTime - (ages[at] ?? 0)).toISOString();
  return {
    ...card,
    id: `${card.id}-${at}`,
    url: `${card.url}-${at}`,
    publicationDate: date,
    lastPublishedDate: date,
    ...(card.imageUrl !== undefined && { imageUrl: card.imageUrl.replace(".webp", `-${at}.webp`) }),
  };
}

export function sampleNewsroom(): ContentClient {
  const samples = sampleRecords.map(parsed);
  const docs = <T extends keyof RecordDocs>(type: T, isIt: (sample: Sampled) => boolean) =>
    samples
      .filter((sample) => sample.type === type && isIt(sample))
      // Of its kind's own shape: it was parsed as one.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      .map(({ doc }) => doc as RecordDocs[T]);
  const at = <T extends keyof RecordDocs>(type: T, path: string) => docs(type, (sample) => sample.path === path)[0];
  return {
    byId: async (type, id) => docs(type, (sample) => sample.id === id)[0],
    byPath: async (type, path) => at(type, path),
    byPaths: async (type, paths) => paths.map((path) => at(type, path)),
    redirectAt: async () => undefined,
    redirectPatterns: async () => [],
    all: async (type) => docs(type, () => true),
    cards: async ({ type, size }) =>
      samples
        .flatMap(({ type: own, card }) =>
          own === type && card !== undefined ? ages.map((_, age) => likeIt(card, age)) : [],
        )
        .slice(0, size),
    corrections: async () => [],
    layout: async () => undefined,
    suggestions: async () => [],
    search: async () => nothingFound,
    completions: async () => [],
  };
}
