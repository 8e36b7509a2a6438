// Words that a newspaper without television, and of another name, never says: in what it writes to readers and to programs.

/** Of the demo's publisher, anywhere at all. */
const otherBrand = /meridian/gi;

const television =
  /\b(tvs?|televis\w*|channels?|on[- ]air|airtime|airs|airing|anchors?|broadcast\w*|episodes?|programmes?|programs?|shows?|hosts?|viewers?|watch(ing)?|tune in|live video|around the clock|stand by|no signal|cable|foxaroundtheworld|fnctv|gowatch)\b/gi;

/** The same letters, meant otherwise. Each says where it is met. */
const excused: readonly RegExp[] = [
  // The elements of RSS.
  /<\/?channel>/g,
  // Buttons: Show More below lists, Show Less, Show all of it, Show again; the one that narrows results.
  /\bShow (More|Less|more|less|all|again)\b|>Show<\/button>/g,
  // Sentences in which something is shown.
  /\bshows (only|all)\b|\bYour settings<\/a> show\b/g,
  // A button that opens a dialog.
  /\bcommand=\\?"show-(modal|popover)\\?"/g,
];

/** What is no word for anybody: names of classes, of islands and of SVG, of built files and of fields. */
const noWords: readonly RegExp[] = [
  /\s(class|data-island|text-anchor)=\\?"[^"]*"/g,
  /\/assets\/[\w.-]+\.(js|css|woff2)/g,
  /"[\w-]+":/g,
];

/** Each with a little of what stands around it. */
export function wordsOfOthers(text: string): string[] {
  const said = [...noWords, ...excused].reduce((rest, pattern) => rest.replaceAll(pattern, " "), text);
  return [...found(text, otherBrand), ...found(said, television)];
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index, 0: word }) =>
    text.slice(Math.max(0, index - 50), index + word.length + 40).replaceAll(/\s+/g, " "),
  );
}
