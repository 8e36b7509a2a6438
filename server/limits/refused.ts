// A request that is refused because a budget is used up: 429 where it is the client's own, 503 where it is everybody's.

import { HttpError } from "../../model/http-error.ts";
import { messages } from "../../site/messages.ts";

export type LimitKind =
  | "renders"
  | "searches"
  | "conversions"
  | "streams"
  | "forms"
  | "subscriptions"
  | "sign-ins"
  | "wrong-tokens"
  | "vitals"
  | "reports";
export type LimitedBy = "client" | "all";

export class Refused extends HttpError {
  readonly status: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(by: LimitedBy, retryAfter: number) {
    const status = by === "client" ? 429 : 503;
    super(by === "client" ? messages.tooManyRequests : messages.tooBusy, status);
    this.name = "Refused";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
