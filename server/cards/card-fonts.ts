// The fonts of cards, read when the first card is drawn, and what can be written with them.

export interface CardFont {
  name: string;
  data: Buffer;
  weight: 600 | 700 | 800;
  style: "normal";
}

const prefix = "data:font/woff;base64,";

/** They are a part of the build, and a large one: loaded only where a card is drawn. */
export async function readFonts(): Promise<CardFont[]> {
  const { cardFontFiles } = await import("./card-font-files.ts");
  return cardFontFiles.map(({ file, ...font }) => ({
    ...font,
    data: Buffer.from(file.slice(prefix.length), "base64"),
    style: "normal" as const,
  }));
}

/** Latin letters with their accents, and the signs of English text. Anything else would be drawn as empty boxes. */
const writable =
  /^[\u0020-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2010-\u2026\u2030\u2039\u203a\u2044\u20ac\u2122\u2212]*$/;

export const isWritable = (text: string): boolean => writable.test(text);
