// Systems that make sizes of a picture when it is stored write them into its name: `harbour-300x200.jpg` of `harbour.jpg`. Here every size is made
// from the picture itself.

const sizeEnding = /-\d{1,5}x\d{1,5}(?=\.[a-z0-9]{2,5}$)/i;

/** What it may have been made from, the likeliest first; nothing for a name without a size. WordPress keeps large pictures as `harbour-scaled.jpg`. */
export function madeFrom(path: string): string[] {
  return sizeEnding.test(path) ? [path.replace(sizeEnding, ""), path.replace(sizeEnding, "-scaled")] : [];
}
