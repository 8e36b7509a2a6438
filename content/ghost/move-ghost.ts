// A whole Ghost site, record by record. Its first public tag is the section of a story; all public ones are its tags.

import { tagPrefix } from "../../model/addresses/front-path.ts";
import { escapeText } from "../../model/html/escape.ts";
import { addressClaims, ledHere, lookedAtOnce } from "../moving-in/address-claims.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import { standingAmong } from "../moving-in/standing-among.ts";
import type { Store } from "../store/store.ts";
import { idIn, type Blog } from "../wordpress/blog.ts";
import { peopleOf, personPaths, personRecord } from "../wordpress/people-of.ts";
import type { WxrHeadTerm } from "../wordpress/read-wxr.ts";
import { sectionPlaces, sectionsOf } from "../wordpress/sections-of.ts";
import { tagPaths } from "../wordpress/tag-paths.ts";
import { ghostAuthorAddresses, ghostPath, ghostPatterns, ghostTagAddresses, movedTag } from "./ghost-addresses.ts";
import { ghostMedia } from "./ghost-media.ts";
import { oldPathOf, recordsOfPost, type GhostParts } from "./records-of-post.ts";
import { furtherTables, type GhostPost, type GhostTables, type GhostTag, type GhostUser } from "./read-ghost.ts";

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
      const claims = addressClaims({ field: "ghost", name: blog.name, store, report });
      const parts = await partsOf(blog, tables, { permalink, media, report, claims, store });
      yield* named(parts, tables);
      yield* ledHere(ghostPatterns(blog), claims);
      for (let start = 0; start < tables.posts.length; start += lookedAtOnce) {
        const posts = tables.posts.slice(start, start + lookedAtOnce);
        await claims.look(posts.map((post) => oldPathOf(post, parts)));
        for (const post of posts) yield* recordsOfPost(post, parts);
      }
      for (const { name, rows } of furtherTables(tables)) report.note(`the table ${name}`, `is not read: ${rows} rows`);
    },
  };
}

async function partsOf(
  blog: Blog,
  tables: GhostTables,
  given: Pick<GhostParts, "permalink" | "media" | "report" | "claims"> & { store: Store },
): Promise<GhostParts> {
  const { permalink, media, report, claims, store } = given;
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
    [...[...first.keys()].flatMap((slug) => sectionPlaces(slug, blog)), ...personPaths(authors, blog)],
    (path) => paths.has(path),
    store,
  );
  const publicTags = tables.tags.filter(isPublic).map((tag) => [tag.slug, tag] as const);
  return {
    blog,
    permalink,
    people: peopleOf(authors, blog, (path, id) => othersAt(path, id).length > 0),
    sections: sectionsOf(first, blog, standing),
    tagPath: await tagPaths({ categories: new Map(), tags: new Map(publicTags) }, blog, store),
    media,
    report,
    claims,
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
  { blog, people, sections, tagPath, media, report, claims }: GhostParts,
  tables: GhostTables,
): AsyncGenerator<MovedRecord> {
  report.came("users", "people", people.size);
  for (const person of people.values()) {
    const user = tables.users.find(({ slug, id }) => (slug || id) === person.author.login);
    yield { record: { ...personRecord(person), ...portrait(user, media) }, of: "users" };
  }
  for (const { record } of sections.values()) if (record !== undefined) yield { record };
  const redirects = [
    ...[...people.values()].flatMap((person) => ghostAuthorAddresses(person, blog)),
    ...[...sections.values()].flatMap((section) => ghostTagAddresses(section, blog)),
  ];
  yield* ledHere(redirects, claims);
  const elsewhere: GivenRecord[] = [];
  for (const tag of tables.tags) {
    const { slug, name } = tag;
    report.came("tags", "tags");
    if (!isPublic(tag)) {
      report.lost(`tag ${slug}`, "an internal tag", "tags");
      continue;
    }
    const path = tagPath(slug);
    if (path !== slug) {
      const why = `as what was here before leads elsewhere from ${tagPrefix}${slug}`;
      report.note(`tag ${slug}`, `stands at ${tagPrefix}${path}, ${why}`);
      if (!sections.has(slug)) elsewhere.push(...movedTag(blog, slug, path));
    }
    yield { record: { type: "tag", id: idIn(blog, slug), title: name, path }, of: "tags" };
  }
  yield* ledHere(elsewhere, claims);
}

function portrait(user: GhostUser | undefined, media: GhostParts["media"]): object {
  return {
    ...(user?.bio && { shortBio: escapeText(user.bio) }),
    ...(user?.profile_image && { avatar: { url: media.moved(user.profile_image) } }),
  };
}
