// The one spelling of a path. Programs write the same path in many ways (`/%70olitics`, `//politics`, `/cafe%CC%81`); everything that finds a page
// by its address (router, cache, redirects) knows one of them, and the others lead there.

/** A path as it is written in a request, decoded once; undefined when no page can have such an address. */
export function readPath(written: string): string | undefined {
  if (written.includes("\\")) return undefined;
  const path = decoded(written);
  if (path === undefined || /[\u0000-\u001f\u007f\\]/.test(path)) return undefined;
  const segments = path.split("/");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  return path.includes("//") ? withSingleSlashes(segments) : path;
}

/** Most paths are made of these, which stand for themselves. */
const plain = /^[\w\-.!~*'():@$&+,;=/]*$/;

/** A path with its escapes: what a Location header, a link and the key of a cached page say. Reading it gives the same path again. */
export function spellPath(path: string): string {
  if (plain.test(path)) return path;
  return path
    .toWellFormed()
    .split("/")
    .map((segment) => encodeURIComponent(segment).replaceAll(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent))
    .join("/");
}

/** A path as somebody has written it, in the one spelling; an address of another site stays as it is. */
export function respell(written: string): string {
  const path = written.startsWith("/") ? readPath(written) : undefined;
  return path === undefined ? written : spellPath(path);
}

/** A request line is read as single bytes; a percent sign that begins no escape stands for itself. */
function decoded(written: string): string | undefined {
  if (plain.test(written)) return written;
  const escaped = written
    .replaceAll(/[\u0080-\u00ff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
    .replaceAll(/%(?![0-9a-f]{2})/gi, "%25");
  try {
    // One letter with an accent, or a letter and an accent: the same to readers.
    return decodeURIComponent(escaped).normalize("NFC");
  } catch {
    return undefined;
  }
}

function withSingleSlashes(segments: readonly string[]): string {
  const filled = segments.filter((segment) => segment !== "").join("/");
  return `/${filled}${filled !== "" && segments.at(-1) === "" ? "/" : ""}`;
}
