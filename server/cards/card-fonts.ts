// The fonts of cards, read when the first card is drawn, and what can be written with them.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

export interface CardFont {
  name: string;
  data: Buffer;
  weight: 600 | 700 | 800;
  style: "normal";
}

const files = [
  { name: "Libre Franklin", family: "libre-franklin", weight: 800 },
  { name: "Libre Franklin", family: "libre-franklin", weight: 600 },
  { name: "Source Serif 4", family: "source-serif-4", weight: 700 },
] as const;

const subsets = ["latin", "latin-ext"] as const;

export function readFonts(): Promise<CardFont[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    files.flatMap(({ name, family, weight }) =>
      subsets.map(async (subset) => ({
        name,
        data: await readFile(resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
        weight,
        style: "normal" as const,
      })),
    ),
  );
}

/** Latin letters with their accents, and the signs of English text. Anything else would be drawn as empty boxes. */
const writable =
  /^[\u0020-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2010-\u2026\u2030\u2039\u203a\u2044\u20ac\u2122\u2212]*$/;

export const isWritable = (text: string): boolean => writable.test(text);
