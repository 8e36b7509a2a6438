// One item of a WordPress export as a record of this newsroom: posts are stories, pages are static pages. Everything else (menus, revisions,
// templates) belongs to WordPress itself and is told as left out.

import { MarkupError } from "../../model/html/markup-limits.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { withoutLastWord } from "../../model/text/without-last-word.ts";
import { decodedSlug, idIn, numberPath, type Blog } from "./blog.ts";
import type { Component } from "./component.ts";
import { componentsOf, type PostParts } from "./components-of.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import type { MediaLookup } from "./media.ts";
import type { BlogPerson } from "./people-of.ts";
import { plain } from "./plain.ts";
import { olderPaths, postAddress, type PostAddress } from "./post-address.ts";
import type { WxrItem, WxrTerm } from "./read-wxr.ts";
import type { BlogSection } from "./sections-of.ts";

export interface NewsroomParts {
  blog: Blog;
  people: ReadonlyMap<string, BlogPerson>;
  sections: ReadonlyMap<string, BlogSection>;
  media: MediaLookup;
  ownLink: (html: string) => string;
  /** Hears of what cannot be carried over, and from which item; of the item itself, `of` says what kind of thing it is. */
  tell: (item: string, what: string, of?: string) => void;
}

export interface ItemRecord {
  record: GivenRecord;
  address: PostAddress;
}

/** What posts without a category are filed under. */
const otherSection = { title: "News", path: "news" };
const imported = new Set(["publish", "future", "draft", "pending", "private"]);

/** What of WordPress an item is, as the report counts it. */
export function kindOfItem(item: WxrItem): string {
  const kind = fieldOf(item, "wp:post_type") || "item without a type";
  return kind === "post" || kind === "page" || kind === "attachment" ? `${kind}s` : `items of the type ${kind}`;
}

export function isImported(item: WxrItem): boolean {
  const kind = fieldOf(item, "wp:post_type");
  return (kind === "post" || kind === "page") && imported.has(fieldOf(item, "wp:status"));
}

export function numberOfItem(item: WxrItem): string {
  return fieldOf(item, "wp:post_id") || fieldOf(item, "wp:post_name");
}

export function recordOf(item: WxrItem, parts: NewsroomParts): ItemRecord | undefined {
  const kind = fieldOf(item, "wp:post_type");
  const id = numberOfItem(item);
  const name = `${kind} ${id} “${fieldOf(item, "title").slice(0, 60)}”`;
  const tell = (what: string, of?: string) => parts.tell(name, what, of);
  if (!isImported(item)) {
    const status = kind === "post" || kind === "page" ? `, whose status is ${fieldOf(item, "wp:status")}` : "";
    tell(`the whole item${status}`, kindOfItem(item));
    return undefined;
  }
  const html = (item.fields.get("content:encoded") ?? "").replaceAll("<!--nextpage-->", "");
  const components = componentsIn(html, {
    post: id,
    media: parts.media,
    ownLink: parts.ownLink,
    remembered: rememberedEmbeds(item),
    tell,
  });
  if (components === undefined) return undefined;
  const isLocked = fieldOf(item, "wp:post_password") !== "";
  if (isLocked) tell("its password: it is stored unpublished");
  const { carried, left } = customFieldsOf(item);
  for (const field of left) tell(`the custom field ${field}, which is too large`);
  const status = fieldOf(item, "wp:status");
  const shared = {
    title: plain(fieldOf(item, "title")) || firstWords(components) || "Untitled",
    components,
    published: !isLocked && (status === "publish" || status === "future"),
    wordpress: originOf(item, parts.blog),
    ...(Object.keys(carried).length > 0 && { custom_fields: carried }),
  };
  return kind === "post" ? story(item, id, shared, parts) : page(item, id, shared, parts);

  function componentsIn(text: string, of: PostParts): Component[] | undefined {
    try {
      return componentsOf(text, of);
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      tell(`the whole item, which ${error.message}`, kindOfItem(item));
      return undefined;
    }
  }
}

function page(item: WxrItem, id: string, shared: object, { blog }: NewsroomParts): ItemRecord {
  const address = postAddress(item, "static_page", blog.base);
  return {
    address,
    record: { type: "static_page", id: idIn(blog, id), path: address.path.slice(1), ...shared },
  };
}

