// One item of a WordPress export as a record of this newsroom: posts are stories, pages are static pages. Everything else (menus, revisions,
// templates) belongs to WordPress itself and is told as imported out.

import { parse } from "node-html-parser";
import { slugOf } from "../../model/addresses/slug.ts";
import { limits } from "../../model/fields/content-limits.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import type { Component } from "./component.ts";
import { componentsOf, type PostParts } from "./components-of.ts";
import type { MediaLookup } from "./media.ts";
import type { WxrAuthor, WxrItem, WxrTerm } from "./read-wxr.ts";
import { withoutLastWord } from "../../model/text/without-last-word.ts";

export interface NewsroomParts {
  authors: ReadonlyMap<string, WxrAuthor>;
  media: MediaLookup;
  /** Hears of what cannot be carried over, and from which item. */
  tell: (item: string, what: string) => void;
}

/** What posts without a category are filed under. */
const otherSection: WxrTerm = { domain: "category", slug: "news", name: "News" };
const imported = new Set(["publish", "future", "draft", "pending", "private"]);

export function recordOf(item: WxrItem, parts: NewsroomParts): object | undefined {
  const { fields } = item;
  const text = (name: string) => fields.get(name)?.trim() ?? "";
  const id = text("wp:post_id") || text("wp:post_name") || slugOf(text("title"));
  const kind = text("wp:post_type");
  const name = `${kind} ${id} “${text("title").slice(0, 60)}”`;
  const tell = (what: string) => parts.tell(name, what);
  if (kind === "attachment") return undefined;
  if ((kind !== "post" && kind !== "page") || !imported.has(text("wp:status"))) {
    tell(
      kind === "post" || kind === "page" ? `the whole item, whose status is ${text("wp:status")}` : "the whole item",
    );
    return undefined;
  }
  const components = componentsIn(fields.get("content:encoded") ?? "", { post: id, media: parts.media, tell });
  if (components === undefined) return undefined;
  const isLocked = text("wp:post_password") !== "";
  if (isLocked) tell("its password: it is kept unpublished");
  const shared = {
    title: plain(text("title")) || firstWords(components) || "Untitled",
    components,
    published: !isLocked && (text("wp:status") === "publish" || text("wp:status") === "future"),
  };
  if (kind === "post") return story(item, { id: `wp-${id}`, ...shared }, parts);
  // A static page is found by its path.
  return { type: "static_page", id: pathOf(item, "").slice(1), ...shared };
}

function componentsIn(html: string, parts: PostParts): Component[] | undefined {
  try {
    return componentsOf(html, parts);
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    parts.tell(`the whole item, which ${error.message}`);
    return undefined;
  }
}

function story(item: WxrItem, shared: object, { authors, media }: NewsroomParts): object {
  const { fields, terms, meta } = item;
  const section = terms.find(({ domain }) => domain === "category") ?? otherSection;
  const tags = terms.filter(
    ({ domain, slug }) => (domain === "post_tag" || domain === "category") && slug !== section.slug,
  );
  const author = authors.get(fields.get("dc:creator")?.trim() ?? "");
  const dek = plain(fields.get("excerpt:encoded") ?? "");
  const picture = media.attachments.get(meta.get("_thumbnail_id")?.trim() ?? "");
  return {
    type: "article",
    ...shared,
    canonical_url: pathOf(item, section.slug),
    ...(dek && { dek }),
    wp__category: topicOf(section),
    wp__tags: tags.map(topicOf),
    ...(author && { fn__contributors: [{ full_name: author.name, page_url: personPath(author) }] }),
    ...(picture && { thumbnail: { url: media.moved(picture.url) }, ...(picture.alt && { imageAlt: picture.alt }) }),
    ...dated(fields),
    comments: { enabled: fields.get("wp:comment_status")?.trim() === "open" },
  };
}

const topicOf = ({ slug, name }: WxrTerm) => ({ title: plain(name) || slug, slug, path: slug });

export function personOf(author: WxrAuthor): object {
  return {
    type: "person",
    id: `wp-${slugOf(author.login)}`,
    full_name: author.name,
    role: "Author",
    canonicalUrl: personPath(author),
  };
}

/** The section a category becomes, or the tag a further one becomes. */
export function termRecord({ slug, name, domain }: WxrTerm): object | undefined {
  if (domain === "category") return { type: "section", id: slug, title: plain(name) || slug, path: slug };
  return domain === "post_tag" ? { type: "tag", id: slug, title: plain(name) || slug, path: slug } : undefined;
}

function personPath({ name, login }: WxrAuthor): string {
  const slug = slugOf(name) || slugOf(login);
  return `/person/${slug.charAt(0)}/${slug}`;
}

/** Where it stood, so that links from elsewhere go on working; an address by number becomes one by name. */
function pathOf({ fields }: WxrItem, section: string): string {
  const link = URL.parse(fields.get("link")?.trim() ?? "");
  const path = decoded(link?.pathname ?? "/")
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  if (path !== "" && link?.search === "") return path;
  const slug = fields.get("wp:post_name")?.trim() || slugOf(plain(fields.get("title") ?? ""));
  return [section, slug || fields.get("wp:post_id")?.trim()]
    .filter(Boolean)
    .map((part) => `/${part}`)
    .join("");
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function dated(fields: WxrItem["fields"]): object {
  const time = (name: string) => {
    const given = fields.get(name)?.trim() ?? "";
    return /^\d{4}-\d{2}-\d{2}/.test(given) && !given.startsWith("0000") ? given.replace(" ", "T") : undefined;
  };
  const publication = time("wp:post_date_gmt") ?? time("wp:post_date");
  const modified = time("wp:post_modified_gmt");
  return { ...(publication && { publication_date: publication }), ...(modified && { last_modified_date: modified }) };
}

function plain(html: string): string {
  return parse(html.slice(0, limits.text)).textContent.replaceAll(/\s+/g, " ").trim();
}

/** A post without a title is known by how it begins. */
function firstWords(components: readonly { props: Record<string, unknown> }[]): string {
  const texts = components.map(({ props: { text } }) => (typeof text === "string" ? plain(text) : ""));
  const first = texts.find((words) => words !== "") ?? "";
  return first.length > 80 ? `${withoutLastWord(first.slice(0, 80))}…` : first;
}
