// The calls about fronts, and what they answer.

import type { Difference } from "./front-difference.ts";
import type { Front } from "./front.ts";
import type { StoryState, StoryType } from "./story-calls.ts";

export const frontCalls = {
  "fronts.list": { method: "GET", path: "/fronts", needs: "see" },
  /** Pages that have no front of their own. */
  "fronts.pages": { method: "GET", path: "/front-pages", needs: "fronts" },
  /** A new front for such a page. */
  "fronts.begin": { method: "POST", path: "/fronts", needs: "fronts" },
  "fronts.open": { method: "GET", path: "/fronts/:front", needs: "fronts" },
  "fronts.step": { method: "POST", path: "/fronts/:front/steps", needs: "fronts" },
  /** Whether a step says what can be read. */
  "fronts.check-step": { method: "POST", path: "/fronts/:front/step-check", needs: "fronts" },
  "fronts.undo": { method: "POST", path: "/fronts/:front/undo", needs: "fronts" },
  /** What was taken back last, once more. */
  "fronts.redo": { method: "POST", path: "/fronts/:front/redo", needs: "fronts" },
  "fronts.publish": { method: "POST", path: "/fronts/:front/publish", needs: "fronts" },
  "fronts.schedule": { method: "PUT", path: "/fronts/:front/schedule", needs: "fronts" },
  "fronts.discard": { method: "DELETE", path: "/fronts/:front/working-copy", needs: "fronts" },
  /** The last working copy that was discarded. */
  "fronts.bring-back": { method: "POST", path: "/fronts/:front/working-copy", needs: "fronts" },
  /** What others have made live meanwhile, into the working copy. */
  "fronts.take-in": { method: "POST", path: "/fronts/:front/live", needs: "fronts" },
  "fronts.history": { method: "GET", path: "/fronts/:front/history", needs: "fronts" },
  /** What bringing it back would change of what is live. */
  "fronts.version": { method: "GET", path: "/fronts/:front/history/:number", needs: "fronts" },
  "fronts.restore": { method: "POST", path: "/fronts/:front/history/:number", needs: "fronts" },
  /** The page of a front with the working copy on it, for the frame in which it is arranged. */
  "fronts.page": { method: "GET", path: "/fronts/:front/page", needs: "fronts" },
  "fronts.modules": { method: "GET", path: "/fronts/:front/modules", needs: "fronts" },
  "fronts.find": { method: "GET", path: "/front-stories", needs: "fronts" },
} as const;

/** A front in the list of them. */
export interface FrontLine {
  id: string;
  title: string;
  /** Of the pages it is for. */
  subtype: string;
  /** Of the one page it is for; null for a default. */
  element: string | null;
  /** What that page is called; null where it is not known. */
  name: string | null;
  /** Readers see it. */
  isLive: boolean;
  /** Steps of a working copy; 0 without one. */
  steps: number;
  publishAt: number | null;
}

/** A page that shows the front of all of its kind. */
export interface PageWithoutFront {
  subtype: string;
  /** Null for all of its kind. */
  element: string | null;
  title: string;
  /** Empty for all of its kind. */
  address: string;
}

export interface PagesWithoutFront {
  pages: PageWithoutFront[];
  isMore: boolean;
}

export interface BegunFront {
  id: string;
}

export interface OpenFront {
  front: Front;
  steps: number;
  /** Readers see it. One that they do not is published whatever it changes. */
  isLive: boolean;
  /** It was begun at the desk and never published: whoever discards it takes all of it away. */
  isNew: boolean;
  /** Of the layout that stands. */
  version: string;
  publishAt: number | null;
  publishBy: string | null;
  /** What would be left out if it were published, and why. */
  problems: string[];
  /** As the layout stands; its modules have the keys of those in the working copy. */
  live: Front;
  /** What was live when people began, and who has changed it since; null where nobody has. */
  elsewhere: ({ base: Front } & Pick<HistoryLine, "at" | "who" | "way">) | null;
  title: string;
  /** Whose steps are in the working copy. */
  workers: { name: string; steps: number }[];
  /** Keys of modules that somebody has moved. */
  moved: string[];
  /** The last working copy that was thrown away, and can be had back. */
  discarded: { at: number; name: string } | null;
  /** Who works on it. */
  people: { id: string; name: string }[];
}

/** What a step, or taking one back, has made. */
export interface FrontStep {
  step: number;
  front: Front;
}

export interface FrontVersion {
  /** Of what is live. */
  over: string;
  differences: Difference[];
}

/** What a front was; of versions before there was a history nobody knows who made them, and when. */
export interface HistoryLine {
  number: number;
  at: number | null;
  who: string;
  way: string;
  /** What it changed of the version before it. */
  changed: Difference[];
}

/** A story as a front shows it. */
export interface ShownStory {
  url: string;
  title: string;
  kicker?: string;
  dek?: string;
  imageUrl?: string;
}

/** One that a front may show, whether readers see it yet or not. */
export interface FoundStory {
  type: StoryType;
  id: string;
  url: string;
  title: string;
  state: StoryState;
}

export interface StoriesToShow {
  stories: FoundStory[];
  /** An address of another site was asked for. */
  isElsewhere: boolean;
  /** What is to be said where an address was asked for at which no story is. */
  nothing?: string;
}

/** Something that whoever publishes should know of a module, or of one story in it. */
export interface FrontWarning {
  key: string;
  url?: string;
  text: string;
  /** The same of several stories, behind their number. */
  ofMany?: string;
  /** What this front says of the story that is wrong. */
  field?: "title" | "imageUrl";
  /** A moment that belongs to it. */
  at?: number;
}

export interface ModuleOnPage {
  /** What its page calls its kind. */
  kind: string;
  stories: ShownStory[];
  /** What its query would fill in next. */
  next: ShownStory[];
}

export interface DrawnFront {
  steps: number;
  /** The page that shows this front; of several, one. */
  address: string;
  /** By key; what draws nothing is not there. */
  modules: Record<string, ModuleOnPage>;
  warnings: FrontWarning[];
  /** Nothing to read is on its page. */
  isBare: boolean;
  /** Nothing of its own is in its right rail, and readers get what stands there of itself. */
  isRailUsual: boolean;
  /** Headlines of stories that are, or were, pinned and not shown, by their addresses. */
  unseen: Record<string, string>;
}
