// Compression by a dictionary that the reader's browser has (RFC 9842): Zstandard behind forty bytes that name the dictionary.

import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";

const zstd = promisify(zstdCompress);

/** What a reader waits for takes some milliseconds, what nobody waits for ten times as long and is a part smaller. */
export type Patience = "awaited" | "later";

export interface PageDictionary {
  bytes: Buffer;
  /** As `available-dictionary` names it. */
  mark: string;
  /** Where it is served. What is in it is in its name, so it stands there for good. */
  path: string;
  /** In the encoding `dcz`. */
  compress: (body: Buffer, patience: Patience) => Promise<Buffer>;
}

/** A frame of Zstandard that is passed over, with 32 bytes in it: the hash of the dictionary. */
const beginning = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);

/** The last part of the size costs ten times the work: see `docs/decisions/0034-a-dictionary-of-the-release.md`. */
const levels = { awaited: 10, later: 19 };

export function dictionaryOf(bytes: Buffer): PageDictionary {
  const digest = hash("sha256", bytes, "buffer");
  const header = Buffer.concat([beginning, digest]);
  return {
    bytes,
    mark: `:${digest.toString("base64")}:`,
    path: `/assets/pages-${digest.toString("base64url")}.dictionary`,
    compress: async (body, patience) => {
      const params = { [constants.ZSTD_c_compressionLevel]: levels[patience] };
      return Buffer.concat([header, await zstd(body, { params, dictionary: bytes })]);
    },
  };
}
