// Pictures that WordPress shows as one gallery, by shortcode or as a block, are one gallery here.

import type { HTMLElement } from "node-html-parser";
import type { Component } from "./component.ts";
import { captionAlone } from "./leaf-components.ts";

const galleryClass =
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|kg-gallery-card|gallery|tiled-gallery|wp-block-jetpack-(?:tiled-gallery|slideshow))(?:\s|$)/;

export function isGallery(element: HTMLElement): boolean {
  return galleryClass.test(element.getAttribute("class") ?? "");
}

/** `pictures` are those of the element, in their order; captions stand beside each, and `under` all of them. */
export function galleryOf(element: HTMLElement, pictures: readonly Component[], under = ""): Component[] {
  const captions = element
    .querySelectorAll("img")
    .filter((picture) => (picture.getAttribute("src")?.trim() ?? "") !== "")
    .map(captionBeside);
  const items = pictures.map(({ props: { url, imageAlt } }, place) => ({
    imageUrl: url,
    ...(imageAlt !== undefined && { alt: imageAlt }),
    ...(captions[place] && { caption: captions[place] }),
  }));
  const [first, ...more] = items;
  if (first === undefined) return captionAlone(under);
  if (more.length > 0) return [{ is: "slider", props: { items, ...(under && { caption: under }) } }];
  const caption = [first.caption, under].filter(Boolean).join(" ");
  return pictures.map(({ is, props }) => ({ is, props: { ...props, ...(caption && { caption }) } }));
}

/** Of the nearest element around the picture that has one. */
function captionBeside(picture: HTMLElement): string {
  for (let around = picture.parentNode; around !== null && !isGallery(around); around = around.parentNode) {
    const caption = around.querySelector("figcaption, .gallery-caption, .blocks-gallery-item__caption");
    if (caption !== null) return caption.innerHTML.trim();
  }
  return "";
}
