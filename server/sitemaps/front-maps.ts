// The fronts of sections and tags on the maps of the site, and their archives month by month.

import { sectionName, sectionPath, tagName, tagPath } from "../../model/addresses/front-path.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { sectionList, tagList } from "../../model/fields/list-names.ts";
import { monthUrl } from "../../site/pages/archive/archive-address.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import { mostEntries, sitemapEntry } from "./sitemap-xml.ts";

type Asked = Pick<DocumentRequest, "content" | "archive" | "origin">;

/** Sections and tags that have a front, each with the list of its stories. */
export async function frontsOf(content: DocumentRequest["content"]): Promise<{ path: string; list: string }[]> {
  const [sections, tags] = await Promise.all([content.all("section"), content.all("tag")]);
  return [
    ...sections
      .map((section) => ({ path: sectionPath(section), list: sectionList(sectionName(section)) }))
      .filter(({ path }) => mayStandAt("section", path)),
    ...tags
      .map((tag) => ({ path: tagPath(tag), list: tagList(tagName(tag)) }))
      .filter(({ path }) => mayStandAt("tag", path)),
  ];
}

/** The archives of a month: of every front that has a story of it. Nothing where none has. */
export async function archiveEntries(
  month: string,
  { archive, content, origin }: Asked,
): Promise<string[] | undefined> {
  const fronts = await frontsOf(content);
  const lists = fronts.map(({ list }) => list);
  const filled = new Set(await archive.listsOfMonth("article", lists, month));
  if (filled.size === 0) return undefined;
  return fronts
    .filter(({ list }) => filled.has(list))
    .slice(0, mostEntries)
    .map(({ path }) => sitemapEntry({ url: origin + monthUrl(spellPath(path), month) }));
}
