// ERR-02: what went wrong, with its status code, and two ways on. Written as text, so that the first script of every page can show it without
// React, where nothing more can be fetched.

import type { NormalisedError } from "../../../model/http-error.ts";
import { escapeAttribute, escapeText } from "../../../model/html/escape.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { shellMessages } from "../../messages.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import styles from "./Page.module.css";

const link = (href: string, words: string, classes: string) =>
  `<a class="${escapeAttribute(classes)}" href="${href}">${escapeText(words)}</a>`;

export function errorHtml({ message, statusCode }: NormalisedError): SafeHtml {
  const html = [
    // The words of the site are English, whatever the publisher's are.
    `<div class="frame ${styles.page}" lang="en">`,
    `<div class="${styles.bars}" aria-hidden="true"></div>`,
    `<p class="${styles.code}">Error ${statusCode}</p>`,
    `<h1 class="${styles.title}">${escapeText(message)}</h1>`,
    `<p class="${styles.words}">We are experiencing technical difficulties. The newsroom is still at work; this page should be back shortly.</p>`,
    `<p class="${styles.ways}">${link("", shellMessages.tryAgain, buttonClasses())}`,
    `${link("/", shellMessages.backHome, buttonClasses({ look: "outline" }))}</p></div>`,
  ].join("");
  // All that comes from elsewhere is escaped above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return html as SafeHtml;
}
