// The stem of an English word by Porter's rules, as both databases cut words (PostgreSQL a little further). It is needed outside them too:
// to weigh titles and to mark what was found.

const consonant = "[^aeiou]";
const vowel = "[aeiouy]";
const consonants = `${consonant}[^aeiouy]*`;
const vowels = `${vowel}[aeiou]*`;

/** How often a vowel is followed by a consonant: the length of a stem, as Porter counts. */
const oneOrMore = new RegExp(`^(${consonants})?${vowels}${consonants}`);
const exactlyOne = new RegExp(`^(${consonants})?${vowels}${consonants}(${vowels})?$`);
const twoOrMore = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`);
const hasVowel = new RegExp(`^(${consonants})?${vowel}`);
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`);
const doubled = /([^aeiouylsz])\1$/;

type Rules = readonly (readonly [ending: string, instead: string])[];

const step2: Rules = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
];
const step3: Rules = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const step4 = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/;

function replaced(word: string, rules: Rules): string {
  for (const [ending, instead] of rules) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return oneOrMore.test(stem) ? stem + instead : word;
  }
  return word;
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith("eed")) return oneOrMore.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const stem = /^(.*?)(ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !hasVowel.test(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (doubled.test(stem)) return stem.slice(0, -1);
  return exactlyOne.test(stem) && shortEnd.test(stem) ? `${stem}e` : stem;
}

function withoutLastE(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const rest = stem.slice(0, -1);
    if (twoOrMore.test(rest) || (exactlyOne.test(rest) && !shortEnd.test(rest))) stem = rest;
  }
  return stem.endsWith("ll") && twoOrMore.test(stem) ? stem.slice(0, -1) : stem;
}

/** Of a word in small letters; one that is not English letters stays as it is. */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutPast(withoutPlural(word));
  if (stem.endsWith("y") && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(replaced(stem, step2), step3);
  const cut = step4.exec(stem)?.[1];
  if (cut !== undefined && twoOrMore.test(cut)) stem = cut;
  return withoutLastE(stem);
}
