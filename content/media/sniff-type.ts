// Of which type a file is, by its first bytes: neither its name nor a header is believed. Undefined for what the site does not serve.

export type MediaType =
  | "image/avif"
  | "image/gif"
  | "image/jpeg"
  | "image/png"
  | "image/svg+xml"
  | "image/webp"
  | "application/pdf"
  | "text/vtt"
  | "video/mp4"
  | "video/webm";

const beginnings: readonly (readonly [RegExp, MediaType])[] = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG\r\n\x1a\n/, "image/png"],
  [/^GIF8[79]a/, "image/gif"],
  [/^RIFF.{4}WEBP/s, "image/webp"],
  [/^.{4}ftypavi[fs]/s, "image/avif"],
  [/^.{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV|mmp4|f4v |qt {2})/s, "video/mp4"],
  [/^\x1a\x45\xdf\xa3.{0,60}?\x42\x82.{0,8}?webm/s, "video/webm"],
  [/^%PDF-\d/, "application/pdf"],
  [/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/, "text/vtt"],
];

/** More of a file says nothing more. */
export const tellingBytes = 4096;

export function sniffType(bytes: Uint8Array): MediaType | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, tellingBytes)).toString("latin1");
  const known = beginnings.find(([beginning]) => beginning.test(start));
  return known?.[1] ?? (isDrawing(start) ? "image/svg+xml" : undefined);
}

/** What may stand before the first element: a byte order mark, declarations, comments. */
function isDrawing(start: string): boolean {
  let rest = start.replace(/^\xef\xbb\xbf/, "").trimStart();
  for (;;) {
    const end = rest.startsWith("<!--") ? "-->" : /^<[?!]/.test(rest) ? ">" : undefined;
    if (end === undefined) return /^<svg[\s>/]/.test(rest);
    const at = rest.indexOf(end);
    if (at === -1) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
}
