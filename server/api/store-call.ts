// How calls that read the store answer while it does not: that they failed and when to ask again. An empty answer would say that there is
// nothing.

import type { Context } from "hono";
import type { Logger } from "pino";
import { MediaAway } from "../../content/media/media-store.ts";
import { AwayError, HttpError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import { events } from "../log.ts";

export async function storeCall(context: Context, log: Logger, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    // Of the files, whoever answers errors says more.
    if (error instanceof MediaAway) throw error;
    if (error instanceof HttpError && !(error instanceof AwayError)) throw error;
    log.error({ err: error }, events.apiFailed);
    return context.json({ message: apiMessages.failed, statusCode: 503 }, 503, { "retry-after": "5" });
  }
}
