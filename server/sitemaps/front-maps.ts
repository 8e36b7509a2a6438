// The fronts of sections and tags on the maps of the site, and their archives month by month.

import { sectionName, sectionPath, tagName, tagPath, tagPrefix } from "../../model/addresses/front-path.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { sectionList, tagList } from "../../model/fields/list-names.ts";
import { monthUrl } from "../../site/pages/archive/archive-address.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import { mostEntries, sitemapEntry } from "./sitemap-xml.ts";

type Asked = Pick<DocumentRequest, "content" | "archive" | "origin">;

interface Front {
  path: string;
  list: string;
}

/** Those with something to see: stories, videos, or what an editor arranged for them. */
export async function filledFronts(content: DocumentRequest["content"]): Promise<Front[]> {
  const fronts = await frontsOf(content);
  const isFilled = await Promise.all(fronts.map((front) => hasSomething(content, front)));
  return fronts.filter((_, place) => isFilled[place]);
}

async function hasSomething(content: DocumentRequest["content"], { path, list }: Front): Promise<boolean> {
  for (const type of ["article", "video"] as const) {
    if ((await content.cards({ type, lists: [list], size: 1 })).length > 0) return true;
  }
  const isTag = path.startsWith(tagPrefix);
  const subtype = isTag ? "categoryLayout" : "sectionLayout";
  return (await content.layout(subtype, path.slice(isTag ? tagPrefix.length : 1)))?.elementId !== undefined;
}

/** Sections and tags that have a front, each with the list of its stories. */
async function frontsOf(content: DocumentRequest["content"]): Promise<Front[]> {
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
