// Lists of stories, shows and people in the text edition.

import type { Card } from "../../model/stories/card.ts";
import { dateAndTime, timeOf } from "../lib/dates.ts";
import { anchor, tag, words, type LiteHtml } from "./lite-html.ts";

/** A headline with what it is about and when it came. */
export function storyEntry({ title, url, dek, form, lastPublishedDate, publicationDate }: Card): LiteHtml {
  const at = timeOf(publicationDate ?? lastPublishedDate);
  const kind = form === "video" ? "Video: " : form === "slideshow" ? "Pictures: " : "";
  return [
    tag("h2", anchor(url, kind + words(title))),
    tag("p", words(dek ?? "")),
    at === undefined ? "" : tag("p", `<small>${words(dateAndTime(at))}</small>`),
  ].join("");
}

export function linkList(links: readonly { title: string; url: string }[]): LiteHtml {
  return tag("ul", links.map(({ title, url }) => tag("li", anchor(url, words(title)))).join(""));
}
