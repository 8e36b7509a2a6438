// Whether a paragraph belongs together with what follows it: an interviewer's question set bold, or words that announce a list.

/** As the sanitiser writes them. */
const boldTag = /<(\/?)(?:strong|b)>/g;

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim();

export function introducesNext(html: string): boolean {
  const words = wordsOf(html);
  if (words === "") return false;
  return words.endsWith(":") || wordsOf(withoutBold(html)) === "";
}

function withoutBold(html: string): string {
  let remaining = "";
  let depth = 0;
  let read = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(boldTag)) {
    if (depth === 0) remaining += html.slice(read, index);
    depth = Math.max(0, depth + (slash === "" ? 1 : -1));
    read = index + tag.length;
  }
  return depth === 0 ? remaining + html.slice(read) : remaining;
}
