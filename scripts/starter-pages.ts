// The first pages of a new brand, for its publisher to rewrite. They are in English, as the site's own words are: to a brand in another language
// each says so itself.

import { escapeText } from "../model/html/escape.ts";
import { withArticle } from "../model/brand/with-article.ts";
import type { Answers } from "./brand-answers.ts";

const paragraphs = (...texts: string[]) => texts.map((text) => ({ is: "paragraph", props: { text } }));

/** Where the first pages are, unless the brand names another address. */
export const starterPaths: readonly string[] = [
  "/about",
  "/contact",
  "/newsletters",
  "/terms-of-use",
  "/privacy-policy",
  "/privacy-choices",
];

/** How the line begins by which a page says that it is to be translated. */
export const translateThis = "Translate this page into ";

/** What the language is called in English; nothing for English itself. */
export function otherLanguage(language: string | undefined): string | undefined {
  const { language: code } = new Intl.Locale(language || "en");
  return code === "en" ? undefined : new Intl.DisplayNames(["en"], { type: "language" }).of(code);
}

export function starterPages({ name, email, language }: Answers): object[] {
  const other = otherLanguage(language);
  const note = other === undefined ? [] : [`${translateThis}${other}, its title too, and take out this line.`];
  const page = (path: string, title: string, components: object[]) => ({
    type: "static_page",
    id: path,
    path,
    starter: true,
    title,
    components: [...paragraphs(...note), ...components],
  });
  const safe = escapeText(name);
  return [
    page("/about", `About ${name}`, paragraphs(`${safe} is an independent news organization. Say here who you are.`)),
    page("/contact", "Contact", [
      ...paragraphs(`Write to <a href="mailto:${escapeText(email)}">${escapeText(email)}</a>, or use the form.`),
      { is: "contact-form", props: {} },
    ]),
    page("/newsletters", "Newsletters", [
      {
        is: "newsletter",
        props: { title: other === undefined ? `${withArticle(name, "The")} letter` : name, slid: "daily" },
      },
    ]),
    page(
      "/terms-of-use",
      "Terms of Use",
      paragraphs(`Who reads ${safe} agrees to these terms. Have yours written by counsel.`),
    ),
    page(
      "/privacy-policy",
      "Privacy Policy",
      paragraphs(`What ${safe} knows of its readers, and what it does with it. Have yours written by counsel.`),
    ),
    page("/privacy-choices", "Your Privacy Choices", [{ is: "privacy-choices", props: {} }]),
  ];
}
