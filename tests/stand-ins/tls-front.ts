// A proxy with TLS in front of a site, with a certificate of its own that nobody knows: the browser must be told not to mind.

import "reflect-metadata";
import { KeyObject } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import { X509CertificateGenerator } from "@peculiar/x509";

export interface TlsFront {
  /** Known before the site is, which must know it. */
  origin: string;
  /** The site it leads to. */
  leadTo(url: string): void;
  stop(): void;
}

async function certificate(): Promise<{ key: string; cert: string }> {
  const signing = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(signing, true, ["sign", "verify"]);
  const made = await X509CertificateGenerator.createSelfSigned({
    name: "CN=localhost",
    keys,
    signingAlgorithm: signing,
    notAfter: new Date(Date.now() + 172_800_000),
  });
  const key = KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" });
  return { key: key.toString(), cert: made.toString("pem") };
}

export async function startTlsFront(): Promise<TlsFront> {
  let site = "";
  const server = createServer(await certificate(), (asked, answered) => {
    const passed = request(site + (asked.url ?? "/"), { method: asked.method, headers: asked.headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    passed.on("error", () => answered.destroy());
    asked.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `https://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    leadTo: (url) => {
      site = url;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
