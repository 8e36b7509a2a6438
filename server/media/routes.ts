// Films, sound, captions and documents as they were stored, in whole or in parts. A folder with a loop.m3u8 is a channel: its live.m3u8 is made by
// the clock.

import { extname } from "node:path";
import { Hono } from "hono";
import { downloadTypes } from "../../content/media/download-types.ts";
import { MediaAway } from "../../content/media/media-store.ts";
import { pathKey } from "../../content/store/records/surrogate-keys.ts";
import type { EdgeHeaders } from "../edges/edge-headers.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { canonicalPath, requestTarget } from "./canonical-path.ts";
import type { FindUpload, Upload } from "./find-upload.ts";
import { mediaAway } from "./media-away.ts";
import { rollingPlaylist } from "./rolling-playlist.ts";
import { bytesOf, sendFile } from "./send-file.ts";
import { cachePolicies, missingPictureSeconds, publicFor } from "../http/cache-policies.ts";

interface MediaKind {
  type: string;
  /** Seconds a browser may keep it. */
  keep: number;
  /** It is saved, never opened in a page. */
  isDownload?: boolean;
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
  ...Object.fromEntries(
    Object.entries(downloadTypes).map(([ending, type]) => [ending, { type, keep: day, isDownload: true }]),
  ),
};

const channelName = /\/live\.m3u8$/;
/** More is no playlist of a channel. */
const longestPlaylist = 1024 * 1024;

export interface MediaParts {
  findUpload: FindUpload;
  /** What answers say to caches in front of the site. */
  edgeHeaders: EdgeHeaders | undefined;
  now: () => number;
  onAway: (error: MediaAway) => void;
}

export function mediaRoutes({ findUpload, edgeHeaders, now, onAway }: MediaParts): Hono {
  const routes = new Hono();

  async function answer(path: string, kind: MediaKind, request: Request): Promise<Response> {
    const isChannel = channelName.test(path);
    const file = await findUpload(isChannel ? path.replace(channelName, "/loop.m3u8") : path);
    if (file === undefined) return noSuchFile();
    if (isChannel) return (await channel(file, now())) ?? noSuchFile();
    const keep = file.isOld === true ? missingPictureSeconds : kind.keep;
    return sendFile(file, request, {
      headers: {
        ...securityHeaders,
        "content-type": kind.type,
        "cache-control": publicFor(keep),
        ...edgeHeaders?.(new Set([pathKey(path)]), { of: "file", now: now(), most: keep }),
        ...(kind.isDownload === true && { "content-disposition": "attachment" }),
      },
    });
  }

  routes.get("/uploads/*", async (context, next) => {
    const path = canonicalPath(requestTarget(context)) ?? "";
    const kind = kinds[extname(path).toLowerCase()];
    // Pictures are another room's, and so is saying no to what is nobody's.
    if (kind === undefined) return next();
    try {
      return await answer(path, kind, context.req.raw);
    } catch (error) {
      if (!(error instanceof MediaAway)) throw error;
      onAway(error);
      return mediaAway();
    }
  });

  return routes;
}

async function channel(loop: Upload, at: number): Promise<Response | undefined> {
  if (loop.size > longestPlaylist) return undefined;
  const playlist = rollingPlaylist((await bytesOf(loop).catch(unlessAway)).toString(), at);
  if (playlist === undefined) return undefined;
  const type = kinds[".m3u8"]?.type ?? "";
  return new Response(playlist, {
    headers: { ...securityHeaders, "content-type": type, "cache-control": cachePolicies.rollingPlaylist },
  });
}

/** A file that was removed just now is none. */
function unlessAway(error: unknown): string {
  if (error instanceof MediaAway) throw error;
  return "";
}

function noSuchFile(): Response {
  return new Response("No such file", { status: 404, headers: { ...securityHeaders, "content-type": "text/plain" } });
}
