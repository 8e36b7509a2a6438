// A story as its record has it, read for whoever fixes it, and the record with what was fixed. What the desk does not know of it stays. Pure.

import { correctionIn } from "../../content/records/corrections.ts";
import { isOut, isVideoOut } from "../../content/records/is-out.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { parseRecord } from "../../content/records/parse-record.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { addressOfPicture } from "../../model/pictures/address-of-picture.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import type {
  OpenStory,
  StoryChange,
  StoryCorrection,
  StoryField,
  StoryState,
  StoryTexts,
  StoryType,
} from "../../model/desk/story-calls.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { videoPath } from "../../model/video/video-address.ts";
import { inlineHtml, partsOf, withParts } from "./story-parts.ts";

export type Source = Readonly<Record<string, unknown>>;
export type StoryDoc = { [T in StoryType]: { type: T; doc: RecordDocs[T] } }[StoryType];

/** What the fields of the desk are in records. */
const namesIn: { readonly [T in StoryType]: Partial<Record<StoryField, string>> } = {
  article: {
    title: "title",
    dek: "dek",
    standfirst: "standfirst",
    picture: "thumbnail",
    alt: "imageAlt",
    metaTitle: "meta_title",
    metaDescription: "meta_description",
    socialTitle: "social_title",
    socialDescription: "social_description",
  },
  video: { title: "title", dek: "description", picture: "thumbnail", alt: "imageAlt" },
};

/** The field of the desk that a fault of the record is about; the record's own name for others. */
export function fieldOfFault(type: StoryType, name: string): string {
  const names = namesIn[type];
  return keysOf(names).find((field) => names[field] === name) ?? name;
}

/** Undefined for one that a newer version of the site, or nobody, could read. */
export function storyDoc(type: StoryType, source: string): StoryDoc | undefined {
  const parsed = parseRecord(source);
  if (!("ok" in parsed) || parsed.ok.type !== type) return undefined;
  const { doc } = parsed.ok;
  return type === "article" ? { type, doc: JSON.parse(doc) } : { type, doc: JSON.parse(doc) };
}

/** The path of this site at which it stands. */
export function addressOf({ type, doc }: StoryDoc): string | null {
  if (type === "video") return videoPath(doc.external_id ?? doc.id);
  if (isExternal(doc.canonical_url)) return null;
  const path = sitePath(doc.canonical_url);
  return path === undefined ? null : spellPath(path);
}

/** The address of another site at which it stands. */
export function elsewhereOf({ type, doc }: StoryDoc): string | null {
  return type === "article" && isExternal(doc.canonical_url) ? doc.canonical_url : null;
}

/** Which are to lead there. */
export function olderAddresses({ type, doc }: StoryDoc): string[] {
  return type === "article" ? [...(doc.urls ?? []), ...(doc.short_urls ?? [])] : [];
}

export function stateOf(story: StoryDoc, now: number): StoryState {
  const { type, doc } = story;
  const { published } = doc;
  const from = publishedAt(story);
  const until = instantOf(doc.expiration_date);
  const isSeen = type === "article" ? isOut(doc, now) : isVideoOut(doc, now);
  if (!published) return { is: "draft", at: null };
  if (until !== undefined && until <= now) return { is: "over", at: until };
  return isSeen ? { is: "out", at: from } : { is: "later", at: from };
}

function publishedAt({ type, doc }: StoryDoc): number | null {
  const dates = type === "article" ? [doc.publication_date] : [doc.publication_date, doc.last_published_date];
  return dates.map((date) => instantOf(date)).find((at) => at !== undefined) ?? null;
}

