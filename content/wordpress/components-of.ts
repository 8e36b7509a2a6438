// The HTML of a WordPress post as the components of a story. What an editor wrote takes the nearest form there is here; what has none is told.

import { parse, type HTMLElement } from "node-html-parser";
import { checkMarkup } from "../../model/html/check-markup.server.ts";
import type { Component } from "./component.ts";
import { embedOfElement } from "../../model/embeds/embed-of-element.server.ts";
import { isProviderScript } from "../../model/embeds/pasted-provider.ts";
import { shownAt } from "./address-alone.ts";
import { bringAnchors, mayHaveAnchors, withOwnPlaces } from "./anchors.ts";
import { bringBackgrounds, mayHaveBackgrounds } from "./background-pictures.ts";
import { bringDrawnSigns, mayHaveDrawnSigns } from "./drawn-signs.ts";
import { captionOf, isBlock, isElement, isEmpty, nameOf } from "./elements.ts";
import { embedOf } from "./embed-of.ts";
import { filmOf, tellTracks } from "./film-captions.ts";
import { withFootnotes } from "./footnotes.ts";
import { galleryOf, isGallery } from "./gallery-of.ts";
import { bringLatePictures, mayHaveLatePictures } from "./late-pictures.ts";
import { mayHaveLostElements, tellLostElements } from "./lost-elements.ts";
import { captionAlone, documentOf, quoteOf, tableOf } from "./leaf-components.ts";
import { bringParagraphs } from "./quoted-paragraphs.ts";
import { paragraphsIn } from "./paragraphs.ts";
import { mapLinks, removePicture, tellLinkOf } from "./picture-links.ts";
import { playerOf } from "./player-of.ts";
import type { PostParts } from "./post-parts.ts";
import { withReusableBlocks } from "./reusable-blocks.ts";
import { withoutShortcodes } from "./shortcodes.ts";

/** Throws a `MarkupError` for a post with too many tags, or elements nested too deeply. */
export function componentsOf(given: string, parts: PostParts): Component[] {
  const html = withReusableBlocks(withFootnotes(given, parts.footnotes ?? ""), parts);
  const isBlocks = html.includes("<!-- wp:");
  tellDynamicBlocks(html, parts);
  const linked = withOwnPlaces(parts.ownLink?.(html, parts.tell, parts.readAt) ?? html, parts.readAt);
  const plain = withoutOpenComment(parts.hasShortcodes === false ? linked : withoutShortcodes(linked, parts));
  checkMarkup(plain);
  const post = parse(plain, { comment: false });
  if (mayHaveDrawnSigns(plain)) bringDrawnSigns(post);
  if (mayHaveBackgrounds(plain)) bringBackgrounds(post, parts);
  if (mayHaveLatePictures(plain)) bringLatePictures(post, parts);
  if (mayHaveLostElements(plain)) tellLostElements(post, parts);
  if (mayHaveAnchors(plain, parts.wantedPlaces)) bringAnchors(post, parts.wantedPlaces);
  return childrenOf(post, { ...parts, breaksCount: !isBlocks });
}

/** A comment that does not end hides the rest, as in browsers. */
function withoutOpenComment(html: string): string {
  const open = html.indexOf("<!--", html.lastIndexOf("-->") + 1);
  return open === -1 ? html : html.slice(0, open);
}

interface Reading extends PostParts {
  /** Blank lines end paragraphs: the post is older than blocks. */
  breaksCount: boolean;
}

/** `<!-- wp:latest-posts /-->` has nothing inside: WordPress fills it whenever it is shown. */
function tellDynamicBlocks(html: string, { tell }: PostParts): void {
  if (!html.includes("/-->")) return;
  let read = 0;
  for (const { 1: name, index } of html.matchAll(/<!-- wp:([a-z0-9/-]+) /g)) {
    if (index < read) continue;
    read = html.indexOf("-->", index);
    if (read === -1) return;
    if (html[read - 1] === "/") tell(`the block ${name}`);
  }
}

function childrenOf(parent: HTMLElement, reading: Reading): Component[] {
  const components: Component[] = [];
  let run = "";
  const endRun = () => {
    for (const words of paragraphsIn(run, reading.breaksCount)) components.push(...paragraphOf(words, reading));
    run = "";
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && isBlock(node)) {
      endRun();
      components.push(...blockOf(node, reading));
    } else run += node.toString();
  }
  endRun();
  return components;
}

function blockOf(element: HTMLElement, reading: Reading): Component[] {
  const name = nameOf(element);
  const embeds = embedsIn(element);
  if (embeds !== undefined) return embeds;
  if (isGallery(element)) return galleryOf(element, imagesIn(element, reading));
  switch (name) {
    case "p":
      // A shortcode may have become a picture or a player.
      return element.childNodes.some((inner) => isElement(inner) && isBlock(inner))
        ? childrenOf(element, { ...reading, breaksCount: false })
        : paragraphOf(element.innerHTML.trim(), reading);
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return isEmpty(element)
        ? imagesIn(element, reading)
        : [{ is: "heading", props: { level: Math.max(2, Number(name.slice(1))), text: element.innerHTML.trim() } }];
    case "ul":
    case "ol":
      return listOf(element, name === "ol", reading);
    case "table":
      return tableOf(element);
    case "figure":
      return figureOf(element, reading);
    case "blockquote":
      if (reading.breaksCount) bringParagraphs(element);
      return quoteOf(element);
    case "map":
      return [...childrenOf(element, { ...reading, breaksCount: false }), ...mapLinks(element)];
    case "hr":
      return [];
    case "pre":
      return [{ is: "raw-html", props: { content: element.outerHTML } }];
    case "iframe":
      return frameOf(element);
    case "video":
    case "audio":
      return fileOf(element, reading);
    case "script":
      if (!isProviderScript(element.getAttribute("src") ?? "")) reading.tell("the element <script>");
      return [];
    case "style":
    case "noscript":
    case "form":
    case "object":
    case "fieldset":
      reading.tell(`the element <${name}>`);
      return [];
    case "details":
      return detailsOf(element, reading);
    default:
      if (element.classList.contains("wp-block-file")) return documentOf(element);
      // Columns, groups, covers: what stands in them follows on.
      return childrenOf(element, { ...reading, breaksCount: false });
  }
}

