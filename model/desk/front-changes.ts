// What people do to a front, one step at a time. Each step names what it is done to, so that steps of several people follow one another in any
// order; one that has lost its object is refused. Every step knows the one that takes it back.

import { regionNames, type RegionName } from "../layouts/region-names.ts";
import {
  propsOf,
  storiesOf,
  withStories,
  type Component,
  type Front,
  type FrontModule,
  type PinnedStory,
} from "./front.ts";

export interface Place {
  region: RegionName;
  /** The key of the module it stands before; null at the end. */
  before: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

export type FrontChange =
  | { do: "add"; key: string; component: Component; at: Place }
  | { do: "remove"; key: string }
  | { do: "move"; key: string; at: Place }
  | { do: "hide" | "show"; key: string }
  /** Single props of a module; null takes one away. */
  | { do: "set"; key: string; props: Fields }
  /** Before the story of that address; null at the end. */
  | { do: "pin"; key: string; story: PinnedStory; before: string | null }
  | { do: "unpin"; key: string; url: string }
  /** What this front says of a story; null takes one away. */
  | { do: "story"; key: string; url: string; fields: Fields }
  /** Takes along what this front says of it. One that a query found is pinned where it is put. */
  | { do: "move-story"; key: string; url: string; to: { key: string; before: string | null } };

export type ChangeResult = { front: Front; undo: FrontChange } | { fault: string };

export const changeFaults = {
  gone: "Somebody has taken this module away.",
  placeGone: "The place is not there any more: somebody has moved what stood there.",
  taken: "There is a module of this key already.",
  notPinned: "Somebody has taken this story away.",
  pinned: "This story stands in this list already.",
  before: "A story cannot stand before itself.",
} as const;

export function applyChange(front: Front, change: FrontChange): ChangeResult {
  if (change.do === "add") return added(front, change);
  const found = moduleIn(front, change.key);
  return found === undefined ? { fault: changeFaults.gone } : changedModule(front, found, change);
}

function changedModule(front: Front, found: Found, change: Exclude<FrontChange, { do: "add" }>): ChangeResult {
  switch (change.do) {
    case "remove":
      return {
        front: without(front, change.key),
        undo: { do: "add", key: change.key, component: found.module.component, at: found.place },
      };
    case "move":
      return moved(front, found, change.at);
    case "hide":
    case "show":
      return {
        front: withComponent(front, found, hidden(found.module.component, change.do === "hide")),
        undo: { do: isHidden(found.module) ? "hide" : "show", key: change.key },
      };
    case "set":
      return setProps(front, found, change.props);
    case "pin":
      return pinned(front, found, change.story, change.before);
    case "unpin":
    case "story":
      return changedStory(front, found, change);
    case "move-story":
      return movedStory(front, found, change);
    default:
      return change satisfies never;
  }
}

export function isHidden({ component }: FrontModule): boolean {
  return component["hidden"] === true;
}

interface Found {
  module: FrontModule;
  place: Place;
}

function moduleIn(front: Front, key: string): Found | undefined {
  for (const region of regionNames) {
    const at = front[region].findIndex((module) => module.key === key);
    const module = front[region][at];
    if (module !== undefined) return { module, place: { region, before: front[region][at + 1]?.key ?? null } };
  }
  return undefined;
}

function without(front: Front, key: string): Front {
  const { place } = moduleIn(front, key) ?? {};
  return place === undefined
    ? front
    : { ...front, [place.region]: front[place.region].filter((module) => module.key !== key) };
}

/** Undefined where the place is gone. */
function placed(front: Front, module: FrontModule, { region, before }: Place): Front | undefined {
  const list = front[region];
  const at = before === null ? list.length : list.findIndex(({ key }) => key === before);
  return at === -1 ? undefined : { ...front, [region]: list.toSpliced(at, 0, module) };
}

function added(front: Front, { key, component, at }: FrontChange & { do: "add" }): ChangeResult {
  if (moduleIn(front, key) !== undefined) return { fault: changeFaults.taken };
  const after = placed(front, { key, component }, at);
  return after === undefined ? { fault: changeFaults.placeGone } : { front: after, undo: { do: "remove", key } };
}

function moved(front: Front, { module, place }: Found, at: Place): ChangeResult {
  // Before itself is where it stands.
  if (at.before === module.key) return { front, undo: { do: "move", key: module.key, at: place } };
  const after = placed(without(front, module.key), module, at);
  if (after === undefined) return { fault: changeFaults.placeGone };
  return { front: after, undo: { do: "move", key: module.key, at: place } };
}

function withComponent(front: Front, { module, place: { region } }: Found, component: Component): Front {
  const changed = front[region].map((one) => (one.key === module.key ? { ...one, component } : one));
  return { ...front, [region]: changed };
}

function hidden(component: Component, isHiddenNow: boolean): Component {
  return assigned(component, { hidden: isHiddenNow || null });
}

function assigned(before: Fields, fields: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null));
}

