// A front as the desk works on it: the modules of a layout by region, each with a key that stays while it is moved, changed or hidden.

import { eachRegion, type RegionName } from "../layouts/region-names.ts";

/** As a layout has it: `is` or `component` names its kind, `props` is what it shows. */
export type Component = Readonly<Record<string, unknown>>;

export interface FrontModule {
  key: string;
  component: Component;
}

export type Front = Readonly<Record<RegionName, readonly FrontModule[]>>;

/** A story that an editor put into a list, with what this front says of it. */
export interface PinnedStory {
  articleUrl: string;
  title?: string;
  dek?: string;
  imageUrl?: string;
  /** The kicker. */
  pillOverride?: string;
  /** An instant from which on it is not pinned any more. */
  until?: string;
}

const rawNames: Readonly<Record<RegionName, string>> = {
  preContent: "pre-content",
  leftRail: "left-rail",
  main: "main",
  rightRail: "right-rail",
  fullWidth: "full-width",
  postContent: "post-content",
};

/** Layouts name their regions in one of two ways. */
const nameIn = (layout: Component, region: RegionName) => (layout[region] === undefined ? rawNames[region] : region);

export function frontOf(layout: Component): Front {
  return eachRegion((region) => {
    const given = layout[nameIn(layout, region)];
    const list = Array.isArray(given) ? given : given === undefined ? [] : [given];
    return list.filter(isComponent).map((component, place) => ({ key: `${region}-${place}`, component }));
  });
}

/** The layout with these modules instead of its own. */
export function layoutWith(layout: Component, front: Front): Component {
  const without = Object.fromEntries(
    Object.entries(layout).filter(([name]) => !Object.entries(rawNames).some((names) => names.includes(name))),
  );
  const regions = eachRegion((region) => front[region].map(({ component }) => component));
  const written = Object.entries(regions).filter(([, modules]) => modules.length > 0);
  return { ...without, ...Object.fromEntries(written) };
}

export function isComponent(given: unknown): given is Component {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}

export function propsOf({ props }: Component): Component {
  return isComponent(props) ? props : {};
}

export function storiesOf(component: Component): PinnedStory[] {
  const { searchCriteria } = propsOf(component);
  const given = isComponent(searchCriteria) ? searchCriteria["fixedArticles"] : undefined;
  return Array.isArray(given) ? given.filter(isPinned) : [];
}

export function withStories(component: Component, stories: readonly PinnedStory[]): Component {
  const props = propsOf(component);
  const criteria = isComponent(props["searchCriteria"]) ? props["searchCriteria"] : {};
  return { ...component, props: { ...props, searchCriteria: { ...criteria, fixedArticles: stories } } };
}

function isPinned(given: unknown): given is PinnedStory {
  return isComponent(given) && typeof given["articleUrl"] === "string";
}
