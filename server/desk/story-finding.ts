// Stories as whoever is at the desk finds them: by words, address, id, author and section, drafts and withdrawn ones included.

import type { FiledStory, WithdrawnStory } from "../../content/store/records/find-stories.ts";
import type { Store } from "../../content/store/store.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import {
  storyStates,
  storyTypes,
  type FoundStories,
  type StoryLine,
  type StoryState,
} from "../../model/desk/story-calls.ts";
import { instantOf } from "../../model/time/instant.ts";
import { withReach } from "./story-reach.ts";
import { addressOf, storyDoc } from "./story-source.ts";

export interface AskedStories {
  text: string;
  section: string;
  author: string;
  /** Empty for all. */
  state: string;
}

type Reads = Pick<
  Store,
  "stories" | "withdrawnStories" | "claimsOn" | "byId" | "contestedAmong" | "redirectsFrom" | "pagesAt"
>;

const mostListed = 50;
/** Of which some are of another state than the one that is asked for. */
const mostSorted = 400;

export async function findStories(store: Reads, asked: AskedStories, now: number): Promise<FoundStories> {
  const { text, section, author } = asked;
  const state = storyStates.find((one) => one === asked.state);
  const filed =
    state === "withdrawn"
      ? []
      : await store.stories({
          text,
          ids: await idsAt(store, text),
          ...(section !== "" && { section }),
          ...(author !== "" && { author }),
          size: state === undefined ? mostListed + 1 : mostSorted,
        });
  const lines = await withReach(store, await Promise.all(filed.map((story) => lineOfFiled(store, story, now))));
  const gone = state === undefined || state === "withdrawn" ? await withdrawnLines(store, asked) : [];
  const wanted = [...lines, ...gone].filter((line) => state === undefined || line.state.is === state);
  return { stories: wanted.slice(0, mostListed), isMore: wanted.length > mostListed };
}

/** Of what stands at an address, if the text is one. */
async function idsAt(store: Reads, text: string): Promise<string[]> {
  const path = /^(?:\/|https?:)/i.test(text) ? sitePath(text) : undefined;
  if (path === undefined) return [];
  const claims = (await store.claimsOn([path])).get(path) ?? [];
  return claims.filter(({ type }) => storyTypes.some((one) => one === type)).map(({ id }) => id);
}

async function lineOfFiled(store: Reads, story: FiledStory, now: number): Promise<StoryLine> {
  const { type, id, path, card, changedAt, changedBy } = story;
  return {
    type,
    id,
    title: card.title,
    address: path === null ? null : spellPath(path),
    state: await stateOfFiled(store, story, now),
    section: card.category?.name ?? "",
    authors: card.authors.map(({ name }) => name),
    changedAt,
    changedBy: changedBy ?? "",
  };
}

/** Whether one that readers do not see is a draft or over is told by its record alone. */
async function stateOfFiled(store: Reads, { type, id, isPublished, at }: FiledStory, now: number): Promise<StoryState> {
  if (isPublished) return { is: at > now ? "later" : "out", at };
  const doc = await store.byId(type, id);
  const until = instantOf(doc?.expiration_date);
  return doc?.published === true && until !== undefined && until <= now
    ? { is: "over", at: until }
    : { is: "draft", at: null };
}

async function withdrawnLines(store: Reads, asked: AskedStories): Promise<StoryLine[]> {
  const parts = asked.text.toLowerCase().split(/\s+/).filter(Boolean);
  const path = isExternal(asked.text) ? sitePath(asked.text) : undefined;
  const section = asked.section.toLowerCase();
  return (await store.withdrawnStories())
    .filter(({ id, source }) => {
      const said = `${id}\n${source}`.toLowerCase();
      return (path !== undefined && said.includes(path)) || parts.every((part) => said.includes(part));
    })
    .flatMap((gone) => lineOfWithdrawn(gone) ?? [])
    .filter(({ address, section: name, authors }) => {
      const isIn = (address ?? "").toLowerCase().startsWith(`/${section}/`) || name.toLowerCase() === section;
      return (section === "" || isIn) && authors.join("\n").toLowerCase().includes(asked.author.toLowerCase());
    });
}

function lineOfWithdrawn({ type, id, source, at, by }: WithdrawnStory): StoryLine | undefined {
  const story = storyDoc(type, source);
  if (story === undefined) return undefined;
  const { title } = story.doc;
  const ofArticle = story.type === "article" ? story.doc : undefined;
  return {
    type,
    id,
    title,
    address: addressOf(story),
    state: { is: "withdrawn", at },
    section: ofArticle?.wp__category?.title ?? "",
    authors: ofArticle?.fn__contributors.map(({ full_name }) => full_name) ?? [],
    changedAt: at,
    changedBy: by ?? "",
  };
}
