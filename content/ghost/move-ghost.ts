// A whole Ghost site, record by record. Its first public tag is the section of a story; all public ones are its tags.

import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { escapeText } from "../../model/html/escape.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { ownPatterns } from "../moving-in/own-patterns.ts";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import { standingAmong } from "../moving-in/standing-among.ts";
import type { Store } from "../store/store.ts";
import { idIn, type Blog } from "../wordpress/blog.ts";
import { componentsOf } from "../wordpress/components-of.ts";
import { ownLinks } from "../wordpress/own-links.ts";
import { peopleOf, personPaths, personRecord, type BlogPerson } from "../wordpress/people-of.ts";
import { plain } from "../wordpress/plain.ts";
import type { WxrHeadTerm } from "../wordpress/read-wxr.ts";
import { sectionPaths, sectionsOf, type BlogSection } from "../wordpress/sections-of.ts";
import {
  ghostAuthorAddresses,
  ghostPath,
  ghostPatterns,
  ghostTagAddresses,
  instantOfGhost,
  movedPost,
} from "./ghost-addresses.ts";
import { ghostMedia, withoutPlaceholder } from "./ghost-media.ts";
import type { GhostPost, GhostTables, GhostTag, GhostUser } from "./read-ghost.ts";

const shown = new Set(["published", "scheduled", "sent"]);
const otherSection = { title: "News", path: "/news" };

interface GhostParts {
  blog: Blog;
  permalink: string;
  people: ReadonlyMap<string, BlogPerson>;
  sections: ReadonlyMap<string, BlogSection>;
  media: ReturnType<typeof ghostMedia>;
  report: MoveReport;
  tagsOf: (post: string) => GhostTag[];
  authorsOf: (post: GhostPost) => GhostUser[];
  metaOf: (post: string) => GhostTables["posts_meta"][number] | undefined;
}

export function moveOfGhost(
  blog: Blog,
  tables: GhostTables,
  { files, folder, permalink }: { files: readonly string[]; folder: string; permalink: string },
): Move {
  const media = ghostMedia(blog);
  return {
    folder,
    source: { system: "Ghost", files, name: blog.name, title: blog.title, address: blog.address },
    media: () => media.copies(),
    async *records(report, store) {
      const parts = await partsOf(blog, tables, { permalink, media, report, store });
      yield* named(parts, tables);
      yield* ownPatterns(ghostPatterns(blog), "ghost", blog.name, store, report);
      for (const post of tables.posts) yield* ofPost(post, parts);
    },
  };
}

async function partsOf(
  blog: Blog,
  tables: GhostTables,
  given: Pick<GhostParts, "permalink" | "media" | "report"> & { store: Store },
): Promise<GhostParts> {
  const { permalink, media, report, store } = given;
  const tagById = new Map(tables.tags.map((tag) => [tag.id, tag]));
  const userById = new Map(tables.users.map((user) => [user.id, user]));
  const inOrder = <T extends { post_id: string; sort_order?: number | null }>(rows: readonly T[]) =>
    Map.groupBy(
      rows.toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0)),
      ({ post_id }) => post_id,
    );
  const tagRows = inOrder(tables.posts_tags);
  const authorRows = inOrder(tables.posts_authors);
  const metaByPost = new Map(tables.posts_meta.map((meta) => [meta.post_id, meta]));
  const tagsOf = (post: string) =>
    (tagRows.get(post) ?? []).flatMap(({ tag_id }) => tagById.get(tag_id) ?? []).filter(isPublic);
  const authorsOf = (post: GhostPost) => {
    const ids = authorRows.get(post.id)?.map(({ author_id }) => author_id) ?? [post.author_id ?? ""];
    return ids.flatMap((id) => userById.get(id) ?? []);
  };
  const authors = tables.users.map(({ id, slug, name }, place) => ({ id: String(place), login: slug || id, name }));
  const first = new Map(tables.posts.flatMap(({ id }) => tagsOf(id).slice(0, 1)).map((tag) => [tag.slug, termOf(tag)]));
  const paths = new Set(tables.posts.map((post) => ghostPath(post, tagsOf(post.id)[0], blog.base, permalink)));
  const { othersAt, standing } = await standingAmong(
    [...[...first.keys()].flatMap((slug) => sectionPaths(slug, blog)), ...personPaths(authors, blog)],
    (path) => paths.has(path),
    store,
  );
  return {
    blog,
    permalink,
    people: peopleOf(authors, blog, (path, id) => othersAt(path, id).length > 0),
    sections: sectionsOf(first, blog, standing),
    media,
    report,
    tagsOf,
    authorsOf,
    metaOf: (post) => metaByPost.get(post),
  };
}

/** As its settings say. */
export function ghostTitle({ settings }: GhostTables): string {
  const title = settings.find(({ key }) => key === "title")?.value;
  return typeof title === "string" ? title : "";
}

