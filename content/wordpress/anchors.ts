// Links of a post to places in it: of the places only those that a link leads to are kept.

import type { HTMLElement } from "node-html-parser";
import { anchorOf } from "../../model/html/story-anchor.ts";
import { decodedSlug } from "./blog.ts";
import { nameOf } from "./elements.ts";

const inPage = /\bhref=["']#[^"']/i;

export const mayHaveAnchors = (html: string): boolean => inPage.test(html);

/** Nothing can stand at the beginning of the others. */
const withWords = "p, h1, h2, h3, h4, h5, h6, li, td, th, figcaption, summary, cite, sup, span, strong, em";

export function bringAnchors(post: HTMLElement): void {
  const links = Map.groupBy(
    post.querySelectorAll('a[href^="#"]').filter((link) => wantedBy(link) !== ""),
    wantedBy,
  );
  for (const place of post.querySelectorAll("[id], a[name]")) {
    const id = [place.getAttribute("id") ?? "", place.getAttribute("name") ?? ""].find((one) => links.has(one));
    if (id === undefined || !mark(place, anchorOf(id))) continue;
    for (const link of links.get(id) ?? []) link.setAttribute("href", `#${anchorOf(id)}`);
    links.delete(id);
  }
}

const wantedBy = (link: HTMLElement) => decodedSlug(link.getAttribute("href")?.slice(1) ?? "");

/** Whether there is a place for it. */
function mark(place: HTMLElement, anchor: string): boolean {
  if (nameOf(place) === "a") {
    place.setAttribute("id", anchor);
    return true;
  }
  const words = place.matches(withWords) ? place : place.querySelector(withWords);
  words?.insertAdjacentHTML("afterbegin", `<a id="${anchor}"></a>`);
  return words !== null;
}
