// Links to places in a post, from the same or another: of the places only those that a link leads to are kept.

import type { HTMLElement } from "node-html-parser";
import { anchorOf } from "../../model/html/story-anchor.ts";
import { decodedSlug } from "./blog.ts";
import { nameOf } from "./elements.ts";

const inPage = /\bhref=["']#[^"']/i;

/** To a place in another post: its host, if it is named, and the place. */
const elsewhere = /\bhref=["'](?:(?:https?:)?\/\/([^"'<>#/\s]{1,255}))?\/[^"'<>#\s]{0,2000}#([^"'<>\s]{1,200})["']/gi;

const none: ReadonlySet<string> = new Set();

export function mayHaveAnchors(html: string, wanted = none): boolean {
  const leads = html.includes("#") && (inPage.test(html) || html.search(elsewhere) !== -1);
  return leads || (wanted.size > 0 && /\s(?:id|name)=/i.test(html));
}

/** The places that the links of a post lead to in others of its blog. */
export function placesWantedIn(html: string, hosts: readonly string[]): string[] {
  return [...html.matchAll(elsewhere)].flatMap(([, host, place = ""]) =>
    host === undefined || hosts.includes(host.toLowerCase()) ? [decodedSlug(place)] : [],
  );
}

/** Links of a post to itself by its whole path, as tables of contents write them, are links in the page. */
export function withOwnPlaces(html: string, readAt = ""): string {
  const path = readAt.replace(/\/$/, "");
  if (path === "" || !html.includes("#")) return html;
  return ['"', "'"].reduce(
    (text, quote) =>
      [path, `${path}/`].reduce((one, own) => one.replaceAll(`href=${quote}${own}#`, `href=${quote}#`), text),
    html,
  );
}

/** Nothing can stand at the beginning of the others. */
const withWords = "p, h1, h2, h3, h4, h5, h6, li, td, th, figcaption, summary, cite, sup, span, strong, em";

/** `wanted`: by links of other posts. */
export function bringAnchors(post: HTMLElement, wanted = none): void {
  leadIntoOthers(post);
  const links = Map.groupBy(
    post.querySelectorAll('a[href^="#"]').filter((link) => wantedBy(link) !== ""),
    wantedBy,
  );
  const marked = new Set<string>();
  for (const place of post.querySelectorAll("[id], a[name]")) {
    const id = [place.getAttribute("id") ?? "", place.getAttribute("name") ?? ""].find(
      (one) => links.has(one) || wanted.has(one),
    );
    if (id === undefined || marked.has(id) || !mark(place, anchorOf(id))) continue;
    marked.add(id);
    for (const link of links.get(id) ?? []) link.setAttribute("href", `#${anchorOf(id)}`);
  }
}

/** There the place has its name as here. Files have places of their own. */
function leadIntoOthers(post: HTMLElement): void {
  for (const link of post.querySelectorAll('a[href^="/"]')) {
    const [path = "", place = ""] = link.getAttribute("href")?.split("#") ?? [];
    if (place === "" || /^\/\/|\.[a-z0-9]{2,5}$/i.test(path)) continue;
    link.setAttribute("href", `${path}#${anchorOf(decodedSlug(place))}`);
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
