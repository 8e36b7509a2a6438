// The categories of a blog as sections. A section stands at its name, unless something else does.

import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { decodedSlug, idIn, type Blog } from "./blog.ts";
import { plain } from "./plain.ts";
import { numberedPaths } from "./post-address.ts";
import type { WxrHeadTerm } from "./read-wxr.ts";

export interface BlogSection {
  title: string;
  path: string;
  /** Where the category stood: it and its parents. */
  oldPath: string;
  /** The slugs of the categories above it, the nearest first. */
  above: readonly string[];
  term: WxrHeadTerm;
  /** Nothing where another section is there already, which takes its stories. */
  record?: GivenRecord;
}

/** `own`: the very section, as an import before stored it. */
export type Standing = "nothing" | "own" | "section" | "other";

/** By slug. `standing`: what is at a path already that is not this record. */
export function sectionsOf(
  categories: ReadonlyMap<string, WxrHeadTerm>,
  blog: Blog,
  standing: (path: string, id: string) => Standing,
): Map<string, BlogSection> {
  return new Map(
    [...categories].map(([slug, term]) => {
      const id = idIn(blog, decodedSlug(slug));
      const at = placeOf(slug, id);
      const title = plain(term.name) || decodedSlug(slug);
      const description = plain(term.description);
      const above = slugsAbove(term, categories);
      const record = { type: "section", id, title, path: at.slice(1), ...(description && { description }) };
      return [
        slug,
        {
          title,
          path: at,
          oldPath: [...above.toReversed(), term.slug].map((one) => `/${decodedSlug(one)}`).join(""),
          above,
          term,
          ...(standing(at, id) !== "section" && { record }),
        },
      ];
    }),
  );

  function placeOf(slug: string, id: string): string {
    const paths = sectionPaths(slug, blog);
    const may = (path: string) => mayStandAt("section", path);
    const stood = [paths.named, ...paths.numbered, paths.below].find(
      (path) => may(path) && standing(path, id) === "own",
    );
    if (stood !== undefined) return stood;
    if (may(paths.named) && standing(paths.named, id) !== "other") return paths.named;
    const isFree = (path: string) => may(path) && standing(path, id) === "nothing" && !categories.has(path.slice(1));
    return paths.numbered.find(isFree) ?? `/${id}`;
  }
}

interface SectionPaths {
  named: string;
  /** As WordPress tells two of one name apart. */
  numbered: readonly string[];
  /** Where earlier imports put it. */
  below: string;
}

function sectionPaths(slug: string, blog: Blog): SectionPaths {
  const name = decodedSlug(slug);
  return { named: `/${name}`, numbered: numberedPaths(`/${name}`), below: `/${blog.name}/${name}` };
}

/** Everywhere it may come to stand. */
export function sectionPlaces(slug: string, blog: Blog): string[] {
  const { named, numbered, below } = sectionPaths(slug, blog);
  return [named, ...numbered, below];
}

/** A category whose parents lead back to it is a child only once. */
function slugsAbove(term: WxrHeadTerm, categories: ReadonlyMap<string, WxrHeadTerm>): string[] {
  const slugs = [term.slug];
  for (
    let at = categories.get(term.parent);
    at !== undefined && !slugs.includes(at.slug);
    at = categories.get(at.parent)
  ) {
    slugs.push(at.slug);
  }
  return slugs.slice(1);
}
