// How long a story takes to read, in whole minutes, at least one.

const wordsAMinute = 230;

export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
