// Search results for the words in `q` (ROUTE-08).

import type { PageContent } from "../../../core/page-object.ts";
import type { StoryItem } from "../../blocks/story/story-item.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import type { PageContext } from "../../page-context.ts";

const resultCount = 20;

export async function loadSearchPage(context: PageContext): Promise<PageContent<"search">> {
  const { content, log, origin, path } = context;
  const words = context.query.get("q")?.trim() ?? "";
  const props: { words: string; results: StoryItem[]; hasFailed: boolean } = { words, results: [], hasFailed: false };
  try {
    const found = words === "" ? [] : await content.suggestions(words, resultCount);
    props.results = found.map(({ type, ...story }) => ({ ...story, form: type === "video" ? "video" : undefined }));
  } catch (error) {
    context.noteFailure();
    log.error("search failed", { words, message: error instanceof Error ? error.message : String(error) });
    props.hasFailed = true;
  }
  const title = words === "" ? "Search" : `“${words}” – search results`;
  return {
    page: "search",
    props,
    head: simpleHead({ title, path, origin, robots: robots.none, pageType: "search" }),
    layout: "search",
    status: 200,
    bodyClass: "search-results",
  };
}
