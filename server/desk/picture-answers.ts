// Pictures at the desk: which there are, a new one, what is known of one and what it was, and what names it. A file is judged where those of the
// content API are (`content/media/`).

import { z } from "zod";
import { addMedia } from "../../content/media/add-media.ts";
import type { MediaStore } from "../../content/media/media-store.ts";
import { tooLarge } from "../../content/media/store-file.ts";
import { uploadName } from "../../content/media/upload-name.ts";
import { parseRecord, type ParsedRecord } from "../../content/records/parse-record.ts";
import type { Store } from "../../content/store/store.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { fileNameOf } from "../../model/desk/picture-name.ts";
import {
  wordsHeader,
  type AddedPicture,
  type ChangedPicture,
  type OpenPicture,
  type PictureField,
  type PictureLine,
  type PictureList,
  type PictureState,
  type PictureThere,
  type PictureUses,
  type PictureVersion,
} from "../../model/desk/picture-calls.ts";
import { HttpError } from "../../model/http-error.ts";
import type { IsPictureThere } from "../images/picture-there.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { useOfRecord } from "./picture-uses.ts";

const listPage = 24;
const historyPage = 50;
const longest = 2_000;

const text = z.string().trim().max(longest);
const share = z.number().min(0).max(1);
const sentWords = z.object({ alt: text, credit: text, caption: text });
const sentChange = sentWords.extend({
  focalPoint: z.object({ x: share, y: share }).nullable(),
  /** The version that was seen. */
  over: z.string(),
});

const noPicture = refused(404, "There is no such picture.");
const noAlt: Faults = { alt: "is missing: say what the picture shows" };

type Faults = Partial<Record<PictureField, string>>;

export interface PictureParts {
  store: Store;
  media: MediaStore;
  isPictureThere: IsPictureThere;
  now: () => number;
}