export function openStory(
  story: StoryDoc,
  source: Source,
  now: number,
): Omit<OpenStory, "version" | "lastNumber" | "lostAddresses"> {
  const { type, doc } = story;
  return {
    type,
    id: doc.id,
    state: stateOf(story, now),
    address: addressOf(story),
    elsewhere: elsewhereOf(story),
    otherAddresses: olderAddresses(story),
    fields: fieldsIn(type, source),
    parts: type === "article" ? partsOf(source["components"]) : [],
    corrections: correctionsIn(source),
    publishedAt: publishedAt(story),
    expiresAt: instantOf(doc.expiration_date) ?? null,
  };
}

function fieldsIn(type: StoryType, source: Source): StoryTexts {
  const names = namesIn[type];
  return Object.fromEntries(
    keysOf(names).map((field) => {
      const value = source[names[field] ?? ""];
      return [field, textOf(field === "picture" ? addressOfPicture(value) : value)];
    }),
  );
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function withChange(type: StoryType, source: Source, change: StoryChange): Source {
  const names = namesIn[type];
  const changed: Record<string, unknown> = { ...source };
  for (const field of keysOf(change.fields)) {
    const name = names[field];
    const value = change.fields[field]?.trim();
    if (name === undefined || value === undefined) continue;
    if (value === "") delete changed[name];
    else if (field !== "picture" || addressOfPicture(source[name]) !== value) changed[name] = value;
  }
  const isBodyTouched = Object.keys({ ...change.texts, ...change.pictures }).length > 0;
  if (type === "article" && isBodyTouched) changed["components"] = withParts(source["components"], change);
  return changed;
}

function correctionEntries(source: Source): unknown[] {
  const { corrections } = source;
  return Array.isArray(corrections) ? corrections : [];
}

/** Newest first. */
export function correctionsIn(source: Source): StoryCorrection[] {
  return correctionEntries(source)
    .flatMap((entry) => correctionIn(entry) ?? [])
    .map(({ id, kind, date, text = "", headlineBefore = "", major }) => ({
      id,
      kind,
      at: instantOf(date) ?? 0,
      html: text,
      headlineBefore,
      major,
    }))
    .toSorted((one, other) => other.at - one.at);
}

/** In the place of the one of its id, or before all others. */
export function withCorrection(source: Source, { id, at, html, headlineBefore, ...said }: StoryCorrection): Source {
  const text = inlineHtml(html);
  const entry = {
    id,
    ...said,
    date: new Date(at).toISOString(),
    ...(text !== "" && { text }),
    ...(headlineBefore !== "" && { headlineBefore }),
  };
  const entries = correctionEntries(source);
  const place = entries.findIndex((one) => correctionIn(one)?.id === id);
  return { ...source, corrections: place === -1 ? [entry, ...entries] : entries.with(place, entry) };
}

export function withoutCorrection(source: Source, id: string): Source {
  return { ...source, corrections: correctionEntries(source).filter((entry) => correctionIn(entry)?.id !== id) };
}

export interface AskedTime {
  /** Not out, whatever the moments say. */
  isDraft: boolean;
  /** From when readers see it; null: as it was, and now where that is later or nothing. */
  from: number | null;
  /** Until when; null for ever. */
  until: number | null;
}

export function withTime(type: StoryType, source: Source, { isDraft, from, until }: AskedTime, now: number): Source {
  const { expiration_date: _until, ...rest } = source;
  const ends = until === null ? {} : { expiration_date: new Date(until).toISOString() };
  if (isDraft) return { ...rest, ...ends, published: false };
  const before = momentIn(source["publication_date"]);
  const at = from ?? (before !== undefined && before <= now ? before : now);
  const lasting = momentIn(source["last_published_date"]);
  // A video goes by the later of the two; what was never published has zeros there.
  const isMoved = type === "video" && (lasting === undefined || lasting > at);
  return {
    ...rest,
    ...ends,
    published: true,
    publication_date: at === before ? source["publication_date"] : new Date(at).toISOString(),
    ...(isMoved && { last_published_date: new Date(at).toISOString() }),
  };
}

function momentIn(value: unknown): number | undefined {
  return typeof value === "number" ? value : typeof value === "string" ? instantOf(value) : undefined;
}
