// One post or page of Ghost as a record.

import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import type { AddressClaims } from "../moving-in/address-claims.ts";
import { describedByWords } from "../moving-in/first-words.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { noSection } from "../moving-in/no-section.ts";
import type { MovedRecord } from "../moving-in/run-move.ts";
import { idIn, type Blog } from "../wordpress/blog.ts";
import type { Component } from "../wordpress/component.ts";
import { componentsOf } from "../wordpress/components-of.ts";
import { isFixedAddress } from "../redirects/is-fixed-address.ts";
import { ownLinks } from "../wordpress/own-links.ts";
import type { BlogPerson } from "../wordpress/people-of.ts";
import type { BlogSection } from "../wordpress/sections-of.ts";
import type { TagPath } from "../wordpress/tag-paths.ts";
import { ghostPath, instantOfGhost, movedPost } from "./ghost-addresses.ts";
import { withoutPlaceholder, type ghostMedia } from "./ghost-media.ts";
import { postHtml, withMovedFiles } from "./post-html.ts";
import type { GhostPost, GhostTables, GhostTag, GhostUser } from "./read-ghost.ts";
import { seenByReaders } from "./seen-by-readers.ts";

export interface GhostParts {
  blog: Blog;
  permalink: string;
  people: ReadonlyMap<string, BlogPerson>;
  sections: ReadonlyMap<string, BlogSection>;
  tagPath: TagPath;
  media: ReturnType<typeof ghostMedia>;
  report: MoveReport;
  claims: AddressClaims;
  tagsOf: (post: string) => GhostTag[];
  authorsOf: (post: GhostPost) => GhostUser[];
  metaOf: (post: string) => GhostTables["posts_meta"][number] | undefined;
}

const unreadable = "its text, which is in a form of Ghost's own that cannot be read: it is stored unpublished";
const otherSection = { title: "News", path: "/news" };

/** As databases of both kinds write it. */
const isYes = (value: unknown) => value === 1 || value === true;

const isPageOf = (post: GhostPost) => post.type === "page" || isYes(post.page);

/** Where it stood. */
export function oldPathOf(post: GhostPost, { blog, permalink, tagsOf }: GhostParts): string {
  return ghostPath(post, tagsOf(post.id)[0], blog.base, isPageOf(post) ? "/:slug/" : permalink);
}

export function* recordsOfPost(post: GhostPost, parts: GhostParts): Generator<MovedRecord> {
  const { blog, report, claims } = parts;
  const isPage = isPageOf(post);
  const kind = isPage ? "pages" : "posts";
  const old = oldPathOf(post, parts);
  const text = componentsIn(post, kind, parts);
  const becomes = isPage ? "static pages" : "stories";
  if (text === undefined) {
    report.came(kind, becomes);
    return;
  }
  const seen = seenByReaders({
    status: post.status,
    visibility: post.visibility,
    isForEmailOnly: isYes(post.email_only) || isYes(parts.metaOf(post.id)?.email_only),
    isRead: text.isRead,
    isEmpty: text.components.length === 0,
  });
  const counted = kind + seen.counted;
  report.came(counted, becomes);
  if (seen.lost !== undefined) report.lost(`${kind} ${post.slug}`, seen.lost);
  const shared = {
    title: post.title.replaceAll(/\s+/g, " ").trim() || "Untitled",
    components: [...featurePicture(post, isPage, parts), ...text.components],
    published: seen.isPublished,
    ghost: originOf(post, parts),
  };
  const type = isPage ? "static_page" : "article";
  const own = { type, id: idIn(blog, post.id) } as const;
  const holder = claims.holderOf(old, own);
  if (holder !== undefined) {
    const what = `its old address, which something else here had first: it stands below /${blog.name}`;
    report.lost(`${kind} ${post.slug} ${old} (${holder})`, what);
  }
  const stands = holder === undefined && mayStandAt(type, old);
  const path = stands ? old : `/${blog.name}/${post.slug || post.id}`;
  claims.take(path, own);
  yield { record: isPage ? page(post, path, shared, blog) : story(post, path, shared, parts), of: counted };
  if (stands || holder !== undefined) return;
  if (isFixedAddress(old)) {
    report.lost(`${kind} ${post.slug} ${old} (now at ${path})`, "its old address, at which the site has its own");
  } else yield { record: movedPost(blog, old, path) };
}

