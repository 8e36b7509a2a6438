// What whoever publishes a front should know first: stories that are not there or not out, that stand twice, that have no picture, one that is not
// there or too long a headline, and lists of what does not exist.

import { targetsOf } from "../../content/check/layout-targets.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { isListBlock } from "../../content/layouts/list-blocks.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import type { FrontWarning } from "../../model/desk/front-calls.ts";
import { longestHeadline } from "../../model/stories/longest-headline.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import type { FixedArticle } from "../../model/stories/search-criteria.server.ts";

/** Whether readers may see what stands at an address. */
export type PinState =
  | { is: "out" }
  | { is: "missing" }
  | { is: "over" }
  | { is: "draft" }
  | { is: "later"; at: number };

export interface WarningParts {
  now: number;
  stateOf: (pin: FixedArticle) => Promise<PinState>;
  exists: (target: ReturnType<typeof targetsOf>[number]) => Promise<boolean>;
  /** Paths to which the modules lead, by their keys. */
  links: ReadonlyMap<string, readonly string[]>;
  isDead: (path: string) => Promise<boolean>;
  isPictureThere: (picture: string) => Promise<boolean>;
}

interface Pin {
  key: string;
  article: FixedArticle;
}

/** `asked`: as the working copy has them; `shown`: as they are on the page, with their stories. */
export async function frontWarnings(
  asked: readonly Block[],
  shown: readonly Block[],
  parts: WarningParts,
): Promise<FrontWarning[]> {
  const pins = asked.flatMap(pinsOf);
  const warnings = await Promise.all([
    ...pins.map((pin) => ofPin(pin, parts)),
    ...asked.map((block) => ofTargets(block, parts)),
  ]);
  return [
    ...warnings.flat(),
    ...doubles(pins),
    ...(await Promise.all(shown.map((block) => ofStories(block, parts)))).flat(),
    ...(await deadLinks(shown, pins, parts)),
  ];
}

/** The module that a block is drawn from. */
export const keyOf = ({ mark }: Block): string => mark?.key ?? "";

function pinsOf(block: Block): Pin[] {
  if (!isListBlock(block)) return [];
  return (block.props.searchCriteria?.fixedArticles ?? []).map((article) => ({ key: keyOf(block), article }));
}

async function ofPin({ key, article }: Pin, { now, stateOf }: WarningParts): Promise<FrontWarning[]> {
  const { url, title, until } = article;
  const told = (text: string, ofMany?: string): FrontWarning[] => [
    { key, url, text, ...(ofMany !== undefined && { ofMany }) },
  ];
  if (until !== undefined && until <= now) return told("Its pin has ended; take it away.");
  if (isExternal(url)) return title === undefined ? told("A story of another site needs a headline here.") : [];
  const state = await stateOf(article);
  switch (state.is) {
    case "out":
      return [];
    case "missing":
      return told(title === undefined ? "There is no story at this address." : "Nothing stands at this address.");
    case "over":
      return told("It has expired: readers do not see it.", "have expired: readers do not see them.");
    case "draft":
      return told("It is a draft: readers do not see it.", "are drafts: readers do not see them.");
    case "later":
      return [{ key, url, text: "It is embargoed: readers see it later.", at: state.at }];
    default:
      return state satisfies never;
  }
}

function doubles(pins: readonly Pin[]): FrontWarning[] {
  return pins.flatMap(({ key, article: { url } }, place) =>
    pins.findIndex((other) => other.article.url === url) === place
      ? []
      : [{ key, url, text: "It is pinned on this page already.", ofMany: "are pinned on this page already." }],
  );
}

async function ofTargets(block: Block, { exists }: WarningParts): Promise<FrontWarning[]> {
  // Of stories more is told above.
  const targets = targetsOf(block).filter(({ is }) => is !== "story");
  const found = await Promise.all(targets.map(exists));
  return targets
    .filter((_, place) => found[place] === false)
    .map(({ is, name }) => ({ key: keyOf(block), text: `There is no ${is} ${name}.` }));
}

/** Of stories that lists found it is known that they are there, and of pins more is told above. */
async function deadLinks(
  shown: readonly Block[],
  pins: readonly Pin[],
  { links, isDead }: WarningParts,
): Promise<FrontWarning[]> {
  const stories = shown.flatMap((block) => (isListBlock(block) ? block.props.items.map(({ url }) => url) : []));
  const known = new Set([...stories, ...pins.map(({ article }) => article.url)].map(sitePath));
  const asked = [...new Set([...links.values()].flat())].filter((path) => !known.has(path));
  const dead: string[] = [];
  // One after the other: readers come first.
  for (const path of asked) if (await isDead(path)) dead.push(path);
  return [...links].flatMap(([key, paths]) =>
    paths
      .filter((path) => dead.includes(path))
      .map((path) => ({ key, text: `It leads to ${path}, where readers find nothing.` })),
  );
}

async function ofStories(block: Block, parts: WarningParts): Promise<FrontWarning[]> {
  if (!isListBlock(block)) return [];
  const told = block.props.items.map(async (story) => {
    const faults = [...ofHeadline(story), ...(await ofPicture(story, parts))];
    return faults.map((fault): FrontWarning => ({ key: keyOf(block), url: story.url, ...fault }));
  });
  return (await Promise.all(told)).flat();
}

type Fault = Pick<FrontWarning, "text" | "field" | "ofMany">;

function ofHeadline({ title }: StoryItem): Fault[] {
  if (title.length <= longestHeadline) return [];
  return [{ field: "title", text: `Its headline has ${title.length} letters; ${longestHeadline} fit.` }];
}

async function ofPicture(story: StoryItem, { isPictureThere }: WarningParts): Promise<Fault[]> {
  const { imageUrl, imageAlt, responsiveImages = [] } = story;
  if (imageUrl === undefined && responsiveImages.length === 0)
    return [{ text: "It has no picture.", ofMany: "have no picture." }];
  if (imageUrl !== undefined && !(await isPictureThere(imageUrl))) {
    return [{ field: "imageUrl", text: `There is no picture at ${imageUrl}.` }];
  }
  return imageAlt ? [] : [{ text: "Its picture has no alt text.", ofMany: "have a picture without alt text." }];
}
