// Stories and videos as the newsroom looks for them: what readers see, what they will see, drafts, and what was withdrawn. The index of search has
// what is published and to come; drafts are few beside the archive, and are looked through, as are the newest of the others for parts of words.

import { sql } from "kysely";
import { storyTypes, type StoryType } from "../../../model/desk/story-calls.ts";
import { everythingList, sectionList } from "../../../model/fields/list-names.ts";
import type { Card } from "../../../model/stories/card.ts";
import { folded } from "../../../model/text/folded.ts";
import { kindLabel, labelOf } from "../../search/labels.ts";
import { neededWords, searchWords } from "../../search/search-words.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import { cardOf, isBy, isInSection, wantedBy } from "./wanted-stories.ts";

export interface StoriesAsked {
  /** Words, or an id; empty for the newest. */
  text: string;
  /** Paths, such as `politics`; it is in one of them. */
  sections?: readonly string[];
  /** A part of a name. */
  author?: string;
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

const kindLabels = ["article", "slideshow", "interactive", "video"].map(kindLabel);

export function storyReads({ read, search, spelling }: Database, now: () => number, vocabulary: Vocabulary) {
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

  /** Row numbers of those that have the words, published or to come. */
  async function withWords(text: string, sections: readonly string[] | undefined): Promise<number[]> {
    const needed = neededWords(searchWords(text));
    if (needed.length === 0) return [];
    const known = await vocabulary.words();
    const words = needed.map((word) => [...spellingsOf(word, known.near(word))]);
    const inSections = sections?.map((section) => labelOf(sectionList(section)));
    const labels = [kindLabels, ...(inSections === undefined ? [] : [inSections])];
    const [newest, latest] = await Promise.all([
      search.findNewest({ words, labels }, { reach: mostFound }, { to: now() }),
      search.find({ words, labels }, mostFound),
    ]);
    return [...newest.keys, ...latest];
  }

  return {
    async stories({ text, sections, author, size }: StoriesAsked): Promise<FiledStory[]> {
      const lists = sections?.map(sectionList) ?? [everythingList];
      const words = [text, author ?? ""].join(" ").trim();
      const [found, named, unpublished, ...newest] = await Promise.all([
        withWords(words, sections),
        byIds({ ids: JSON.stringify(text === "" ? [] : [text]) }),
        drafts({ size: mostDrafts }),
        ...storyTypes.flatMap((type) => lists.map((list) => newestIn({ type, list, size: mostNewest }))),
      ]);
      const byWords = found.length === 0 ? [] : await byKeys({ keys: JSON.stringify(found) });
      const isWanted = wantedBy(text);
      const rows = [...byWords, ...named, ...[...unpublished, ...newest.flat()].filter(isWanted)];
      const distinct = new Map(rows.map((row) => [row.key, row]));
      return [...distinct.values()]
        .filter((row) => sections === undefined || sections.some((section) => isInSection(row, section)))
        .map(filed)
        .filter(({ card }) => author === undefined || isBy(card, author))
        .toSorted((one, other) => dayOf(other) - dayOf(one))
        .slice(0, size);
    },

    async storiesOfIds(ids: readonly string[]): Promise<FiledStory[]> {
      return ids.length === 0 ? [] : (await byIds({ ids: JSON.stringify(ids) })).map(filed);
    },
  };
}

/** With accents and without: the full-text indexes do not all pass over them. */
function spellingsOf(word: string, near: readonly string[]): Set<string> {
  return new Set([word, folded(word), ...near.filter((one) => folded(one) === folded(word))]);
}

/** What is to come is above what is out; a draft stands where it was last worked on. */
function dayOf({ isPublished, at, changedAt }: FiledStory): number {
  return isPublished ? at : (changedAt ?? at);
}

function filed(row: Row): FiledStory {
  const { type, id, path, at, changed_at: changedAt, changed_by: changedBy } = row;
  return { type, id, path, at, isPublished: row.published === 1, card: cardOf(row), changedAt, changedBy };
}
