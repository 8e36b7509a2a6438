// One item of a WordPress export as a record of this newsroom: posts are stories, pages are static pages. Everything else (menus, revisions,
// templates) belongs to WordPress itself and is told as left out.

import { MarkupError } from "../../model/html/markup-limits.ts";
import { describedByWords } from "../moving-in/first-words.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import { dateInstead, isBare, titleOf } from "./bare-items.ts";
import { noSection } from "../moving-in/no-section.ts";
import type { BlogClock } from "./blog-clock.ts";
import { idIn, type Blog } from "./blog.ts";
import type { Component } from "./component.ts";
import { componentsOf } from "./components-of.ts";
import { customFieldsOf } from "./custom-fields.ts";
import { dated, impossibleDates } from "./dated.ts";
import { enclosuresOf } from "./enclosures.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import { becomesOf, isPublished, kindOfItem, mayBeStory, nameOfItem, numberOfItem, typeOf } from "./item-kind.ts";
import type { MediaLookup } from "./media.ts";
import type { OwnLinks } from "./own-links.ts";
import { knownBy } from "./old-addresses.ts";
import { writersOf, type BlogPerson } from "./people-of.ts";
import { plain } from "./plain.ts";
import type { PostParts } from "./post-parts.ts";
import { linkPath, olderPaths, pageBreak, postAddress, type PostAddress, wasFrontPage } from "./post-address.ts";
import type { WxrAuthor, WxrItem, WxrTerm } from "./read-wxr.ts";
import { homeElsewhere, searchDescription, staysOutOfSearch } from "./search-words.ts";
import type { BlogSection } from "./sections-of.ts";
import { titleOfTag, type TagPath } from "./tag-paths.ts";

export interface NewsroomParts extends OwnLinks {
  blog: Blog;
  clock: BlogClock;
  people: ReadonlyMap<string, BlogPerson>;
  /** Of whoever a story names as its author. */
  personOf: (writer: WxrAuthor) => BlogPerson | undefined;
  sections: ReadonlyMap<string, BlogSection>;
  tagPath: TagPath;
  /** Types beside posts whose items are stories, with the section of each. */
  types: ReadonlyMap<string, string>;
  media: MediaLookup;
  block: NonNullable<PostParts["block"]>;
  wantedPlaces: ReadonlySet<string>;
  /** Hears of what cannot be carried over, and from which item; of the item itself, `of` says what kind of thing it is. */
  tell: (item: string, what: string, of?: string) => void;
  /** Hears of what somebody should look at. */
  note: (item: string, what: string) => void;
  /** On which the blog published something first, `2019-05-12`. */
  oldestDay?: string;
}

/** What posts without a category are filed under. */
const otherSection = { title: "News", path: "/news" };

/** Where it would like to stand; nothing for what is left out. */
export function addressOfItem(item: WxrItem, parts: NewsroomParts): PostAddress | undefined {
  const becomes = becomesOf(item, parts.types);
  if (becomes === undefined) return undefined;
  return becomes === "page"
    ? postAddress(item, "static_page", parts.blog.base)
    : postAddress(item, "article", sectionsOfItem(item, parts)[0]?.path ?? otherSection.path);
}

