// Pictures that a script brings late: their real address is in another attribute than `src`, or in a twin for readers without script. Here every
// picture has it in `src`, once; what has none is told.

import { parse, type HTMLElement } from "node-html-parser";
import { nameOf } from "./elements.ts";
import type { PostParts } from "./post-parts.ts";

const lateSources = ["data-src", "data-lazy-src", "data-original"];
const lists = ["data-srcset", "data-lazy-srcset", "srcset"];

/** Changes the post. */
export function bringLatePictures(post: HTMLElement, { media, tell }: Pick<PostParts, "media" | "tell">): void {
  for (const picture of post.querySelectorAll("img")) {
    const source = sourceOf(picture);
    if (source !== undefined && source !== picture.getAttribute("src")?.trim()) picture.setAttribute("src", source);
  }
  const places = (some: readonly HTMLElement[]) => some.flatMap((picture) => media.moved(sourceOf(picture) ?? ""));
  const shown = new Set(places(post.querySelectorAll("img")));
  for (const twin of post.querySelectorAll("noscript")) {
    const inside = parse(twin.innerHTML);
    const pictures = inside.querySelectorAll("img");
    const missing = pictures.filter((picture) => {
      const [place = ""] = places([picture]);
      return place !== "" && !shown.has(place);
    });
    for (const place of places(missing)) shown.add(place);
    const before = twin.previousElementSibling;
    if (missing.length > 0 && before !== null && isWithoutSource(before)) before.remove();
    for (const picture of pictures) picture.remove();
    // What else it says is told where it stands.
    const rest = inside.textContent.trim() === "" ? "" : twin.outerHTML;
    if (pictures.length > 0) twin.replaceWith(missing.map((picture) => picture.outerHTML).join("") + rest);
  }
  for (const picture of post.querySelectorAll("img")) {
    if (sourceOf(picture) !== undefined) continue;
    if (isInText(picture.getAttribute("src")?.trim() ?? ""))
      tell("a picture that stands in the text itself and has no address");
    picture.remove();
  }
}

/** Whether there may be anything to do: of most posts this is said at once. */
export function mayHaveLatePictures(html: string): boolean {
  return /<noscript|data[-:]|srcset=/i.test(html);
}

const isWithoutSource = (element: HTMLElement) => nameOf(element) === "img" && sourceOf(element) === undefined;

function sourceOf(picture: HTMLElement): string | undefined {
  const valueOf = (name: string) => picture.getAttribute(name)?.trim() ?? "";
  const late = lateSources.map(valueOf).find(isAddress);
  const [own] = [valueOf("src")].filter((source) => source !== "" && !isInText(source));
  return late ?? own ?? lists.map((name) => largestOf(valueOf(name))).find(isAddress);
}

const isInText = (source: string) => /^data:/i.test(source);
const isAddress = (source: string) => /^[^\s]+$/.test(source) && source.includes("/") && !isInText(source);

/** Of `a.jpg 300w, b.jpg 1024w`. */
function largestOf(list: string): string {
  const candidates = list.split(/,\s+/).map((entry) => {
    const [address = "", size = ""] = entry.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 0 };
  });
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address ?? "";
}
