// A file as a response: in whole or in part, or not at all to a client that has it. It is read as fast as the client reads, a piece at a
// time, and not opened before somebody does.

import { createReadStream } from "node:fs";
import { fileTag, type FileVersion } from "../../content/media/file-tag.ts";
import { responseBody } from "../http/response-body.ts";
import { byteRange } from "./byte-range.ts";

export interface StoredFile extends FileVersion {
  path: string;
}

export interface FileOptions {
  headers: Readonly<Record<string, string>>;
  /** Absent: made of the file's size and time. */
  etag?: string;
}

export function sendFile(file: StoredFile, request: Request, { headers: given, etag }: FileOptions): Response {
  const { size } = file;
  const tag = etag ?? fileTag(file);
  const headers: Record<string, string> = { ...given, "accept-ranges": "bytes", etag: tag };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const asked = request.headers;
  // A part of an older file cannot be continued with this one.
  const isOutdated = asked.has("if-range") && asked.get("if-range") !== tag;
  const range = isOutdated ? undefined : byteRange(asked.get("range") ?? undefined, size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers["content-length"] = String(last - first + 1);
  if (range !== undefined) headers["content-range"] = `bytes ${first}-${last}/${size}`;
  const isEmpty = request.method === "HEAD" || size === 0;
  const body = isEmpty ? null : responseBody(piecesOf(file.path, first, last), request.signal);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

/** RFC 9110, section 13.1.2. */
export function isKnown(request: Request, etag: string): boolean {
  const tags = request.headers.get("if-none-match");
  return tags !== null && (tags === "*" || tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));
}

async function* piecesOf(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { start, end });
}
