// What WordPress does when it shows an old post: lines between two blank ones are a paragraph, a single line end is a break.

/** Elements that are never inside a paragraph. */
export const blockTags: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe " +
    "li main map nav object ol p pre section table tbody td tfoot th thead tr ul video audio script style noscript"
  ).split(" "),
);

/** The paragraphs in a run of text and inline markup. */
export function paragraphsIn(run: string, breaksCount: boolean): string[] {
  // Also in a post of blocks: what stands between them was written before there were any.
  return run
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (breaksCount ? part.replaceAll(/(?<!<br\s*\/?>)\n/g, "<br>\n") : part));
}
