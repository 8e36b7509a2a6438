// Links on pictures. A picture here has none: where it led is told, unless to the picture itself.

import type { HTMLElement } from "node-html-parser";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import type { Component } from "./component.ts";
import { isEmpty } from "./elements.ts";

const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

export function tellLinkOf(picture: HTMLElement, tell: (what: string) => void): void {
  const address = picture.closest("a")?.getAttribute("href")?.trim() ?? "";
  if (address !== "" && !address.startsWith("#") && !pictureFile.test(address)) {
    tell(`the link of a picture, to ${address}`);
  }
}

/** With a link that has nothing else in it. */
export function removePicture(picture: HTMLElement): void {
  const link = picture.closest("a");
  picture.remove();
  if (link !== null && isEmpty(link) && !link.hasAttribute("id")) link.remove();
}

/** The parts of a picture that led somewhere, as links under it. */
export function mapLinks(map: HTMLElement): Component[] {
  const items = map.querySelectorAll("area[href]").map((area) => {
    const address = area.getAttribute("href") ?? "";
    const words = area.getAttribute("alt")?.trim() || area.getAttribute("title")?.trim() || address;
    return `<a href="${escapeAttribute(address)}">${escapeText(words)}</a>`;
  });
  return items.length === 0 ? [] : [{ is: "list", props: { ordered: false, items } }];
}