/** A picture alone, an address alone, or words. */
function paragraphOf(html: string, reading: Reading): Component[] {
  if (isWordsAlone(html)) return [{ is: "paragraph", props: { text: html } }];
  const content = parse(html);
  if (content.textContent.trim() === "") return imagesIn(content, reading);
  const embed = shownAt(content.textContent.trim(), reading, content.querySelector("a") !== null);
  if (embed !== undefined) return [embed];
  const pictures = imagesIn(content, reading);
  for (const picture of content.querySelectorAll("img")) removePicture(picture);
  return [{ is: "paragraph", props: { text: content.innerHTML.trim() } }, ...pictures];
}

/** Nothing to be looked for in it: most paragraphs are so. */
function isWordsAlone(html: string): boolean {
  if (/<(?:img|a\b[^<>]*>\s*<)/i.test(html)) return false;
  const text = html.replaceAll(/<[^<>]*>/g, "").trim();
  // A space may be written as an entity, and what begins with an address may be one alone.
  return text.length > 20 && !/^(?:https?:)?\/\//.test(text);
}

function imagesIn(element: HTMLElement, { media, tell }: Reading, caption = ""): Component[] {
  return element.querySelectorAll("img").flatMap((picture) => {
    const url = picture.getAttribute("src")?.trim() ?? "";
    if (url === "") return [];
    tellLinkOf(picture, tell);
    const imageAlt = picture.getAttribute("alt")?.trim() ?? "";
    return [
      {
        is: "article-image",
        props: { url: media.moved(url), ...(imageAlt && { imageAlt }), ...(caption && { caption }) },
      },
    ];
  });
}

function figureOf(element: HTMLElement, reading: Reading): Component[] {
  const caption = captionOf(element);
  const inner = element.querySelectorAll("figure");
  if (inner.length > 0) return [...inner.flatMap((one) => figureOf(one, reading)), ...captionAlone(caption)];
  const table = element.querySelector("table");
  if (table !== null) return tableOf(table, caption);
  const player = element.querySelector("video, audio");
  if (player !== null) return fileOf(player, reading, caption);
  const quote = element.querySelector("blockquote");
  if (quote !== null) return embedsIn(quote) ?? quoteOf(quote, true);
  const frame = element.querySelector("iframe");
  if (frame !== null) return frameOf(frame);
  const pictures = imagesIn(element, reading, caption);
  if (pictures.length > 0) return pictures;
  const address = element.querySelector(".wp-block-embed__wrapper")?.textContent.trim() ?? "";
  const embed = shownAt(address, reading);
  if (embed !== undefined) return [embed, ...captionAlone(caption)];
  return isEmpty(element) ? [] : childrenOf(element, { ...reading, breaksCount: false });
}

function embedsIn(element: HTMLElement): Component[] | undefined {
  const embed = embedOfElement(element);
  return embed && [embed];
}

function listOf(element: HTMLElement, ordered: boolean, reading: Reading): Component[] {
  const items = element.childNodes.filter(isElement).filter((child) => nameOf(child) === "li");
  const isFlat = items.every((item) => !isBlock(item) || item.querySelector("ul, ol, table, pre, figure") === null);
  const isCounted =
    element.matches('[start], [reversed], [type]:not([type="1"])') || items.some((item) => item.hasAttribute("value"));
  if (!isFlat || (ordered && isCounted)) return [{ is: "raw-html", props: { content: element.outerHTML } }];
  const pictures = imagesIn(element, reading);
  const words = items.map((item) => item.innerHTML.replaceAll(/<\/?p\b[^<>]*>|<img\b[^<>]*>/gi, "").trim());
  const remaining = words.filter((item) => parse(item).textContent.trim() !== "");
  return [...(remaining.length > 0 ? [{ is: "list", props: { ordered, items: remaining } }] : []), ...pictures];
}

function detailsOf(element: HTMLElement, reading: Reading): Component[] {
  const summary = element.querySelector("summary");
  const title = summary?.innerHTML.trim() ?? "";
  summary?.remove();
  return [
    ...(title === "" ? [] : [{ is: "heading", props: { level: 3, text: title } }]),
    ...childrenOf(element, { ...reading, breaksCount: false }),
  ];
}

function frameOf(frame: HTMLElement): Component[] {
  const address = frame.getAttribute("src") ?? "";
  return [embedOf(address) ?? { is: "raw-html", props: { content: frame.outerHTML } }];
}

function fileOf(player: HTMLElement, reading: Reading, caption = ""): Component[] {
  const source = filmOf(player);
  const poster = player.getAttribute("poster")?.trim() ?? "";
  const shown = playerOf(source, reading, { caption, poster });
  tellTracks(player, shown?.is === "video-inline", reading.tell);
  return shown === undefined ? [] : shown.is === "video-inline" ? [shown] : [shown, ...captionAlone(caption)];
}
