// The words of a search or of a mistyped address that are worth looking for.

const MAX_WORDS = 8;

const stopWords = new Set(
  (
    "a about after all also an and any are as at be because been but by can could did do for from get had has have he her " +
    "here him his how i if in into is it its just like me more my new no not now of off on one or our out over s said say " +
    "says she so some t than that the their them then there these they this to too under up us was we were what when " +
    "where which who why will with would you your html htm php amp print index www com http https"
  ).split(" "),
);

export function searchWords(text: string): string[] {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !stopWords.has(word) && word.length <= 40);
  return [...new Set(telling)].slice(0, MAX_WORDS);
}
