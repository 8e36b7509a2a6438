// Pictures that stand behind something by its style, as covers and halves of a block have them, are pictures like any other here.

import type { HTMLElement } from "node-html-parser";
import { escapeAttribute } from "../../model/html/escape.ts";
import type { PostParts } from "./post-parts.ts";

const address = /url\(\s*["']?([^"'()\s]{1,2000})/i;

export const mayHaveBackgrounds = (html: string): boolean => /\bbackground\b/i.test(html) && address.test(html);

/** Changes the post. One that the element shows as well is there once. */
export function bringBackgrounds(post: HTMLElement, { media }: Pick<PostParts, "media">): void {
  for (const element of post.querySelectorAll("[style]")) {
    const style = element.getAttribute("style") ?? "";
    const source = /\bbackground\b/i.test(style) ? address.exec(style)?.[1] : undefined;
    if (source === undefined || element.closest("table") !== null) continue;
    const place = media.moved(source);
    const isShown = element.querySelectorAll("img").some((one) => media.moved(one.getAttribute("src") ?? "") === place);
    const alt = element.getAttribute("aria-label") ?? "";
    if (!isShown)
      element.insertAdjacentHTML("afterbegin", `<img src="${escapeAttribute(source)}" alt="${escapeAttribute(alt)}">`);
  }
}
