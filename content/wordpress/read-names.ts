// What posts refer to and may stand further down: the file is read for it once before the posts are, and never held.

import { createReadStream } from "node:fs";
import { attachmentOf, type Attachment } from "./media.ts";
import { linkPath } from "./post-address.ts";
import { readWxr, type WxrAuthor, type WxrEntry, type WxrHeadTerm, type WxrItem, type WxrSite } from "./read-wxr.ts";
import { isImported, numberOfItem } from "./records-of.ts";

export interface BlogNames {
  site: WxrSite;
  authors: Map<string, WxrAuthor>;
  attachments: Map<string, Attachment>;
  categories: Map<string, WxrHeadTerm>;
  tags: Map<string, WxrHeadTerm>;
  /** Of kinds that plug-ins and themes bring. */
  furtherTerms: WxrHeadTerm[];
  /** Numbers of the items that come over. */
  imported: Set<number>;
  /** Names of categories at which a post or page stands. */
  taken: Set<string>;
}

export function entriesIn(files: readonly string[]): AsyncIterable<WxrEntry> {
  return readAll();
  async function* readAll() {
    for (const file of files) {
      try {
        yield* readWxr(createReadStream(file, { highWaterMark: 256 * 1024 }));
      } catch (error) {
        throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  }
}

export async function readNames(files: readonly string[]): Promise<BlogNames> {
  const names: BlogNames = {
    site: { title: "", address: "" },
    authors: new Map(),
    attachments: new Map(),
    categories: new Map(),
    tags: new Map(),
    furtherTerms: [],
    imported: new Set(),
    taken: new Set(),
  };
  for await (const entry of entriesIn(files)) {
    if ("site" in entry) {
      if (names.site.address === "") names.site = entry.site;
    } else if ("author" in entry) names.authors.set(entry.author.login, entry.author);
    else if ("term" in entry) noteTerm(names, entry.term);
    else noteItem(names, entry.item);
  }
  return names;
}

function termsOf({ categories, tags }: BlogNames, domain: string): Map<string, WxrHeadTerm> | undefined {
  return domain === "category" ? categories : domain === "post_tag" ? tags : undefined;
}

function noteTerm(names: BlogNames, term: WxrHeadTerm): void {
  const terms = termsOf(names, term.domain);
  if (terms === undefined) names.furtherTerms.push(term);
  else terms.set(term.slug, term);
}

function noteItem(names: BlogNames, item: WxrItem): void {
  const attachment = attachmentOf(item);
  if (attachment !== undefined) {
    names.attachments.set(attachment.id, attachment);
    return;
  }
  for (const { domain, slug, name } of item.terms) {
    const terms = termsOf(names, domain);
    if (terms !== undefined && slug !== "" && !terms.has(slug)) {
      terms.set(slug, { id: "", domain, slug, name, parent: "", description: "" });
    }
  }
  if (!isImported(item)) return;
  names.imported.add(Number(numberOfItem(item)));
  const path = linkPath(item);
  // At the root of the site a section comes before a story.
  if (path !== undefined && names.categories.has(path.slice(1))) names.taken.add(path);
}
