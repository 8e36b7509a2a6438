import { LRUCache } from "lru-cache";

/** What bytes may be compressed with for anybody, the smallest first: see `docs/decisions/0034-a-dictionary-of-the-release.md`. */
const common = ["br", "zstd", "gzip"] as const;

export type CommonEncoding = (typeof common)[number];

/** What a request can be answered with. */
export interface Accepted {
  /** The best for who has no dictionary. */
  encoding: CommonEncoding | "identity";
  /** The dictionary that the reader has, where answers may be compressed with it (`dcz`). */
  dictionary?: string;
}

const refused = /;\s*q=0(\.0*)?$/i;

/** Browsers send a handful of different headers, over and over. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

/** One that is weighted 0 is refused. */
function encodingsIn(header: string): ReadonlySet<string> {
  const seen = known.get(header);
  if (seen !== undefined) return seen;
  const encodings = new Set(
    header
      .split(",")
      .map((offer) => offer.trim())
      .filter((offer) => !refused.test(offer))
      .map((offer) => (offer.split(";")[0] ?? "").trim().toLowerCase()),
  );
  known.set(header, encodings);
  return encodings;
}

/** The first of those that are there which a request accepts. */
export function acceptedEncoding<E extends CommonEncoding>(
  header: string | undefined,
  there: readonly E[],
): E | "identity" {
  if (header === undefined) return "identity";
  const encodings = encodingsIn(header);
  return there.find((encoding) => encodings.has(encoding)) ?? "identity";
}

/** By the headers `accept-encoding` and `available-dictionary`. */
export function acceptedFor(header: string | undefined, dictionary: string | undefined): Accepted {
  const encoding = acceptedEncoding(header, common);
  const isTaken = header !== undefined && dictionary !== undefined && encodingsIn(header).has("dcz");
  return isTaken ? { encoding, dictionary } : { encoding };
}
