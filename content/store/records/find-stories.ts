// Stories and videos as the newsroom looks for them: what readers see, what they will see, drafts, and what was withdrawn. The index of search has
// what is published and to come; drafts are few beside the archive, and are looked through, as are the newest of the others for parts of words.

import { sql } from "kysely";
import { storyTypes, type StoryType } from "../../../model/desk/story-calls.ts";
import { everythingList, sectionList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";
import { trimSlashes } from "../../../model/text/trim-ends.ts";
import { kindLabel, labelOf } from "../../search/labels.ts";
import { neededWords, searchWords } from "../../search/search-words.ts";
import { unpackSource } from "../../records/pack-source.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { prepareQuery } from "../prepare-query.ts";

export interface StoriesAsked {
  /** Words, or an id; empty for the newest. */
  text: string;
  /** Its path, such as `politics`. */
  section?: string;
  /** A part of a name. */
  author?: string;
  /** Ids that are wanted whatever their words, such as those that stand at an address. */
  ids?: readonly string[];
  size: number;
}

/** As it is filed. */
export interface FiledStory {
  type: StoryType;
  id: string;
  path: string | null;
  at: number;
  /** Neither a draft nor over. */
  isPublished: boolean;
  card: Card;
  changedAt: number | null;
  changedBy: string | null;
}

export interface WithdrawnStory {
  type: StoryType;
  id: string;
  at: number | null;
  by: string | null;
  /** The last version that there was. */
  number: number;
  source: string;
}

interface Row {
  key: number;
  type: StoryType;
  id: string;
  path: string | null;
  at: number;
  published: number;
  lists: string;
  card: string | null;
  changed_at: number | null;
  changed_by: string | null;
}

const columns = [
  "records.key",
  "records.type",
  "records.id",
  "records.path",
  "records.at",
  "records.published",
  "records.lists",
  "records.card",
  "records.changed_at",
  "records.changed_by",
] as const;

/** Of each kind: cards are small. */
const mostNewest = 500;
const mostDrafts = 2_000;
const mostFound = 150;
const mostWithdrawn = 200;

const kindLabels = ["article", "slideshow", "interactive", "video"].map(kindLabel);

export function storyReads({ read, search, spelling }: Database, now: () => number) {
  const stories = read.selectFrom("records").select(columns).where("records.type", "in", storyTypes).$castTo<Row>();

  const byKeys = prepareQuery<{ keys: string }, Row>(read, (parameter) =>
    stories.where(sql<boolean>`records.key in (${spelling.numbersIn(parameter("keys"))})`),
  );

  const byIds = prepareQuery<{ ids: string }, Row>(read, (parameter) =>
    stories.where(sql<boolean>`records.id in (${spelling.textsIn(parameter("ids"))})`),
  );

  // The number is written out: the index of these rows is only for it.
  const drafts = prepareQuery<{ size: number }, Row>(read, (parameter) =>
    stories
      .where(sql<boolean>`records.published = 0`)
      .orderBy("records.key", "desc")
      .limit(parameter("size")),
  );

  const newestIn = prepareQuery<{ type: StoryType; list: string; size: number }, Row>(read, (parameter) =>
    read
      .selectFrom("listings")
      .innerJoin("records", "records.key", "listings.key")
      .select(columns)
      .where("listings.list", "=", numberOfList(read, parameter("type"), parameter("list")))
      .orderBy("listings.at", "desc")
      .orderBy("listings.key", "desc")
      .limit(parameter("size"))
      .$castTo<Row>(),
  );

  // One index has all removals; of each the last version is the newest before it.
  const removals = prepareQuery<{ size: number }, Omit<WithdrawnStory, "source"> & { number: number | null }>(
    read,
    (parameter) =>
      read
        .selectFrom("revisions as gone")
        .select(["gone.type", "gone.id", "gone.changed_at as at", "gone.changed_by as by"])
        .select((row) =>
          row
            .selectFrom("revisions as before")
            .select(({ fn }) => fn.max("before.number").as("number"))
            .whereRef("before.type", "=", "gone.type")
            .whereRef("before.id", "=", "gone.id")
            .where("before.post", "=", sql.lit(""))
            .where("before.hash", "is not", null)
            .as("number"),
        )
        .where("gone.hash", "is", null)
        .where("gone.post", "=", sql.lit(""))
        .where("gone.type", "in", storyTypes)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom("records")
                .select("records.key")
                .whereRef("records.type", "=", "gone.type")
                .whereRef("records.id", "=", "gone.id"),
            ),
          ),
        )
        .orderBy("gone.number", "desc")
        .limit(parameter("size"))
        .$castTo<Omit<WithdrawnStory, "source">>(),
  );

  const sourcesOf = prepareQuery<{ numbers: string }, { number: number; source: Uint8Array | null }>(
    read,
    (parameter) =>
      read
        .selectFrom("revisions")
        .select(["number", "source"])
        .where(sql<boolean>`number in (${spelling.numbersIn(parameter("numbers"))})`),
  );

  /** Row numbers of those that have the words, published or to come. */
  async function withWords(text: string, section: string | undefined): Promise<number[]> {
    const words = neededWords(searchWords(text));
    if (words.length === 0) return [];
    const labels = [kindLabels, ...(section === undefined ? [] : [[labelOf(sectionList(section))]])];
    const [newest, latest] = await Promise.all([
      search.findNewest({ words, labels }, { reach: mostFound }, { to: now() }),
      search.find({ words, labels }, mostFound),
    ]);
    return [...newest.keys, ...latest];
  }

  return {
    async stories({ text, section, author, ids = [], size }: StoriesAsked): Promise<FiledStory[]> {
      const list = section === undefined ? everythingList : sectionList(section);
      const words = [text, author ?? ""].join(" ").trim();
      const [found, named, unpublished, ...newest] = await Promise.all([
        withWords(words, section),
        byIds({ ids: JSON.stringify([...ids, ...(text === "" ? [] : [text])]) }),
        drafts({ size: mostDrafts }),
        ...storyTypes.map((type) => newestIn({ type, list, size: mostNewest })),
      ]);
      const byWords = found.length === 0 ? [] : await byKeys({ keys: JSON.stringify(found) });
      const isWanted = wantedBy(text);
      const rows = [...byWords, ...named, ...[...unpublished, ...newest.flat()].filter(isWanted)];
      const distinct = new Map(rows.map((row) => [row.key, row]));
      return [...distinct.values()]
        .filter((row) => section === undefined || isInSection(row, section))
        .map(filed)
        .filter(({ card }) => author === undefined || isBy(card, author))
        .toSorted((one, other) => dayOf(other) - dayOf(one))
        .slice(0, size);
    },

    /** Those that were taken away and have not come back, the last first. */
    async withdrawnStories(): Promise<WithdrawnStory[]> {
      const rows = await removals({ size: mostWithdrawn });
      const last = Map.groupBy(rows, ({ type, id }) => `${type}/${id}`);
      const distinct = [...last.values()].flatMap(([newest]) => newest ?? []);
      const numbers = distinct.flatMap(({ number }) => number ?? []);
      if (numbers.length === 0) return [];
      const sources = new Map((await sourcesOf({ numbers: JSON.stringify(numbers) })).map((row) => [row.number, row]));
      return distinct.flatMap((row) => {
        const { source } = sources.get(row.number) ?? {};
        return source === undefined || source === null ? [] : [{ ...row, source: unpackSource(source) }];
      });
    },
  };
}