function story(item: WxrItem, id: string, shared: object, parts: NewsroomParts): ItemRecord {
  const { blog, sections, media } = parts;
  const categories = categoriesOf(item, sections);
  const [section = otherSection] = categories;
  const address = postAddress(item, "article", section.path);
  const dek = plain(item.fields.get("excerpt:encoded") ?? "");
  const picture = media.attachments.get(metaOf(item, "_thumbnail_id"));
  const authors = authorsOf(item, parts);
  return {
    address,
    record: {
      type: "article",
      id: idIn(blog, id),
      ...shared,
      canonical_url: address.path,
      urls: [numberPath(blog, id), ...olderPaths(item, address.path)],
      ...(dek && { dek }),
      wp__category: topicOf(section),
      ...(categories.length > 1 && { fn__sections: categories.map(topicOf) }),
      wp__tags: item.terms.filter(({ domain }) => domain === "post_tag").map(tagOf),
      ...(authors.length > 0 && { fn__contributors: authors }),
      ...(picture && { thumbnail: { url: media.moved(picture.url) }, ...(picture.alt && { imageAlt: picture.alt }) }),
      ...dated(item),
      comments: { enabled: fieldOf(item, "wp:comment_status") === "open" },
    },
  };
}

/** Its main one first, where a plug-in says which that is. */
function categoriesOf(item: WxrItem, sections: ReadonlyMap<string, BlogSection>): BlogSection[] {
  const found = item.terms
    .filter(({ domain }) => domain === "category")
    .flatMap(({ slug }) => sections.get(slug) ?? []);
  const main = metaOf(item, "_yoast_wpseo_primary_category") || metaOf(item, "rank_math_primary_category");
  return main === ""
    ? found
    : found.toSorted((one, other) => Number(other.term.id === main) - Number(one.term.id === main));
}

const topicOf = ({ title, path }: { title: string; path: string }) => {
  const name = path.replace(/^\//, "");
  return { title, slug: name, path: name };
};

const tagOf = ({ slug, name }: WxrTerm) => {
  const path = decodedSlug(slug);
  return { title: plain(name) || path, slug: path, path };
};

export function tagRecord({ slug, name }: WxrTerm, blog: Blog): GivenRecord {
  const { title, path } = tagOf({ domain: "post_tag", slug, name });
  return { type: "tag", id: idIn(blog, path), title, path };
}

/** Several, where a plug-in for guest authors says so. */
function authorsOf(item: WxrItem, { people }: NewsroomParts): object[] {
  const guests = item.terms.filter(({ domain }) => domain === "author");
  const logins =
    guests.length > 0 ? guests.map(({ slug }) => slug.replace(/^cap-/, "")) : [fieldOf(item, "dc:creator")];
  return logins.flatMap((login, place) => {
    const person = people.get(login);
    if (person !== undefined) return [{ full_name: person.name, page_url: person.path, person_id: person.id }];
    const name = plain(guests[place]?.name ?? login);
    return name === "" ? [] : [{ full_name: name }];
  });
}

/** What WordPress says of an item that has no field of its own here. */
function originOf(item: WxrItem, blog: Blog): object {
  const further = item.terms.filter(({ domain }) => !["category", "post_tag", "author"].includes(domain));
  const guid = fieldOf(item, "guid");
  return {
    blog: blog.name,
    post_id: numberOfItem(item),
    link: fieldOf(item, "link"),
    ...(guid && { guid }),
    ...(fieldOf(item, "wp:is_sticky") === "1" && { is_sticky: true }),
    ...(further.length > 0 && { terms: further }),
  };
}

function rememberedEmbeds({ meta }: WxrItem): string[] {
  return [...meta].flatMap(([name, values]) => (/^_oembed_[0-9a-f]{32}$/.test(name) ? values : []));
}

function dated(item: WxrItem): object {
  const time = (name: string) => {
    const given = fieldOf(item, name);
    return /^\d{4}-\d{2}-\d{2}/.test(given) && !given.startsWith("0000") ? given.replace(" ", "T") : undefined;
  };
  const publication = time("wp:post_date_gmt") ?? time("wp:post_date");
  const modified = time("wp:post_modified_gmt");
  return { ...(publication && { publication_date: publication }), ...(modified && { last_modified_date: modified }) };
}

/** A post without a title is known by how it begins. */
function firstWords(components: readonly { props: Record<string, unknown> }[]): string {
  const texts = components.map(({ props: { text } }) => (typeof text === "string" ? plain(text) : ""));
  const first = texts.find((words) => words !== "") ?? "";
  return first.length > 80 ? `${withoutLastWord(first.slice(0, 80))}…` : first;
}