const isPublic = ({ visibility, name }: GhostTag) => visibility !== "internal" && !name.startsWith("#");

const termOf = ({ id, slug, name, description }: GhostTag): WxrHeadTerm => ({
  id,
  slug,
  name,
  description,
  domain: "category",
  parent: "",
});

async function* named(
  { blog, people, sections, report }: GhostParts,
  tables: GhostTables,
): AsyncGenerator<MovedRecord> {
  report.came("users", "people", people.size);
  for (const person of people.values()) {
    const user = tables.users.find(({ slug, id }) => (slug || id) === person.author.login);
    yield { record: { ...personRecord(person), ...(user?.bio && { shortBio: user.bio }) }, of: "users" };
    for (const record of ghostAuthorAddresses(person, blog)) yield { record };
  }
  for (const section of sections.values()) {
    if (section.record !== undefined) yield { record: section.record };
    for (const record of ghostTagAddresses(section, blog)) yield { record };
  }
  for (const tag of tables.tags) {
    report.came("tags", "tags");
    if (!isPublic(tag)) report.lost(`tag ${tag.slug}`, "an internal tag", "tags");
    else yield { record: { type: "tag", id: idIn(blog, tag.slug), title: tag.name, path: tag.slug }, of: "tags" };
  }
}

async function* ofPost(post: GhostPost, parts: GhostParts): AsyncGenerator<MovedRecord> {
  const { blog, permalink, report, tagsOf } = parts;
  const isPage = post.type === "page" || post.page === 1 || post.page === true;
  const kind = isPage ? "pages" : "posts";
  report.came(kind, isPage ? "static pages" : "stories");
  const old = ghostPath(post, tagsOf(post.id)[0], blog.base, isPage ? "/:slug/" : permalink);
  const components = componentsIn(post, kind, parts);
  if (components === undefined) return;
  const shared = {
    title: plain(post.title) || "Untitled",
    components,
    published: shown.has(post.status) && (post.visibility === "public" || post.visibility === ""),
    ghost: { blog: blog.name, id: post.id, slug: post.slug, visibility: post.visibility },
  };
  if (shown.has(post.status) && !shared.published) {
    report.lost(`${kind} ${post.slug}`, `its readers, who are ${post.visibility}: it is kept unpublished`);
  }
  const stands = mayStandAt(isPage ? "static_page" : "article", old);
  const path = stands ? old : `/${blog.name}/${post.slug || post.id}`;
  yield { record: isPage ? page(post, path, shared, blog) : story(post, path, shared, parts), of: kind };
  if (!stands) yield { record: movedPost(blog, old, path) };
}

const page = (post: GhostPost, path: string, shared: object, blog: Blog): GivenRecord => ({
  type: "static_page",
  id: idIn(blog, post.id),
  path: path.slice(1),
  ...shared,
});

function story(post: GhostPost, path: string, shared: object, parts: GhostParts): GivenRecord {
  const { blog, people, sections, media, tagsOf, authorsOf, metaOf } = parts;
  const tags = tagsOf(post.id);
  const section = sections.get(tags[0]?.slug ?? "") ?? otherSection;
  const meta = metaOf(post.id);
  const authors = authorsOf(post).flatMap(({ slug, id }) => people.get(slug || id) ?? []);
  const published = instantOfGhost(post.published_at) ?? instantOfGhost(post.created_at);
  const updated = instantOfGhost(post.updated_at);
  const title = post.meta_title || meta?.meta_title;
  const description = post.meta_description || meta?.meta_description;
  return {
    type: "article",
    id: idIn(blog, post.id),
    ...shared,
    canonical_url: path,
    ...(post.canonical_url && { third_party_canonical_url: post.canonical_url }),
    ...(post.custom_excerpt && { dek: post.custom_excerpt }),
    wp__category: { title: section.title, slug: section.path.slice(1), path: section.path.slice(1) },
    wp__tags: tags.map(({ name, slug }) => ({ title: name, slug, path: slug })),
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
  const isWordless = !post.html && Boolean(post.lexical ?? post.mobiledoc);
  if (isWordless) tell("its markup, which is only in Ghost's own form: its words are here");
  if (post.codeinjection_head || post.codeinjection_foot) tell("the code injected into its page");
  const links = ownLinks(blog, media);
  const html =
    post.html ??
    (post.plaintext ?? "")
      .split(/\n{2,}/)
      .map((words) => `<p>${escapeText(words)}</p>`)
      .join("");
  try {
    return componentsOf(html, {
      post: post.id,
      media,
      hasShortcodes: false,
      ownLink: (text) => withoutPlaceholder(links(text)),
      tell,
    });
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    report.lost(name, `the whole item, which ${error.message}`, kind);
    return undefined;
  }
}
