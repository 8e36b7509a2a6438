// A WordPress export (WXR) as it streams in: authors, and items one at a time. The file may be larger than memory.

import { SaxesParser } from "saxes";

export interface WxrTerm {
  /** `category`, `post_tag`, `post_format` … */
  domain: string;
  slug: string;
  name: string;
}

export interface WxrItem {
  /** Elements by name, e.g. `wp:post_type`; the text of the first of each. */
  fields: ReadonlyMap<string, string>;
  terms: readonly WxrTerm[];
  /** `wp:postmeta` by key. */
  meta: ReadonlyMap<string, string>;
}

export interface WxrAuthor {
  login: string;
  name: string;
}

export type WxrEntry = { author: WxrAuthor } | { item: WxrItem };

interface OpenItem {
  fields: Map<string, string>;
  terms: WxrTerm[];
  meta: Map<string, string>;
}

export async function* readWxr(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEntry> {
  const { parser, entries } = entryParser();
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* entries.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* entries.splice(0);
}

function entryParser() {
  const parser = new SaxesParser();
  const entries: WxrEntry[] = [];
  const path: string[] = [];
  let text = "";
  let item: OpenItem | undefined;
  let author: Map<string, string> | undefined;
  let term: Omit<WxrTerm, "name"> | undefined;
  let metaKey = "";
  let isWxr = false;

  parser.on("error", (error) => {
    throw new Error(`is not a WordPress export: ${error.message}`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    path.push(name);
    text = "";
    if (name === "item") item = { fields: new Map(), terms: [], meta: new Map() };
    else if (name === "wp:author") author = new Map();
    else if (name === "category") term = { domain: attributes["domain"] ?? "", slug: attributes["nicename"] ?? "" };
    else if (name === "wp:wxr_version") isWxr = true;
  });
  const add = (more: string) => (text += more);
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (item !== undefined) inItem(item, name);
    else if (author !== undefined) inAuthor(author, name);
    else if (name === "channel" && !isWxr) throw new Error("is not a WordPress export: it has no wp:wxr_version");
    text = "";
  });
  return { parser, entries };

  function inItem(open: OpenItem, name: string): void {
    if (name === "item") {
      entries.push({ item: open });
      item = undefined;
    } else if (name === "category" && term !== undefined) open.terms.push({ ...term, name: text.trim() });
    else if (name === "wp:meta_key") metaKey = text.trim();
    else if (name === "wp:meta_value") open.meta.set(metaKey, text);
    else if (path.at(-1) === "item" && !open.fields.has(name)) open.fields.set(name, text);
  }

  function inAuthor(open: Map<string, string>, name: string): void {
    if (name !== "wp:author") {
      open.set(name, text.trim());
      return;
    }
    const login = open.get("wp:author_login") ?? "";
    if (login !== "") entries.push({ author: { login, name: open.get("wp:author_display_name") || login } });
    author = undefined;
  }
}
