// Serves the style sheets of pages, each put together and compressed when it is first asked for. As many are cached as a site
// has: whoever asks for others, which no page names, pushes none of them out for long.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { memoized } from "../../model/work/single-flight.ts";
import { acceptedEncoding } from "./accept-encoding.ts";
import type { PageSheets } from "./page-sheets.ts";
import { fileAnswer } from "./served-files.ts";

const mostCached = 1000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Little larger than what a build would make of it, in a tenth of the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

const encoders = {
  br: (bytes: Buffer) => brotli(bytes, { params }),
  gzip: (bytes: Buffer) => gzipped(bytes, { level: 9 }),
  identity: async (bytes: Buffer) => bytes,
};

export function sheetRoutes({ textAt }: PageSheets): Hono {
  const cached = new LRUCache<string, Promise<Buffer>>({ max: mostCached });
  return new Hono().get("/assets/:file{page-.+}", async (context, next) => {
    const { path } = context.req;
    const text = textAt(path);
    if (text === undefined) return next();
    const encoding = acceptedEncoding(context.req.header("accept-encoding"), ["br", "gzip"]);
    const bytes = await memoized(cached, `${encoding} ${path}`, () => encoders[encoding](Buffer.from(text)));
    return fileAnswer({ path, bytes, encoding, isBuilt: true });
  });
}
