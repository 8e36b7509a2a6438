// The cards in the HTML of a Ghost post as plain markup. Pictures, galleries, code and what an editor wrote as HTML are read as they are.

import { parse, type HTMLElement } from "node-html-parser";
import { checkMarkup } from "../../model/html/check-markup.server.ts";
import { caption, cardLosses, fileName, heading, link, paragraph, picture } from "./card-markup.ts";

type Tell = (what: string) => void;
type Form = (card: HTMLElement, tell: Tell) => string;

const htmlIn = (card: HTMLElement, selector: string) => card.querySelector(selector)?.innerHTML.trim() ?? "";
const under = (card: HTMLElement) => caption(htmlIn(card, "figcaption"));

function addressIn(card: HTMLElement, selector: string, attribute = "href"): string {
  return card.querySelector(selector)?.getAttribute(attribute)?.trim() ?? "";
}

function pictureIn(card: HTMLElement, selector: string): string {
  return picture(addressIn(card, selector, "src"), addressIn(card, selector, "alt"));
}

function buttonIn(card: HTMLElement, selector: string): string {
  const words = htmlIn(card, selector);
  return words === "" ? "" : link(addressIn(card, selector), words);
}

function player(card: HTMLElement, element: "audio" | "video", tell: Tell): string {
  const address = addressIn(card, element, "src") || addressIn(card, `${element} source`, "src");
  tell(cardLosses[element]);
  return link(address, htmlIn(card, ".kg-audio-title") || fileName(address)) + under(card);
}

const forms: Readonly<Record<string, Form>> = {
  bookmark(card, tell) {
    if (card.querySelector("img") !== null) tell(cardLosses.bookmark);
    const description = htmlIn(card, ".kg-bookmark-description");
    return link(addressIn(card, "a"), htmlIn(card, ".kg-bookmark-title"), description) + under(card);
  },
  file(card) {
    const address = addressIn(card, "a");
    const title = htmlIn(card, ".kg-file-card-title") || htmlIn(card, ".kg-file-card-filename");
    return link(address, title || fileName(address), htmlIn(card, ".kg-file-card-caption"));
  },
  audio: (card, tell) => player(card, "audio", tell),
  video: (card, tell) => player(card, "video", tell),
  product(card, tell) {
    if (card.querySelector('[class*="kg-product-card-rating"]') !== null) tell(cardLosses.product);
    return [
      pictureIn(card, "img"),
      heading(3, htmlIn(card, ".kg-product-card-title")),
      htmlIn(card, ".kg-product-card-description"),
      buttonIn(card, ".kg-product-card-button"),
    ].join("");
  },
  callout: (card) => paragraph(`${htmlIn(card, ".kg-callout-emoji")} ${htmlIn(card, ".kg-callout-text")}`),
  toggle: (card) => heading(4, htmlIn(card, ".kg-toggle-heading-text")) + htmlIn(card, ".kg-toggle-content"),
  button: (card) => buttonIn(card, "a"),
  header: (card) => headed(card, "kg-header-card"),
  signup(card, tell) {
    tell(cardLosses.signup);
    return headed(card, "kg-signup-card") + paragraph(htmlIn(card, ".kg-signup-card-disclaimer"));
  },
  embed(card) {
    const words = under(card);
    card.querySelector("figcaption")?.remove();
    return card.outerHTML + words;
  },
};

/** Its background is its picture. */
function headed(card: HTMLElement, name: string): string {
  const background = card.getAttribute("data-background-image") ?? "";
  return [
    pictureIn(card, "img") || picture(background),
    heading(2, htmlIn(card, `.${name}-header`) || htmlIn(card, `.${name}-heading`)),
    paragraph(htmlIn(card, `.${name}-subheader`) || htmlIn(card, `.${name}-subheading`)),
    buttonIn(card, `a.${name}-button`),
  ].join("");
}

/** Read as they are. */
const asTheyAre = new Set(["image", "gallery", "code", "html", "markdown"]);

/** `kg-bookmark-card` is a `bookmark`. */
function kindOf(card: HTMLElement): string | undefined {
  const names = (card.getAttribute("class") ?? "").split(/\s+/);
  const named = names.find((name) => /^kg-[a-z0-9-]+-card$/.test(name));
  return named?.slice("kg-".length, -"-card".length);
}

/** Throws a `MarkupError` for a post with too many tags, or elements nested too deeply. */
export function withPlainCards(html: string, tell: Tell): string {
  if (html.includes("<!--members-only-->")) tell(cardLosses.paywall);
  if (!html.includes("kg-card")) return html;
  checkMarkup(html);
  const root = parse(html, { comment: true });
  for (const card of root.querySelectorAll(".kg-card")) {
    const kind = kindOf(card) ?? "";
    if (kind === "" || asTheyAre.has(kind)) continue;
    const form = Object.hasOwn(forms, kind) ? forms[kind] : undefined;
    if (form === undefined) tell(`the look of a card of the kind ${kind}: what stands in it follows on`);
    else card.replaceWith(form(card, tell));
  }
  return root.toString();
}
