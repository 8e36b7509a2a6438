// Takes what a form sent: checked, with a token that counts once, within what one reader and all of them may send.

import type { Context } from "hono";
import type { MailStore } from "../../content/store/mail/mail-store.ts";
import { tokenField } from "../../model/forms/form-fields.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import type { MailingList } from "../../model/forms/mailing-lists.ts";
import type { FormState } from "../../model/forms/form-state.ts";
import { checkContact, checkSignUp } from "../../site/forms/check-fields.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { Outcome } from "./form-outcome.ts";
import { readFormToken } from "./form-token.ts";
import { confirmLetter, contactLetter } from "./letters.ts";
import { senderMark } from "./sender-mark.ts";

export interface TakeParts {
  mail: MailStore;
  /** Letters wait. */
  onTaken: () => void;
  origin: string;
  secret: string;
  contactTo: string;
  limits: Pick<SiteLimits, "clientOf" | "takeForm" | "noteRefusedForm">;
  /** Of one client. */
  perHour: number;
  /** Of all forms together. */
  lettersPerHour: number;
  now: () => number;
}

type Submission = Pick<Parameters<MailStore["take"]>[0], "kind" | "email" | "fields" | "letter" | "lists">;

const hour = 60 * 60 * 1000;
/** Of one email address in an hour: nobody's mailbox is flooded by others. */
const perEmail = 5;
/** A letter that would have to wait longer is not taken on: the link in it is good for three days. */
const longestWait = 24 * hour;

export interface TakeForm {
  contact(context: Context, sent: URLSearchParams): Promise<Outcome>;
  signUp(context: Context, sent: URLSearchParams, offered: readonly MailingList[]): Promise<Outcome>;
}

export function takeForm(parts: TakeParts): TakeForm {
  const { mail, onTaken, origin, secret, limits, now } = parts;

  /** Checks that are the same for every form; the rest is the form's own. */
  async function take(
    context: Context,
    token: string,
    form: Partial<FormState>,
    submission: Submission,
  ): Promise<Outcome> {
    // The form stood in a page that is the same for everyone, and no script fetched its token.
    if (token === "") return { status: 422, form: { ...form, stage: "again" } };
    const usable = readFormToken(token, secret, now());
    if (usable === undefined) return { status: 422, form: { ...form, problem: formMessages.tokenOver } };
    const request = requestBehind(context);
    await limits.takeForm(request);
    const taken = await mail.take({
      ...submission,
      token: usable,
      sender: senderMark(limits.clientOf(request), secret),
      limits: { within: hour, perEmail, perSender: parts.perHour, letters: parts.lettersPerHour, longestWait },
    });
    if (taken === "used") return { status: 422, form: { ...form, problem: formMessages.tokenUsed } };
    if (taken === "too-many") {
      limits.noteRefusedForm(request, "client");
      return { status: 429, form: { ...form, problem: formMessages.tooMany }, retryAfter: hour / 1000 };
    }
    if (taken === "full") {
      limits.noteRefusedForm(request, "all");
      return { status: 503, form: { ...form, problem: formMessages.tooBusy }, retryAfter: hour / 1000 };
    }
    onTaken();
    return { done: "sent" };
  }

  return {
    async contact(context, sent) {
      const { values, errors } = checkContact(sent);
      if (Object.keys(errors).length > 0) return { status: 422, form: { values, errors } };
      const letter = contactLetter(values, { to: parts.contactTo, origin });
      const submission = { kind: "contact", email: values["email"] ?? "", fields: values, letter } as const;
      return take(context, sent.get(tokenField) ?? "", { values }, submission);
    },

    async signUp(context, sent, offered) {
      const slids = offered.map(({ slid }) => slid);
      const { values, errors, lists } = checkSignUp(sent, slids);
      if (Object.keys(errors).length > 0) return { status: 422, form: { values, errors, lists } };
      const email = values["email"] ?? "";
      const named = offered.filter(({ slid }) => lists.includes(slid));
      const letter = confirmLetter(email, named, { origin, secret, now: now() });
      const submission = { kind: "newsletter", email, fields: { email, lists }, letter, lists } as const;
      return take(context, sent.get(tokenField) ?? "", { values, lists }, submission);
    },
  };
}
