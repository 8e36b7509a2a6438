// A Ghost export (Settings → Export): the tables of its database as one JSON text.

import { readFile } from "node:fs/promises";
import { z } from "zod";

const id = z.union([z.string(), z.number()]).transform(String);
const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");
const order = z.number().nullish().default(0);

const post = z.object({
  id,
  title: words,
  slug: words,
  html: z.string().nullish(),
  plaintext: z.string().nullish(),
  lexical: z.string().nullish(),
  mobiledoc: z.string().nullish(),
  feature_image: words,
  featured: z.unknown().optional(),
  type: words,
  page: z.unknown().optional(),
  email_only: z.unknown().optional(),
  status: words,
  visibility: words,
  author_id: id.nullish(),
  canonical_url: words,
  custom_excerpt: words,
  meta_title: words,
  meta_description: words,
  created_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  published_at: z.unknown().optional(),
  comment_id: words,
  codeinjection_head: words,
  codeinjection_foot: words,
});

const tables = z.looseObject({
  posts: z.array(post),
  posts_meta: z
    .array(
      z.object({
        post_id: id,
        feature_image_alt: words,
        feature_image_caption: words,
        meta_title: words,
        meta_description: words,
        email_only: z.unknown().optional(),
      }),
    )
    .default([]),
  tags: z.array(z.object({ id, name: words, slug: words, description: words, visibility: words })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id, sort_order: order })).default([]),
  users: z.array(z.object({ id, name: words, slug: words, bio: words, profile_image: words })).default([]),
  posts_authors: z.array(z.object({ post_id: id, author_id: id, sort_order: order })).default([]),
  settings: z.array(z.object({ key: words, value: z.unknown() })).default([]),
});

export type GhostTables = z.output<typeof tables>;
export type GhostPost = GhostTables["posts"][number];
export type GhostUser = GhostTables["users"][number];
export type GhostTag = GhostTables["tags"][number];

/** Both forms: the database as Ghost writes it, and what its own importer takes. */
const exported = z.union([
  z.object({ db: z.tuple([z.object({ data: tables })], z.unknown()) }).transform(({ db: [{ data }] }) => data),
  z.object({ data: tables }).transform(({ data }) => data),
]);

/** Tables that are not read and hold something. */
export function furtherTables(read: GhostTables): { name: string; rows: number }[] {
  return Object.entries(read).flatMap(([name, rows]) =>
    name in tables.shape || !Array.isArray(rows) || rows.length === 0 ? [] : [{ name, rows: rows.length }],
  );
}

export async function readGhost(file: string): Promise<GhostTables> {
  let given: unknown;
  try {
    given = JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not a Ghost export: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const read = exported.safeParse(given);
  if (!read.success) throw new Error(`${file} is not a Ghost export: it has no posts that can be read`);
  return read.data;
}
