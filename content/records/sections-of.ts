// The sections that a record belongs to, of its source as it came: those whose lists it is in, published or not. Kinds that know of no section
// belong to none. And the addresses that records of sections claim.

import { z } from "zod";
import { sectionName } from "../../model/addresses/front-path.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { frontFields } from "../../model/fields/shared-fields.ts";
import { storyClaims, storyFiling } from "./article.ts";
import { sectionListsOf } from "./filed-under.ts";
import type { RecordType } from "./kinds.ts";
import { videoFiling } from "./video.ts";

const named = z.object(frontFields).partial();
const prefix = "section:";

const readers: Partial<Record<RecordType, (fields: unknown, id: string) => readonly string[]>> = {
  article: storyFiling,
  video: videoFiling,
  section: (fields, id) => sectionListsOf([{ path: sectionName({ ...named.safeParse(fields).data, id }) }]),
};

export function sectionsOf(type: RecordType, source: string): string[] {
  const fields: unknown = dropAbsent(JSON.parse(source));
  const { id = "" }: { id?: unknown } = Object(fields);
  const lists = readers[type]?.(fields, String(id)) ?? [];
  return [...new Set(lists.map((list) => list.slice(prefix.length)))];
}

/** Those of stories alone: a section is told by its own address, a video has one of no section. */
export function claimsOf(type: RecordType, source: string): string[] {
  return type === "article" ? storyClaims(dropAbsent(JSON.parse(source))) : [];
}
