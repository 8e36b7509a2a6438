// Pictures that say nothing to readers who do not see them.

import type { Block } from "../blocks/schemas.ts";

export interface UntoldPicture {
  picture: string;
  /** Where in the record. */
  at: string;
}

export const isUntold = (alt: string | undefined): boolean => alt === undefined || alt.trim() === "";

export function untoldIn(blocks: readonly Block[]): UntoldPicture[] {
  return blocks.flatMap((block, place) => picturesOf(block).map((picture) => ({ picture, at: `components.${place}` })));
}

function picturesOf({ kind, props }: Block): string[] {
  if (kind === "slider") return props.items.flatMap(({ alt, url }) => (isUntold(alt) ? [url] : []));
  const isPicture = kind === "article-image" || kind === "full-span-image";
  return isPicture && isUntold(props.imageAlt) ? [props.url] : [];
}
