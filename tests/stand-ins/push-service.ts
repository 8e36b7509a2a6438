// Stands in for the push service of a browser: takes messages as RFC 8030 says, checks who sent them (RFC 8292) and opens them with the keys
// of its devices (RFC 8291), as the browser at the other end would. Written from the standards, not with the library that sends.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { PushMessage } from "../../site/service-worker/push-message.ts";

export interface ArrivedPush {
  device: string;
  message: PushMessage;
  headers: IncomingHttpHeaders;
  /** The claims of the sender's token, whose signature holds. */
  sender: { aud: string; sub: string; exp: number };
  at: number;
}

export interface PushDevice {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

export interface PushServiceStandIn {
  url: string;
  /** What was taken, in order. */
  arrived: ArrivedPush[];
  /** Every request, also those that were refused. */
  asked: { device: string; status: number }[];
  /** A browser that asks for a subscription under this site's key. */
  device(name: string, siteKey: string): PushDevice;
  /** What this device's next messages are answered; when the list is empty, 201. */
  answers: Map<string, { status: number; retryAfter?: string }[]>;
  stop(): Promise<void>;
}

interface Subscriber {
  pair: ECDH;
  auth: Buffer;
  siteKey: string;
}

function claimsOf(authorization: string | undefined, { siteKey }: Subscriber): ArrivedPush["sender"] {
  const [, token = "", key = ""] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization ?? "") ?? [];
  if (key !== siteKey) throw new Error("not the key that the browser subscribed under");
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature does not hold");
  if (JSON.parse(Buffer.from(head, "base64url").toString()).alg !== "ES256") throw new Error("not ES256");
  return JSON.parse(Buffer.from(body, "base64url").toString());
}

/** aes128gcm of RFC 8188, with the keys as RFC 8291 makes them. */
function opened(body: Buffer, { pair, auth }: Subscriber): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

export async function startPushService(): Promise<PushServiceStandIn> {
  const devices = new Map<string, Subscriber>();
  const standIn: PushServiceStandIn = {
    url: "",
    arrived: [],
    asked: [],
    answers: new Map(),
    device(name, siteKey) {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16);
      devices.set(name, { pair, auth, siteKey });
      const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { subscription: { endpoint: `${standIn.url}/${name}`, keys } };
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };

  function take(name: string, headers: IncomingHttpHeaders, body: Buffer): { status: number; retryAfter?: string } {
    const device = devices.get(name);
    if (device === undefined) return { status: 404 };
    if (headers["content-encoding"] !== "aes128gcm" || headers["ttl"] === undefined) return { status: 400 };
    try {
      const sender = claimsOf(headers.authorization, device);
      const message: PushMessage = JSON.parse(opened(body, device));
      if (sender.aud !== standIn.url || sender.exp * 1000 < Date.now()) return { status: 403 };
      const answer = standIn.answers.get(name)?.shift() ?? { status: 201 };
      if (answer.status === 201) standIn.arrived.push({ device: name, message, headers, sender, at: Date.now() });
      return answer;
    } catch {
      return { status: 403 };
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const device = (request.url ?? "").slice(1);
      const { status, retryAfter } = take(device, request.headers, Buffer.concat(chunks));
      standIn.asked.push({ device, status });
      response.writeHead(status, retryAfter === undefined ? {} : { "retry-after": retryAfter }).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  standIn.url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return standIn;
}
