// What the worker must know of a document of this site. It has no parser of HTML; the server writes its documents in one way
// (core/render-document.server.tsx), and in text and attributes never a bare “<”, so that these patterns find elements only.

import { parseResizedUrl } from "../../model/pictures/image-url.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export interface DocumentFacts {
  title: string;
  /** "" for one that no script takes over. */
  build: string;
  files: string[];
  /** Addresses of pictures of the page itself, in the size a reader without a choice would get. */
  pictures: string[];
}

const builtFile = /<(?:link|script)\b[^<>]*\s(?:href|src)="((?:https?:\/\/[^"/]+)?\/assets\/[^"]+)"/g;
const picture = /<img\b[^<>]*\ssrc="(\/(?:img|uploads)\/[^"]+)"/g;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

function plain(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => lookUp(entities, name) ?? whole);
}

function all(pattern: RegExp, text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = ""]) => plain(found)))];
}

export function readDocument(html: string): DocumentFacts {
  // As it stands, spaces and all.
  const suffix = plain(/<html\b[^<>]*\sdata-title-suffix="([^"]*)"/.exec(html)?.[1] ?? "");
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "").trim();
  return {
    title: suffix !== "" && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    build: /id="page-state" data-build="([^"]*)"/.exec(html)?.[1] ?? "",
    files: all(builtFile, html),
    pictures: all(picture, mainOf(html)),
  };
}

function mainOf(html: string): string {
  const start = html.search(/<main\b/);
  return start === -1 ? "" : html.slice(start, Math.max(html.lastIndexOf("</main>"), start));
}

/** Faces last: the first picture of a page is the one it is known by. */
export function leadFirst(addresses: readonly string[], origin: string): string[] {
  const isFace = (address: string) => {
    const size = parseResizedUrl(URL.parse(address, origin)?.pathname ?? "");
    return size !== undefined && size.width === size.height;
  };
  return [...addresses.filter((address) => !isFace(address)), ...addresses.filter(isFace)];
}

/** The original that a picture is a size of: any size of it stands in for any other. */
export function pictureSource(address: string, origin: string): string | undefined {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) return undefined;
  return parseResizedUrl(url.pathname)?.source ?? url.pathname;
}
