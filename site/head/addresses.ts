// Addresses as outsiders need them: whole. Pictures come in the size that the reader of the tag asks for.

import { isExternal, linkTo } from "../../model/addresses/site-path.ts";
import { resizedUrl } from "../../model/pictures/image-url.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";

/** META-03: a valid URL, whoever wrote the address. */
export function absoluteUrl(origin: string, address: string): string {
  const whole = isExternal(address) ? address : origin + address;
  return whole.toWellFormed().replaceAll(/[^\u0021-\u007e]+|["<>\\^`{|}]/g, encodeURIComponent);
}

/** FRONT-03, ART-03: the site's domain plus the route's path. */
export function canonicalOf(origin: string, path: string): string {
  return origin + linkTo(path);
}

export function sizedUrl(origin: string, imageUrl: string, { width, height }: Size): string {
  return absoluteUrl(origin, resizedUrl(imageUrl, width, height));
}
