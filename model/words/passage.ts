// What a block says, passage by passage. Whoever reads a story as text reads these: search, the text edition, structured data, reading time,
// and the voice that reads aloud.

import { plainText } from "../html/plain-text.ts";
import type { SafeHtml } from "../html/safe-html.ts";

/** The story itself, in order. */
interface StoryPassages {
  paragraph: { html: SafeHtml };
  heading: { html: SafeHtml; level: number };
  /** Pulled out of the story and shown large. */
  quote: { html: SafeHtml; author?: string };
  list: { items: readonly SafeHtml[]; ordered: boolean };
  /** Markup with paragraphs, lists and the like of its own. */
  prose: { html: SafeHtml };
  /** A picture of a gallery: in a slideshow the captions are the story. */
  slide: { caption?: SafeHtml; title?: string };
}

/** What stands beside it: figures, boxes, modules. */
interface OtherPassages {
  picture: { caption?: SafeHtml; alt?: string };
  /** Without an address it can be watched in its story alone. */
  video: { title?: string; url?: string; caption?: SafeHtml };
  table: { caption?: string; header?: readonly SafeHtml[]; rows: readonly SafeHtml[][] };
  /** Tables, terms and the like in markup of their own. */
  figures: { html: SafeHtml };
  box: { passages: readonly Passage[] };
  title: { text: string };
  note: { text: string };
  bio: { html: SafeHtml };
  links: { links: readonly WordedLink[] };
  /** Drawn by another site. */
  chart: { title: string };
}

/** What readers are invited to do. Told in the text edition; no story is found by it, and no partner is sent it. */
interface InvitingPassages {
  /** To be filled in or switched on the full page. */
  control: { title: string; about?: string; choices?: readonly string[] };
  /** An offer of the publisher's own. */
  promo: { label: string; text: string; url: string; about?: string };
}

export interface WordedLink {
  text: string;
  url?: string;
  /** What it leads to, where the words do not say. */
  thing?: "Document";
}

interface Passages extends StoryPassages, OtherPassages, InvitingPassages {}

export type PassageKind = keyof Passages;
export type PassageOf<K extends PassageKind> = { [Kind in K]: { is: Kind } & Passages[Kind] }[K];
export type Passage = PassageOf<PassageKind>;

/** What somebody makes of every kind of passage. */
export type PerPassage<T> = { readonly [K in PassageKind]: (passage: PassageOf<K>) => T };

export function passageWith<T, K extends PassageKind>(table: PerPassage<T>, passage: PassageOf<K>): T {
  return table[passage.is](passage);
}

const storyKinds: ReadonlySet<PassageKind> = new Set<keyof StoryPassages>([
  "paragraph",
  "heading",
  "quote",
  "list",
  "prose",
  "slide",
]);

export function isOfStory({ is }: Passage): boolean {
  return storyKinds.has(is);
}

const invitingKinds: ReadonlySet<PassageKind> = new Set<keyof InvitingPassages>(["control", "promo"]);

export function isInvitation({ is }: Passage): boolean {
  return invitingKinds.has(is);
}

/** Read aloud: the story without its pictures and without what it says twice. */
export function isSpoken(passage: Passage): boolean {
  return isOfStory(passage) && passage.is !== "slide" && passage.is !== "quote";
}

/** Without markup; empty where there is nothing to read. */
export function plainWords(passage: Passage): string {
  return passageWith(texts, passage)
    .filter((text) => text !== undefined && text !== "")
    .join(" ");
}

const marked = ({ html }: { html: SafeHtml }) => [plainText(html)];
const captioned = ({ title, caption = "" }: { title?: string; caption?: string }) => [title, plainText(caption)];

const texts: PerPassage<(string | undefined)[]> = {
  paragraph: marked,
  heading: marked,
  prose: marked,
  figures: marked,
  bio: marked,
  quote: ({ html, author }) => [plainText(html), author],
  list: ({ items }) => items.map(plainText),
  slide: captioned,
  video: captioned,
  picture: ({ caption = "" }) => [plainText(caption)],
  table: ({ caption, header = [], rows }) => [caption, ...[...header, ...rows.flat()].map(plainText)],
  box: ({ passages }) => passages.map(plainWords),
  title: ({ text }) => [text],
  note: ({ text }) => [text],
  links: ({ links }) => links.map(({ text }) => text),
  chart: ({ title }) => [title],
  control: ({ title, about, choices = [] }) => [title, about, ...choices],
  promo: ({ label, text, about }) => [label, text, about],
};
