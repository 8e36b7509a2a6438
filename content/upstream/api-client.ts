// The reading interface on a publisher's content API. What the API has no call for finds nothing; what fails is an error, as it is when the
// store fails, and pages do the same about it.

import { AwayError, HttpError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import type { ContentClient, ListQuery, OpenClient } from "../client.ts";
import type { RecordDocs, RecordType } from "../records/kinds.ts";
import { everythingList, personList, sectionList } from "../../model/fields/list-names.ts";
import type { Card } from "../../model/stories/card.ts";
import { fromText, placeText } from "../redirects/redirect-address.ts";
import type { Index } from "../records/record-kind.ts";
import { nothingFound } from "../search/search-query.ts";
import { askContentApi, type CallLog } from "./ask-api.ts";
import { cardsAsFound, cardsAsSuggestions } from "./found-cards.ts";
import { getEnvelope } from "./get-envelope.ts";
import { answerCache } from "./cached-answers.ts";
import * as questions from "./questions.ts";
import { comparedPath } from "../store/records/compared-path.ts";
import { sourceOf } from "../records/source-of.ts";
import { isListed, readAnswer, type AnsweredRecord, type OnGap } from "./read-answer.ts";
import { askedPatterns } from "./redirect-patterns.ts";
import type { SteadyCall } from "./steady-calls.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

export interface ApiClientParts {
  /** `{type}` in it becomes the type of what is asked for. */
  url: string;
  token?: string;
  /** Milliseconds. */
  timeout: number;
  freshFor: number;
  /** What each call says besides: of the trace it belongs to. */
  headers?: () => Readonly<Record<string, string>>;
  run: SteadyCall;
  log: CallLog;
  onGap: OnGap;
  onStale: (question: string) => void;
  now: () => number;
}

interface Answer {
  records: readonly AnsweredRecord[];
  /** How many came, those included that could not be read. */
  count: number;
  total?: number;
  bytes: number;
}

const page = 100;
/** Nobody pages through more of a small kind, or of a list. */
const mostPages = 20;
/** A page is not held up by an API that is slow when what it said before is known. */
const patience = 500;
const day = 24 * 60 * 60 * 1000;
/** For their own addresses; the others lead to their canonical one from wherever they are found (LOAD-02). */
const onlyAtTheirPath: ReadonlySet<RecordType> = new Set(["live_event", "election", "section", "static_page", "tag"]);
/** An API may know them by their name alone, which is their path. */
const namedByPath: ReadonlySet<RecordType> = new Set(["section", "static_page", "tag"]);

export function openApiClient(parts: ApiClientParts): OpenClient {
  const { url, token, timeout, headers, run, log, onGap, now } = parts;
  const keep = answerCache<Answer>({
    freshFor: parts.freshFor,
    staleFor: day,
    patience,
    most: 10_000,
    mostBytes: 128 * 1024 * 1024,
    sizeOf: ({ bytes }) => bytes,
    now,
    onStale: parts.onStale,
  });

  /** An API that does not know a kind, or has nothing there, may say so by a 404. */
  const getOrNothing = (address: string, params: questions.Question) =>
    run(() => getEnvelope(address, params, { timeout, token, ...(headers && { headers: headers() }) })).catch(
      (error: unknown) => {
        if (error instanceof HttpError && error.statusCode === 404) return { results: [], total: 0 };
        throw error;
      },
    );

  function ask(question: questions.Question): Promise<Answer> {
    return keep(JSON.stringify(question), async () => {
      const address = url.replaceAll("{type}", question.type);
      const answer = await askContentApi({ url: address, log, get: () => getOrNothing(address, question) });
      if (answer === null) throw new AwayError(apiMessages.failed);
      const records = await readAnswer(question.type, answer.results, onGap);
      const bytes = sourceOf(answer.results)?.length ?? limits.recordBytes;
      return { records, count: answer.results.length, total: answer.total, bytes };
    });
  }

  async function one<T extends RecordType>(
    question: questions.Question & { type: T },
    isMeant: (record: AnsweredRecord) => boolean = () => true,
  ): Promise<AnsweredRecord<T> | undefined> {
    const { records } = await ask(question);
    const found = records.find((record) => record.index.published && isMeant(record));
    // The question names the type, and its answer was read as that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return found as AnsweredRecord<T> | undefined;
  }

  /** Page after page, until there are enough or no more. */
  async function several(
    question: (from: number, size: number) => questions.Question,
    wanted: number,
    start = 0,
  ): Promise<AnsweredRecord[]> {
    const found = new Map<string, AnsweredRecord>();
    let from = start;
    for (let turn = 0; turn < mostPages && found.size < wanted; turn += 1) {
      const size = Math.min(page, wanted - found.size);
      const { records, count, total } = await ask(question(from, size));
      const before = found.size;
      for (const record of records) found.set(record.doc.id, record);
      from += count;
      const isLast = total === undefined ? count < size : from >= total;
      // One that answers the same whatever is asked would do so for ever.
      const isNothingNew = records.length > 0 && found.size === before;
      if (count === 0 || isLast || isNothingNew) break;
    }
    return [...found.values()];
  }

  /** In one question where the API takes several ids in one; undefined where it seems not to. */
  async function videosAt(paths: readonly string[]): Promise<Map<string, AnsweredRecord> | undefined> {
    const ids = [...new Set(paths.map((path) => path.replace(/^\/video\//, "")))];
    const found = new Map<string, AnsweredRecord>();
    for (let start = 0; start < ids.length; start += page) {
      const some = ids.slice(start, start + page);
      const { records } = await ask({ ...questions.byId("video", some.join(",")), size: some.length });
      for (const record of records) if (record.index.published) found.set(record.index.path ?? "", record);
    }
    return found.size === 0 && ids.length > 1 ? undefined : found;
  }

  async function cards(query: ListQuery): Promise<Card[]> {
    const lists = query.lists.length === 0 ? [everythingList] : query.lists;
    const asked = { ...query, lists };
    const found = await several((from, size) => questions.newest(asked, from, size), query.size, query.offset ?? 0);
    return found
      .filter(({ index }) => isListed(index, now()) && isIn(index.lists, asked))
      .toSorted((a, b) => b.index.at - a.index.at)
      .flatMap(({ index }) => index.card ?? []);
  }

  const shownCards = ({ records }: Answer, lists: readonly string[] = []): Card[] =>
    records
      .filter(({ index }) => isListed(index, now()) && isIn(index.lists, { lists }))
      .flatMap(({ index }) => index.card ?? []);

  const client: ContentClient = {
    async byId(type, id) {
      return (await one({ ...questions.byId(type, id), type }, ({ doc }) => doc.id === id))?.doc;
    },

    async byPath(type, path) {
      const isThere = ({ index }: AnsweredRecord) => !onlyAtTheirPath.has(type) || isAt(type, path, index);
      const found = await one({ ...questions.byPath(type, path), type }, isThere);
      if (found !== undefined || !namedByPath.has(type)) return found?.doc;
      const name = trimSlashes(path.replace(/^\/category\//, ""));
      return (await one({ ...questions.byId(type, name), type }, isThere))?.doc;
    },

    async redirectAt(place) {
      const question = questions.byPath("redirect", placeText(place));
      const isThere = ({ doc }: AnsweredRecord) => fromText(doc.id) === placeText(place);
      return (await one({ ...question, type: "redirect" }, isThere))?.doc;
    },

    redirectPatterns: askedPatterns({ all: () => client.all("redirect"), freshFor: parts.freshFor, now }),

    async byPaths<T extends RecordType>(type: T, paths: readonly string[]) {
      const together = type === "video" ? await videosAt(paths) : undefined;
      return Promise.all(
        paths.map(async (path) => {
          if (together === undefined) return client.byPath(type, path);
          // As above: asked for and read as this type.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          return together.get(path)?.doc as RecordDocs[T] | undefined;
        }),
      );
    },

    async all<T extends RecordType>(type: T): Promise<RecordDocs[T][]> {
      const found = await several((from, size) => questions.all(type, from, size), page * mostPages);
      const listed = found.filter(({ index }) => isListed(index, now()));
      // As above: asked for and read as this type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return listed.map(({ doc }) => doc as RecordDocs[T]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },

    cards,

    async layout(subtype, elementId) {
      const layoutFor = async (element: string | undefined) => {
        const found = await one({ ...questions.layout(subtype, element), type: "layout" }, ({ index }) =>
          isListed(index, now()),
        );
        const isMeant = found?.doc.subtype === subtype && bare(found.doc.elementId) === bare(element);
        return isMeant ? found.doc : undefined;
      };
      const own = elementId === undefined ? undefined : await layoutFor(elementId);
      return own ?? layoutFor(undefined);
    },

    async suggestions(text, size) {
      const near = async (type: "article" | "video") => shownCards(await ask(questions.nearWords(text, type, size)));
      const [stories, videos] = await Promise.all([near("article"), near("video")]);
      const inTurns = stories.flatMap((story, place) => [story, ...videos.slice(place, place + 1)]);
      return cardsAsSuggestions([...inTurns, ...videos.slice(stories.length)].slice(0, size));
    },

    async search({ text, section, author, offset, size }) {
      const lists = [...(section ? [sectionList(section)] : []), ...(author ? [personList(author)] : [])];
      const answer = await ask(questions.withWords(text, { type: "article", lists }, offset, size));
      const found = shownCards(answer, lists);
      return found.length === 0 ? nothingFound : cardsAsFound(found, answer.total ?? offset + found.length);
    },

    completions: async () => [],

    corrections: async () => [],
  };
  return () => client;
}

const bare = (element: string | undefined) => (element === undefined ? undefined : trimSlashes(element));

function isAt(type: RecordType, path: string, { path: own, aliases = [] }: Index): boolean {
  return [own, ...aliases].some((one) => one !== undefined && comparedPath(type, one) === comparedPath(type, path));
}

/** An API that does not know a parameter answers as if it were not there: what does not belong is left out here. */
function isIn(
  lists: readonly string[],
  { lists: wanted, exclude = [] }: Pick<ListQuery, "lists" | "exclude">,
): boolean {
  return wanted.every((list) => lists.includes(list)) && !exclude.some((list) => lists.includes(list));
}
