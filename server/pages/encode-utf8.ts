// Text in parts, some of them bytes already, to bytes in one piece. Joining the parts and Buffer.from would read a long text three times;
// writing the parts one after another into spare room reads it once.

const spare = Buffer.allocUnsafeSlow(4 * 1024 * 1024);
/** A character of a JavaScript text takes three bytes at most. */
const longest = spare.length / 3;

export function encodeUtf8(parts: readonly (string | Buffer)[]): Buffer {
  const characters = parts.reduce((sum, { length }) => sum + length, 0);
  if (characters > longest) return Buffer.from(parts.join(""));
  let length = 0;
  for (const part of parts) {
    length += typeof part === "string" ? spare.write(part, length) : part.copy(spare, length);
  }
  const bytes = Buffer.allocUnsafeSlow(length);
  spare.copy(bytes, 0, 0, length);
  return bytes;
}
