// What one version of a front changes of another, in words.

import { regionNames, type RegionName } from "../layouts/region-names.ts";
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

/** Modules by their keys. */
export type Placed = ReadonlyMap<string, { module: FrontModule; region: RegionName }>;

export function placesOf(front: Front): Placed {
  return new Map(
    regionNames.flatMap((region) => front[region].map((module) => [module.key, { module, region }] as const)),
  );
}

/** What a story is called where its pin gives it no other words; undefined of one that nobody knows. */
export type StoryName = (url: string) => string | undefined;

interface Known {
  /** Keys of modules that somebody has moved: of two that have changed places it tells which one was. */
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
  const moved = movedKeys(before, after, new Set(taken));
  const gone = [...were].flatMap(([key, { module }]) =>
    are.has(key) ? [] : [{ key, text: `“${moduleTitle(module)}” taken away` }],
  );
  const changed = [...are].flatMap(([key, { module, region }]) => {
    const was = were.get(key);
    if (was === undefined) return [{ key, text: `“${moduleTitle(module)}” added, ${regionTitles[region]}` }];
    const place = was.region === region ? "moved" : `moved to ${regionTitles[region]}`;
    const changes = [...(moved.has(key) ? [{ text: place }] : []), ...changesOf(was.module, module, storyName)];
    return changes.map(({ text, ...more }) => ({ key, text: `“${moduleTitle(module)}” ${text}`, ...more }));
  });
  return [...changed, ...gone];
}

/** Of one region: all but the longest run of modules that still follow one another as they did. */
export function movedKeys(before: Front, after: Front, taken: ReadonlySet<string> = new Set()): Set<string> {
  const [were, are] = [placesOf(before), placesOf(after)];
  const moved = new Set(
    [...are].flatMap(([key, { region }]) => (were.has(key) && were.get(key)?.region !== region ? [key] : [])),
  );
  for (const region of regionNames) {
    const isIn =
      (places: Placed) =>
      ({ key }: FrontModule) =>
        places.get(key)?.region === region;
    const order = before[region].filter(isIn(are)).map(({ key }) => key);
    const now = after[region].filter(isIn(were)).map(({ key }) => order.indexOf(key));
    const stayed = new Set(longestRise(now, (place) => taken.has(order[place] ?? "")));
    now.filter((place) => !stayed.has(place)).forEach((place) => moved.add(order[place] ?? ""));
  }
  return moved;
}

/** The longest of the sequences in it that only rise; of several the one with the fewest that are `unlikely` to belong to it. */
function longestRise(numbers: readonly number[], unlikely: (number: number) => boolean): number[] {
  const best: number[][] = [];
  const worse = (one: number[], other: number[]) =>
    other.length - one.length || one.filter(unlikely).length - other.filter(unlikely).length;
  for (const number of numbers) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < number);
    const longest = before.toSorted(worse)[0] ?? [];
    best.push([...longest, number]);
  }
  return best.toSorted(worse)[0] ?? [];
}

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