/** `path`: where it is going to stand. */
export function recordOf(item: WxrItem, path: string, parts: NewsroomParts): GivenRecord | undefined {
  const tell = (what: string, of?: string) => parts.tell(nameOfItem(item), what, of);
  const html = (item.fields.get("content:encoded") ?? "").replaceAll(pageBreak, "\n\n");
  const components = componentsIn(html, {
    post: numberOfItem(item),
    media: parts.media,
    ownLink: parts.ownLink,
    ownPath: parts.ownPath,
    block: parts.block,
    wantedPlaces: parts.wantedPlaces,
    footnotes: metaOf(item, "footnotes"),
    readAt: URL.parse(fieldOf(item, "link"))?.pathname ?? "/",
    remembered: rememberedEmbeds(item),
    tell,
  });
  if (components === undefined) return undefined;
  components.push(...enclosuresOf(item, html, { media: parts.media, tell }));
  if (fieldOf(item, "wp:post_password") !== "") tell("its password: it is stored unpublished");
  const isEmptyPage = isPublished(item) && isBare(item, components);
  if (isEmptyPage) {
    parts.note(nameOfItem(item), "has neither a title nor anything in it: it is stored unpublished");
  }
  const { carried, left } = customFieldsOf(item);
  for (const field of left) tell(`the custom field ${field}, which is too large`);
  const home = homeElsewhere(item, parts.ownPath);
  const shared = {
    title: titleOf(item, components, parts.blog),
    components,
    published: isPublished(item) && !isEmptyPage,
    ...(staysOutOfSearch(item) && { noindex: true }),
    wordpress: originOf(item, parts.blog),
    ...(Object.keys(carried).length > 0 && { custom_fields: carried }),
  };
  if (becomesOf(item, parts.types) !== "page") {
    return story(item, path, { ...shared, ...(home && { third_party_canonical_url: home }) }, parts);
  }
  if (wasFrontPage(item)) {
    parts.note(
      nameOfItem(item),
      `was the front page of the blog: it stands at ${path}, and "/" is the site's own front`,
    );
  }
  if (home !== "") tell(`its home elsewhere, as search engines were told: ${home}`);
  return { type: "static_page", id: idIn(parts.blog, numberOfItem(item)), path: path.slice(1), ...shared };

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

/** What readers went to, and cannot any more, is named with its address. */
export function tellLeftOut(item: WxrItem, { tell }: NewsroomParts): void {
  const type = typeOf(item);
  const path = linkPath(item);
  const isWhole = type === "post" || type === "page";
  const status = isWhole ? `, whose status is ${fieldOf(item, "wp:status")}` : "";
  const name = isWhole || path === undefined || !mayBeStory(item) ? nameOfItem(item) : `${nameOfItem(item)} at ${path}`;
  tell(name, `the whole item${status}`, kindOfItem(item));
}

function story(item: WxrItem, path: string, shared: { components: Component[] }, parts: NewsroomParts): GivenRecord {
  const { blog, media } = parts;
  const id = numberOfItem(item);
  const categories = sectionsOfItem(item, parts);
  const [section = otherSection] = categories;
  if (categories.length === 0) parts.note(nameOfItem(item), noSection(otherSection));
  const filed = withThoseAbove(categories, parts);
  const dek = plain(item.fields.get("excerpt:encoded") ?? "");
  const description = searchDescription(item) || (dek === "" ? describedByWords(shared.components) : "");
  const picture = media.attachments.get(metaOf(item, "_thumbnail_id"));
  const authors = authorsOf(item, parts);
  for (const date of impossibleDates(item)) parts.note(nameOfItem(item), `has a date that no calendar has: ${date}`);
  const instead = isPublished(item) ? dateInstead(item, parts.oldestDay) : undefined;
  if (instead !== undefined) {
    parts.note(nameOfItem(item), `has no date, and got that of ${instead.from}: ${instead.date.slice(0, 10)}`);
  }
  return {
    type: "article",
    id: idIn(blog, id),
    ...shared,
    canonical_url: path,
    urls: [...knownBy(item, blog), ...olderPaths(item, path)],
    ...(dek && { dek }),
    ...(description && { meta_description: description }),
    wp__category: topicOf(section),
    ...(filed.length > 1 && { fn__sections: filed.map(topicOf) }),
    wp__tags: item.terms.filter(({ domain }) => domain === "post_tag").map((term) => tagOf(term, parts)),
    ...(authors.length > 0 && { fn__contributors: authors }),
    ...(picture && { thumbnail: { url: media.moved(picture.url) }, ...(picture.alt && { imageAlt: picture.alt }) }),
    ...(instead && { publication_date: dayBegins(instead.date, parts.clock) }),
    ...dated(item, parts.clock),
    comments: { enabled: fieldOf(item, "wp:comment_status") === "open" },
  };
}

/** Of a day by the clock of the blog; a whole time is one already. */
const dayBegins = (date: string, clock: BlogClock) => (date.includes("T") ? date : clock.utcOf(`${date}T00:00:00`));

/** Its main one first, where a plug-in says which that is; an item of a further type is filed under that without one. */
function sectionsOfItem(item: WxrItem, { sections, types }: NewsroomParts): BlogSection[] {
  const found = item.terms
    .filter(({ domain }) => domain === "category")
    .flatMap(({ slug }) => sections.get(slug) ?? []);
  if (found.length === 0) return [sections.get(types.get(typeOf(item)) ?? "")].flatMap((section) => section ?? []);
  const main = metaOf(item, "_yoast_wpseo_primary_category") || metaOf(item, "rank_math_primary_category");
  return main === ""
    ? found
    : found.toSorted((one, other) => Number(other.term.id === main) - Number(one.term.id === main));
}

/** WordPress lists a story under the parents of its categories too. */
function withThoseAbove(categories: readonly BlogSection[], { sections }: NewsroomParts): BlogSection[] {
  const above = categories.flatMap(({ above: slugs }) => slugs.flatMap((slug) => sections.get(slug) ?? []));
  return [...new Map([...categories, ...above].map((section) => [section.path, section])).values()];
}

const topicOf = ({ title, path }: { title: string; path: string }) => {
  const name = path.replace(/^\//, "");
  return { title, slug: name, path: name };
};

const tagOf = (term: WxrTerm, { tagPath }: NewsroomParts) => {
  const path = tagPath(term.slug);
  return { title: titleOfTag(term.slug, term), slug: path, path };
};

function authorsOf(item: WxrItem, { personOf }: NewsroomParts): object[] {
  return writersOf(item).map((writer) => {
    const person = personOf(writer);
    return person === undefined
      ? { full_name: writer.name }
      : { full_name: person.name, page_url: person.path, person_id: person.id };
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
