/** `ArticleImage`, `article-image` and `article_image` are one name of a kind. */
export function sameKindName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, "");
}
