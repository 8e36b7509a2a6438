// What the crawl found, as judges ask for it.

import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { z } from "zod";
import type { CrawledPage } from "./crawl.ts";

const schema = z.array(z.object({ path: z.string(), status: z.number(), html: z.string(), from: z.string() }));

export function crawledPages(): readonly CrawledPage[] {
  return schema.parse(JSON.parse(readFileSync(inject("crawlFile"), "utf8")));
}

export const isDocument = ({ html }: CrawledPage): boolean => html !== "";
