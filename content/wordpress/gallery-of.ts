// Pictures that WordPress shows as one gallery, by shortcode or as a block, are one gallery here.

import type { HTMLElement } from "node-html-parser";
import type { Component } from "./component.ts";
import { captionAlone } from "./leaf-components.ts";

const galleryClass =
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|kg-gallery-card|gallery|tiled-gallery|wp-block-jetpack-(?:tiled-gallery|slideshow))(?:\s|$)/;

export function isGallery(element: HTMLElement): boolean {
  return galleryClass.test(element.getAttribute("class") ?? "");
}

const captions = "figcaption, .gallery-caption, .blocks-gallery-item__caption";

/** `pictures` are those of the element, in their order; captions stand beside each, and the element's own under all of them. */
export function galleryOf(element: HTMLElement, pictures: readonly Component[]): Component[] {
  const beside = shownIn(element).map(captionBeside);
  const items = pictures.map(({ props: { url, imageAlt } }, place) => {
    const caption = wordsOf(beside[place]);
    return { imageUrl: url, ...(imageAlt !== undefined && { alt: imageAlt }), ...(caption && { caption }) };
  });
  const others = element.querySelectorAll(captions).filter((one) => !beside.includes(one));
  const under = others.map(wordsOf).filter(Boolean).join(" ");
  const [first, ...more] = items;
  if (first === undefined) return captionAlone(under);
  if (more.length > 0) return [{ is: "slider", props: { items, ...(under && { caption: under }) } }];
  const caption = [first.caption, under].filter(Boolean).join(" ");
  return pictures.map(({ is, props }) => ({ is, props: { ...props, ...(caption && { caption }) } }));
}

const wordsOf = (caption: HTMLElement | undefined) => caption?.innerHTML.trim() ?? "";

const shownIn = (element: HTMLElement): HTMLElement[] =>
  element.querySelectorAll("img").filter((picture) => (picture.getAttribute("src")?.trim() ?? "") !== "");

/** Of the nearest element around the picture that has one. What stands around several may be of any of them. */
function captionBeside(picture: HTMLElement): HTMLElement | undefined {
  for (let around = picture.parentNode; around !== null && !isGallery(around); around = around.parentNode) {
    if (shownIn(around).length > 1) return undefined;
    const caption = around.querySelector(captions);
    if (caption !== null) return caption;
  }
  return undefined;
}
