// Pictures: /img/… in the sizes and formats of the specification, /uploads/… as they were stored, documents among them.

import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { Hono } from "hono";
import type { Logger } from "pino";
import { isAllowedSize } from "../../site/lib/image-sizes.ts";
import { parseResizedUrl } from "../../site/lib/image-url.ts";
import { decodedPath } from "../decoded-path.ts";
import { events } from "../log.ts";
import { securityHeaders } from "../security-headers.ts";
import { acceptedFormat } from "./image-format.ts";
import { resizer, type Resizer } from "./resize.ts";

const maxCacheBytes = 1024 * 1024 * 1024;

/** Documents of stories stand among the uploads too. */
const documentType = "application/pdf";

const mediaTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  // A page for a frame: it runs nothing and reaches nothing.
  ".html": "text/html; charset=utf-8",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".pdf": documentType,
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** A picture opened by itself may run nothing. */
const pictureHeaders = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The browser's own viewer shows no document that is in a sandbox. */
const documentHeaders = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
};

/** A picture that is missing may come, a broken one may be mended: nobody keeps this for long. */
function refused(reason: string, status: 404 | 422): Response {
  const headers = {
    ...pictureHeaders,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=10",
  };
  return new Response(reason, { status, headers });
}

/** The one resizer of the site: whoever needs a picture in another size shares what it has made. */
export function siteResizer(dataDir: string): Resizer {
  return resizer({
    uploadsDir: join(dataDir, "uploads"),
    cacheDir: join(dataDir, "cache", "images"),
    maxCacheBytes,
  });
}

export function imageRoutes({ dataDir, images, log }: { dataDir: string; images: Resizer; log: Logger }): Hono {
  const uploadsDir = join(dataDir, "uploads");
  const { resize } = images;
  const routes = new Hono();

  routes.get("/img/*", async (context) => {
    const wanted = parseResizedUrl(decodedPath(context.req.url) ?? "");
    if (wanted === undefined || !isAllowedSize(wanted)) return refused("No such picture or size", 404);
    const format = acceptedFormat(context.req.header("accept"));
    try {
      const bytes = await resize(wanted, format);
      if (bytes === undefined) return refused("No such picture", 404);
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...pictureHeaders,
          "content-type": `image/${format}`,
          "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
          vary: "accept",
        },
      });
    } catch (error) {
      log.warn({ err: error, source: wanted.source }, events.imageFailed);
      return refused("This picture cannot be read", 422);
    }
  });

  routes.get("/uploads/*", async (context) => {
    const path = decodedPath(context.req.url) ?? "";
    const type = mediaTypes[extname(path).toLowerCase()];
    const bytes =
      type === undefined
        ? undefined
        : await readFile(join(uploadsDir, normalize(path.slice("/uploads".length)))).catch(() => undefined);
    if (type === undefined || bytes === undefined) return refused("No such file", 404);
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...(type === documentType ? documentHeaders : pictureHeaders),
        "content-type": type,
        "cache-control": "public, max-age=86400",
      },
    });
  });

  return routes;
}
