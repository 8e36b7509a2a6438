// Whether the file of a picture ends as such files do: a full disk or a broken copy leaves half of one, which begins well and cannot be drawn.

/** So many bytes of either end are enough. */
export const tellingEnd = 12;

const jpegEnd = Buffer.from([0xff, 0xd9]);
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");
const gifEnd = Buffer.from(";");

const endsWith = (end: Buffer, mark: Buffer) => end.subarray(-mark.length).equals(mark);

/** If not, only drawing it tells: some systems put bytes of their own behind a picture. */
export function hasItsEnd(begin: Buffer, end: Buffer, size: number): boolean {
  const first = begin.toString("latin1", 0, tellingEnd);
  return (
    (first.startsWith("\xff\xd8") && endsWith(end, jpegEnd)) ||
    (first.startsWith("\x89PNG") && endsWith(end, pngEnd)) ||
    (first.startsWith("GIF8") && endsWith(end, gifEnd)) ||
    (/^RIFF.{4}WEBP/s.test(first) && begin.readUInt32LE(4) + 8 === size)
  );
}
