// A WordPress export (WXR) as it streams in: the site, its authors and terms, and items one at a time. The file may be larger than memory.

import { SaxesParser } from "saxes";
import { decodedText } from "./decoded-text.ts";

export interface WxrTerm {
  /** `category`, `post_tag`, `post_format` … */
  domain: string;
  slug: string;
  name: string;
}

/** A term as the head of the file tells it. */
export interface WxrHeadTerm extends WxrTerm {
  id: string;
  /** Its parent's slug. */
  parent: string;
  description: string;
}

export interface WxrComment {
  /** Elements by name, e.g. `wp:comment_author`. */
  fields: ReadonlyMap<string, string>;
}

export interface WxrItem {
  /** Elements by name, e.g. `wp:post_type`; the text of the first of each. */
  fields: ReadonlyMap<string, string>;
  terms: readonly WxrTerm[];
  /** `wp:postmeta` by key; one may be there several times. */
  meta: ReadonlyMap<string, readonly string[]>;
  comments: readonly WxrComment[];
}

export interface WxrAuthor {
  id: string;
  login: string;
  name: string;
  /** How addresses and terms write the login, where the export says so. */
  words?: readonly string[];
  bio?: string;
  /** The number of the attachment that shows it. */
  picture?: string;
  /** What the report counts it as, if it is an item of the export. */
  of?: string;
}

export interface WxrSite {
  title: string;
  /** Where the blog is, e.g. `https://example.com/blog`. */
  address: string;
}

export type WxrEntry = { site: WxrSite } | { author: WxrAuthor } | { term: WxrHeadTerm } | { item: WxrItem };

interface OpenItem {
  fields: Map<string, string>;
  terms: WxrTerm[];
  meta: Map<string, string[]>;
  comments: WxrComment[];
}

/** What of the head is told whole: the elements inside by name. */
const headParts = new Set(["wp:author", "wp:category", "wp:tag", "wp:term"]);

/** Signs that old texts hold and XML knows nothing of: nobody ever saw them. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Of HTML, which some exports hold outside of marked texts. */
const entities = {
  nbsp: "\u00a0",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};

export async function* readWxr(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry> {
  const { parser, entries } = entryParser();
  let isBegun = false;
  for await (const decoded of decodedText(chunks)) {
    const text = decoded.replaceAll(noText, "");
    // A plug-in may have written blank lines before everything.
    const given: string = isBegun ? text : text.trimStart();
    isBegun ||= given !== "";
    parser.write(given);
    yield* entries.splice(0);
  }
  parser.close();
  yield* entries.splice(0);
}

function entryParser() {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, entities);
  const entries: WxrEntry[] = [];
  const path: string[] = [];
  /** Of the channel itself. */
  const channel = new Map<string, string>();
  let text = "";
  let item: OpenItem | undefined;
  let comment: Map<string, string> | undefined;
  let part: Map<string, string> | undefined;
  let term: Omit<WxrTerm, "name"> | undefined;
  let metaKey = "";
  let isSiteKnown = false;

  parser.on("error", (error) => {
    throw new Error(`is not a WordPress export: ${error.message}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    path.push(name);
    text = "";
    if (name === "item") {
      tellSite();
      item = { fields: new Map(), terms: [], meta: new Map(), comments: [] };
    } else if (name === "wp:comment") comment = new Map();
    else if (item === undefined && headParts.has(name)) part = new Map();
    else if (name === "category") term = { domain: attributes["domain"] ?? "", slug: attributes["nicename"] ?? "" };
  });
  const add = (more: string) => (text += more);
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (item !== undefined) inItem(item, name);
    else if (part !== undefined) inPart(part, name);
    else if (path.at(-1) === "channel") channel.set(name, text.trim());
    else if (name === "channel") tellSite();
    text = "";
  });
  return { parser, entries };

  /** Once, when the head has been read. */
  function tellSite(): void {
    if (isSiteKnown) return;
    if (!channel.has("wp:wxr_version")) throw new Error("is not a WordPress export: it has no wp:wxr_version");
    isSiteKnown = true;
    const address = channel.get("wp:base_blog_url") || channel.get("link") || channel.get("wp:base_site_url") || "";
    entries.push({ site: { title: channel.get("title") ?? "", address } });
  }

  function inItem(open: OpenItem, name: string): void {
    if (comment !== undefined) inComment(open, comment, name);
    else if (name === "item") {
      entries.push({ item: open });
      item = undefined;
    } else if (name === "category" && term !== undefined) open.terms.push({ ...term, name: text.trim() });
    else if (name === "wp:meta_key") metaKey = text.trim();
    else if (name === "wp:meta_value") addMeta(open.meta);
    else if (path.at(-1) === "item" && !open.fields.has(name)) open.fields.set(name, text);
  }

  function addMeta(meta: OpenItem["meta"]): void {
    const values = meta.get(metaKey);
    if (values === undefined) meta.set(metaKey, [text]);
    else values.push(text);
  }

  function inComment(open: OpenItem, fields: Map<string, string>, name: string): void {
    if (name === "wp:comment") {
      open.comments.push({ fields });
      comment = undefined;
    } else if (path.at(-1) === "wp:comment") fields.set(name, text);
  }

  function inPart(fields: Map<string, string>, name: string): void {
    if (!headParts.has(name)) {
      fields.set(name, text.trim());
      return;
    }
    part = undefined;
    const of = (field: string) => fields.get(field) ?? "";
    if (name === "wp:author") {
      const login = of("wp:author_login");
      const author = { id: of("wp:author_id"), login, name: of("wp:author_display_name") || login };
      if (login !== "") entries.push({ author });
      return;
    }
    const found: WxrHeadTerm = {
      id: of("wp:term_id"),
      domain: name === "wp:category" ? "category" : name === "wp:tag" ? "post_tag" : of("wp:term_taxonomy"),
      slug: of("wp:category_nicename") || of("wp:tag_slug") || of("wp:term_slug"),
      name: of("wp:cat_name") || of("wp:tag_name") || of("wp:term_name"),
      parent: of("wp:category_parent") || of("wp:term_parent"),
      description: of("wp:category_description") || of("wp:tag_description") || of("wp:term_description"),
    };
    if (found.slug !== "") entries.push({ term: found });
  }
}
