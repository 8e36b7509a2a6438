// NF-01 … NF-06: the page for an address that leads nowhere, with the stories nearest to its words.

import type { Suggestion } from "../../../content/client.ts";
import type { PageContent } from "../../page-types.ts";
import type { PageContext } from "../../page-context.ts";
import { wordsOfPath } from "./bad-path.ts";
import { notFoundHead } from "./head.ts";

const mostSuggestions = 6;

/** ERR-04: a failure is logged and the page goes on without. */
async function suggestionsFor(context: PageContext): Promise<Suggestion[]> {
  const words = wordsOfPath(context.path);
  if (words === "") return [];
  try {
    return await context.content.suggestions(words, mostSuggestions);
  } catch (error) {
    context.noteFailure();
    context.log.error("suggestions failed", { message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

export async function loadNotFoundPage(context: PageContext, message: string): Promise<PageContent<"not-found">> {
  const suggestions = await suggestionsFor(context);
  return {
    page: "not-found",
    props: {
      message,
      path: context.path,
      suggestions: suggestions.map(({ url, title, imageUrl }) => ({
        url,
        title,
        ...(imageUrl !== undefined && { imageUrl }),
      })),
    },
    head: notFoundHead,
    layout: "error",
    status: 404,
    bodyClass: "error-page",
  };
}
