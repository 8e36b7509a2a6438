// A file as a response: in whole or in part, or not at all to a client that has it. It is read as fast as the client reads, a piece at a
// time; one on the disk is not opened before somebody does.

import { createReadStream } from "node:fs";
import type { MediaFile, OpenFile } from "../../content/media/media-store.ts";
import { responseBody } from "../http/response-body.ts";
import { byteRange } from "./byte-range.ts";

/** On the disk of this machine. */
export interface StoredFile {
  path: string;
  size: number;
  mtimeMs: number;
}

export interface ServedFile extends Pick<MediaFile, "size" | "tag"> {
  open: OpenFile;
}

export interface FileOptions {
  headers: Readonly<Record<string, string>>;
  /** The file's own unless told. */
  etag?: string;
}

/** Rejects with MediaAway for a file that cannot be had now. */
export async function sendFile(
  file: Omit<ServedFile, "tag"> & { tag?: string },
  request: Request,
  { headers: given, etag = file.tag ?? "" }: FileOptions,
): Promise<Response> {
  const { size } = file;
  const headers: Record<string, string> = { ...given, "accept-ranges": "bytes", etag };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const asked = request.headers;
  // A part of an older file cannot be continued with this one.
  const isOutdated = asked.has("if-range") && asked.get("if-range") !== etag;
  const range = isOutdated ? undefined : byteRange(asked.get("range") ?? undefined, size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers["content-length"] = String(last - first + 1);
  if (range !== undefined) headers["content-range"] = `bytes ${first}-${last}/${size}`;
  const isEmpty = request.method === "HEAD" || size === 0;
  const pieces = isEmpty ? undefined : await file.open({ first, last }, request.signal);
  const body = pieces === undefined ? null : responseBody(pieces[Symbol.asyncIterator](), request.signal);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

/** RFC 9110, section 13.1.2. */
export function isKnown(request: Request, etag: string): boolean {
  const tags = request.headers.get("if-none-match");
  return tags !== null && (tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));
}

/** Opens a file of this machine, when its first piece is asked for. */
export function openOnDisk(path: string): OpenFile {
  return async ({ first, last }) => piecesOf(path, first, last);
}

async function* piecesOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { start, end });
}

/** The whole of it. */
export async function bytesOf(
  { size, open }: Pick<ServedFile, "size" | "open">,
  signal?: AbortSignal,
): Promise<Buffer> {
  if (size === 0) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  for await (const piece of await open({ first: 0, last: size - 1 }, signal)) pieces.push(piece);
  return Buffer.concat(pieces);
}
