// The head of the print page. It points search engines to the story and stays out of their index; the title names the saved file.

import type { Head } from "../../../core/head.ts";
import type { ArticleMetadata } from "../../article/article-metadata.ts";
import { meta } from "../../head/head-tags.ts";
import { robots } from "../../head/robots.ts";
import { basicTags, withSuffix } from "../../head/simple-head.ts";

export function printHead({
  metaTitle,
  description,
  canonicalUrl: canonical,
  fnType: pageType,
  authorName,
}: ArticleMetadata): Head {
  return {
    title: withSuffix(metaTitle),
    tags: [
      ...basicTags({ description, robots: robots.none, canonical, pageType }),
      ...meta("author", authorName),
      ...meta("dc.creator", authorName),
    ],
    jsonLd: [],
  };
}
