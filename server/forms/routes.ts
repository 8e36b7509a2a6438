// Where forms are posted. What is taken is on the disk before the reader is sent on to the page that says so; what is refused comes
// back with everything that was written, and the reasons beside the fields.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import type { MailStore } from "../../content/store/mail/mail-store.ts";
import { checkContact, checkSignUp } from "../../site/forms/check-fields.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { contactPath, formAnchor, newslettersPath, trapField } from "../../model/forms/form-pages.ts";
import { freshForm, type FormState } from "../../site/forms/form-state.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import { refusalDocument, refusalHeaders } from "../limits/send-refusal.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import type { FreshPage } from "../pages/page-cache.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { makeFormToken, readFormToken } from "./form-token.ts";
import { confirmLetter, contactLetter, welcomeLetter, type Named } from "./letters.ts";
import { readListToken } from "../../content/list-links.ts";
import { donePath } from "./open-form.ts";
import { readSent } from "./read-sent.ts";
import { isFromElsewhere } from "./sender.ts";
import { senderMark } from "./sender-mark.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export interface FormParts {
  mail: MailStore;
  /** Draws the page at this path with this form. */
  draw: (path: string, form: FormState) => Promise<FreshPage>;
  lists: () => Promise<Named[]>;
  /** Letters wait. */
  onTaken: () => void;
  origin: string;
  secret: string;
  contactTo: string;
  limits: Pick<SiteLimits, "clientOf" | "makePage" | "takeForm" | "noteRefusedForm">;
  /** Of one client. */
  perHour: number;
  /** Of all forms together. */
  lettersPerHour: number;
  log: Logger;
  now: () => number;
}

const hour = 60 * 60 * 1000;
/** Of one email address in an hour: nobody's mailbox is flooded by others. */
const perEmail = 5;
/** A letter that would have to wait longer is not taken on: the link in it is good for three days. */
const longestWait = 24 * hour;

type Outcome =
  | { done: FormState["stage"] }
  | {
      status: 403 | 422 | 429 | 503;
      form: Partial<FormState>;
      /** Seconds. */
      retryAfter?: number;
    };

type Drawn = Pick<FreshPage, "body" | "headers" | "status">;

