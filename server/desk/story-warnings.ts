// What whoever publishes a story should know first, each at its place: a headline too long for lists, no picture or no words for one, links and pictures
// that are not there, parts that readers would not see, an embargo.

import { parse } from "node-html-parser";
import type { Block } from "../../content/blocks/schemas.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { lacksAlt, picturesIn, picturesWithoutAlt } from "../../content/check/pictures-without-alt.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { partPlace, type StoryState, type StoryWarning } from "../../model/desk/story-calls.ts";
import { longestHeadline } from "../../model/stories/longest-headline.ts";
import { addressOf, elsewhereOf, stateOf, type Source, type StoryDoc } from "./story-source.ts";

export interface StoryWarningParts {
  now: number;
  /** Whether a link of this site leads to something; what is no address of this site is not asked for. */
  isThere: (href: string) => Promise<boolean>;
  /** Why readers do not get this story at its address, where they do not. */
  hiddenAt: (address: string, id: string, state: StoryState) => Promise<string | undefined>;
  isPictureThere: (picture: string) => Promise<boolean>;
  /** What is known of a picture, for those who do not see it. */
  altOf: (picture: string) => Promise<string | undefined>;
}

export async function storyWarnings(
  story: StoryDoc,
  source: Source,
  parts: StoryWarningParts,
): Promise<StoryWarning[]> {
  const components: unknown[] =
    story.type === "article" && Array.isArray(source["components"]) ? source["components"] : [];
  const ofBody = await Promise.all(components.map((component, position) => ofPart(component, position, parts)));
  return [
    ...ofHeadline(story),
    ...(await ofPicture(story, parts)),
    ...ofBody.flat(),
    ...(await ofAddress(story, parts)),
    ...ofTime(story, parts.now),
  ];
}

function ofHeadline({ doc: { title } }: StoryDoc): StoryWarning[] {
  if (title.length <= longestHeadline) return [];
  return [{ at: "title", text: `has ${title.length} letters; ${longestHeadline} fit in lists and cards` }];
}

async function ofPicture({ doc }: StoryDoc, { altOf, isPictureThere }: StoryWarningParts): Promise<StoryWarning[]> {
  const { thumbnail, imageAlt } = doc;
  if (thumbnail === undefined) return [{ at: "picture", text: "is missing: lists and cards show none" }];
  const isGone = !(await isPictureThere(thumbnail));
  const hasWords = !lacksAlt(imageAlt) || !lacksAlt(await altOf(thumbnail));
  return [
    ...(isGone ? [{ at: "picture", text: `has the address ${thumbnail}, where there is none` }] : []),
    ...(hasWords ? [] : [{ at: "alt", text: "is missing" }]),
  ];
}

async function ofPart(component: unknown, position: number, parts: StoryWarningParts): Promise<StoryWarning[]> {
  const { blocks, gaps } = parseBlocks([component]);
  const at = partPlace(position);
  const told = (text: string): StoryWarning => ({ at, text });
  const hrefs = [...new Set(blocks.flatMap(linksIn))];
  const [dead, gone, untold] = await Promise.all([
    keepAsync(hrefs, async (href) => !(await parts.isThere(href))),
    keepAsync(picturesIn(blocks), async (picture) => !(await parts.isPictureThere(picture))),
    keepAsync(picturesWithoutAlt(blocks), async ({ picture }) => lacksAlt(await parts.altOf(picture))),
  ]);
  return [
    ...gaps.map(({ reasons }) => told(`Readers do not see this: ${reasons.join("; ")}.`)),
    ...dead.map((href) => told(`A link leads to ${href}, where there is nothing.`)),
    ...gone.map((picture) => told(`There is no picture at ${picture}.`)),
    ...untold.map(() => told("A picture has no alt text.")),
  ];
}

async function keepAsync<T>(things: readonly T[], isKept: (thing: T) => Promise<boolean>): Promise<T[]> {
  const kept = await Promise.all(things.map(isKept));
  return things.filter((_, place) => kept[place]);
}

/** Of every text in it, however deep. */
function linksIn({ props }: Block): string[] {
  return textsIn(props).flatMap((text) =>
    text.includes("<a ")
      ? parse(text)
          .querySelectorAll("a[href]")
          .map((link) => link.getAttribute("href") ?? "")
      : [],
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function ofAddress(story: StoryDoc, { now, hiddenAt }: StoryWarningParts): Promise<StoryWarning[]> {
  const address = addressOf(story);
  if (address === null) {
    const elsewhere = elsewhereOf(story);
    const text = elsewhere === null ? "It has no address on this site." : `Readers are sent to ${elsewhere}.`;
    return [{ at: "address", text }];
  }
  const path = sitePath(address);
  if (story.type === "video") return [];
  if (path === undefined || !mayStandAt("article", path)) {
    return [{ at: "address", text: "No story can stand at its address." }];
  }
  const why = await hiddenAt(address, story.doc.id, stateOf(story, now));
  return why === undefined ? [] : [{ at: "address", text: `Readers do not get it: ${why}.` }];
}

function ofTime(story: StoryDoc, now: number): StoryWarning[] {
  const { is } = stateOf(story, now);
  const texts = {
    later: "It is embargoed: readers see it later.",
    over: "It has expired: readers do not see it.",
    draft: "It is a draft: readers do not see it.",
  };
  return is === "out" || is === "hidden" || is === "withdrawn" ? [] : [{ at: "time", text: texts[is] }];
}
