// META-04: the platform flag, the story type or the section says that a story is opinion.

import type { Article } from "../../content/records/article.ts";

type OpinionFields = Pick<Article, "canonical_url" | "fn__distribution_platforms" | "fn__story_type">;

export function isOpinion({ canonical_url, fn__distribution_platforms, fn__story_type }: OpinionFields): boolean {
  return (
    fn__distribution_platforms?.facebook_news?.opinion === true ||
    fn__story_type?.toLowerCase() === "opinion" ||
    canonical_url.startsWith("/opinion/")
  );
}
