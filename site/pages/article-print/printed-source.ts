// PRINT-01: every printed story names its source. A story that names none is the publisher's own.

import type { ArticleMetadata } from "../../article/article-metadata.ts";
import { brand } from "../../../model/brand.ts";
import type { PrintPageProps } from "./print-props.ts";

export function printedSource({
  source: name,
  sourceUrl,
}: Pick<ArticleMetadata, "source" | "sourceUrl">): PrintPageProps["source"] {
  return { name, url: sourceUrl ?? (name === brand.name ? "/" : undefined) };
}
