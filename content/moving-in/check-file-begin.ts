// Whether the first bytes of a file are those of what its name says: servers answer with a page where a picture is gone.

const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  avif: (bytes) => /^ftypavi[fs]|^ftypmi[fs]1/.test(at(bytes, 4, 8)),
  gif: (bytes) => at(bytes, 0, 4) === "GIF8",
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  pdf: (bytes) => at(bytes, 0, 5) === "%PDF-",
  png: (bytes) => at(bytes, 1, 3) === "PNG",
  webp: (bytes) => at(bytes, 0, 4) === "RIFF" && at(bytes, 8, 4) === "WEBP",
};
const pictures = ["avif", "gif", "jpg", "png", "webp"];

const at = (bytes: Buffer, from: number, length: number) => bytes.toString("latin1", from, from + length);

/** A picture may be of another kind than its name says: many are. */
export function isWhatItSays(name: string, bytes: Buffer): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase().replace("jpeg", "jpg") ?? "";
  if (pictures.includes(ending)) return pictures.some((kind) => kinds[kind]?.(bytes) === true);
  const check = kinds[ending];
  if (check !== undefined) return check(bytes);
  const begin = bytes.toString("utf8", 0, 200).trimStart().toLowerCase();
  return ending === "svg" ? begin.startsWith("<") && !begin.startsWith("<!doctype html") : !begin.startsWith("<");
}
