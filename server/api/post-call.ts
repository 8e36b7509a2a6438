// How the calls about posts answer, whichever provider it is: for how long, and with which status when the provider has no answer.

import type { Context } from "hono";
import { faultOf } from "../embeds/ask-provider.ts";
import { cachePolicies } from "../http/cache-policies.ts";

const statuses = { gone: 404, busy: 503, failed: 502 } as const;

export async function postCall(context: Context, failure: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    const response = await answer();
    response.headers.set("cache-control", cachePolicies.post);
    return response;
  } catch (error) {
    const status = statuses[faultOf(error)];
    context.header("cache-control", status === 404 ? cachePolicies.missingPost : cachePolicies.none);
    if (status === 503) context.header("retry-after", "30");
    return context.json({ message: failure, statusCode: status }, status);
  }
}
