// Posts one message to an endpoint and says what came of it. Only the status counts, and only if it comes in time; nothing is followed. Where the
// name leads is looked at as it is called, and what was looked at is what is called.

import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { publicLookup } from "../../model/addresses/public-lookup.server.ts";
import { endpointFault } from "./webhook-address.ts";
import { webhookHeaders, type SignedMessage } from "./sign-webhook.ts";

export interface WebhookCall {
  url: string;
  message: SignedMessage;
  secrets: readonly string[];
  signal?: AbortSignal;
}

export type WebhookAnswer = { is: "taken" } | { is: "gone" } | { is: "failed"; fault: string };

export interface WebhookSender {
  send(call: WebhookCall): Promise<WebhookAnswer>;
  close(): void;
}

export interface WebhookSenderParts {
  /** Hosts that may stand in a network of one's own. */
  inside: readonly string[];
  userAgent: string;
  /** Milliseconds for an answer. */
  patience?: number;
}

/** What counts is taken within this time. */
export const webhookPatience = 15_000;

export function webhookSender({ inside, userAgent, patience = webhookPatience }: WebhookSenderParts): WebhookSender {
  const settings = { keepAlive: true, maxSockets: 8 };
  const agents = {
    outside: new HttpsAgent({ ...settings, lookup: publicLookup }),
    "http:": new HttpAgent(settings),
    "https:": new HttpsAgent(settings),
  };

  function agentFor({ host, protocol }: URL) {
    if (!inside.includes(host)) return agents.outside;
    return agents[protocol === "http:" ? "http:" : "https:"];
  }

  function post(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<number> {
    return new Promise((resolve, reject) => {
      const ask = url.protocol === "http:" ? httpRequest : httpsRequest;
      const request = ask(url, { method: "POST", headers, agent: agentFor(url), signal }, (response) => {
        response.on("error", () => undefined);
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on("error", reject);
      request.end(body);
    });
  }

  return {
    async send({ url, message, secrets, signal }) {
      const fault = endpointFault(url, inside);
      if (fault !== undefined) return { is: "failed", fault };
      const { body } = message;
      const headers = {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        "user-agent": userAgent,
        ...webhookHeaders(message, secrets),
      };
      const late = AbortSignal.timeout(patience);
      try {
        const status = await post(
          new URL(url),
          headers,
          body,
          signal === undefined ? late : AbortSignal.any([late, signal]),
        );
        if (status === 410) return { is: "gone" };
        return status >= 200 && status < 300 ? { is: "taken" } : { is: "failed", fault: `answered ${status}` };
      } catch (error) {
        if (late.aborted) return { is: "failed", fault: `no answer within ${patience / 1000} seconds` };
        return { is: "failed", fault: reasonOf(error) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no connection";
  return "code" in error ? String(error.code) : error.message;
}
