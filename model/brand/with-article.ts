const hasArticle = /^(?:(?:the|le|les|der|das|il|het)\s|l['’])/i;

/** "the Meridian Briefing", but "The Lantern Briefing": a name that brings its article, of whatever language, gets no other. */
export function withArticle(name: string, article: "the" | "The" = "the"): string {
  return hasArticle.test(name) ? name : `${article} ${name}`;
}
