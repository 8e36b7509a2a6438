// What is typed over a story and not saved yet: only what is to be other than it stands, with what it was before, so that what somebody else has
// made of it meanwhile is seen. Pure.

import {
  noChange,
  partPlace,
  type OpenStory,
  type PictureOfPart,
  type StoryChange,
  type StoryField,
  type StoryPart,
} from "../../../model/desk/story-calls.ts";
import { keysOf } from "../../../model/fields/keys-of.ts";

export interface StoryDraft {
  change: StoryChange;
  /** The version that it was typed over. */
  over: string | null;
  /** What the touched places said then. */
  before: Readonly<Record<string, string>>;
  /** Words for parts that are gone. */
  homeless: readonly string[];
  /** Readers are told what the headline read before: the note's id, and when. */
  told: { id: string; at: number } | null;
}

type StoryAsOpened = Pick<OpenStory, "fields" | "parts" | "version">;

export const emptyDraft = ({ version }: Pick<OpenStory, "version">): StoryDraft => ({
  change: noChange,
  over: version,
  before: {},
  homeless: [],
  told: null,
});

export function isEmpty({ change: { fields, texts, pictures }, homeless }: StoryDraft): boolean {
  return Object.keys({ ...fields, ...texts, ...pictures }).length === 0 && homeless.length === 0;
}

const partText = (part: StoryPart): string =>
  part.is === "text" ? part.html : part.is === "picture" ? `${part.url}\n${part.alt}` : part.words;

const without = <T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== name));

/** Noted with what it was, unless it is that again. */
function noted(draft: StoryDraft, place: string, was: string, isSame: boolean): Pick<StoryDraft, "before"> {
  const rest = without(draft.before, place);
  return { before: isSame ? rest : { ...rest, [place]: was } };
}

export function withField(draft: StoryDraft, story: StoryAsOpened, field: StoryField, value: string): StoryDraft {
  const was = story.fields[field] ?? "";
  const isSame = value === was;
  const fields = { ...without(draft.change.fields, field), ...(!isSame && { [field]: value }) };
  return { ...draft, over: story.version, change: { ...draft.change, fields }, ...noted(draft, field, was, isSame) };
}

export function withText(draft: StoryDraft, story: StoryAsOpened, position: number, html: string): StoryDraft {
  const part = story.parts[position];
  const was = part === undefined ? "" : partText(part);
  const isSame = html === was;
  const texts = { ...without(draft.change.texts, String(position)), ...(!isSame && { [position]: html }) };
  const place = partPlace(position);
  return { ...draft, over: story.version, change: { ...draft.change, texts }, ...noted(draft, place, was, isSame) };
}

export function withPicture(
  draft: StoryDraft,
  story: StoryAsOpened,
  position: number,
  picture: PictureOfPart,
): StoryDraft {
  const part = story.parts[position];
  const was = part === undefined ? "" : partText(part);
  const isSame = `${picture.url}\n${picture.alt}` === was;
  const pictures = { ...without(draft.change.pictures, String(position)), ...(!isSame && { [position]: picture }) };
  const place = partPlace(position);
  return { ...draft, over: story.version, change: { ...draft.change, pictures }, ...noted(draft, place, was, isSame) };
}

/** What was typed while the rest was on its way to the server. */
export function withoutSaved(draft: StoryDraft, { change: saved, told }: StoryDraft): StoryDraft {
  const { fields, texts, pictures } = draft.change;
  const rest: StoryChange = {
    fields: otherThan(fields, saved.fields),
    texts: otherThan(texts, saved.texts),
    pictures: otherThan(pictures, saved.pictures),
  };
  return { ...draft, change: rest, told: draft.told?.id === told?.id ? null : draft.told };
}

function otherThan<T>(typed: Readonly<Record<string, T>>, saved: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(typed).filter(([place, value]) => JSON.stringify(saved[place]) !== JSON.stringify(value)),
  );
}

/** On what stands now: parts go where what they were has gone. */
export function rebased(draft: StoryDraft, story: StoryAsOpened): StoryDraft {
  if (draft.over === story.version) return draft;
  const { fields, texts, pictures } = draft.change;
  let moved: StoryDraft = {
    ...emptyDraft(story),
    change: { fields, texts: {}, pictures: {} },
    before: Object.fromEntries(keysOf(fields).map((field) => [field, draft.before[field] ?? ""])),
    homeless: draft.homeless,
    told: draft.told,
  };
  for (const [from, html] of Object.entries(texts)) {
    const was = draft.before[partPlace(Number(from))] ?? "";
    const to = placeNow(story, Number(from), was, "text");
    moved =
      to === undefined
        ? { ...moved, homeless: [...moved.homeless, html] }
        : withChangeAt(moved, "texts", to, html, was);
  }
  for (const [from, picture] of Object.entries(pictures)) {
    const was = draft.before[partPlace(Number(from))] ?? "";
    const to = placeNow(story, Number(from), was, "picture");
    if (to !== undefined) moved = withChangeAt(moved, "pictures", to, picture, was);
  }
  return moved;
}

function withChangeAt(
  draft: StoryDraft,
  kind: "texts" | "pictures",
  position: number,
  value: string | PictureOfPart,
  was: string,
): StoryDraft {
  return {
    ...draft,
    change: { ...draft.change, [kind]: { ...draft.change[kind], [position]: value } },
    before: { ...draft.before, [partPlace(position)]: was },
  };
}

/** Where the same part stands now; where it was, if one of its kind is there; else nowhere. */
function placeNow({ parts }: StoryAsOpened, from: number, was: string, is: StoryPart["is"]): number | undefined {
  const same = parts
    .filter((part) => part.is === is && partText(part) === was)
    .toSorted((one, other) => Math.abs(one.position - from) - Math.abs(other.position - from))[0];
  if (same !== undefined) return same.position;
  return parts[from]?.is === is ? from : undefined;
}

/** What somebody else has made of the touched places, by place. */
export function clashesOf({ before }: StoryDraft, { fields, parts }: StoryAsOpened): Record<string, string> {
  const now: Record<string, string> = { ...fields };
  for (const part of parts) now[partPlace(part.position)] = partText(part);
  return Object.fromEntries(
    Object.entries(before).flatMap(([place, was]) => {
      const stands = now[place] ?? "";
      return stands === was ? [] : [[place, stands]];
    }),
  );
}
