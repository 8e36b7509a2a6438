// In which letters an export is written, however its bytes come in.

import { expect, it } from "vitest";
import { decodedText } from "./decoded-text.ts";

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>María Núñez</a>`;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
const euro = Buffer.concat([Buffer.from(`<?xml encoding='windows-1252'?>`), Buffer.from([0x80, 0xe9])]);

async function read(bytes: Uint8Array, step: number): Promise<string> {
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += step) yield bytes.subarray(start, start + step);
  }
  return (await Array.fromAsync(decodedText(chunks()))).join("");
}

it.each<[string, Uint8Array, string]>([
  ["UTF-8", Buffer.from(declared("UTF-8")), declared("UTF-8")],
  ["nothing, and is UTF-8", Buffer.from("<a>María</a>"), "<a>María</a>"],
  ["UTF-8, and has a mark", Buffer.from(`\uFEFF${declared("utf-8")}`), declared("utf-8")],
  ["ISO-8859-1", Buffer.from(declared("ISO-8859-1"), "latin1"), declared("ISO-8859-1")],
  ["windows-1252", euro, "<?xml encoding='windows-1252'?>€é"],
  ["UTF-16, and has a mark", utf16(declared("UTF-16")), declared("UTF-16")],
  ["UTF-16, and has a mark the other way round", utf16(declared("UTF-16")).swap16(), declared("UTF-16")],
  ["UTF-16, and has no mark", Buffer.from(declared("UTF-16"), "utf16le"), declared("UTF-16")],
  ["UTF-16 and is UTF-8, as its first letters show", Buffer.from(declared("UTF-16")), declared("UTF-16")],
])("a file that says %s", async (_, bytes, expected) => {
  for (const step of [1, 7, 100_000]) expect(await read(bytes, step)).toBe(expected);
});

it("letters that nobody knows are refused by their name", async () => {
  await expect(read(Buffer.from(declared("EBCDIC-CP-US")), 7)).rejects.toThrow(
    "is written in EBCDIC-CP-US, which cannot be read: save it as UTF-8",
  );
});
