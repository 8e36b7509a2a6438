// What is seen of stories at the desk: which there are, one of them with its page and what is wrong with it, and what it was.

import { z } from "zod";
import type { ContentClient, OpenClient } from "../../content/client.ts";
import { placeOf } from "../../content/redirects/walk-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import { mediaPath } from "../../model/pictures/media-path.server.ts";
import { siteUrl } from "../../model/addresses/site-path.ts";
import {
  storyTypes,
  type CheckedStory,
  type OpenStory,
  type SaidVersion,
  type StoryVersion,
} from "../../model/desk/story-calls.ts";
import type { IsPictureThere } from "../images/picture-there.ts";
import type { DrawPageWith } from "../pages/draw-with.ts";
import { changedParts } from "./changed-parts.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { sentStoryChange } from "./sent-story.ts";
import { findStories } from "./story-finding.ts";
import { drawStory } from "./story-page.ts";
import { saidBy } from "./story-said.ts";
import { lostAddresses, withReach } from "./story-reach.ts";
import { openStory, storyDoc, withChange, type Source, type StoryDoc } from "./story-source.ts";
import { storyWarnings } from "./story-warnings.ts";
import { triedAddress } from "./tried-address.ts";

interface StoryViewParts {
  store: Store;
  openClient: OpenClient;
  drawWith: DrawPageWith;
  isPictureThere: IsPictureThere;
  now: () => number;
}

export type StoryViews = Pick<
  AnswersOf<"stories">,
  "stories.find" | "stories.open" | "stories.page" | "stories.check" | "stories.versions" | "stories.version"
>;

export interface StoryName {
  type: (typeof storyTypes)[number];
  id: string;
}

const historyPage = 50;
const longest = 300;

export const noStory = refused(404, "There is no such story.");
const noVersion = refused(404, "There is no such version of this story.");
const noPage = refused(404, "No page of the site shows it: its address leads elsewhere, or no story can stand there.");

export function nameOfStory(asking: AskingPerson): StoryName | undefined {
  const type = storyTypes.find((one) => one === param(asking, "type"));
  return type && { type, id: param(asking, "id") };
}

interface ReadSource {
  source: string;
  /** Null for the last that there was of one that was withdrawn. */
  version: string | null;
  lastNumber: number | null;
  goneAt: number | null;
}

/** Undefined where there never was one. */
async function readSource(store: Store, name: StoryName): Promise<ReadSource | undefined> {
  const standing = await store.standing(name);
  if (standing !== undefined) {
    return { source: standing.source, version: standing.version, lastNumber: null, goneAt: null };
  }
  const [removal, last] = await store.revisions.list(name, { size: 2 });
  const source = last && (await store.revisions.find(name, last.number))?.source;
  if (source === undefined) return undefined;
  return { source, version: null, lastNumber: last?.number ?? null, goneAt: removal?.at ?? null };
}

export async function readStory(store: Store, name: StoryName, now: number): Promise<OpenStory | undefined> {
  const read = await readSource(store, name);
  const open = read && openIn(name, read.source, now);
  if (read === undefined || open === undefined) return undefined;
  const { version, lastNumber, goneAt } = read;
  const lost = await lostAddresses(store, name, open.otherAddresses);
  const [placed = open] = version === null ? [] : await withReach(store, [open]);
  return {
    ...placed,
    version,
    lastNumber,
    lostAddresses: lost,
    ...(version === null && { state: { is: "withdrawn", at: goneAt } }),
  };
}

function openIn({ type }: StoryName, source: string, now: number) {
  const story = storyDoc(type, source);
  return story && openStory(story, JSON.parse(source), now);
}

