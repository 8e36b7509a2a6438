// Whether a paragraph belongs together with what follows it: an interviewer's question set bold, or words that announce a list.

const bold = /<(strong|b)\b[^>]*>.*?<\/\1>/gis;

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .trim();

export function leadsOn(html: string): boolean {
  const words = wordsOf(html);
  if (words === "") return false;
  return words.endsWith(":") || wordsOf(html.replaceAll(bold, "")) === "";
}
