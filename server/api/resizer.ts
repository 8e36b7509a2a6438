// GET /api/resizer/multiple?imageUrl&sizes=132x74,268x148: a list of addresses. GET /api/resizer/single?imageUrl&size=227x128: one address
// (IMG-04). Only pictures of this site and of its outside sources, in sizes that are made; the addresses lead to the resizer.

import type { Hono } from "hono";
import { isAllowedSize, type Size } from "../../model/pictures/image-sizes.ts";
import { resizedUrl } from "../../model/pictures/image-url.ts";
import { isOutsidePath, outsideUrl, pictureAddress } from "../../model/pictures/image-sources.server.ts";
import { siteUrl } from "../../model/addresses/site-path.ts";

const mostSizes = 20;

export type ResizerAnswer = { urls: string[] } | { problem: string };

export function resizedAddresses(imageUrl = "", sizes = "", force = false, name = "sizes"): ResizerAnswer {
  const source = servedPicture(imageUrl.trim());
  if (source === undefined) {
    return { problem: "imageUrl must be a picture of this site or of a host that it takes pictures of" };
  }
  const wanted = sizes.split(",").map(sizeIn);
  if (wanted.length > mostSizes) return { problem: `${name} must not be more than ${mostSizes}` };
  const unmade = wanted.findIndex((size) => size === undefined || !isAllowedSize(size));
  if (unmade !== -1)
    return { problem: `${name} must be made for pictures; “${sizes.split(",")[unmade]?.slice(0, 20)}” is not` };
  return {
    urls: wanted.flatMap((size) =>
      size === undefined ? [] : [resizedUrl(source, size.width, size.height, { force })],
    ),
  };
}

/** Its address on this site. */
function servedPicture(imageUrl: string): string | undefined {
  const address = pictureAddress(imageUrl);
  if (isOutsidePath(address)) return outsideUrl(address) && address;
  const own = siteUrl(imageUrl);
  const isUpload = /^\/uploads\/[^?#\\]+$/.test(own) && !/(^|\/)\.{1,2}(\/|$)|%|[\u0000-\u0020]/.test(own);
  return isUpload ? own : undefined;
}

function sizeIn(text: string): Size | undefined {
  const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(text.trim()) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

export function resizer(api: Hono): void {
  api.get("/api/resizer/multiple", (context) => {
    const { imageUrl, sizes, force } = context.req.query();
    const answer = resizedAddresses(imageUrl, sizes, force === "true");
    if ("problem" in answer) return context.json({ message: answer.problem, statusCode: 400 }, 400);
    return context.json(answer.urls);
  });
  api.get("/api/resizer/single", (context) => {
    const { imageUrl, size, force } = context.req.query();
    const answer = resizedAddresses(imageUrl, size, force === "true", "size");
    const problem = "problem" in answer ? answer.problem : answer.urls.length > 1 ? "size must be one size" : undefined;
    if ("problem" in answer || problem !== undefined) return context.json({ message: problem, statusCode: 400 }, 400);
    return context.json(answer.urls[0]);
  });
}
