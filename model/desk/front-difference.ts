// What one version of a front changes of another, in words.

import type { RegionName } from "../layouts/region-names.ts";
import { isHidden } from "./front-changes.ts";
import {
  isComponent,
  propsOf,
  storiesOf,
  withStories,
  type Component,
  type Front,
  type FrontModule,
  type PinnedStory,
} from "./front.ts";
import { moduleStarters } from "./module-starters.ts";
import { movesOf, placesOf } from "./moved-modules.ts";

export const regionTitles: Readonly<Record<RegionName, string>> = {
  preContent: "Top",
  leftRail: "Left rail",
  main: "Main column",
  rightRail: "Right rail",
  fullWidth: "Full width",
  postContent: "Bottom",
};

export function kindOf({ component }: FrontModule): string {
  const name = component["is"] ?? component["component"];
  return typeof name === "string" ? name : "module";
}

/** “Latest”, or what a module of its kind is called. */
export function moduleTitle(module: FrontModule): string {
  const { title } = propsOf(module.component);
  const kind = kindOf(module);
  return typeof title === "string" && title !== "" ? title : (moduleStarters[kind]?.title ?? kind);
}

export interface Difference {
  key: string;
  text: string;
  /** The end of the pin that it tells of. */
  until?: number;
}

/** What a story is called where its pin gives it no other words; undefined of one that nobody knows. */
export type StoryName = (url: string) => string | undefined;

interface Known {
  /** Keys of modules that somebody has moved: of two that have changed places it tells which one was. Where nobody knows, both are named. */
  moved?: readonly string[];
  storyName?: StoryName;
}

const nobodyKnows = () => undefined;

export function frontDifference(
  before: Front,
  after: Front,
  { moved: taken = [], storyName = nobodyKnows }: Known = {},
): Difference[] {
  const [were, are] = [placesOf(before), placesOf(after)];
  const { certain, exchanged } = movesOf(before, after, new Set(taken));
  const gone = [...were].flatMap(([key, { module }]) =>
    are.has(key) ? [] : [{ key, text: `“${moduleTitle(module)}” taken away` }],
  );
  const changed = [...are].flatMap(([key, { module, region }]) => {
    const was = were.get(key);
    if (was === undefined) return [{ key, text: `“${moduleTitle(module)}” added, ${regionTitles[region]}` }];
    const place = was.region === region ? "moved" : `moved to ${regionTitles[region]}`;
    const changes = [...(certain.has(key) ? [{ text: place }] : []), ...changesOf(was.module, module, storyName)];
    return changes.map(({ text, ...more }) => ({ key, text: `“${moduleTitle(module)}” ${text}`, ...more }));
  });
  const titleOf = (key: string) => `“${moduleTitle(are.get(key)?.module ?? { key, component: {} })}”`;
  const ordered = exchanged.flatMap((keys) => {
    const [key] = keys;
    const text = `${inWords.format(keys.map(titleOf))} ${keys.length === 2 ? "changed places" : "stand in another order"}`;
    return key === undefined ? [] : [{ key, text }];
  });
  return [...changed, ...ordered, ...gone];
}

const inWords = new Intl.ListFormat("en");

function changesOf(was: FrontModule, is: FrontModule, storyName: StoryName): Omit<Difference, "key">[] {
  const [before, after] = [storiesOf(was.component), storiesOf(is.component)];
  const namesOf = (stories: typeof before) => stories.map(({ articleUrl }) => articleUrl);
  const [old, now] = [namesOf(before), namesOf(after)];
  const kept = now.filter((url) => old.includes(url));
  const called = (stories: typeof before, url: string) => {
    const headline = pinOf(stories, url)?.title ?? storyName(url);
    return headline === undefined ? url : `“${headline}”`;
  };
  const pinned = (url: string, without = "") => {
    const until = endOf(after, url);
    const text = `pins ${called(after, url)}`;
    return until === undefined ? { text: text + without } : { text, until };
  };
  const isReordered = kept.join(" ") !== old.filter((url) => now.includes(url)).join(" ");
  return [
    ...(isHidden(was) === isHidden(is) ? [] : [{ text: isHidden(is) ? "hidden" : "shown again" }]),
    ...now.filter((url) => !old.includes(url)).map((url) => pinned(url)),
    ...old.filter((url) => !now.includes(url)).map((url) => ({ text: `no longer pins ${called(before, url)}` })),
    ...(isReordered ? [{ text: "has its stories in another order" }] : []),
    ...kept
      .filter((url) => sayingOf(before, url) !== sayingOf(after, url))
      .map((url) => ({ text: `says other words of ${called(after, url)}` })),
    ...kept.filter((url) => endOf(before, url) !== endOf(after, url)).map((url) => pinned(url, " without an end")),
    ...(bare(was.component) === bare(is.component) ? [] : [{ text: "has other settings" }]),
  ];
}

const pinOf = (stories: readonly PinnedStory[], url: string) => stories.find(({ articleUrl }) => articleUrl === url);

const sayingOf = (stories: readonly PinnedStory[], url: string) =>
  inOneOrder({ ...pinOf(stories, url), until: undefined });

/** What is no moment ends nothing. */
function endOf(stories: readonly PinnedStory[], url: string): number | undefined {
  const end = Date.parse(pinOf(stories, url)?.until ?? "");
  return Number.isNaN(end) ? undefined : end;
}

/** As text, whatever the order in which the fields of it were written. */
export function inOneOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    isComponent(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Without what is told by itself. */
function bare(component: Component): string | undefined {
  const { hidden: _, ...rest } = withStories(component, []);
  return inOneOrder(rest);
}
