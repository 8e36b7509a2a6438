// BLOCK-10: pasted markup as the blocks it is made of, in their order. Words, lists and tables stay pasted markup; a picture becomes a picture of
// the story, the code of a provider the embed of that provider, the first frame a frame. What cannot be shown is a link, and is told.
// Nothing here makes anything safe: every part is read by the schema of its own block.

import { NodeType, parse, type HTMLElement, type Node } from "node-html-parser";
import { embedOfElement } from "../../../model/embeds/embed-of-element.server.ts";
import { isProviderCode } from "../../../model/embeds/pasted-provider.ts";
import { rawFrame } from "../../../model/embeds/raw-frame.ts";
import type { SplitBlock } from "../../../model/fields/schema-kit.server.ts";
import { checkMarkup } from "../../../model/html/check-markup.server.ts";
import { escapeAttribute, escapeText } from "../../../model/html/escape.ts";
import { checkLength } from "../../../model/html/markup-limits.ts";
import { liveBlogLauncher } from "./live-blog-launcher.ts";

/** They cannot stand in the words of a page. */
const apart = "iframe, img, picture, video, audio, object, embed, script, style, noscript, form";
/** A provider's code is known by its class. */
const marked = "blockquote[class], div[class]";
/** What stands in them follows on. */
const containers = new Set("article aside body center div footer header html main section".split(" "));

const mayHoldParts =
  /<(?:iframe|img|picture|video|audio|object|embed|script|style|noscript|form)\b|-(?:embed|media|tweet|video)\b|fb-post/i;