/** What is to come is above what is out; a draft stands where it was last worked on. */
function dayOf({ isPublished, at, changedAt }: FiledStory): number {
  return isPublished ? at : (changedAt ?? at);
}

function filed(row: Row): FiledStory {
  const { type, id, path, at, changed_at: changedAt, changed_by: changedBy } = row;
  return { type, id, path, at, isPublished: row.published === 1, card: cardOf(row), changedAt, changedBy };
}

function cardOf({ card, id }: Pick<Row, "card" | "id">): Card {
  return card === null ? { id, title: "", url: "", form: "article", authors: [] } : JSON.parse(card);
}

/** All words, or parts of words, in what its card says, its id and its address. */
function wantedBy(text: string): (row: Row) => boolean {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    if (parts.length === 0) return true;
    const { title, dek, kickerText, authors } = cardOf(row);
    const said = [title, dek, kickerText, row.id, row.path, ...authors.map(({ name }) => name)]
      .join("\n")
      .toLowerCase();
    return parts.every((part) => said.includes(part));
  };
}

/** Drafts are filed nowhere yet: they go by their address and their category. */
function isInSection({ lists, path, card, id }: Row, section: string): boolean {
  if (lists.includes(JSON.stringify(sectionList(section)))) return true;
  const wanted = trimSlashes(section.toLowerCase());
  const { category } = cardOf({ card, id });
  const places = [path, category?.url].map((place) => trimSlashes((place ?? "").toLowerCase()));
  return places.some((place) => place === wanted || place.startsWith(`${wanted}/`));
}

function isBy({ authors }: Card, author: string): boolean {
  return authors.some(({ name }) => name.toLowerCase().includes(author.toLowerCase()));
}
