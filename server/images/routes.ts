// Pictures: /img/… in the sizes and formats of the specification, /uploads/… as they were stored, documents among them. Those of outside
// sources are at /uploads/from/….

import { extname } from "node:path";
import { Hono, type Context } from "hono";
import { isAllowedSize } from "../../model/pictures/image-sizes.ts";
import { parseResizedUrl } from "../../model/pictures/image-url.ts";
import { isOutsidePath } from "../../model/pictures/image-sources.server.ts";
import { madeFrom } from "../../model/pictures/size-in-name.ts";
import { canonicalPath, requestTarget } from "../media/canonical-path.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import { refusedPicture } from "../limits/refused-picture.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { MediaAway } from "../../content/media/media-store.ts";
import type { Upload } from "../media/find-upload.ts";
import { mediaAway } from "../media/media-away.ts";
import { isKnown, openOnDisk, sendFile } from "../media/send-file.ts";
import { responseBody } from "../http/response-body.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { QueueFullError } from "../../model/work/work-queue.server.ts";
import { pathKey } from "../../content/store/records/surrogate-keys.ts";
import type { EdgeHeaders } from "../edges/edge-headers.ts";
import { acceptedFormat } from "./image-format.ts";
import type { FindPicture } from "./find-picture.ts";
import type { Caller } from "./found-picture.ts";
import { pictureName, type Picture, type PictureRequest, type Resizer } from "./resize.ts";
import { UnreachablePicture, UnreadablePicture } from "./unreadable-picture.ts";
import { cachePolicies, missingPictureSeconds } from "../http/cache-policies.ts";

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
function refused(reason: string, status: 404 | 422 | 502, more: Record<string, string> = {}): Response {
  // The next reader may have it.
  const policy = status === 502 ? cachePolicies.none : cachePolicies.missingPicture;
  const headers = {
    ...pictureHeaders,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": policy,
    ...more,
  };
  return new Response(reason, { status, headers });
}

export interface ImageParts {
  findPicture: FindPicture;
  images: Resizer;
  limits: SiteLimits;
  /** What answers say to caches in front of the site. */
  edgeHeaders: EdgeHeaders | undefined;
  now: () => number;
  onAway: (error: MediaAway) => void;
}

export function imageRoutes({ findPicture, images, limits, edgeHeaders, now, onAway }: ImageParts): Hono {
  const routes = new Hono();

  routes.get("/img/*", (context) =>
    answered(context, async (caller) => {
      const wanted = parseResizedUrl(writtenPath(context));
      if (wanted === undefined || !isAllowedSize(wanted)) return refused("No such picture or size", 404);
      const source = await findPicture(wanted.source, caller);
      if (source === undefined) return refused("No such picture", 404, missingAt(wanted.source));
      const picture = {
        source,
        size: { width: wanted.width, height: wanted.height },
        format: acceptedFormat(context.req.header("accept")),
      };
      return resized(picture, context.req.raw, caller, purgedWith(wanted.source, mostOf(source)));
    }),
  );

  routes.get("/uploads/*", (context) =>
    answered(context, async (caller) => {
      const path = writtenPath(context);
      const file = await findPicture(path, caller);
      const type = file?.mediaType ?? mediaTypes[extname(path).toLowerCase()];
      if (type === undefined || file === undefined)
        return (await originalOf(path)) ?? refused("No such file", 404, missingAt(path));
      return sendFile(file, context.req.raw, {
        headers: {
          ...(type === documentType ? documentHeaders : pictureHeaders),
          "content-type": type,
          "cache-control": file.isOld === true ? cachePolicies.missingPicture : cachePolicies.upload,
          ...purgedWith(path, mostOf(file)),
        },
      });
    }),
  );

  /** With the file or its record; of a picture of an outside source nobody hears that it is another one. */
  function purgedWith(path: string, most?: number): Record<string, string> {
    const own = isOutsidePath(path) ? undefined : canonicalPath(path);
    return own === undefined ? {} : (edgeHeaders?.(new Set([pathKey(own)]), { of: "file", now: now(), most }) ?? {});
  }

  const mostOf = ({ isOld }: Upload) => (isOld === true ? missingPictureSeconds : undefined);

  const missingAt = (path: string) => purgedWith(path, missingPictureSeconds);

  async function answered(context: Context, answer: (caller: Caller) => Promise<Response>): Promise<Response> {
    const client = requestBehind(context);
    const { signal } = context.req.raw;
    let isTaken = false;
    try {
      return await answer({
        signal,
        // A picture that is fetched and then resized is one picture.
        onMiss: async () => {
          if (!isTaken) await limits.takeConversion(client);
          isTaken = true;
        },
      });
    } catch (error) {
      // Nobody waits for the answer to one that was broken off.
      const isFull = error instanceof QueueFullError || signal.aborted;
      const refusal = isFull ? limits.conversionsFull(client) : error;
      if (refusal instanceof Refused) return refusedPicture(refusal);
      if (error instanceof MediaAway) {
        onAway(error);
        return mediaAway();
      }
      if (error instanceof UnreachablePicture) return refused("This picture cannot be had now", 502);
      const reason = error instanceof UnreadablePicture ? `: ${error.message}` : "";
      return refused(`This picture cannot be read${reason}`, 422);
    }
  }

  async function resized(
    wanted: PictureRequest,
    request: Request,
    caller: Caller,
    purged: Record<string, string>,
  ): Promise<Response> {
    const etag = `"${pictureName(wanted)}"`;
    const headers = {
      ...pictureHeaders,
      "content-type": `image/${wanted.format}`,
      "cache-control": wanted.source.isOld === true ? cachePolicies.missingPicture : cachePolicies.picture,
      vary: "accept",
      etag,
      ...purged,
    };
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
    const picture: Picture = await images.picture(wanted, caller);
    if (!Buffer.isBuffer(picture)) {
      return sendFile({ size: picture.size, open: openOnDisk(picture.path) }, request, { headers, etag });
    }
    return new Response(responseBody([picture].values()), {
      headers: { ...headers, "content-length": String(picture.length) },
    });
  }

  /** Other sites go on showing sizes of pictures that moved in from elsewhere. */
  async function originalOf(path: string): Promise<Response | undefined> {
    for (const location of isOutsidePath(path) ? [] : madeFrom(path)) {
      if ((await findPicture(location)) === undefined) continue;
      const headers = { ...pictureHeaders, location, "cache-control": cachePolicies.upload };
      return new Response(null, { status: 301, headers });
    }
    return undefined;
  }

  return routes;
}

function writtenPath(context: Context): string {
  return requestTarget(context).split("?", 1)[0] ?? "";
}
