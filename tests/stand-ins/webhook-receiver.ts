// A system that takes webhooks: a local server that writes down what it is told, checks signatures as the Standard Webhooks convention says, and
// answers as a test wants it.

import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { webhookSender, type WebhookSender } from "../../content/webhooks/send-webhook.ts";

export interface ToldWebhook {
  path: string;
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  signatures: string[];
  body: string;
}

/** A status, or no answer at all. */
export type ReceiverAnswer = number | "hang";

export interface WebhookReceiver {
  /** With its port. */
  host: string;
  url: (path: string) => string;
  told: ToldWebhook[];
  toldAt: (path: string) => ToldWebhook[];
  answer: (told: ToldWebhook) => ReceiverAnswer | Promise<ReceiverAnswer>;
  stop: () => Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const told = toldIn(request, body);
      receiver.told.push(told);
      const answer = await receiver.answer(told);
      if (answer !== "hang") response.writeHead(answer).end("thanks");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server on a port has an address of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    host: `127.0.0.1:${port}`,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    told: [],
    toldAt: (path) => receiver.told.filter((told) => told.path === path),
    answer: () => 204,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

function toldIn({ url = "", headers }: IncomingMessage, body: string): ToldWebhook {
  const header = (name: string) => String(headers[name] ?? "");
  return {
    path: url,
    id: header("webhook-id"),
    timestamp: Number(header("webhook-timestamp")),
    signatures: header("webhook-signature").split(" "),
    body,
  };
}

/** Whether one of the signatures was made with this secret. */
export function isSignedBy(secret: string, { id, timestamp, signatures, body }: ToldWebhook): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.some((signature) => {
    const [version, given = ""] = signature.split(",");
    const bytes = Buffer.from(given, "base64");
    return version === "v1" && bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });
}

/** Calls the receiver, and waits for some of its addresses only so many milliseconds. */
export function impatient({ host }: WebhookReceiver, patience: Readonly<Record<string, number>>): WebhookSender {
  const usual = webhookSender({ inside: [host], userAgent: "test" });
  const own = new Map(
    Object.entries(patience).map(([path, most]) => [
      path,
      webhookSender({ inside: [host], userAgent: "test", patience: most }),
    ]),
  );
  return {
    send: (call) => (own.get(new URL(call.url).pathname) ?? usual).send(call),
    close: () => {
      for (const sender of [usual, ...own.values()]) sender.close();
    },
  };
}
