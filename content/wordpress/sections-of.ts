// The categories of a blog as sections. A section stands at its name, unless something else does.

import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { decodedSlug, idIn, type Blog } from "./blog.ts";
import { plain } from "./plain.ts";
import type { WxrHeadTerm } from "./read-wxr.ts";

export interface BlogSection {
  title: string;
  path: string;
  /** Where the category stood: it and its parents. */
  oldPath: string;
  term: WxrHeadTerm;
  /** Nothing where another section is there already, which takes its stories. */
  record?: GivenRecord;
}

export type Standing = "nothing" | "section" | "other";

/** By slug. `standing`: what is at a path already that is not this record. */
export function sectionsOf(
  categories: ReadonlyMap<string, WxrHeadTerm>,
  blog: Blog,
  standing: (path: string, id: string) => Standing,
): Map<string, BlogSection> {
  return new Map(
    [...categories].map(([slug, term]) => {
      const id = idIn(blog, decodedSlug(slug));
      const path = sectionPaths(slug, blog).find((one) => mayStandAt("section", one) && standing(one, id) !== "other");
      const at = path ?? `/${id}`;
      const title = plain(term.name) || decodedSlug(slug);
      const description = plain(term.description);
      const record = { type: "section", id, title, path: at.slice(1), ...(description && { description }) };
      return [
        slug,
        {
          title,
          path: at,
          oldPath: oldPathOf(term, categories),
          term,
          ...(standing(at, id) !== "section" && { record }),
        },
      ];
    }),
  );
}

export function sectionPaths(slug: string, blog: Blog): string[] {
  const name = decodedSlug(slug);
  return [`/${name}`, `/${blog.name}/${name}`];
}

/** A category whose parents lead back to it is a child of none. */
function oldPathOf(term: WxrHeadTerm, categories: ReadonlyMap<string, WxrHeadTerm>): string {
  const slugs: string[] = [];
  for (
    let at: WxrHeadTerm | undefined = term;
    at !== undefined && !slugs.includes(at.slug);
    at = categories.get(at.parent)
  ) {
    slugs.unshift(at.slug);
  }
  return slugs.map((slug) => `/${decodedSlug(slug)}`).join("");
}
