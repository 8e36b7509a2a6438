// Pictures: /img/… in the sizes and formats of the specification, /uploads/… as they were stored, documents among them.

import { extname } from "node:path";
import { Hono } from "hono";
import { isAllowedSize } from "../../model/pictures/image-sizes.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { parseResizedUrl } from "../../model/pictures/image-url.ts";
import { madeFrom } from "../../model/pictures/size-in-name.ts";
import { canonicalPath, requestTarget } from "../media/canonical-path.ts";
import type { FindUpload } from "../media/find-upload.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import { refusedPicture } from "../limits/refused-picture.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { isKnown, sendFile } from "../media/send-file.ts";
import { responseBody } from "../http/response-body.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { QueueFullError } from "../../model/work/work-queue.server.ts";
import { acceptedFormat } from "./image-format.ts";
import { pictureName, type Picture, type PictureRequest, type Resizer } from "./resize.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";
import { cachePolicies } from "../http/cache-policies.ts";

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
    "cache-control": cachePolicies.missingPicture,
  };
  return new Response(reason, { status, headers });
}

export interface ImageParts {
  findUpload: FindUpload;
  images: Resizer;
  limits: SiteLimits;
}

export function imageRoutes({ findUpload, images, limits }: ImageParts): Hono {
  const routes = new Hono();

  routes.get("/img/*", async (context) => {
    const wanted = parseResizedUrl(canonicalPath(requestTarget(context)) ?? "");
    if (wanted === undefined || !isAllowedSize(wanted)) return refused("No such picture or size", 404);
    const source = await findUpload(wanted.source);
    if (source === undefined) return refused("No such picture", 404);
    const picture = {
      source,
      size: { width: wanted.width, height: wanted.height },
      format: acceptedFormat(context.req.header("accept")),
    };
    const client = requestBehind(context);
    try {
      return await resized(picture, context.req.raw, () => limits.takeConversion(client));
    } catch (error) {
      // Nobody waits for the answer to one that was broken off.
      const isFull = error instanceof QueueFullError || context.req.raw.signal.aborted;
      const refusal = isFull ? limits.conversionsFull(client) : error;
      if (refusal instanceof Refused) return refusedPicture(refusal);
      const reason = error instanceof UnreadablePicture ? `: ${error.message}` : "";
      return refused(`This picture cannot be read${reason}`, 422);
    }
  });

  async function resized(wanted: PictureRequest, request: Request, onMiss: () => void): Promise<Response> {
    const etag = `"${pictureName(wanted)}"`;
    const headers = {
      ...pictureHeaders,
      "content-type": `image/${wanted.format}`,
      "cache-control": cachePolicies.picture,
      vary: "accept",
      etag,
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const picture: Picture = await images.picture(wanted, { signal: request.signal, onMiss });
    if (!Buffer.isBuffer(picture)) return sendFile(picture, request, { headers, etag });
    return new Response(responseBody([picture].values()), {
      headers: { ...headers, "content-length": String(picture.length) },
    });
  }

  routes.get("/uploads/*", async (context) => {
    const path = canonicalPath(requestTarget(context)) ?? "";
    const type = mediaTypes[extname(path).toLowerCase()];
    const file = type === undefined ? undefined : await findUpload(path);
    if (type === undefined || file === undefined) return (await originalOf(path)) ?? refused("No such file", 404);
    return sendFile(file, context.req.raw, {
      headers: {
        ...(type === documentType ? documentHeaders : pictureHeaders),
        "content-type": type,
        "cache-control": cachePolicies.upload,
      },
    });
  });

  /** Other sites go on showing sizes of pictures that moved in from elsewhere. */
  async function originalOf(path: string): Promise<Response | undefined> {
    for (const original of madeFrom(path)) {
      if ((await findUpload(original)) === undefined) continue;
      const headers = { ...pictureHeaders, location: spellPath(original), "cache-control": cachePolicies.upload };
      return new Response(null, { status: 301, headers });
    }
    return undefined;
  }

  return routes;
}