/** Undefined where all of it is words. Throws a `MarkupError` for markup beyond the limits. */
export function splitPasted(markup: string): SplitBlock | undefined {
  if (!mayHoldParts.test(markup) || liveBlogLauncher(markup) !== undefined) return undefined;
  checkLength(markup);
  checkMarkup(markup);
  const parts = new PastedParts();
  parts.addChildren(parse(markup, { comment: false }));
  return parts.finish();
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const nameOf = (element: HTMLElement) => element.rawTagName.toLowerCase();
const hasWords = (element: HTMLElement) => element.textContent.trim() !== "";
/** A provider's code that names nothing of the provider's, and says nothing either. */
const isEmptyCode = (element: HTMLElement) =>
  isProviderCode({ classes: [...element.classList.values()] }) &&
  innerParts(element).length === 0 &&
  !hasWords(element);

class PastedParts {
  readonly #components: SplitBlock["components"] = [];
  readonly #leftOut: SplitBlock["leftOut"] = [];
  #words = "";
  #frames = 0;
  #hasEmbed = false;

  finish(): SplitBlock {
    this.#endWords();
    // The script that comes with a provider's code belongs to it.
    const isTold = ({ what }: { what: string }) => !(this.#hasEmbed && what === "<script>");
    return { components: this.#components, leftOut: this.#leftOut.filter(isTold) };
  }

  addChildren(parent: HTMLElement): void {
    for (const node of parent.childNodes) {
      if (isElement(node)) this.#add(node);
      else this.#words += node.toString();
    }
  }

  #add(element: HTMLElement): void {
    const embed = embedOfElement(element);
    if (embed !== undefined) {
      this.#hasEmbed = true;
      this.#push(embed);
      return;
    }
    const name = nameOf(element);
    if (element.matches(apart)) this.#addApart(element, name);
    else if (isEmptyCode(element)) this.#leave(`<${name}>`, "names no post, film or chart that can be shown");
    else if (name === "figure") this.#addFigure(element);
    else if (innerParts(element).length === 0) this.#words += element.outerHTML;
    else if (containers.has(name)) this.addChildren(element);
    else this.#addAround(element);
  }

  /** A list or a table with pictures in it: they follow it. */
  #addAround(element: HTMLElement): void {
    const inner = innerParts(element);
    for (const part of inner) part.remove();
    if (hasWords(element)) this.#words += element.outerHTML;
    for (const part of inner) this.#add(part);
  }

  #addFigure(figure: HTMLElement): void {
    const caption = figure.querySelector("figcaption");
    const pictures = figure.querySelectorAll("img");
    const isPicture = pictures.length > 0 && figure.querySelector("table, blockquote, ul, ol, pre, iframe") === null;
    if (!isPicture) {
      if (innerParts(figure).length === 0) this.#words += figure.outerHTML;
      else this.addChildren(figure);
      return;
    }
    const words = caption?.innerHTML.trim() ?? "";
    // The words under several pictures stand under the last.
    pictures.forEach((picture, place) => this.#addPicture(picture, place === pictures.length - 1 ? words : ""));
  }

  #addPicture(picture: HTMLElement, caption = ""): void {
    const url = picture.getAttribute("src")?.trim() ?? "";
    // A dot that counts readers.
    if (picture.getAttribute("width") === "1" && picture.getAttribute("height") === "1") return;
    if (!/^(?:https?:)?\/|^[\w.-]+\//i.test(url)) {
      this.#leave("<img>", "has no address of a picture");
      return;
    }
    const imageAlt = picture.getAttribute("alt")?.trim();
    this.#push({
      is: "article-image",
      props: { url, ...(imageAlt && { imageAlt }), ...(caption && { caption }) },
    });
  }

  #addApart(element: HTMLElement, name: string): void {
    switch (name) {
      case "img":
        this.#addPicture(element);
        return;
      case "picture":
        for (const picture of element.querySelectorAll("img")) this.#addPicture(picture);
        return;
      case "iframe":
        this.#addFrame(element);
        return;
      case "noscript":
        return;
      case "script":
        this.#leave("<script>", "scripts are not run");
        return;
      case "style":
        this.#leave("<style>", "styles are not taken");
        return;
      case "form":
        this.#leave("<form>", "forms are not taken, only their words");
        this.addChildren(element);
        return;
      default:
        this.#addLink(element, name, "cannot be shown");
    }
  }

  #addFrame(frame: HTMLElement): void {
    this.#frames += 1;
    if (this.#frames > 1) this.#addLink(frame, "iframe", "only the first frame is shown");
    else if (rawFrame(attributesOf(frame)) === undefined) {
      this.#addLink(frame, "iframe", "needs an address, a width and a height");
    } else this.#push({ is: "raw-html", props: { content: frame.outerHTML } });
  }

  #addLink(element: HTMLElement, name: string, reason: string): void {
    const source =
      element.hasAttribute("src") || element.hasAttribute("data") ? element : element.querySelector("[src]");
    const written = (source?.getAttribute("src") ?? source?.getAttribute("data") ?? "").trim();
    const address = URL.parse(written, "https://own");
    if (written === "" || address === null || !/^https?:$/.test(address.protocol)) {
      this.#leave(`<${name}>`, `${reason}, and has no address for a link`);
      return;
    }
    const href = address.host === "own" ? address.pathname + address.search : address.href;
    const title =
      element.getAttribute("title")?.trim() ||
      `See it on ${address.host === "own" ? "its own page" : address.hostname}`;
    this.#words += `<p><a href="${escapeAttribute(href)}" target="_blank">${escapeText(title)}</a></p>`;
    this.#leave(`<${name}>`, `${reason}; a link stands in its place`);
  }

  #leave(what: string, reason: string): void {
    this.#leftOut.push({ what, reason });
  }

  #push(component: SplitBlock["components"][number]): void {
    this.#endWords();
    this.#components.push(component);
  }

  #endWords(): void {
    const content = this.#words.trim();
    this.#words = "";
    if (hasWords(parse(content))) this.#components.push({ is: "raw-html", props: { content } });
  }
}

/** The outermost ones. */
function innerParts(element: HTMLElement): HTMLElement[] {
  const all = element
    .querySelectorAll(`${apart}, ${marked}`)
    .filter((inner) => inner.matches(apart) || embedOfElement(inner) !== undefined || isEmptyCode(inner));
  const found = new Set(all);
  return all.filter((inner) => {
    for (let around = inner.parentNode; around !== null && around !== element; around = around.parentNode) {
      if (found.has(around)) return false;
    }
    return true;
  });
}

function attributesOf(element: HTMLElement): Record<string, string> {
  return Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value]));
}
