// Which alerts are news. Records also come from archives, exports and the demo: what is old is shown if it still stands, but sent to nobody.

import { instantOf } from "../../model/time/instant-of.ts";
import type { Alert } from "./plan-delivery.ts";

/** Long enough for a node that was being restarted. */
const news = 10 * 60_000;

/** `isFresh`: this very record has changed just now. Only then an alert without a date can be news, and only if it says when it ends. */
export function isPushable({ publication_date, expires }: Alert, now: number, isFresh: boolean): boolean {
  const end = instantOf(expires);
  if (end !== undefined && end <= now) return false;
  if (publication_date === undefined) return isFresh && end !== undefined;
  const at = instantOf(publication_date);
  return at !== undefined && at <= now && at > now - news;
}
