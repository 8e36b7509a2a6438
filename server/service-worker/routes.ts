// Serves the service worker: the built script behind what it must know of this build. Where there is none, or it is switched off, whoever
// still has one gets the script that takes it away.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { Hono } from "hono";
import { isOn } from "../../model/brand.ts";
import { addressOf } from "../../model/addresses/address-of.ts";
import { queriesAt } from "../../model/addresses/queries-at.ts";
import { offlinePath, savedPath, settingsPath } from "../../site/device/device-pages.ts";
import { contactPath, newslettersPath } from "../../model/forms/form-pages.ts";
import { settingsName, workerPath, type WorkerSettings } from "../../site/service-worker/worker-settings.ts";
import { acceptedEncoding } from "../http/accept-encoding.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { retiredWorker } from "./retired-worker.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export interface WorkerFiles {
  script: string;
  shell: readonly string[];
}

export interface WorkerParts {
  build: string;
  /** Absent while developing. */
  worker?: WorkerFiles;
  assetsOrigin: string;
  isSwitchedOff: boolean;
}

const onlineOnly = [
  ...(isOn("liveTv") ? [addressOf("/go"), addressOf("/gowatch")] : []),
  addressOf("/search-results/search"),
];

const devicePages = [offlinePath, savedPath, settingsPath];
const formPages = [contactPath, ...(isOn("newsletters") ? [newslettersPath] : [])];

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export function workerScript({ build, worker, assetsOrigin, isSwitchedOff }: WorkerParts): string {
  if (worker === undefined || isSwitchedOff) return retiredWorker;
  const shell = worker.shell.map((path) => (path.startsWith("/assets/") ? assetsOrigin + path : path));
  const settings: WorkerSettings = {
    build,
    assetsOrigin,
    shell,
    queriesAt,
    onlineOnly,
    offlinePage: offlinePath,
    devicePages,
    formPages,
  };
  return `self.${settingsName}=${JSON.stringify(settings)};\n${worker.script}`;
}

export function workerRoutes(parts: WorkerParts): Hono {
  const script = workerScript(parts);
  const etag = createHash("sha1").update(script).digest("base64url").slice(0, 20);
  const headers = {
    ...securityHeaders,
    "content-type": "text/javascript; charset=utf-8",
    // A worker that a cache holds on to cannot be replaced.
    "cache-control": cachePolicies.askAgain,
    "content-security-policy": `default-src 'self'; connect-src ${["'self'", parts.assetsOrigin].join(" ").trim()}`,
    vary: "accept-encoding",
  };
  return new Hono().get(workerPath, async (context) => {
    const encoding = acceptedEncoding(context.req.header("accept-encoding"), ["br", "gzip"]);
    const tag = `"${etag}-${encoding}"`;
    if (context.req.header("if-none-match") === tag) return context.body(null, 304, { ...headers, etag: tag });
    if (encoding === "identity") return context.body(script, 200, { ...headers, etag: tag });
    const bytes = new Uint8Array(await compress[encoding](script));
    return context.body(bytes, 200, { ...headers, etag: tag, "content-encoding": encoding });
  });
}
