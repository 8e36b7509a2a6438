// API-02 and API-03: the two ways in which the site's services ask a publisher's content API.

import { HttpError, normaliseError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import { getEnvelope, type Envelope, type Params } from "./get-envelope.ts";

export interface CallLog {
  error(message: string, details: { status: number; reason: string; url: string }): void;
}

interface Ask {
  url: string;
  params?: Params;
  log: CallLog;
  /** What is logged when it fails. */
  message?: string;
  timeout?: number;
  /** How the API is asked, when it is not simply asked once. */
  get?: (url: string, params: Params) => Promise<Envelope>;
}

/** API-02: what the envelope holds, or null on error, which is logged. */
export async function askContentApi(ask: Ask): Promise<Envelope | null> {
  const {
    url,
    params = {},
    timeout,
    get = (...question) => getEnvelope(...question, { ...(timeout && { timeout }) }),
  } = ask;
  try {
    return await get(url, params);
  } catch (error) {
    logFailure(ask, error);
    return null;
  }
}

interface GenericAsk extends Ask {
  /** With it a failure, and an answer without data, is an error that it hears of. */
  onError?: (error: HttpError) => void;
}

/** API-03: failure gives an empty list, or a 404 “Page Not Found” when an error handler is given. */
export async function askApi({ onError, ...ask }: GenericAsk): Promise<unknown[]> {
  const found = (await askContentApi(ask))?.results ?? null;
  if (onError !== undefined && (found === null || found.length === 0)) {
    onError(new HttpError(apiMessages.notFound, 404));
  }
  return found ?? [];
}

function logFailure({ url, log, message = apiMessages.failed }: Ask, error: unknown): void {
  const { message: reason, statusCode } = normaliseError(error);
  log.error(message, { status: statusCode, reason, url });
}
