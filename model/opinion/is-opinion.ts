// META-04: the platform flag, the story type or the section says that a story is opinion.

export interface OpinionFields {
  canonical_url: string;
  fn__distribution_platforms?: { facebook_news?: { opinion?: boolean } };
  fn__story_type?: string;
}

export function isOpinion({ canonical_url, fn__distribution_platforms, fn__story_type }: OpinionFields): boolean {
  return (
    fn__distribution_platforms?.facebook_news?.opinion === true ||
    fn__story_type?.toLowerCase() === "opinion" ||
    canonical_url.startsWith("/opinion/")
  );
}
