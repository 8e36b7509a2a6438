// The record as it came is read seldom (export, another version of the parser) and written with every import: packed, it is a third as long.

import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** At texts of this size the lightest packing is hardly longer than the usual one and takes half the time. */
const params = { [constants.ZSTD_c_compressionLevel]: 1 };

export function packSource(source: Uint8Array): Uint8Array {
  return zstdCompressSync(source, { params });
}

export function unpackSource(packed: Uint8Array): string {
  return zstdDecompressSync(packed).toString();
}
