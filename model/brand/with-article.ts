/** "the Meridian Briefing", but "The Lantern Briefing": a name that brings its article gets no other. */
export function withArticle(name: string, article: "the" | "The" = "the"): string {
  return /^the\s/i.test(name) ? name : `${article} ${name}`;
}
