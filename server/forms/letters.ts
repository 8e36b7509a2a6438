// The letters that forms cause. Plain text: every mail program shows it, and nothing in it can be made to do anything.

import type { Letter } from "../../content/store/mail/outbox.ts";
import { addressField } from "../../model/forms/form-fields.ts";
import type { MailingList } from "../../model/forms/mailing-lists.ts";
import { brand } from "../../model/brand.ts";
import { withArticle } from "../../model/brand/with-article.ts";
import { usStates } from "../../model/us-states.ts";
import { listPath } from "../../content/list-links.ts";

export interface LetterParts {
  /** Scheme and host of the site. */
  origin: string;
  secret: string;
  now: number;
}

/** To the newsroom; an answer goes to the reader. */
export function contactLetter(
  values: Readonly<Record<string, string>>,
  { to, origin }: { to: string; origin: string },
): Letter {
  const { "full-name": name = "", email = "", town = "", message = "", form_id: formId = "" } = values;
  const address = values[addressField];
  const state = usStates.find(([code]) => code === values["state"])?.[1] ?? "";
  const place = [town, state].filter((part) => part !== "").join(", ");
  return {
    to,
    subject: `Message from ${name}`,
    replyTo: { name, address: email },
    text: [
      message,
      "",
      "-- ",
      `From: ${name} <${email}>`,
      ...(place === "" ? [] : [`Place: ${place}`]),
      ...(address === undefined ? [] : [`Address: ${origin}${address}`]),
      `Form: ${formId}`,
      "",
    ].join("\n"),
  };
}

/** Asks whether it was really the owner of the address. */
export function confirmLetter(email: string, lists: readonly MailingList[], parts: LetterParts): Letter {
  const claim = { email, lists: lists.map(({ slid }) => slid) };
  return {
    to: email,
    subject: `Please confirm: ${brand.name} newsletters`,
    text: [
      "Someone, most likely you, asked us to send to this address:",
      "",
      ...lists.map(({ title }) => `  - ${title}`),
      "",
      "To confirm, open this link within three days and press the button there:",
      "",
      parts.origin + listPath("confirm", claim, parts.secret, parts.now),
      "",
      "If it was not you, do nothing: no newsletter will be sent.",
      "",
      brand.name,
      "",
    ].join("\n"),
  };
}

export function welcomeLetter(email: string, lists: readonly MailingList[], parts: LetterParts): Letter {
  const leave = (names: string[]) => parts.origin + listPath("leave", { email, lists: names }, parts.secret, parts.now);
  return {
    to: email,
    subject: `Welcome to ${withArticle(brand.name)} newsletters`,
    headers: leaveHeaders(leave([])),
    text: [
      "You are on the list. From now on you will get:",
      "",
      ...lists.flatMap(({ title, slid }) => [`  - ${title}`, `    To stop it: ${leave([slid])}`, ""]),
      `To stop all of our newsletters: ${leave([])}`,
      "",
      brand.name,
      "",
    ].join("\n"),
  };
}

/** RFC 8058: mail programs show a button of their own, and press it by a POST. */
export function leaveHeaders(link: string): Record<string, string> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
