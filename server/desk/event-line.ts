// A live event as the desk lists it, told from its source: one that readers do not see yet is told too.

import { z } from "zod";
import { liveEventPath } from "../../model/addresses/front-path.ts";
import type { LiveEventLine } from "../../model/desk/live-calls.ts";
import { flag } from "../../model/fields/schema-kit.server.ts";

const text = z.string().optional().catch(undefined);
const told = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: text,
  path: text,
  canonical_url: text,
  end: z.unknown().optional(),
  published: flag.default(true).catch(true),
});

export function eventLine(source: string): LiveEventLine {
  const { id, title = id, path, canonical_url, end, published } = told.parse(JSON.parse(source));
  return {
    id,
    title,
    path: liveEventPath({ id, path, canonical_url }),
    isPublished: published,
    isOver: end !== undefined && end !== null && end !== "",
  };
}
