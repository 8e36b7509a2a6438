// GET /api/search-suggestions?q=: what someone who is still typing may be looking for: sections, people and shows of that name, then headlines.
// A failure is logged, and the reader types on without (ERR-04).

import type { Hono } from "hono";
import type { ContentClient, Suggestion } from "../../content/client.ts";
import { sectionPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { events } from "../log.ts";
import { textParameter } from "./parameters.ts";
import type { ApiParts } from "./api-parts.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export const searchSuggestionsPath = "/api/search-suggestions";
const mostSuggestions = 8;
const mostSections = 2;
const longestText = 200;

export function searchSuggestions(api: Hono, { openClient, log }: ApiParts): void {
  api.get(searchSuggestionsPath, async (context) => {
    const text = textParameter(new URL(context.req.url).searchParams, "q", longestText);
    try {
      const content = openClient(new Set());
      const [sections, documents] = await Promise.all([
        sectionsNamed(content, text),
        content.completions(text, mostSuggestions),
      ]);
      context.header("cache-control", cachePolicies.suggestions);
      return context.json([...sections, ...documents].slice(0, mostSuggestions));
    } catch (error) {
      log.error({ err: error }, events.apiFailed);
      return context.json([], 200, { "cache-control": cachePolicies.none });
    }
  });
}

async function sectionsNamed(content: ContentClient, text: string): Promise<Suggestion[]> {
  const beginning = text.toLowerCase();
  const sections = await content.all("section");
  return sections
    .filter(({ title }) => title.toLowerCase().startsWith(beginning))
    .slice(0, mostSections)
    .map((section) => ({ title: section.title, url: spellPath(sectionPath(section)), type: "section" }));
}
