// Stories that are easily taken for others: each has the headline and the address of a true one but for some of its words, which come from
// other headlines. They are spread over two years, older and newer than the true ones.

import { minutesBefore, story } from "./sample-records.ts";
import type { StoreChange } from "../../content/store/store.ts";
import { below, randomFrom } from "./wrong-addresses.ts";

const minutes = 2 * 365 * 24 * 60;
/** The share of its telling words that a copy does not have. */
const changedShare = 0.3;

export function nearDuplicates(paths: readonly string[], count: number, seed: number): StoreChange[] {
  const random = randomFrom(seed);
  const slugs = paths.map((path) => path.split("/").at(-1)?.split("-") ?? []);
  const others = slugs.flat().filter(isTelling);
  return Array.from({ length: count }, (_, index) => {
    const place = index % paths.length;
    const words = withOthers(slugs[place] ?? [], others, random).join(" ");
    const section = paths[place]?.split("/")[1] ?? "us";
    return story(`near-${index}`, {
      title: words.replace(/^./, (first) => first.toUpperCase()),
      canonical_url: `/${section}/${words.replaceAll(" ", "-")}-${index}`,
      publication_date: minutesBefore(below(random, minutes)),
      wp__category: { title: section, slug: section, path: section },
    });
  });
}

const isTelling = (word: string) => word.length > 3;

function withOthers(words: readonly string[], others: readonly string[], random: () => number): string[] {
  const changed = [...words];
  const telling = words.flatMap((word, place) => (isTelling(word) ? [place] : []));
  for (let left = Math.max(2, Math.round(telling.length * changedShare)); left > 0 && telling.length > 1; left -= 1) {
    const [place = 0] = telling.splice(below(random, telling.length), 1);
    changed[place] = others[below(random, others.length)] ?? "other";
  }
  return changed;
}
