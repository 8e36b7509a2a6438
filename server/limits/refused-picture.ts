// How a picture that may not be made now is refused: in a sentence, and with the time to ask again.

import { securityHeaders } from "../http/security-headers.ts";
import type { Refused } from "./refused.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export function refusedPicture({ message, status, retryAfter }: Refused): Response {
  return new Response(message, {
    status,
    headers: {
      ...securityHeaders,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": cachePolicies.none,
      "retry-after": String(retryAfter),
    },
  });
}
