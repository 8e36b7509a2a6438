// How alike two texts look, letter by letter: the share of their runs of three letters that they have in common. It sees through typing slips
// and missing words alike, and tells headlines apart that share most of their words.

/** From 0, nothing in common, to 1. Words count, their order does not. */
export function similarityTo(text: string): (other: string) => number {
  const own = runsOf(text);
  return (other) => {
    const others = runsOf(other);
    let shared = 0;
    for (const run of others) if (own.has(run)) shared += 1;
    return own.size + others.size === 0 ? 0 : (2 * shared) / (own.size + others.size);
  };
}

/** A word begins and ends with a space, so that its first letters count for more. */
function runsOf(text: string): Set<string> {
  const runs = new Set<string>();
  for (const [word] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = `  ${word} `;
    for (let place = 0; place + 3 <= padded.length; place += 1) runs.add(padded.slice(place, place + 3));
  }
  return runs;
}
