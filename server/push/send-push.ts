// Hands one message to a push service: encrypted for the device, signed with the publisher's key (RFC 8030, 8291, 8292). The address was named
// by a stranger, so it is looked at again, redirects are not followed, and a name that leads inside is not called.

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import webPush from "web-push";
import type { PushAddress } from "../../content/store/push/push-subscriptions.ts";
import type { PushMessage } from "../../site/service-worker/push-message.ts";
import { publicLookup } from "../../model/addresses/public-lookup.server.ts";
import { endpointFault } from "./check-address.ts";
import { answerOf, type PushAnswer } from "./push-answer.ts";
import type { VapidKeys } from "./vapid-keys.ts";

export interface PushSenderParts {
  keys: VapidKeys;
  /** Whom a push service writes to when something is wrong. */
  contact: string;
  services: readonly string[];
  /** Services that the publisher has named may stand in a network of one's own. */
  mayCallInside: boolean;
  connections: number;
  now: () => number;
}

export interface PushToSend {
  address: PushAddress;
  message: PushMessage;
  topic: string;
  urgency: "normal" | "high";
  /** Milliseconds for which the service may keep it. */
  life: number;
}

export interface PushSender {
  send(push: PushToSend): Promise<PushAnswer>;
  close(): void;
}

const patience = 10_000;

export function pushSender({ keys, contact, services, mayCallInside, connections, now }: PushSenderParts): PushSender {
  const settings = { keepAlive: true, maxSockets: connections, ...(!mayCallInside && { lookup: publicLookup }) };
  const agents = { "http:": new HttpAgent(settings), "https:": new HttpsAgent(settings) };

  function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const isPlain = url.protocol === "http:";
      const request = (isPlain ? httpRequest : httpsRequest)(
        url,
        { method: "POST", headers, agent: agents[isPlain ? "http:" : "https:"], signal: AbortSignal.timeout(patience) },
        (response) => {
          // Only the status counts; an answer without end is not listened to.
          response.on("error", () => undefined);
          response.resume();
          resolve(response);
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  }

  return {
    async send({ address: { endpoint, p256dh, auth }, message, topic, urgency, life }) {
      const fault = endpointFault(endpoint, services);
      if (fault !== undefined) return { is: "failed", fault };
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: Math.max(0, Math.floor(life / 1000)),
            urgency,
            topic,
            contentEncoding: "aes128gcm",
          },
        );
        const { statusCode = 0, headers: answered } = await post(new URL(endpoint), headers, body);
        return answerOf(statusCode, answered["retry-after"], now());
      } catch (error) {
        return { is: "again", fault: reasonOf(error) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Without the address: whoever knows it can send to the device. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  return error.name === "TimeoutError" || error.name === "AbortError"
    ? `no answer within ${patience} ms`
    : "code" in error
      ? String(error.code)
      : error.message;
}
