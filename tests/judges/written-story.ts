// A story as the newsroom wrote it, read from the store's own export: what outside readers must find again in its page.

import { inject } from "vitest";
import { z } from "zod";
import { plainText } from "../../model/html/plain-text.ts";
import { runContent } from "../demo-site.ts";

const articleSchema = z.object({
  canonical_url: z.string(),
  title: z.string(),
  dek: z.string(),
  thumbnail: z.string(),
  publication_date: z.string(),
  last_published_date: z.string(),
  fn__contributors: z.array(z.object({ full_name: z.string() })),
  components: z.array(z.object({ is: z.string(), props: z.record(z.string(), z.unknown()) })),
});

export interface WrittenStory {
  path: string;
  title: string;
  dek: string;
  authors: string[];
  /** The file of its picture. */
  picture: string;
  published: string;
  updated: string;
  /** Paragraphs, headings, list items and table cells, in order, as plain text. */
  texts: string[];
}

const textOf = z.object({ text: z.string() }).transform(({ text }) => [text]);
const readers: Readonly<Record<string, z.ZodType<string[]>>> = {
  paragraph: textOf,
  heading: textOf,
  list: z.object({ items: z.array(z.string()) }).transform(({ items }) => items),
  table: z.object({ rows: z.array(z.array(z.string())) }).transform(({ rows }) => rows.flat()),
};

export const squeezed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

function written(article: z.output<typeof articleSchema>): WrittenStory {
  return {
    path: new URL(`https://${article.canonical_url}`).pathname,
    title: article.title,
    dek: article.dek,
    authors: article.fn__contributors.map(({ full_name }) => full_name),
    picture: article.thumbnail.split("/").at(-1) ?? "",
    published: article.publication_date,
    updated: article.last_published_date,
    texts: article.components
      .flatMap(({ is, props }) => readers[is]?.parse(props) ?? [])
      .map((text) => squeezed(plainText(text))),
  };
}

/** The stories with these addresses, in that order. */
export async function writtenStories(paths: readonly string[]): Promise<WrittenStory[]> {
  const { stdout } = await runContent(["export", "article"], { DATA_DIR: inject("dataDir") });
  const lines = stdout.trim().split("\n");
  return paths.map((path) => {
    const line = lines.find((one) => one.includes(`"originalCanonical_url":"${path}"`));
    if (line === undefined) throw new Error(`The newsroom has no story ${path}`);
    return written(articleSchema.parse(JSON.parse(line)));
  });
}