/** What brings back the fields that are about to change. */
function fieldsBefore(before: Fields, fields: Fields): Fields {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, before[name] ?? null]));
}

function setProps(front: Front, found: Found, props: Fields): ChangeResult {
  const { key, component } = found.module;
  const before = propsOf(component);
  return {
    front: withComponent(front, found, { ...component, props: assigned(before, props) }),
    undo: { do: "set", key, props: fieldsBefore(before, props) },
  };
}

function pinned(front: Front, found: Found, story: PinnedStory, before: string | null): ChangeResult {
  const { key, component } = found.module;
  const stories = storiesOf(component);
  if (stories.some(({ articleUrl }) => articleUrl === story.articleUrl)) return { fault: changeFaults.pinned };
  const at = before === null ? stories.length : stories.findIndex(({ articleUrl }) => articleUrl === before);
  if (at === -1) return { fault: changeFaults.notPinned };
  return {
    front: withComponent(front, found, withStories(component, stories.toSpliced(at, 0, story))),
    undo: { do: "unpin", key, url: story.articleUrl },
  };
}

function changedStory(front: Front, found: Found, change: FrontChange & { do: "unpin" | "story" }): ChangeResult {
  const { key, component } = found.module;
  const stories = storiesOf(component);
  const at = stories.findIndex(({ articleUrl }) => articleUrl === change.url);
  const story = stories[at];
  if (story === undefined) return { fault: changeFaults.notPinned };
  if (change.do === "unpin") {
    const before = stories[at + 1]?.articleUrl ?? null;
    return {
      front: withComponent(front, found, withStories(component, stories.toSpliced(at, 1))),
      undo: { do: "pin", key, story, before },
    };
  }
  const { articleUrl, ...said } = story;
  const after: PinnedStory = { ...assigned(said, change.fields), articleUrl };
  return {
    front: withComponent(front, found, withStories(component, stories.with(at, after))),
    undo: { do: "story", key, url: change.url, fields: fieldsBefore(said, change.fields) },
  };
}

function movedStory(front: Front, found: Found, { key, url, to }: FrontChange & { do: "move-story" }): ChangeResult {
  const stories = storiesOf(found.module.component);
  const at = stories.findIndex(({ articleUrl }) => articleUrl === url);
  const story = stories[at] ?? { articleUrl: url };
  if (key === to.key && url === to.before) return { fault: changeFaults.before };
  const taken =
    at === -1 ? front : withComponent(front, found, withStories(found.module.component, stories.toSpliced(at, 1)));
  const goal = moduleIn(taken, to.key);
  if (goal === undefined) return { fault: changeFaults.gone };
  const result = pinned(taken, goal, story, to.before);
  if ("fault" in result || at === -1) return result;
  const back = { key, before: stories[at + 1]?.articleUrl ?? null };
  return { front: result.front, undo: { do: "move-story", key: to.key, url, to: back } };
}