export function formRoutes(parts: FormParts): Hono {
  const { mail, draw, lists, onTaken, origin, secret, limits, log, now } = parts;
  const routes = new Hono();
  const fresh = (more: Partial<FormState>) => freshForm(makeFormToken(secret, now()), more);
  const letterParts = () => ({ origin, secret, now: now() });

  routes.get("/api/email", (context) => {
    const token = makeFormToken(secret, now());
    // Read at `data.token` by clients that unwrap the body, and by those that do not.
    return context.json({ token, data: { token } }, 200, { ...securityHeaders, "cache-control": cachePolicies.none });
  });

  async function answer(context: Context, path: string, act: (sent: URLSearchParams) => Promise<Outcome>) {
    const sent = await readSent(context);
    const outcome = await act(sent).catch((error: unknown): Outcome => {
      if (error instanceof Refused) {
        const { status, retryAfter } = error;
        return { status, form: whatWasSent(sent, formMessages.tooBusy), retryAfter };
      }
      log.error({ err: error, path }, events.formFailed);
      return { status: 503, form: whatWasSent(sent, formMessages.contactFailed) };
    });
    if ("done" in outcome) return context.redirect(`${donePath(path, outcome.done)}#${formAnchor}`, 303);
    const { body, headers, status } = await drawn(context, path, outcome.form);
    return new Response(new Uint8Array(body), {
      status: status === 200 ? outcome.status : status,
      headers: { ...(outcome.retryAfter && { "retry-after": String(outcome.retryAfter) }), ...headers },
    });
  }

  /** The form as it was filled in is a page made for one reader, and costs what any page does. */
  async function drawn(context: Context, path: string, form: Partial<FormState>): Promise<Drawn> {
    try {
      const draws = () => draw(path, fresh(form));
      const request = requestBehind(context);
      return await (request === undefined ? draws() : limits.makePage(request, path, draws));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        status: error.status,
        body: Buffer.from(refusalDocument(error)),
        headers: refusalHeaders(error, "html"),
      };
    }
  }

  /** Checks that are the same for every form; the rest is the form's own. */
  async function take(
    context: Context,
    sent: URLSearchParams,
    form: Partial<FormState>,
    submission: Pick<Parameters<MailStore["take"]>[0], "kind" | "email" | "fields" | "letter" | "lists">,
  ): Promise<Outcome> {
    const token = readFormToken(sent.get("email_token") ?? "", secret, now());
    if (token === undefined) return { status: 422, form: { ...form, problem: formMessages.tokenOver } };
    const request = requestBehind(context);
    limits.takeForm(request);
    const taken = await mail.take({
      ...submission,
      token,
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

  /** Whoever filled in what nobody sees is told what it wants to hear. */
  function isTrapped(sent: URLSearchParams, path: string): boolean {
    if (!sent.get(trapField)) return false;
    log.info({ path }, events.formTrapped);
    return true;
  }

  routes.post(contactPath, (context) =>
    answer(context, contactPath, async (sent) => {
      if (isTrapped(sent, contactPath)) return { done: "sent" };
      if (isFromElsewhere(context)) return { status: 403, form: whatWasSent(sent, formMessages.tokenOver) };
      const { values, errors } = checkContact(sent);
      if (Object.keys(errors).length > 0) return { status: 422, form: { values, errors } };
      return take(
        context,
        sent,
        { values },
        {
          kind: "contact",
          email: values["email"] ?? "",
          fields: values,
          letter: contactLetter(values, parts.contactTo),
        },
      );
    }),
  );

  routes.post(newslettersPath, (context) =>
    answer(context, newslettersPath, async (sent) => {
      const known = await lists();
      const { confirm, leave } = context.req.query();
      if (leave !== undefined) return leaveList(leave);
      if (confirm !== undefined) return confirmLists(confirm, known);
      if (isTrapped(sent, newslettersPath)) return { done: "sent" };
      if (isFromElsewhere(context)) return { status: 403, form: whatWasSent(sent, formMessages.tokenOver) };
      const {
        values,
        errors,
        lists: chosen,
      } = checkSignUp(
        sent,
        known.map(({ slid }) => slid),
      );
      if (Object.keys(errors).length > 0) return { status: 422, form: { values, errors, lists: chosen } };
      const email = values["email"] ?? "";
      const named = known.filter(({ slid }) => chosen.includes(slid));
      return take(
        context,
        sent,
        { values, lists: chosen },
        {
          kind: "newsletter",
          email,
          fields: { email, lists: chosen },
          letter: confirmLetter(email, named, letterParts()),
          lists: chosen,
        },
      );
    }),
  );

  async function confirmLists(token: string, known: readonly Named[]): Promise<Outcome> {
    const claim = readListToken("confirm", token, secret, now());
    if (claim === undefined) return { status: 422, form: { stage: "over" } };
    await mail.confirm(claim.email, claim.lists, (confirmed) =>
      welcomeLetter(
        claim.email,
        confirmed.map((slid) => ({ slid, title: known.find((list) => list.slid === slid)?.title ?? slid })),
        letterParts(),
      ),
    );
    onTaken();
    return { done: "confirmed" };
  }

  /** RFC 8058: mail programs post here without having shown anybody a page. */
  async function leaveList(token: string): Promise<Outcome> {
    const claim = readListToken("leave", token, secret, now());
    if (claim === undefined) return { status: 422, form: { stage: "over" } };
    if (claim.lists.length === 0) await mail.leave(claim.email);
    for (const list of claim.lists) await mail.leave(claim.email, list);
    return { done: "left" };
  }

  return routes;
}

function whatWasSent(sent: URLSearchParams, problem: string): Partial<FormState> {
  return { values: Object.fromEntries(sent), lists: sent.getAll("slid"), problem };
}
