// How a form is answered: what is taken leads to the page that says so, what is refused comes back with everything that was written and the
// reasons beside the fields. The form's script hears the same as JSON.

import type { Context } from "hono";
import type { FormAnswer } from "../../model/forms/form-answer.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { partId, type FormKind } from "../../model/forms/form-names.ts";
import { freshForm, type FormState, type ReadersForm } from "../../model/forms/form-state.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import { Refused } from "../limits/refused.ts";
import { refusalDocument, refusalHeaders } from "../limits/send-refusal.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import type { PageAddress } from "../pages/page-address.ts";
import type { FreshPage } from "../pages/cached-page.ts";
import type { Outcome, RefusedForm } from "./form-outcome.ts";
import { donePath } from "./open-form.ts";

export interface AnswerParts {
  /** Draws the page at this address with this form. */
  draw: (address: PageAddress, form: ReadersForm) => Promise<FreshPage>;
  limits: Pick<SiteLimits, "makePage">;
  freshToken: () => string;
}

/** A form that was sent: which one, and where it stands. */
export interface PostedForm {
  address: PageAddress;
  kind: FormKind;
  name: string;
}

type Drawn = Pick<FreshPage, "body" | "headers" | "status">;

export type AnswerForm = (context: Context, posted: PostedForm, outcome: Outcome) => Promise<Response>;

export function answerForm({ draw, limits, freshToken }: AnswerParts): AnswerForm {
  /** The form as it was filled in is a page made for one reader, and costs what any page does. */
  async function drawn(context: Context, { address, kind, name }: PostedForm, form: FormState): Promise<Drawn> {
    try {
      const draws = () => draw(address, { ...form, kind, name });
      const request = requestBehind(context);
      return await (request === undefined ? draws() : limits.makePage(request, address.path, draws));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return {
        status: error.status,
        body: Buffer.from(refusalDocument(error)),
        headers: refusalHeaders(error, "html"),
      };
    }
  }

  function toScript(context: Context, outcome: Outcome): Response {
    const headers = { ...securityHeaders, "cache-control": cachePolicies.none };
    if ("done" in outcome) return context.json({ isSent: true, errors: {} } satisfies FormAnswer, 200, headers);
    const { status, form, retryAfter } = outcome;
    const problem = form.stage === "again" ? formMessages.tokenOver : form.problem;
    const answer: FormAnswer = {
      isSent: false,
      errors: form.errors ?? {},
      ...(problem !== undefined && { problem }),
      token: freshToken(),
    };
    return context.json(answer, status, { ...headers, ...retryHeader(retryAfter) });
  }

  return async (context, posted, outcome) => {
    if (context.req.header("accept") === "application/json") return toScript(context, outcome);
    if ("done" in outcome) return context.redirect(placeOf(posted, outcome.done), 303);
    const { body, headers, status } = await drawn(context, posted, freshForm({ token: freshToken(), ...outcome.form }));
    return new Response(new Uint8Array(body), {
      status: status < 500 ? outcome.status : status,
      headers: { ...retryHeader(outcome.retryAfter), ...headers },
    });
  };
}

/** Where the page says what was done: by the address alone, so that it can be the page that everybody gets. */
function placeOf({ address, name }: PostedForm, done: Extract<Outcome, { done: string }>["done"]): string {
  return done === "sent" ? `${address.key}#${partId(name, "sent")}` : donePath(address.path, done);
}

function retryHeader(seconds: RefusedForm["retryAfter"]): Record<string, string> {
  return seconds === undefined ? {} : { "retry-after": String(seconds) };
}