export function pictureAnswers({ store, media: files, isPictureThere, now }: PictureParts): AnswersOf<"pictures"> {
  const noted = noteIn(store.desk);
  const nameOf = (asking: AskingPerson) => ({ type: "media" as const, id: param(asking, "picture") });

  return {
    "pictures.list": async ({ context }) => {
      const before = Number(context.req.query("before"));
      const { pictures, next = null } = await store.pictures({
        search: (context.req.query("search") ?? "").slice(0, longest),
        size: listPage,
        ...(Number.isSafeInteger(before) && before > 0 && { before }),
      });
      const lines = pictures.map(({ doc, at, who }): PictureLine => {
        const { alt = "", credit = "", caption = "" } = doc;
        return { id: doc.id, address: addressOf(doc.path), alt, credit, caption, at, who: who ?? "" };
      });
      const list: PictureList = { pictures: lines, next };
      return { body: list };
    },

    "pictures.there": async ({ context }) => {
      const address = (context.req.query("address") ?? "").slice(0, longest);
      const body: PictureThere = { isThere: await isPictureThere(address) };
      return { body };
    },

    "pictures.open": async (asking) => {
      const open = await openPicture(store, nameOf(asking).id);
      return open === undefined ? noPicture : { body: open };
    },

    "pictures.add": async (asking): Promise<CallAnswer> => {
      const { req } = asking.context;
      const path = `${monthFolder(now())}/${fileNameOf(param(asking, "name"))}`;
      const { kind } = uploadName(path);
      if (!kind.type.startsWith("image/")) throw new HttpError("is no picture", 415);
      if (Number(req.header("content-length") ?? 0) > kind.mostBytes) throw tooLarge(kind.mostBytes);
      const words = sentWords.safeParse(wordsIn(req.header(wordsHeader)));
      if (!words.success) return refused(422, `Words, credit and caption are needed, of ${longest} letters at most.`);
      if (words.data.alt === "") return refusedFields(noAlt);
      const there = await store.byPath("media", `/uploads/${path}`);
      if (there !== undefined) return answerThere(there.id, isSaid(stateOf(there), words.data));
      const { id, bytes } = await addMedia({
        media: files,
        store,
        path,
        chunks: req.raw.body ?? nothing(),
        words: words.data,
        // A file of this name without a record is the same one, from a call that did not come to its end: names have a mark of the bytes.
        by: byPerson(asking),
      });
      await noted(asking, "added-picture", `media/${id}`, { bytes, ...words.data });
      const added: AddedPicture = { id, outcome: "new" };
      return { body: added };
    },

    "pictures.change": async (asking): Promise<CallAnswer> => {
      const given = sentChange.safeParse(asking.input);
      if (!given.success) return refused(422, "Words, credit, caption, a focal point and what was seen are needed.");
      const { over, focalPoint, ...words } = given.data;
      if (words.alt === "") return refusedFields(noAlt);
      const name = nameOf(asking);
      const standing = await store.standing(name);
      if (standing === undefined) return noPicture;
      const parsed = parseRecord(changedSource(standing.source, { ...words, focalPoint }));
      if (!("ok" in parsed)) return refusedFields(faultsOf(parsed));
      const result = await store.write([{ put: parsed.ok }], {
        by: byPerson(asking),
        onlyIf: (found) => found?.version === over,
      });
      if (result.conflict !== undefined || result.version === undefined) {
        return refused(412, "Somebody has changed this picture meanwhile. Look at it, then save over it.");
      }
      if (result.stored > 0) await noted(asking, "changed-picture", `media/${name.id}`, { ...words, focalPoint });
      const changed: ChangedPicture = { version: result.version };
      return { body: changed };
    },

    "pictures.history": async (asking) => {
      const name = nameOf(asking);
      const [maker, listed, standing] = await Promise.all([
        store.revisions.maker(name),
        store.revisions.list(name, { size: historyPage }),
        store.standing(name),
      ]);
      const version = (source: string | undefined) => (source === undefined ? null : stateIn(source));
      const before = await Promise.all(
        listed.map(async ({ number, at, who }): Promise<PictureVersion> => {
          const found = await store.revisions.find(name, number);
          return { number, at: at ?? null, who: who ?? "", state: version(found?.source) };
        }),
      );
      const standingVersion: PictureVersion = {
        number: null,
        at: maker?.at ?? null,
        who: maker?.who ?? "",
        state: version(standing?.source),
      };
      return { body: standing === undefined ? before : [standingVersion, ...before] };
    },

    "pictures.uses": async (asking) => {
      const media = await store.byId("media", nameOf(asking).id);
      if (media === undefined) return noPicture;
      const {
        uses,
        looked,
        next = null,
      } = await store.fileUses({
        path: media.path,
        from: asking.context.req.query("from"),
      });
      const body: PictureUses = { uses: uses.map(useOfRecord), looked, next };
      return { body };
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The same file with the same words was sent twice: the answer to the first was lost. */
function answerThere(id: string, isSame: boolean): CallAnswer {
  const added: AddedPicture = { id, outcome: "unchanged" };
  return isSame
    ? { body: added }
    : { status: 409, body: { message: "is here already, with other words", statusCode: 409, faults: { id } } };
}

function monthFolder(now: number): string {
  return new Date(now).toISOString().slice(0, 7).replace("-", "/");
}

function wordsIn(header: string | undefined): unknown {
  try {
    return JSON.parse(decodeURIComponent(header ?? ""));
  } catch {
    return undefined;
  }
}

/** An upload's path is decoded. */
function addressOf(path: string): string {
  return path.startsWith("/uploads/") && !path.startsWith("/uploads/from/") ? spellPath(path) : path;
}

interface KnownPicture {
  alt?: string;
  credit?: string;
  caption?: string;
  focalPoint?: { x: number; y: number };
}

function stateOf({ alt = "", credit = "", caption = "", focalPoint }: KnownPicture): PictureState {
  return { alt, credit, caption, focalPoint: focalPoint ?? null };
}

/** The caption as it came: pages have it cleaned. */
function stateIn(source: string): PictureState | null {
  const parsed = parseRecord(source);
  if (!("ok" in parsed)) return null;
  const { caption }: { caption?: unknown } = JSON.parse(source);
  return { ...stateOf(JSON.parse(parsed.ok.doc)), caption: typeof caption === "string" ? caption : "" };
}

function isSaid(state: PictureState, words: z.output<typeof sentWords>): boolean {
  return state.alt === words.alt && state.credit === words.credit;
}

async function openPicture(store: Store, id: string): Promise<OpenPicture | undefined> {
  const [standing, media] = await Promise.all([store.standing({ type: "media", id }), store.byId("media", id)]);
  const state = standing && stateIn(standing.source);
  if (!standing || !state || media === undefined) return undefined;
  const { path, width = null, height = null } = media;
  return { id, address: addressOf(path), width, height, version: standing.version, ...state };
}

/** What the desk does not know of the record stays. */
function changedSource(source: string, { focalPoint, ...words }: PictureState): string {
  const before: object = JSON.parse(source);
  return JSON.stringify({ ...before, ...words, focalPoint: focalPoint ?? undefined });
}

function faultsOf(parsed: Exclude<ParsedRecord, { ok: unknown }>): Faults {
  if (!("refused" in parsed)) return {};
  return Object.fromEntries(parsed.refused.reasons.map(({ path, message }) => [path.split(".")[0] ?? "", message]));
}