export function storyViews({ store, openClient, drawWith, isPictureThere, now }: StoryViewParts): StoryViews {
  /** As it would stand with what is sent. */
  async function withSent(
    asking: AskingPerson,
    sent: unknown,
    answer: (story: StoryDoc, source: Source) => Promise<CallAnswer>,
  ): Promise<CallAnswer> {
    const name = nameOfStory(asking);
    const change = sentStoryChange.safeParse(sent);
    if (name === undefined) return noStory;
    if (!change.success) return refused(422, "This is nothing that can be changed of a story.");
    const read = await readSource(store, name);
    if (read === undefined) return noStory;
    const source = withChange(name.type, JSON.parse(read.source), change.data);
    const story = storyDoc(name.type, JSON.stringify(source));
    return story === undefined ? refused(422, "A story needs a headline.") : answer(story, source);
  }

  return {
    "stories.find": async ({ context }) => {
      const asked = (part: string) => (context.req.query(part) ?? "").trim().slice(0, longest);
      const found = await findStories(
        store,
        { text: asked("text"), section: asked("section"), author: asked("author"), state: asked("state") },
        now(),
      );
      return { body: found };
    },

    "stories.open": async (asking) => {
      const name = nameOfStory(asking);
      const open = name && (await readStory(store, name, now()));
      return open === undefined ? noStory : { body: open };
    },

    "stories.page": async (asking) => {
      const sent = await draftIn(asking);
      return withSent(asking, sent, async (story) => {
        const page = await drawStory(story, drawWith, now());
        return page === undefined ? noPage : { page: { html: page.html, policy: page.policy } };
      });
    },

    "stories.check": (asking) =>
      withSent(asking, asking.input, async (story, source) => {
        const content = openClient(new Set());
        const body: CheckedStory = {
          warnings: await storyWarnings(story, source, {
            now: now(),
            isThere: (href) => isThere(href, content, now()),
            hiddenAt: async (address, id, state) =>
              (await withReach(store, [{ type: "article", id, address, state }]))[0]?.state.why,
            isPictureThere,
            altOf: async (picture) => (await content.byPath("media", mediaPath(picture)))?.alt,
          }),
        };
        return { body };
      }),

    "stories.versions": async (asking) => {
      const name = nameOfStory(asking);
      return name === undefined ? noStory : { body: await versionsOf(store, name, now()) };
    },

    "stories.version": async (asking) => {
      const name = nameOfStory(asking);
      if (name === undefined) return noStory;
      const number = param(asking, "number");
      const source =
        number === "now"
          ? (await store.standing(name))?.source
          : (await store.revisions.find(name, wholeNumber(number)))?.source;
      const said = source === undefined ? undefined : saidIn(name, source, now());
      return said === undefined ? noVersion : { body: said };
    },
  };
}

export function wholeNumber(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** A form sends it as a field; it is JSON that was read already where it came by a call. */
async function draftIn({ context, input }: AskingPerson): Promise<unknown> {
  if (input !== undefined) return input;
  const { draft } = z.object({ draft: z.string() }).safeParse(await context.req.parseBody()).data ?? {};
  try {
    return JSON.parse(draft ?? "");
  } catch {
    return undefined;
  }
}

/** What leads to another site, or is no address of a page, is not asked for. */
async function isThere(href: string, content: ContentClient, now: number): Promise<boolean> {
  const place = /^(?:\/|https?:)/i.test(href.trim()) ? placeOf(siteUrl(href)) : undefined;
  if (place === undefined) return true;
  const { is } = await triedAddress(place, content, now);
  return is === "page" || is === "elsewhere";
}

const titled = z.object({ title: z.string().catch("") });

function saidIn(name: StoryName, source: string, now: number): SaidVersion | undefined {
  const open = openIn(name, source, now);
  return open && saidBy(open);
}

async function versionsOf(store: Store, name: StoryName, now: number): Promise<StoryVersion[]> {
  const [maker, listed, standing] = await Promise.all([
    store.revisions.maker(name),
    store.revisions.list(name, { size: historyPage }),
    store.standing(name),
  ]);
  const titleIn = (source: string | undefined) => (source === undefined ? "" : titled.parse(JSON.parse(source)).title);
  const older = await Promise.all(
    listed.map(async ({ number, at, who, way, version }) => {
      const source = (await store.revisions.find(name, number))?.source;
      return { number, at: at ?? null, who: who ?? "", way: way ?? "", source, isGone: version === undefined };
    }),
  );
  const { at = null, who = "", way = "" } = maker ?? {};
  const all =
    standing === undefined ? older : [{ number: null, at, who, way, source: standing.source, isGone: false }, ...older];
  const said = all.map(({ source }) => (source === undefined ? undefined : saidIn(name, source, now)));
  return all.map(({ source, ...version }, place): StoryVersion => {
    const [after, before] = [said[place], said[place + 1]];
    const changed = after && before ? changedParts(before, after) : [];
    return { ...version, title: titleIn(source), changed };
  });
}
