// LOAD-02: the article of this path, or a 301 to where it lives. An address of a variant finds the article it is a variant of.

import type { Article } from "../../content/records/article.ts";
import { redirect } from "../../core/redirect.ts";
import { decideVariant, withoutVariantEnding } from "../article/decide-variant.ts";
import { isExternal } from "../lib/site-path.ts";
import type { PageContext } from "../page-context.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

export async function article(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const path = withoutVariantEnding(context.path);
  await fetchOrContinue(context, "article", () =>
    context.state.fetchFullArticle(async () => {
      const found = await context.content.byPath("article", path);
      if (found === undefined || !found.published || !hasVariant(context.path, path, found)) return undefined;
      const home = found.originalCanonical_url ?? path;
      if (home !== path) redirect(isExternal(home) ? home : home + context.path.slice(path.length), 301);
      return found;
    }),
  );
}

/** Of the addresses with an ending, only those that print have a page. */
function hasVariant(asked: string, path: string, found: Article): boolean {
  return asked === path || decideVariant(asked, found) === "print";
}
