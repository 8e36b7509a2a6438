// How a call that failed answers: whoever called hears of his own mistakes, and of ours only that there was one.

import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { MediaAway, mediaRetryAfter } from "../../content/media/media-store.ts";
import { HttpError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import { Refused } from "../limits/refused.ts";
import { events } from "../log.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const notStored = "The media store does not answer, and nothing was stored: try again in a moment";
const callersMistakes = [400, 403, 404, 409, 412, 413, 415, 422] as const;

export function answerError(log: Logger): ErrorHandler {
  return (error, context) => {
    if (error instanceof Refused) {
      const { message, status, retryAfter } = error;
      return context.json({ message, statusCode: status }, status, {
        "cache-control": cachePolicies.none,
        "retry-after": String(retryAfter),
      });
    }
    if (error instanceof MediaAway) {
      log.error({ err: error, path: context.req.path }, events.mediaAway);
      return context.json({ message: notStored, statusCode: 503 }, 503, {
        "cache-control": cachePolicies.none,
        "retry-after": String(mediaRetryAfter),
      });
    }
    const mistake =
      error instanceof HttpError ? callersMistakes.find((status) => status === error.statusCode) : undefined;
    if (mistake !== undefined) return context.json({ message: error.message, statusCode: mistake }, mistake);
    log.error({ err: error, path: context.req.path }, events.apiFailed);
    return context.json({ message: apiMessages.failed, statusCode: 500 }, 500);
  };
}
