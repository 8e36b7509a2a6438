// How a file is refused that cannot be had now: nobody keeps that answer, and whoever asks again soon may get it.

import { mediaRetryAfter } from "../../content/media/media-store.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { securityHeaders } from "../http/security-headers.ts";

export function mediaAway(): Response {
  return new Response("This file cannot be had now", {
    status: 503,
    headers: {
      ...securityHeaders,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": cachePolicies.none,
      "retry-after": String(mediaRetryAfter),
    },
  });
}
