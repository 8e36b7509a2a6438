// Stories as whoever is at the desk finds them: by words, address, id, author and section, drafts and withdrawn ones included.

import type { Store } from "../../content/store/store.ts";
import { sectionPath } from "../../model/addresses/front-path.ts";
import {
  storyStates,
  storyTypes,
  type FoundStories,
  type StoryLine,
  type StoryState,
} from "../../model/desk/story-calls.ts";
import { folded } from "../../model/text/folded.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";
import { askedAddress, nothingThere, type AskedAddress } from "./asked-address.ts";
import { bestFirst } from "./best-first.ts";
import { lineOfFiled } from "./story-lines.ts";
import { withReach } from "./story-reach.ts";
import { withdrawnLines } from "./withdrawn-lines.ts";

export interface AskedStories {
  text: string;
  /** By its title or its path. */
  section: string;
  author: string;
  /** Empty for all. */
  state: string;
  /** The newest first unless the best is. */
  order?: "best";
}

type Reads = Pick<
  Store,
  | "stories"
  | "storiesOfIds"
  | "withdrawnStories"
  | "claimsOn"
  | "all"
  | "byId"
  | "contestedAmong"
  | "redirectsFrom"
  | "pagesAt"
>;

const mostListed = 50;
/** Of which some are of another state than the one that is asked for. */
const mostSorted = 400;

export async function findStories(store: Reads, asked: AskedStories, now: number): Promise<FoundStories> {
  const state = storyStates.find((one) => one === asked.state);
  const address = askedAddress(asked.text);
  const sections = asked.section === "" ? undefined : await sectionsNamed(store, asked.section);
  const lines = state === "withdrawn" ? [] : await filedLines(store, { ...asked, address, sections, state }, now);
  const gone =
    state === undefined || state === "withdrawn" ? await withdrawnLines(store, { ...asked, address, sections }) : [];
  const wanted = [...lines, ...gone].filter((line) => state === undefined || line.state.is === state);
  return {
    stories: wanted.slice(0, mostListed),
    isMore: wanted.length > mostListed,
    ...(address !== undefined && wanted.length === 0 && { nothing: await nothingThere(store, asked.text, address) }),
  };
}

interface Wanted extends Omit<AskedStories, "state"> {
  address: AskedAddress | undefined;
  sections: readonly string[] | undefined;
  state: StoryState["is"] | undefined;
}

async function filedLines(store: Reads, wanted: Wanted, now: number): Promise<StoryLine[]> {
  const { text, author, sections, address, state, order } = wanted;
  const size = state === undefined && order === undefined ? mostListed + 1 : mostSorted;
  const filed =
    address === undefined
      ? await store.stories({ text, sections, ...(author !== "" && { author }), size })
      : await store.storiesOfIds(await idsAt(store, address));
  const listed = order === "best" ? bestFirst(text, filed).slice(0, mostListed + 1) : filed;
  return withReach(store, await Promise.all(listed.map((story) => lineOfFiled(store, story, now))));
}

/** Of the stories that have an address, whether they are shown there or lead on from it. */
async function idsAt(store: Reads, address: AskedAddress): Promise<string[]> {
  if (address.is === "elsewhere") return [];
  const claims = (await store.claimsOn([address.path])).get(address.path) ?? [];
  return claims.filter(({ type }) => storyTypes.some((one) => one === type)).map(({ id }) => id);
}

/** Paths of the sections whose title or path is written so; what is written where there is none, for stories may be filed there all the same. */
async function sectionsNamed(store: Reads, text: string): Promise<string[]> {
  const asked = nameOf(text);
  const paths = (await store.all("section")).map((section) => ({
    path: trimSlashes(sectionPath(section)),
    title: nameOf(section.title),
  }));
  const named = paths.filter(({ path, title }) => nameOf(path) === asked || title === asked);
  return named.length === 0 ? [text] : named.map(({ path }) => path);
}

/** “U.S.” and “us” are the same name. */
const nameOf = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, "");
