// The few pieces of HTML the text edition is made of. Words are escaped here; markup enters only as it left the sanitiser.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { isAnchor } from "../../model/html/story-anchor.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";

/** Markup that is finished: made here, of escaped words or of what the sanitiser has passed. */
export type LiteHtml = string;

export const words = (text: string): LiteHtml => escapeText(text);

export function tag(name: string, content: LiteHtml): LiteHtml {
  return content === "" ? "" : `<${name}>${content}</${name}>`;
}

/** Files and feeds have no text edition; pages elsewhere are none of ours. */
const hasNoEdition = /^\/(?:api|assets|cards|feeds|img|lite|uploads)(?:\/|$)|\.[a-z0-9]+$/i;

/** Where the text edition of a page is; other addresses stay as they are. */
export function litePath(url: string): string {
  if (!url.startsWith("/") || url.startsWith("//")) return url;
  const [path = "", rest = ""] = url.split(/(?=[?#])(.*)/s);
  if (hasNoEdition.test(path)) return url;
  return `/lite${path === "/" ? "" : path}${rest}`;
}

export function anchor(url: string, content: LiteHtml): LiteHtml {
  return `<a href="${escapeAttribute(escapedOnce(litePath(url)))}">${content}</a>`;
}

/** What is reserved stays as it is written: an escaped question mark is part of a path. */
const reservedTwice = /%25(?=2[346BCF]|3[ABDF]|40)/gi;

function escapedOnce(url: string): string {
  return encodeURI(decoded(url)).replaceAll(reservedTwice, "%");
}

/** Addresses are stored both escaped and not; written they are escaped once. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Sanitised text with its links leading on within the edition, also to places in the text. Nothing in it loads anything. */
export function rich(html: SafeHtml): LiteHtml {
  return html
    .replaceAll(/<\/?(?:img|picture|source|video|audio|iframe)\b[^<>]*>/gi, "")
    .replaceAll(/ (class|id|target)="([^"]*)"/g, (field, name: string, value: string) =>
      name === "id" && isAnchor(value) ? field : "",
    )
    .replaceAll(/<a [^<>]*>/g, (link) => link.replace(/(?<= href=")\/[^"]*/, (url) => litePath(url)));
}
