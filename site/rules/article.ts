// LOAD-02: the article of this path, or a 301 to where it lives. An address of a variant finds the article it is a variant of; one of a
// variant that the article does not have leads to the article itself (ART-02). ART-08: one that is not out is found by a preview link only.

import type { Article } from "../../content/records/article.ts";
import { isOut } from "../../content/records/is-out.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { redirect } from "../../core/redirect.ts";
import { decideVariant } from "../article/decide-variant.ts";
import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch } from "./canonical.ts";
import { fetchOrContinue } from "./fetch-failure.ts";

export async function article(context: PageContext): Promise<void> {
  if (context.state.isSet) return;
  const path = withoutVariantEnding(context.path);
  await fetchOrContinue(context, "article", () =>
    context.state.fetchFullArticle(async () => {
      const previewed = await previewedArticle(context, path);
      if (previewed !== undefined)
        return context.path === path || hasVariant(context.path, previewed) ? previewed : undefined;
      const found = await context.content.byPath("article", path);
      if (found === undefined || !isOut(found, context.now)) return undefined;
      const ending = hasVariant(context.path, found) ? context.path.slice(path.length) : "";
      const home = found.originalCanonical_url ?? path;
      if (isExternal(home)) redirect(home, 301);
      if (home + ending !== context.path) redirect(home + ending, 301);
      return found;
    }),
  );
}

/** A link shows the story it was made for, and only at that story's own address. */
async function previewedArticle(
  { preview, content, query }: PageContext,
  path: string,
): Promise<RecordDocs["article"] | undefined> {
  const found = preview && (await content.byId("article", preview.article));
  return found !== undefined && canonicalMismatch(found.canonical_url, { path, query }) === undefined
    ? found
    : undefined;
}

/** Paper takes every story; AMP only those that the platform allows. */
function hasVariant(asked: string, found: Article): boolean {
  const variant = decideVariant(asked, found);
  return variant === "print" || variant === "amp";
}
