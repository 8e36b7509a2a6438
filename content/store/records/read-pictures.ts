// What is known of pictures, as the desk lists it, and which records name a file. No index has the words or the addresses in a record, so both
// look through the records themselves: in steps, each of which ends, and says where the next begins.

import { extname } from "node:path";
import { sql } from "kysely";
import { everythingList } from "../../../model/fields/list-names.ts";
import { downloadTypes } from "../../media/download-types.ts";
import { namesFile, spellingsOf } from "../../media/names-file.ts";
import type { RecordDocs, RecordType } from "../../records/kinds.ts";
import type { RecordName } from "../../records/parse-record.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { turnIfDue } from "../take-turns.ts";

export interface PicturesAsked {
  /** All of these words are in its name or in what is said of it. */
  search: string;
  size: number;
  /** `next` of the answer before. */
  before?: number;
}

export interface PicturesFound {
  pictures: StoredPicture[];
  /** Absent at the end. */
  next?: number;
}

export interface StoredPicture {
  doc: RecordDocs["media"];
  at: number | null;
  who: string | null;
}

export interface FileUsesAsked {
  /** As media records have it. */
  path: string;
  /** `next` of the answer before. */
  from?: string;
}

/** A record that has the address, or an event whose posts have it. */
export interface FileUse extends RecordName {
  path: string | null;
  doc: string;
  isSeen: boolean;
}

export interface FileUsesFound {
  uses: FileUse[];
  looked: number;
  /** Absent when everything was looked through. */
  next?: string;
}

const readAtOnce = 500;
/** Of one answer: some milliseconds each hundred. */
const mostLooked = 5_000;
const newest = Number.MAX_SAFE_INTEGER;

export function pictureReads({ read }: Database) {
  const mediaBefore = (before: number) =>
    read
      .selectFrom("listings")
      .innerJoin("records", "records.key", "listings.key")
      .select(["records.key", "records.doc", "records.changed_at", "records.changed_by"])
      .where("listings.list", "=", numberOfList(read, sql.val<RecordType>("media"), sql.val(everythingList)))
      .where("listings.key", "<", before)
      .orderBy("listings.at", "desc")
      .orderBy("listings.key", "desc")
      .limit(readAtOnce)
      .execute();

  const records = read.selectFrom("records").select(["key", "type", "id", "path", "doc", "published"]);

  const recordsBefore = (before: number) =>
    records.where("key", "<", before).orderBy("key", "desc").limit(readAtOnce).execute();

  const postsBefore = (before: number) =>
    read
      .selectFrom("live_posts")
      .select(["number", "event", "source"])
      .where("number", "<", before)
      .orderBy("number", "desc")
      .limit(readAtOnce)
      .execute();

  /** A part of the records, and those of them that have it. */
  async function stepThrough({ table, before }: Place, isNamed: (text: string) => boolean) {
    if (table === "records") {
      const rows = await recordsBefore(before);
      const found = rows.filter(({ type, doc }) => type !== "media" && isNamed(doc));
      return { found, looked: rows.length, last: rows.at(-1)?.key };
    }
    const rows = await postsBefore(before);
    const events = new Set(rows.flatMap(({ event, source }) => (isNamed(source ?? "") ? [event] : [])));
    const found =
      events.size === 0
        ? []
        : await records
            .where("type", "=", "live_event")
            .where("id", "in", [...events])
            .execute();
    return { found, looked: rows.length, last: rows.at(-1)?.number };
  }

  return {
    async pictures({ search, size, before = newest }: PicturesAsked): Promise<PicturesFound> {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const pictures: StoredPicture[] = [];
      let last = before;
      for (let looked = 0; looked < mostLooked; looked += readAtOnce) {
        const rows = await mediaBefore(last);
        for (const { key, doc: text, changed_at: at, changed_by: who } of rows) {
          if (pictures.length === size) return { pictures, next: last };
          const doc: RecordDocs["media"] = JSON.parse(text);
          last = key;
          if (isPicture(doc.path) && hasWords(doc, words)) pictures.push({ doc, at, who });
        }
        if (rows.length < readAtOnce) return { pictures };
        await turnIfDue();
      }
      return { pictures, next: last };
    },

    async fileUses({ path, from = "" }: FileUsesAsked): Promise<FileUsesFound> {
      const spellings = spellingsOf(path);
      const uses = new Map<string, FileUse>();
      let place = placeIn(from);
      let looked = 0;
      while (looked < mostLooked) {
        const step = await stepThrough(place, (text) => namesFile(text, spellings));
        for (const { key, type, id, path: at, doc, published } of step.found) {
          uses.set(String(key), { type, id, path: at, doc, isSeen: published === 1 });
        }
        looked += step.looked;
        const isEnd = step.looked < readAtOnce;
        if (isEnd && place.table === "posts") return { uses: [...uses.values()], looked };
        place = isEnd ? { table: "posts", before: newest } : { ...place, before: step.last ?? newest };
        await turnIfDue();
      }
      return { uses: [...uses.values()], looked, next: `${place.table}:${place.before}` };
    },
  };
}

interface Place {
  table: "records" | "posts";
  before: number;
}

/** Whatever it is, it may come from an address. */
function placeIn(from: string): Place {
  const [, table, before] = /^(records|posts):(\d{1,16})$/.exec(from) ?? [];
  return { table: table === "posts" ? "posts" : "records", before: before === undefined ? newest : Number(before) };
}

/** Documents, films and recordings are known of too. */
function isPicture(path: string): boolean {
  const ending = extname(path).toLowerCase();
  return !Object.hasOwn(downloadTypes, ending) && !/^\.(?:mp4|pdf|vtt|webm)$/.test(ending);
}

function hasWords({ path, alt, credit, caption }: RecordDocs["media"], words: readonly string[]): boolean {
  const said = [path, alt, credit, caption].join("\n").toLowerCase();
  return words.every((word) => said.includes(word));
}
