// The record as it came is read seldom (export, another version of the parser) and written with every import: packed, it is a third as long.

import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** At texts of this size the lightest packing is hardly longer than the usual one and takes half the time. */
const params = { [constants.ZSTD_c_compressionLevel]: 1 };

/** Room for what comes out, asked for at once. */
const room = { least: 1024, most: 64 * 1024 };

/** Told how long the text is, the packer makes tables for that and no larger ones. */
export function packSource(source: Uint8Array): Uint8Array {
  const chunkSize = Math.min(room.most, Math.max(room.least, source.length));
  return zstdCompressSync(source, { params, pledgedSrcSize: source.length, chunkSize });
}

export function unpackSource(packed: Uint8Array): string {
  return zstdDecompressSync(packed).toString();
}