/** What Ghost says of a post that has no field of its own here. */
function originOf({ id, slug, visibility, featured }: GhostPost, { blog }: GhostParts): object {
  return { blog: blog.name, id, slug, visibility, ...(isYes(featured) && { featured: true }) };
}

/** A story has a thumbnail, but no caption for it: a picture that opens the text leads the story as well. A page has nothing else. */
function featurePicture(post: GhostPost, isPage: boolean, { blog, media, metaOf }: GhostParts): Component[] {
  const { feature_image_alt: imageAlt, feature_image_caption: html = "" } = metaOf(post.id) ?? {};
  if (post.feature_image === "" || (html === "" && !isPage)) return [];
  const caption = withoutPlaceholder(ownLinks(blog, media).ownLink(html, () => {}));
  const props = { url: media.moved(post.feature_image), ...(imageAlt && { imageAlt }), ...(caption && { caption }) };
  return [{ is: "article-image", props }];
}

const page = (post: GhostPost, path: string, shared: object, blog: Blog): GivenRecord => ({
  type: "static_page",
  id: idIn(blog, post.id),
  path: path.slice(1),
  ...shared,
});

function story(post: GhostPost, path: string, shared: { components: Component[] }, parts: GhostParts): GivenRecord {
  const { blog, people, sections, tagPath, media, report, tagsOf, authorsOf, metaOf } = parts;
  const tags = tagsOf(post.id);
  const section = sections.get(tags[0]?.slug ?? "") ?? otherSection;
  if (section === otherSection) report.note(`posts ${post.slug || post.id}`, noSection(otherSection));
  const meta = metaOf(post.id);
  const authors = authorsOf(post).flatMap(({ slug, id }) => people.get(slug || id) ?? []);
  const published = instantOfGhost(post.published_at) ?? instantOfGhost(post.created_at);
  const updated = instantOfGhost(post.updated_at);
  const title = post.meta_title || meta?.meta_title;
  const description =
    post.meta_description || meta?.meta_description || (post.custom_excerpt ? "" : describedByWords(shared.components));
  return {
    type: "article",
    id: idIn(blog, post.id),
    ...shared,
    canonical_url: path,
    ...(post.canonical_url && { third_party_canonical_url: post.canonical_url }),
    ...(post.custom_excerpt && { dek: post.custom_excerpt }),
    wp__category: { title: section.title, slug: section.path.slice(1), path: section.path.slice(1) },
    wp__tags: tags.map(({ name, slug }) => ({ title: name, slug: tagPath(slug), path: tagPath(slug) })),
    ...(authors.length > 0 && {
      fn__contributors: authors.map((person) => ({
        full_name: person.name,
        page_url: person.path,
        person_id: person.id,
      })),
    }),
    ...(post.feature_image && { thumbnail: { url: media.moved(post.feature_image) } }),
    ...(meta?.feature_image_alt && { imageAlt: meta.feature_image_alt }),
    ...(published && { publication_date: published }),
    ...(updated && { last_modified_date: updated }),
    ...(title && { meta_title: title }),
    ...(description && { meta_description: description }),
  };
}

function componentsIn(post: GhostPost, kind: string, { blog, media, report }: GhostParts) {
  const name = `${kind} ${post.slug || post.id}`;
  const tell = (what: string) => report.lost(name, what);
  if (post.codeinjection_head || post.codeinjection_foot) tell("the code injected into its page");
  const links = ownLinks(blog, media);
  try {
    const html = postHtml(post, tell);
    if (html === undefined) tell(unreadable);
    const components = componentsOf(html ?? "", {
      post: post.id,
      media,
      hasShortcodes: false,
      // Files that are not served here have been told when theirs were moved.
      ownLink: (text, hears) => withoutPlaceholder(links.ownLink(withMovedFiles(text, media, hears), () => {})),
      ownPath: links.ownPath,
      tell,
    });
    return { components, isRead: html !== undefined };
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    report.lost(name, `the whole item, which ${error.message}`, kind);
    return undefined;
  }
}
