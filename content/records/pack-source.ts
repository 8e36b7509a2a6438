// The record as it came is read seldom (export, another version of the parser) and written with every import: packed, it is a third as long.

import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

export function packSource(source: string): Uint8Array {
  return zstdCompressSync(source);
}

export function unpackSource(packed: Uint8Array): string {
  return zstdDecompressSync(packed).toString();
}
