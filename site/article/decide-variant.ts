// ART-01, ART-02: one article route, five variants, decided in this order.

import { isOn } from "../../model/brand.ts";
import type { Article } from "../../content/records/article.ts";
import { ampPath, printPath } from "../../model/addresses/variant-endings.ts";

export type ArticleVariant = "print" | "amp" | "slideshow" | "interactive" | "standard";

type VariantFields = Pick<Article, "isAMP" | "fn__legacy_type" | "fn__distribution_platforms">;

export function decideVariant(path: string, article: VariantFields): ArticleVariant {
  if (printPath.test(path)) return "print";
  if (isAmpRequest(path, article)) return "amp";
  if (article.fn__legacy_type === "slideshow") return "slideshow";
  if (article.fn__legacy_type === "interactive") return "interactive";
  return "standard";
}

/** The platform flag, which also decides whether the standard page links an AMP one. */
export function hasAmpPage({ fn__distribution_platforms }: Pick<Article, "fn__distribution_platforms">): boolean {
  return isOn("amp") && fn__distribution_platforms?.google_news?.amp === true;
}

/** A record may say so itself; otherwise the address asks and the platform allows. */
function isAmpRequest(path: string, article: VariantFields): boolean {
  return (isOn("amp") && article.isAMP) || (ampPath.test(path) && hasAmpPage(article));
}
