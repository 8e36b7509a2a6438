// Which pictures of a body are the slides of a slideshow, and what each is called in an address.

import { correctionsId } from "../../corrections/corrections-address.ts";
import { plainCaption } from "../../blocks/article-image/plain-caption.ts";
import type { BlockOf, BlockProps, BodyKind } from "../../../content/blocks/schemas.ts";

/** The dialog of the page that the share button opens. */
export const shareDialogId = "share-picture";

type SliderItem = BlockProps<"slider">["items"][number];

export interface Slide extends Omit<SliderItem, "imageId" | "alt"> {
  /** `#id` opens the slideshow at this picture (SLIDE-01); unique on the page. */
  id: string;
  alt: string;
}

interface Gallery {
  slides: Slide[];
  /** What is not a picture of the gallery. */
  blocks: BlockOf<BodyKind>[];
}

/** The items of all sliders; in a record without any, its pictures, the one that opens the body among them. */
export function galleryOf(blocks: readonly BlockOf<BodyKind>[], opening?: BlockOf<BodyKind>): Gallery {
  const hasSlider = blocks.some(({ kind }) => kind === "slider");
  const shown = hasSlider ? "slider" : "article-image";
  const all = hasSlider || opening === undefined ? blocks : [opening, ...blocks];
  return {
    slides: slidesOf(all.filter(({ kind }) => kind === shown).flatMap(itemsOf)),
    blocks: blocks.filter(({ kind }) => kind !== shown),
  };
}

function itemsOf(block: BlockOf<BodyKind>): SliderItem[] {
  if (block.kind === "slider") return block.props.items;
  if (block.kind !== "article-image") return [];
  const { url, imageAlt: alt, caption, copyright, responsiveImages } = block.props;
  return [{ url, alt, caption, copyright, responsiveImages }];
}

function slidesOf(items: readonly SliderItem[]): Slide[] {
  const taken = new Set(idsOfThePage);
  return items.map(({ imageId, alt, ...item }, index) => {
    const wanted = imageId?.replaceAll(/\s+/g, "-");
    const id = wanted !== undefined && !taken.has(wanted) ? wanted : freeId(`slide-${index + 1}`, taken);
    taken.add(id);
    return { ...item, id, alt: alt ?? item.title ?? plainCaption(item.caption) };
  });
}

/** What the document and its shell call their own parts. */
const idsOfThePage = [
  "root",
  "page",
  "page-state",
  "main",
  "site-menu",
  "menu-contents",
  "menu-end",
  "masthead-start",
  "masthead-end",
  "network-links",
  "footer-contents",
  correctionsId,
  shareDialogId,
];

function freeId(wished: string, taken: ReadonlySet<string>): string {
  return taken.has(wished) ? freeId(`${wished}-more`, taken) : wished;
}
