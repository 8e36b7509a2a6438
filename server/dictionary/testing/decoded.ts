// What a reader makes of an answer's bytes.

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Encoding } from "../../pages/cached-page.ts";

/** Behind the name of the dictionary, which is 32 bytes and eight before them. */
const frame = 40;

export function decoded(bytes: Buffer, encoding: Encoding, dictionary: Buffer): Buffer {
  if (encoding === "dcz") return zstdDecompressSync(bytes.subarray(frame), { dictionary });
  if (encoding === "zstd") return zstdDecompressSync(bytes);
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
