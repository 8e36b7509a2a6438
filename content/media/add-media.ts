// Brings a file in: into the uploads, and with what is known of it as a media record. Words that are not given stay as they were.

import { HttpError } from "../../model/http-error.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { reasonText } from "../blocks/parse-blocks.ts";
import { parseRecord, type PreparedRecord } from "../records/parse-record.ts";
import type { ChangedBy } from "../store/changed-by.ts";
import type { Store } from "../store/store.ts";
import { pathKey } from "../store/records/surrogate-keys.ts";
import type { Conditions, MediaStore } from "./media-store.ts";
import { storeFile, type FileOutcome } from "./store-file.ts";
import { uploadName } from "./upload-name.ts";

/** Empty: there are none any more. */
export interface MediaWords {
  alt?: string;
  credit?: string;
  caption?: string;
  focalPoint?: { x: number; y: number } | "";
}

export interface MediaToAdd {
  media: MediaStore;
  store: Pick<Store, "byPath" | "sourcesById" | "tell" | "write">;
  /** Below the uploads, decoded. */
  path: string;
  chunks: AsyncIterable<Uint8Array>;
  words: MediaWords;
  conditions?: Conditions;
  /** Whoever opened the store unless told. */
  by?: ChangedBy;
}

export interface AddedMedia {
  outcome: FileOutcome;
  /** The address of the file. */
  path: string;
  type: string;
  bytes: number;
  width?: number;
  height?: number;
  etag: string;
  /** The id of its record. */
  id: string;
}

/** Rejects with an HttpError for what is refused. */
export async function addMedia({ media, store, path, chunks, words, conditions, by }: MediaToAdd): Promise<AddedMedia> {
  const { name, kind } = uploadName(path);
  const known = await recordAt(store, name);
  const record = { ...known, ...words };
  // Before anything is written.
  preparedRecord(record);
  const file = await storeFile({ media, name, kind, chunks, conditions });
  const { stored } = await store.write([{ put: preparedRecord({ ...record, ...file.measures }) }], { by });
  // Other bytes of the same measures change no record.
  if (file.outcome === "replaced" && stored === 0) await store.tell([pathKey(`/uploads/${name}`)]);
  return {
    outcome: file.outcome,
    path: known.path,
    type: kind.type,
    bytes: file.size,
    ...file.measures,
    etag: file.tag,
    id: known.id,
  };
}

interface MediaRecord {
  type: "media";
  id: string;
  path: string;
}

/** As it came; an importer may have called it by another name. */
async function recordAt(store: MediaToAdd["store"], name: string): Promise<MediaRecord> {
  const path = `/uploads/${name}`;
  const id = (await store.byPath("media", path))?.id ?? name;
  const source = (await store.sourcesById("media", [id])).get(id);
  const before: object = source === undefined ? {} : JSON.parse(source);
  return { ...before, type: "media", id, path: spellPath(path) };
}

function preparedRecord(record: MediaRecord & MediaWords): PreparedRecord {
  const parsed = parseRecord(JSON.stringify(record));
  if ("ok" in parsed) return parsed.ok;
  throw new HttpError("refused" in parsed ? parsed.refused.reasons.map(reasonText).join("; ") : "is removed", 400);
}
