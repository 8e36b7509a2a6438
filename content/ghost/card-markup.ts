// What the cards of Ghost become: plain markup, read like that of the post around it. Texts are HTML, addresses are not.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";

export const paragraph = (html: string) => (html.trim() === "" ? "" : `<p>${html.trim()}</p>`);

export const caption = (html = "") => (html.trim() === "" ? "" : `<p><em>${html.trim()}</em></p>`);

export const heading = (level: number, html: string) =>
  html.trim() === "" ? "" : `<h${level}>${html.trim()}</h${level}>`;

const anchor = (address: string, html: string) => `<a href="${escapeAttribute(address)}">${html}</a>`;

/** Words alone where there is no address. */
export function link(address: string, html: string, more = ""): string {
  const words = html.trim() || escapeText(address);
  const led = address === "" ? words : anchor(address, words);
  return paragraph([led, more.trim()].filter(Boolean).join("<br>"));
}

/** `leadsTo`: the address of a link on it. */
export function picture(address: string, alt = "", under = "", leadsTo = ""): string {
  if (address === "") return "";
  const words = under.trim() === "" ? "" : `<figcaption>${under.trim()}</figcaption>`;
  const image = `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}">`;
  return `<figure>${leadsTo === "" ? image : anchor(leadsTo, image)}${words}</figure>`;
}

/** The last part of an address, for files without a title. */
export const fileName = (address: string) => escapeText(address.split(/[?#]/)[0]?.split("/").at(-1) ?? "");

/** What is told of cards whose words are here and whose working is not. */
export const cardLosses = {
  bookmark: "the picture of a bookmark card",
  audio: "the player of an audio card, which is now a link",
  video: "the player of a video card, which is now a link",
  product: "the stars of a product card",
  signup: "the form of a signup card",
  email: "a card that only letters to subscribers show",
  paywall: "the mark behind which only members read on",
  markdown: "the markup of a Markdown card: its words are here as they were written",
} as const;
