// The sizes a reader may choose for the text of a story; undefined is the usual one. `tokens.css` says what each means.

export const textSizes = ["small", undefined, "large", "largest"] as const;

export type TextSizeName = (typeof textSizes)[number];

/** One step up or down, stopping at either end; a size nobody knows counts as the usual one. */
export function nextTextSize(current: string | undefined, step: 1 | -1): TextSizeName {
  const known = textSizes.findIndex((size) => size === current);
  const from = known === -1 ? 1 : known;
  return textSizes[Math.min(textSizes.length - 1, Math.max(0, from + step))];
}
