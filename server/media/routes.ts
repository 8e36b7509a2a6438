// Films, sound and captions as they were stored, in whole or in parts. A folder with a loop.m3u8 is a channel: its live.m3u8 is made by
// the clock.

import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { Hono } from "hono";
import { decodedPath } from "../decoded-path.ts";
import { securityHeaders } from "../security-headers.ts";
import { byteRange } from "./byte-range.ts";
import { rollingPlaylist } from "./rolling-playlist.ts";

interface MediaKind {
  type: string;
  /** Seconds a browser may keep it. */
  keep: number;
}

const day = 86_400;
/** A film is not changed: another cut gets another name. */
const film = 365 * day;

const kinds: Readonly<Record<string, MediaKind>> = {
  ".m3u8": { type: "application/vnd.apple.mpegurl", keep: 60 },
  ".m4a": { type: "audio/mp4", keep: film },
  ".m4s": { type: "video/iso.segment", keep: film },
  ".mp3": { type: "audio/mpeg", keep: film },
  ".mp4": { type: "video/mp4", keep: film },
  ".ts": { type: "video/mp2t", keep: film },
  ".vtt": { type: "text/vtt; charset=utf-8", keep: day },
  ".webm": { type: "video/webm", keep: film },
};

const channelName = "/live.m3u8";

export interface MediaParts {
  dataDir: string;
  now: () => number;
}

export function mediaRoutes({ dataDir, now }: MediaParts): Hono {
  const uploadsDir = join(dataDir, "uploads");
  const routes = new Hono();

  routes.get("/uploads/*", async (context, next) => {
    const path = decodedPath(context.req.url) ?? "";
    const kind = kinds[extname(path).toLowerCase()];
    // Pictures are another room's.
    if (kind === undefined) return next();
    const file = join(uploadsDir, normalize(path.slice("/uploads".length)));
    const isHead = context.req.method === "HEAD";
    if (path.endsWith(channelName)) return (await channel(file, now())) ?? noSuchFile();
    return (await stored(file, kind, context.req.raw.headers, isHead)) ?? noSuchFile();
  });

  return routes;
}

async function channel(file: string, at: number): Promise<Response | undefined> {
  const loop = await readFile(join(file, "..", "loop.m3u8"), "utf8").catch(() => "");
  const playlist = rollingPlaylist(loop, at);
  if (playlist === undefined) return undefined;
  const type = kinds[".m3u8"]?.type ?? "";
  return new Response(playlist, {
    headers: { ...securityHeaders, "content-type": type, "cache-control": "public, max-age=1" },
  });
}

async function stored(
  file: string,
  { type, keep }: MediaKind,
  asked: Headers,
  isHead: boolean,
): Promise<Response | undefined> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) return undefined;
  const { size, mtimeMs } = found;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    ...securityHeaders,
    "content-type": type,
    "accept-ranges": "bytes",
    "cache-control": `public, max-age=${keep}`,
    etag,
  };
  if (asked.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  // A part of an older file cannot be continued with this one.
  const isOutdated = asked.has("if-range") && asked.get("if-range") !== etag;
  const range = isOutdated ? undefined : byteRange(asked.get("range") ?? undefined, size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  headers["content-length"] = String(last - first + 1);
  if (range !== undefined) headers["content-range"] = `bytes ${first}-${last}/${size}`;
  const body = isHead || size === 0 ? null : bytesOf(file, first, last);
  return new Response(body, { status: range === undefined ? 200 : 206, headers });
}

function bytesOf(file: string, start: number, end: number): ReadableStream<Uint8Array> {
  // Node's own type of the same stream.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>;
}

function noSuchFile(): Response {
  return new Response("No such file", { status: 404, headers: { ...securityHeaders, "content-type": "text/plain" } });
}
