// The words of a card in letters that its fonts have. A sign that they lack is left out, or written with one that is like it; where they lack a
// letter, or cannot set it as its readers write, there are no words.

import type satori from "satori";
import { cardFamily, type CardFont } from "./card-fonts.ts";

/** The fonts of the build have these. */
const everywhere = /^[\u0020-\u007e\u00a0-\u017f–—‘’“”•…€]*$/;

/** Their letters join, stand over each other or run from right to left, and the setter of cards only puts one after another. */
const beyondTheSetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u;

const alike = new Map(
  Object.entries({ "‐": "-", "‑": "-", "‒": "–", "―": "—", "‛": "‘", "‟": "“", "−": "–", "′": "’", "″": "”" }),
);

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Undefined: it cannot be written. `lacks` says of a character whether no font has it. */
export function writtenWith(text: string, lacks: (character: string) => boolean): string | undefined {
  if (beyondTheSetter.test(text)) return undefined;
  let written = "";
  for (const { segment } of characters.segment(text)) {
    const plain = lacks(segment) ? (alike.get(segment) ?? unboxed(segment)) : segment;
    if (!lacks(plain)) written += plain;
    else if (/[\p{L}\p{N}]/u.test(segment)) return undefined;
  }
  return written.replaceAll(/\s+/g, " ").trim();
}

/** A number in a box is a number. */
const unboxed = (segment: string) => segment.replace(/^([\d#*])\ufe0f?\u20e3$/, "$1");

type Setting = { satori: typeof satori; fonts: CardFont[] };

const styles = [
  { role: "sans", fontWeight: 800 },
  { role: "sans", fontWeight: 600 },
  { role: "serif", fontWeight: 700 },
] as const;

/** Of these characters, those that some font of cards has no picture for. */
async function lackedBy({ satori: draw, fonts }: Setting, asked: readonly string[]): Promise<ReadonlySet<string>> {
  const lacked = new Set<string>();
  for (const { role, fontWeight } of styles) {
    const style = { display: "flex", fontFamily: cardFamily(role), fontWeight };
    const element = { type: "div", key: null, props: { style, children: asked.join(" ") } };
    await draw(element, {
      width: 1000,
      height: 1000,
      fonts,
      loadAdditionalAsset: async (_, missing) => {
        for (const { segment } of characters.segment(missing)) lacked.add(segment);
        return [];
      },
    });
  }
  return lacked;
}

/** Undefined where one of the texts cannot be written. An empty text stays one. */
export async function cardWords(texts: readonly string[], setting: Setting): Promise<string[] | undefined> {
  const unsure = new Set(texts.flatMap((text) => segmentsOf(text).filter((segment) => !everywhere.test(segment))));
  if (unsure.size === 0) return [...texts];
  const lacked = await lackedBy(setting, [...unsure]);
  const written = texts.map((text) => writtenWith(text, (character) => lacked.has(character)));
  return written.every((text) => text !== undefined) ? written : undefined;
}

const segmentsOf = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);
