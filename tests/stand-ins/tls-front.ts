// A proxy with TLS in front of a site, with a certificate of its own that nobody knows: the browser must be told not to mind.

import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TlsFront {
  /** Known before the site is, which must know it. */
  origin: string;
  /** The site it leads to. */
  leadTo(url: string): void;
  stop(): void;
}

function certificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "meridian-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = spawnSync(
    "openssl",
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`.split(" "),
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr.toString()}`);
  const files = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return files;
}

export async function startTlsFront(): Promise<TlsFront> {
  let site = "";
  const server = createServer(certificate(), (asked, answered) => {
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
