// How a call that failed answers: whoever called hears of his own mistakes, and of ours only that there was one.

import type { ErrorHandler } from "hono";
import type { Logger } from "pino";
import { HttpError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import { Refused } from "../limits/refused.ts";
import { events } from "../log.ts";
import { cachePolicies } from "../http/cache-policies.ts";

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
    const mistake =
      error instanceof HttpError ? callersMistakes.find((status) => status === error.statusCode) : undefined;
    if (mistake !== undefined) return context.json({ message: error.message, statusCode: mistake }, mistake);
    log.error({ err: error, path: context.req.path }, events.apiFailed);
    return context.json({ message: apiMessages.failed, statusCode: 500 }, 500);
  };
}
