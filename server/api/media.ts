// PUT /api/media/{path}: a picture, a document or a clip into the uploads. What is known of it comes as query parameters and becomes its media
// record. The same bytes again change nothing.

import type { Context } from "hono";
import { addMedia, type MediaWords } from "../../content/media/add-media.ts";
import type { MediaStore } from "../../content/media/media-store.ts";
import { readFocalPoint } from "../../content/media/read-focal-point.ts";
import { tooLarge } from "../../content/media/store-file.ts";
import { uploadName } from "../../content/media/upload-name.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import { canonicalPath, requestTarget } from "../media/canonical-path.ts";
import type { TokenAnswers } from "./content-door.ts";
import type { TokenCallsOf } from "./token-calls.ts";

export interface MediaCallParts {
  media: MediaStore;
  store: Store;
}

const prefix = "/api/media/";

export function mediaAnswers({ media, store }: MediaCallParts): TokenAnswers<TokenCallsOf<"media">> {
  return {
    "media.put": async (context, { write }) => {
      const { req } = context;
      const path = canonicalPath(requestTarget(context))?.slice(prefix.length);
      if (path === undefined) throw new HttpError("the path is not spelt as addresses are", 400);
      const { kind } = uploadName(path);
      if (req.header("content-range") !== undefined) throw new HttpError("parts of a file are not taken", 400);
      if (Number(req.header("content-length") ?? 0) > kind.mostBytes) throw tooLarge(kind.mostBytes);
      const { outcome, etag, ...added } = await addMedia({
        media,
        store,
        path,
        chunks: req.raw.body ?? nothing(),
        words: wordsIn(context),
        conditions: { ifMatch: req.header("if-match"), ifNoneMatch: req.header("if-none-match") },
        by: write.by,
      });
      context.set("done", { path: added.path, outcome, bytes: added.bytes });
      return context.json({ ...added, outcome }, outcome === "new" ? 201 : 200, {
        etag,
        ...(outcome === "new" && { location: added.path }),
      });
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const wordNames = ["alt", "credit", "caption"] as const;

function wordsIn({ req }: Context): MediaWords {
  const words: MediaWords = {};
  for (const name of wordNames) {
    const given = req.query(name);
    if (given !== undefined) words[name] = given;
  }
  const point = req.query("focalPoint");
  if (point !== undefined) words.focalPoint = readFocalPoint(point);
  return words;
}
