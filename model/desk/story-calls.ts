// The calls about stories, which are articles and videos, and what they answer with. Whoever is at the desk looks; editors change.

import type { CorrectionKind } from "../stories/correction-kinds.ts";

export const storyCalls = {
  "stories.find": { method: "GET", path: "/stories", needs: "see" },
  "stories.open": { method: "GET", path: "/stories/:type/:id", needs: "see" },
  /** The page as readers would get it, with what is typed; sent by a form into a frame, as `draft`. */
  "stories.page": { method: "POST", path: "/stories/:type/:id/page", needs: "see" },
  /** What whoever publishes it should know first. */
  "stories.check": { method: "POST", path: "/stories/:type/:id/check", needs: "see" },
  "stories.change": { method: "PUT", path: "/stories/:type/:id", needs: "stories" },
  "stories.withdraw": { method: "DELETE", path: "/stories/:type/:id", needs: "stories" },
  "stories.correct": { method: "PUT", path: "/stories/:type/:id/corrections/:correction", needs: "stories" },
  "stories.uncorrect": { method: "DELETE", path: "/stories/:type/:id/corrections/:correction", needs: "stories" },
  "stories.time": { method: "PUT", path: "/stories/:type/:id/time", needs: "stories" },
  "stories.move": { method: "PUT", path: "/stories/:type/:id/address", needs: "stories" },
  /** An older address that is to lead there no more. */
  "stories.drop-address": { method: "DELETE", path: "/stories/:type/:id/address", needs: "stories" },
  "stories.versions": { method: "GET", path: "/stories/:type/:id/versions", needs: "see" },
  "stories.version": { method: "GET", path: "/stories/:type/:id/versions/:number", needs: "see" },
  /** Of one that was withdrawn too: it comes back whole. */
  "stories.restore": { method: "POST", path: "/stories/:type/:id/versions/:number", needs: "stories" },
} as const;

export const storyTypes = ["article", "video"] as const;
export type StoryType = (typeof storyTypes)[number];

export const storyStates = ["out", "hidden", "later", "draft", "over", "withdrawn"] as const;

/** Whether readers see it, and since, from or until when, where that is known. */
export interface StoryState {
  is: (typeof storyStates)[number];
  at: number | null;
  /** Why readers do not get it at its address, where they do not. */
  why?: string;
}

/** One that a record says is its own, and at which readers get something else. */
export interface LostAddress {
  address: string;
  answeredBy: string;
}

export interface StoryLine {
  type: StoryType;
  id: string;
  title: string;
  /** Of this site; null for one that has none. */
  address: string | null;
  state: StoryState;
  section: string;
  authors: string[];
  changedAt: number | null;
  changedBy: string;
}

export interface FoundStories {
  stories: StoryLine[];
  /** There are more than are listed. */
  isMore: boolean;
  /** What is to be said where an address was asked for at which no story is. */
  nothing?: string;
}

/** What of a story is a line or two of plain words, or an address of a picture. */
export const storyFields = [
  "title",
  "dek",
  "standfirst",
  "picture",
  "alt",
  "metaTitle",
  "metaDescription",
  "socialTitle",
  "socialDescription",
] as const;
export type StoryField = (typeof storyFields)[number];

/** Empty for what the record does not say; absent for what such a record never has. */
export type StoryTexts = Partial<Record<StoryField, string>>;

export interface PictureOfPart {
  url: string;
  alt: string;
}

/** A component of the body, by its place in the record. */
export type StoryPart = {
  position: number;
  kind: string;
} & ({ is: "text"; html: string } | ({ is: "picture" } & PictureOfPart) | { is: "other"; words: string });

/** What is to be other than it stands, and nothing else. */
export interface StoryChange {
  fields: StoryTexts;
  /** By position; an empty one takes the part away. */
  texts: Record<string, string>;
  pictures: Record<string, PictureOfPart>;
}

export const noChange: StoryChange = { fields: {}, texts: {}, pictures: {} };

export interface StoryCorrection {
  id: string;
  kind: CorrectionKind;
  /** When it was made. */
  at: number;
  html: string;
  headlineBefore: string;
  major: boolean;
}

/** At a field, at a part of the body (`part 3`), or at the time or the address. */
export interface StoryWarning {
  at: string;
  text: string;
}

export const partPlace = (position: number): string => `part ${position}`;

export interface OpenStory {
  type: StoryType;
  id: string;
  /** Null for one that was withdrawn. */
  version: string | null;
  /** Of one that was withdrawn, the version that it comes back as. */
  lastNumber: number | null;
  state: StoryState;
  address: string | null;
  /** Of another site at which it stands, and where readers are sent. */
  elsewhere: string | null;
  /** Which lead there, but for those that are lost. */
  otherAddresses: string[];
  lostAddresses: LostAddress[];
  fields: StoryTexts;
  parts: StoryPart[];
  corrections: StoryCorrection[];
  publishedAt: number | null;
  expiresAt: number | null;
}

export interface CheckedStory {
  warnings: StoryWarning[];
}

export interface ChangedStory {
  version: string;
}

export interface StoryVersion {
  /** Null for what stands. */
  number: number | null;
  at: number | null;
  who: string;
  way: string;
  title: string;
  /** What it changed of the version before it, in words. */
  changed: string[];
  /** It was withdrawn. */
  isGone: boolean;
}

/** One thing that a version says, to be compared with the same of another. */
export interface SaidLine {
  /** What it is, in words. */
  place: string;
  /** By which the same of another version is found, where the place does not tell. */
  key?: string;
  /** The moment that it tells before its text. */
  at?: number;
  text: string;
}

export interface SaidVersion {
  lines: SaidLine[];
  /** Of the body, in its order. */
  body: string[];
}
