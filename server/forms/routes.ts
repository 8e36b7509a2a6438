// Where forms are posted: to the page they stand on, whichever it is. What is taken is on the disk before the reader is told so.

import { Hono, type Context, type Next } from "hono";
import type { Logger } from "pino";
import { addressField, nameField, trapField } from "../../model/forms/form-fields.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { formName, kindOfForm } from "../../model/forms/form-names.ts";
import { formAt, newslettersPath } from "../../model/forms/form-pages.ts";
import { addressSentFrom } from "../../model/forms/missing-address.ts";
import type { MailingList } from "../../model/forms/mailing-lists.ts";
import { readTarget } from "../http/request-target.ts";
import { Refused } from "../limits/refused.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import { pageAddress, type PageAddress } from "../pages/page-address.ts";
import { answerForm, type AnswerParts, type PostedForm } from "./answer-form.ts";
import { whatWasSent, type Outcome } from "./form-outcome.ts";
import { makeFormToken } from "./form-token.ts";
import { listActs } from "./list-acts.ts";
import { isFormBody, readSent, type Sent } from "./read-sent.ts";
import { isFromElsewhere } from "./sender.ts";
import { takeForm, type TakeParts } from "./take-form.ts";

export interface FormParts extends TakeParts, Pick<AnswerParts, "draw"> {
  limits: Pick<SiteLimits, "clientOf" | "makePage" | "takeForm" | "noteRefusedForm">;
  /** The mailing lists that the newsletters' page offers, and those that the page at this address does. */
  lists: (context: Context, address: PageAddress) => Promise<MailingList[]>;
  log: Logger;
}

export function formRoutes(parts: FormParts): Hono {
  const { lists, secret, limits, draw, log, now } = parts;
  const routes = new Hono();
  const answer = answerForm({ draw, limits, freshToken: () => makeFormToken(secret, now()) });
  const take = takeForm(parts);
  const acts = listActs(parts);

  async function outcomeOf(context: Context, posted: PostedForm, sent: Sent): Promise<Outcome> {
    const { address, kind } = posted;
    const { fields, isTooLarge } = sent;
    if (address.path === newslettersPath && !fields.has(nameField)) {
      const { confirm, leave } = context.req.query();
      if (leave !== undefined) return acts.leave(leave);
      if (confirm !== undefined) return acts.confirm(confirm, await lists(context, address));
    }
    // Whoever filled in what nobody sees is told what it wants to hear.
    if (fields.get(trapField)) {
      log.info({ path: address.path }, events.formTrapped);
      return { done: "sent" };
    }
    if (isFromElsewhere(context)) return { status: 403, form: whatWasSent(fields, formMessages.tokenOver) };
    if (isTooLarge) return { status: 413, form: whatWasSent(fields, formMessages.tooLarge) };
    if (kind === "contact-form") return take.contact(context, fields);
    return take.signUp(context, fields, await lists(context, address));
  }

  routes.post("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const asked = readTarget(pathname + search);
    if (!("path" in asked) || (formAt(asked.path) === undefined && !isFormBody(context))) return notHere(next);
    const address = pageAddress(asked.path, asked.search);
    const sent = await readSent(context);
    const missing = addressSentFrom(sent.fields.get(addressField), asked);
    if (missing !== undefined) sent.fields.set(addressField, missing);
    const posted = postedForm(address, sent.fields);
    if (posted === undefined) return notHere(next);
    const outcome = await outcomeOf(context, posted, sent).catch((error: unknown): Outcome => {
      if (error instanceof Refused) {
        const { status, retryAfter } = error;
        return { status, form: whatWasSent(sent.fields, formMessages.tooBusy), retryAfter };
      }
      log.error({ err: error, path: address.path }, events.formFailed);
      return { status: 503, form: whatWasSent(sent.fields, formMessages.contactFailed) };
    });
    return answer(context, posted, outcome);
  });

  return routes;
}

/** The router says so. */
async function notHere(next: Next): Promise<undefined> {
  await next();
  return undefined;
}

/** Undefined for what is no form of this site. On the pages that are made for a form it need not say which it is. */
function postedForm(address: PageAddress, fields: URLSearchParams): PostedForm | undefined {
  const name = fields.get(nameField) ?? "";
  const kind = kindOfForm(name) ?? formAt(address.path);
  return kind && { address, kind, name: name || formName(kind, fields.get("form_id") ?? undefined) };
}
