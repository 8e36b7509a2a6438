// The words of a search or of a mistyped address that are worth looking for.

const maxWords = 8;

/** All that PostgreSQL passes over, so that both databases are asked for the same words, and what is met in addresses. */
const stopWords = new Set(
  (
    "a about above after again against all also am an and any are as at be because been before being below between both but " +
    "by can could did do does doing don down during each few for from further get had has have having he her here hers " +
    "herself him himself his how i if in into is it its itself just like me more most my myself new no nor not now of off " +
    "on once one only or other our ours ourselves out over own s said same say says she should so some such t than that the " +
    "their theirs them themselves then there these they this those through to too under until up us very was we were what " +
    "when where which while who whom why will with would you your yours yourself yourselves html htm php amp print index " +
    "www com http https"
  ).split(" "),
);

/** What most texts are made of: western letters, and signs that are no letters in any form. */
const plain = /^[\0-\x7f\xa0-\xa9\xab-\xb1\xbb\xc0-\xff\u2000-\u206f]*$/;
const plainWord = /[a-z0-9\xdf-\xf6\xf8-\xff]+/g;
const anyWord = /[\p{L}\p{N}]+/gu;

/** Asking of every character whether any alphabet has it takes three times as long as asking for those of a plain text. */
function wordsIn(text: string): string[] {
  const words = plain.test(text)
    ? text.toLowerCase().match(plainWord)
    : text.normalize("NFKC").toLowerCase().match(anyWord);
  return words ?? [];
}

/** Those of a text that can be looked for. */
export function indexedWords(text: string): string[] {
  return wordsIn(text).filter((word) => !stopWords.has(word) && word.length <= 40);
}

export function searchWords(text: string): string[] {
  return [...new Set(indexedWords(text))].slice(0, maxWords);
}

const mostNeeded = 4;

/** Those that a text must have. Of a long search they are the longest words, for long ones are rare; so a headline that was copied with a
 * word too many is found too. */
export function neededWords(words: readonly string[]): readonly string[] {
  if (words.length <= mostNeeded) return words;
  return words.toSorted((one, other) => other.length - one.length).slice(0, mostNeeded);
}

const longestKnown = 30;

/** The words of a headline or a name that are worth knowing by heart: to set a typing slip right, to complete what is being typed. */
export function vocabularyWords(text: string): string[] {
  return wordsIn(text).filter(
    (word) => word.length > 2 && word.length <= longestKnown && !stopWords.has(word) && !/\p{N}/u.test(word),
  );
}
