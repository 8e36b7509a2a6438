// LOAD-02: the article of this path, or a 301 to where it lives. An address of a variant finds the article it is a variant of; one of a
// variant that the article does not have leads to the article itself (ART-02). ART-08: one that is not out is found by a preview link only.

import { followOriginal } from "../../content/follow-original.ts";
import type { Article } from "../../content/records/article.ts";
import { isOut } from "../../content/records/is-out.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { foreignOriginal, originalElsewhere } from "../../content/records/story-addresses.ts";
import { decideVariant } from "../article/decide-variant.ts";
import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import type { PageContext } from "../page-context.ts";
import { canonicalMismatch, mismatchBesideVideo, redirectHome } from "./canonical.ts";
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
      const home = mismatchBesideVideo(await homeOf(context, found, path), path);
      await redirectHome(context, home === undefined || isExternal(home) ? home : home + ending);
      // An address of a variant that it does not have.
      if (home === undefined && path + ending !== context.path) await redirectHome(context, spellPath(path));
      return found;
    }),
  );
}

/** Where it says its original is, if something answers there; else its own address. */
async function homeOf({ content, now }: PageContext, found: RecordDocs["article"], path: string): Promise<string> {
  const { canonical_url } = found;
  const own = isExternal(canonical_url) ? spellPath(path) : canonical_url;
  const original = originalElsewhere(found);
  if (original === undefined) return foreignOriginal(found) ?? own;
  const home = sitePath(canonical_url) ?? path;
  return (await followOriginal(content, { home, original }, now)) === "answers" ? spellPath(original) : own;
}

/** A link shows the story it was made for, and only at that story's own address. */
async function previewedArticle(
  { preview, content }: PageContext,
  path: string,
): Promise<RecordDocs["article"] | undefined> {
  const found = preview?.type === "article" ? await content.byId("article", preview.id) : undefined;
  return found !== undefined && canonicalMismatch(found.canonical_url, path) === undefined ? found : undefined;
}

/** Paper takes every story; AMP only those that the platform allows. */
function hasVariant(asked: string, found: Article): boolean {
  const variant = decideVariant(asked, found);
  return variant === "print" || variant === "amp";
}
