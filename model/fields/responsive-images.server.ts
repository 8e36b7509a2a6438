// BLOCK-04, CARD-01: pictures for certain screens, as exports list them. A candidate that cannot be an address is left out, and an entry
// without candidates with it: the picture's own address is always there.

import { z } from "zod";
import { isAbsent } from "./absent.ts";
import { filledIn } from "./filled-in.server.ts";
import type { ResponsiveImage } from "../pictures/responsive-image.ts";
import { pictureUrl } from "./schema-kit.server.ts";

const candidate = /^(?<address>\S+)(?:\s+(?<size>\d+(?:\.\d+)?[wx]))?$/;
/** What media queries are written with; anything else is no media query. */
const mediaQuery = /^(?:[\w\s():.,=/-]|[<>][=\s]){1,200}$/;
/** Candidates are parted by a comma and a space: a comma alone may stand in an address. */
const parting = /,\s+/;

const entry = z.object({ media: z.string().optional(), srcset: z.string().optional() });

export const responsiveImages = filledIn(
  { like: z.array(entry) },
  z.preprocess(
    (given) => (Array.isArray(given) ? given : [given]).filter((inner) => !isAbsent(inner)),
    z.array(z.unknown()).transform((given): ResponsiveImage[] | undefined => {
      const read = given.flatMap(readEntry);
      return read.length === 0 ? undefined : read;
    }),
  ),
);

function readEntry(given: unknown): ResponsiveImage[] {
  const { data } = entry.safeParse(given);
  const srcset = (data?.srcset ?? "").trim().split(parting).flatMap(readCandidate).join(", ");
  if (srcset === "") return [];
  const media = data?.media?.trim() ?? "";
  if (media === "") return [{ srcset }];
  return mediaQuery.test(media) ? [{ media, srcset }] : [];
}

function readCandidate(given: string): string[] {
  const { address = "", size } = candidate.exec(given.trim())?.groups ?? {};
  const { data } = pictureUrl.safeParse(address);
  return data === undefined ? [] : [size === undefined ? data : `${data} ${size}`];
}
