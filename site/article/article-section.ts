// Which section and subsection a story stands in: what its category and its address say.

import type { Article } from "../../content/records/article.ts";
import type { Topic } from "../../model/fields/shared-fields.ts";
import { sectionLink } from "../../model/addresses/front-path.ts";
import { sectionWord } from "../../model/addresses/record-address.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { wordsOfSlug } from "../../model/addresses/slug.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export interface SectionLink {
  /** The first word of its path, e.g. `politics`. */
  slug: string;
  name: string;
  url: string;
}

export interface ArticleSections {
  section?: SectionLink;
  /** The deeper path, e.g. `us/crime`. */
  subsection?: string;
}

const initials: Readonly<Record<string, string>> = { us: "U.S.", ai: "AI", tv: "TV" };

type SectionFields = Pick<Article, "canonical_url" | "wp__category" | "fn__sections">;

export function articleSections({ canonical_url, wp__category, fn__sections }: SectionFields): ArticleSections {
  const topics = [wp__category, ...fn__sections].flatMap((topic) => topicPlace(topic) ?? []);
  const slug = topics[0]?.segments[0] ?? addressSection(canonical_url);
  if (slug === undefined) return {};
  const whole = topics.find(({ segments }) => segments.length === 1 && segments[0] === slug);
  const deeper = topics.find(({ segments }) => segments.length > 1 && segments[0] === slug);
  // A story is on the front of a section that it names whole or stands below; nobody knows whether a deeper one has a front above it.
  const isOnFront =
    whole !== undefined || deeper === undefined || addressSection(canonical_url)?.toLowerCase() === slug;
  return {
    section: isOnFront
      ? { slug, name: whole?.title ?? spelled(slug), url: sectionLink(slug) }
      : {
          slug,
          name: deeper.title ?? spelled(deeper.segments.at(-1) ?? slug),
          url: sectionLink(deeper.segments.join("/")),
        },
    ...(deeper !== undefined && { subsection: deeper.segments.join("/") }),
  };
}

function topicPlace(topic: Topic | undefined): { title?: string; segments: string[] } | undefined {
  const segments = (topic?.path ?? topic?.slug ?? "").toLowerCase().split("/").filter(Boolean);
  return segments.length === 0 ? undefined : { title: topic?.title, segments };
}

/** A story at the root of the site has no section. */
function addressSection(url: string): string | undefined {
  const path = sitePath(url) ?? "";
  return path.lastIndexOf("/") > 0 ? sectionWord(path) : undefined;
}

function spelled(slug: string): string {
  return lookUp(initials, slug) ?? wordsOfSlug(slug);
}
