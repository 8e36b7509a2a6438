import type { Encoding } from "./page-cache.ts";

const refused = /;\s*q=0(\.0*)?$/i;

/** The best encoding a request accepts; one that is weighted 0 is refused. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
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
