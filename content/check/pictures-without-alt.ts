// The pictures of a body, and those that say nothing to readers who do not see them.

import type { Block } from "../blocks/schemas.ts";

export interface PictureWithoutAlt {
  picture: string;
  /** Where in the record. */
  at: string;
}

export const lacksAlt = (alt: string | undefined): boolean => alt === undefined || alt.trim() === "";

export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => picturesOf(block).map(({ url }) => url));

export function picturesWithoutAlt(blocks: readonly Block[]): PictureWithoutAlt[] {
  return blocks.flatMap((block, place) =>
    picturesOf(block)
      .filter(({ alt }) => lacksAlt(alt))
      .map(({ url }) => ({ picture: url, at: `components.${place}` })),
  );
}

function picturesOf({ kind, props }: Block): { url: string; alt: string | undefined }[] {
  if (kind === "slider") return props.items.map(({ alt, url }) => ({ alt, url }));
  const isPicture = kind === "article-image" || kind === "full-span-image";
  return isPicture ? [{ alt: props.imageAlt, url: props.url }] : [];
}
