import { LRUCache } from "lru-cache";
import type { Encoding } from "../pages/page-cache.ts";

const refused = /;\s*q=0(\.0*)?$/i;

/** Browsers send a handful of different headers, over and over. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding a request accepts; one that is weighted 0 is refused. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const seen = known.get(header);
  if (seen !== undefined) return seen;
  const encoding = bestOf(header);
  known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const offers = new Set(
    header
      .split(",")
      .map((offer) => offer.trim())
      .filter((offer) => !refused.test(offer))
      .map((offer) => (offer.split(";")[0] ?? "").trim().toLowerCase()),
  );
  if (offers.has("br")) return "br";
  return offers.has("gzip") ? "gzip" : "identity";
}
