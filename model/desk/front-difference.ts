// What a working copy changes, in words: against the front as it was when somebody began.

import { regionNames, type RegionName } from "../layouts/region-names.ts";
import { isHidden } from "./front-changes.ts";
import { propsOf, storiesOf, withStories, type Component, type Front, type FrontModule } from "./front.ts";
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
}

type Placed = ReadonlyMap<string, { module: FrontModule; region: RegionName }>;

function placesOf(front: Front): Placed {
  return new Map(
    regionNames.flatMap((region) => front[region].map((module) => [module.key, { module, region }] as const)),
  );
}

export function frontDifference(before: Front, after: Front): Difference[] {
  const [were, are] = [placesOf(before), placesOf(after)];
  const moved = movedKeys(before, after, were, are);
  const gone = [...were].flatMap(([key, { module }]) =>
    are.has(key) ? [] : [{ key, text: `“${moduleTitle(module)}” taken away` }],
  );
  const changed = [...are].flatMap(([key, { module, region }]) => {
    const was = were.get(key);
    if (was === undefined) return [{ key, text: `“${moduleTitle(module)}” added, ${regionTitles[region]}` }];
    const words = [
      ...(moved.has(key) ? [was.region === region ? "moved" : `moved to ${regionTitles[region]}`] : []),
      ...changesOf(was.module, module),
    ];
    return words.map((word) => ({ key, text: `“${moduleTitle(module)}” ${word}` }));
  });
  return [...changed, ...gone];
}

/** Of one region: all but the longest run of modules that still follow one another as they did. */
function movedKeys(before: Front, after: Front, were: Placed, are: Placed): Set<string> {
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
    const stayed = new Set(longestRise(now));
    now.filter((place) => !stayed.has(place)).forEach((place) => moved.add(order[place] ?? ""));
  }
  return moved;
}

/** The longest of the sequences in it that only rise. */
function longestRise(numbers: readonly number[]): number[] {
  const best: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    const before = best.filter((run, index) => index < at && (run.at(-1) ?? -1) < number);
    const longest = before.toSorted((one, other) => other.length - one.length)[0] ?? [];
    best.push([...longest, number]);
  }
  return best.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

function changesOf(was: FrontModule, is: FrontModule): string[] {
  const [before, after] = [storiesOf(was.component), storiesOf(is.component)];
  const namesOf = (stories: typeof before) => stories.map(({ articleUrl }) => articleUrl);
  const [old, now] = [namesOf(before), namesOf(after)];
  const kept = now.filter((url) => old.includes(url));
  return [
    ...(isHidden(was) === isHidden(is) ? [] : [isHidden(is) ? "hidden" : "shown again"]),
    ...now.filter((url) => !old.includes(url)).map((url) => `pins ${url}`),
    ...old.filter((url) => !now.includes(url)).map((url) => `no longer pins ${url}`),
    ...(kept.join(" ") === old.filter((url) => now.includes(url)).join(" ")
      ? []
      : ["has its stories in another order"]),
    ...kept.filter((url) => sayingOf(before, url) !== sayingOf(after, url)).map((url) => `says other words of ${url}`),
    ...(bare(was.component) === bare(is.component) ? [] : ["has other settings"]),
  ];
}

const sayingOf = (stories: ReturnType<typeof storiesOf>, url: string) =>
  JSON.stringify(stories.find(({ articleUrl }) => articleUrl === url));

/** Without what is told by itself. */
function bare(component: Component): string {
  const { hidden: _, ...rest } = withStories(component, []);
  return JSON.stringify(rest);
}
