// Which drawings of a brand folder show another name than the brand's, or boxes, because no font of this machine has their letters.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrandFile } from "../model/brand/brand-folder.ts";
import { artNames } from "./brand-icons.ts";
import { undrawnLetters } from "./undrawn-letters.ts";

/** Put on a drawing that has something in place of the name. */
export const standInMark = "data-stands-in";

/** Shown by browsers, in the fonts of readers. The others are made into pictures here. */
const drawnByReaders = "wordmark.svg";

const drawingsIn = (folder: string): [name: string, svg: string][] =>
  artNames.flatMap((name) => {
    const file = join(folder, "art", name);
    return name !== drawnByReaders && existsSync(file) ? [[`art/${name}`, readFileSync(file, "utf8")]] : [];
  });

/** For its publisher to know; readers see nothing broken. */
export function namesStoodInFor(folder: string): string[] {
  const drawings = drawingsIn(folder)
    .filter(([, svg]) => svg.includes(standInMark))
    .map(([name]) => name);
  if (drawings.length === 0) return [];
  const { name } = readBrandFile(folder);
  return [
    `no font of the machine that made them has the letters of ${name}: something else stands in ${drawings.join(", ")}. Draw them yourself, with letters as outlines, then npm run brand -- icons`,
  ];
}

export async function boxesInDrawings(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, svg] of drawingsIn(folder)) {
    const texts = [...svg.matchAll(/<text[\s>][^]*?<\/text>/g)].map(([text]) =>
      text.replaceAll(/<[^>]*>|&#?\w+;/g, ""),
    );
    const undrawn = await undrawnLetters(texts.join(""));
    if (undrawn.length > 0)
      faults.push(
        `${name}: no font of this machine has ${undrawn.join(" ")}, and pictures made of it here show boxes: draw the letters as outlines`,
      );
  }
  return faults;
}
