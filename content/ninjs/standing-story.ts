// What a story that came with an earlier import says of itself: which version it is, and where it stands.

import { z } from "zod";
import type { ItemVersion } from "./item-versions.ts";

const fields = z.object({
  canonical_url: z.string().optional(),
  urls: z.array(z.string()).optional(),
  last_published_date: z.string().optional(),
  ninjs: z
    .object({ version: z.union([z.string(), z.number()]).optional(), versioncreated: z.string().optional() })
    .default({}),
});

export interface StandingStory extends ItemVersion {
  /** As a record gives them. */
  addresses: { canonical_url?: string; urls?: string[] };
}

export function standingStory(source: string | undefined): StandingStory | undefined {
  const { data } = fields.safeParse(source && JSON.parse(source));
  if (data === undefined) return undefined;
  const { canonical_url, urls, last_published_date, ninjs } = data;
  return {
    version: ninjs.version,
    versioncreated: ninjs.versioncreated ?? last_published_date,
    addresses: { ...(canonical_url && { canonical_url }), ...(urls && { urls }) },
  };
}
