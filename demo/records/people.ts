// The people of the demo newsroom as records: who writes, who argues and who is on air.

import { anchors } from "./anchors.ts";
import { columnists } from "./columnists.ts";
import type { PersonFacts } from "./person-facts.ts";
import { reporters } from "./reporters.ts";

export interface PersonRecord {
  type: "person";
  id: string;
  full_name: string;
  role: "Author" | "Personality";
  title: string;
  canonicalUrl: string;
  personSlug: string;
  metaTitle: string;
  metaDescription: string;
  avatar: string;
  shortBio: string;
  fullBio: readonly string[];
  social: Record<string, string>;
  featured: boolean;
  showPageUrl?: string;
  createdDate: string;
}

export function personUrl(id: string): string {
  return `/person/${id.charAt(0)}/${id}`;
}

function avatarUrl(id: string): string {
  return `/uploads/people/${id}.webp`;
}

function personRecord(id: string, role: PersonRecord["role"], facts: PersonFacts): PersonRecord {
  const { name, title, short, full, featured = false, showPageUrl } = facts;
  return {
    type: "person",
    id,
    full_name: name,
    role,
    title,
    canonicalUrl: personUrl(id),
    personSlug: id,
    metaTitle: `${name}, ${title}`,
    metaDescription: short,
    avatar: avatarUrl(id),
    shortBio: short,
    fullBio: full,
    social: { x: `meridian_${id.replaceAll("-", "_")}`, email: `${id}@meridian.example` },
    featured,
    ...(showPageUrl !== undefined && { showPageUrl }),
    createdDate: "2019-03-04T14:00:00.000Z",
  };
}

const written = { ...reporters, ...columnists };

export const people: ReadonlyMap<string, PersonRecord> = new Map(
  [
    ...Object.entries(written).map(([id, facts]) => personRecord(id, "Author", facts)),
    ...Object.entries(anchors).map(([id, facts]) => personRecord(id, "Personality", facts)),
  ].map((person) => [person.id, person]),
);

export const columnistIds: readonly string[] = Object.keys(columnists);
export const anchorIds: readonly string[] = Object.keys(anchors);
