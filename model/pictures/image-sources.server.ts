// Outside hosts whose pictures are served as the site's own (IMAGE_SOURCES). Such a picture has an address among the uploads,
// `/uploads/from/{host}/{path}`, so everything that makes sizes of a picture knows nothing of where it came from. Its scheme is not part of
// that address: the settings say by which one a host is asked.

import { asBrowsersRead, fileUrl } from "../addresses/site-path.ts";

export interface ImageSource {
  scheme: "https:" | "http:";
  /** With its port, if that is not the usual one. */
  host: string;
  /** Begins and ends with a slash. */
  prefix: string;
}

const folder = "/uploads/from/";

let known: readonly ImageSource[] = [];

/** Said when a process or a thread begins, as `setOwnHosts` is. Written as `writtenSource` does. */
export function setImageSources(written: readonly string[]): void {
  known = written.flatMap((entry) => readImageSource(entry) ?? []);
}

export function imageSources(): string[] {
  return known.map(writtenSource);
}

/** The entries of the setting, which stand between commas. */
export function listedSources(setting: string | undefined): string[] {
  return (setting ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** `img.example.com`, `img.example.com/news` and `http://img.example.com:8080/news`; https unless it says otherwise. */
export function readImageSource(entry: string): ImageSource | undefined {
  const url = URL.parse(entry.includes("://") ? entry : `https://${entry}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !isPlainHost(url)) return undefined;
  if (url.search !== "" || url.hash !== "" || url.pathname.includes("//")) return undefined;
  return { scheme: schemeOf(url), host: url.host, prefix: url.pathname.replace(/\/?$/, "/") };
}

export function writtenSource({ scheme, host, prefix }: ImageSource): string {
  return `${scheme}//${host}${prefix}`;
}

/** Addresses of version 6 are written with brackets, which no path has. */
function isPlainHost({ host, username, password }: URL): boolean {
  return /^[a-z\d.-]+(:\d+)?$/.test(host) && username === "" && password === "";
}

function schemeOf({ protocol }: URL): ImageSource["scheme"] {
  return protocol === "http:" ? "http:" : "https:";
}

export function sourceOf(url: URL): ImageSource | undefined {
  if (!/^https?:$/.test(url.protocol) || !isPlainHost(url)) return undefined;
  return known.find(({ host, prefix }) => host === url.host && url.pathname.startsWith(prefix));
}

/** The address of a picture as pages use it: own pictures and those of outside sources are paths, all others stay whole. */
export function pictureAddress(given: string): string {
  const visible = asBrowsersRead(given).trim();
  const url = known.length === 0 ? null : URL.parse(visible.startsWith("//") ? `https:${visible}` : fileUrl(visible));
  return (url !== null && sourceOf(url) && outsidePath(url)) || fileUrl(given);
}

/** Undefined for what has no file name, and for names that no address of this site has. */
function outsidePath({ host, pathname, search }: URL): string | undefined {
  const path = pathname.replaceAll(/%[\da-f]{2}/gi, plainLetter);
  if (path.endsWith("/") || path.split("/").slice(1).some(isRefusedName)) return undefined;
  const query = search === "" ? "" : `;${Buffer.from(search.slice(1)).toString("base64url")}`;
  return `${folder}${host}${query}${path}`;
}

/** An escape of a letter that needs none is the letter (RFC 3986, section 2.3). */
function plainLetter(escape: string): string {
  const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(letter) ? letter : escape;
}

function isRefusedName(name: string): boolean {
  return /^\.{0,2}$|%(?:2f|5c|[01][\da-f]|7f)/i.test(name);
}

export function isOutsidePath(path: string): boolean {
  return path.startsWith(folder);
}

/** The way back, for a path as it was written in a request; undefined if no source has such a picture. */
export function outsideUrl(path: string): URL | undefined {
  const [, host = "", query, rest = ""] =
    /^([a-z\d.-]+(?::\d+)?)(?:;([\w-]+))?(\/.+)$/.exec(isOutsidePath(path) ? path.slice(folder.length) : "") ?? [];
  const search = query === undefined ? "" : `?${Buffer.from(query, "base64url").toString()}`;
  const url = URL.parse(`https://${host}${rest}${search}`);
  const source = url === null ? undefined : sourceOf(url);
  // Whatever is spelt otherwise is another address, and none of ours.
  if (url === null || source === undefined || outsidePath(url) !== path) return undefined;
  return new URL(`${source.scheme}//${source.host}${url.pathname}${url.search}`);
}
