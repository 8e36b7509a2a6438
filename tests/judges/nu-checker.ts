// The Nu HTML checker of the W3C, as a server of its own for as long as the tests ask it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const jar = join(import.meta.dirname, "..", "..", "node_modules", "vnu-jar", "build", "dist", "vnu.jar");

const answerSchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(["info", "error", "non-document-error"]),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

export interface NuChecker {
  /** Errors and warnings, each with the markup it is about. */
  faultsOf(html: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** What is meant. Safari forgets that a list without signs is one, unless it is told. The checker does not know the younger of the two kinds
 * of link that the standard lets hold back the first paint. */
const meant = [
  /^The “list” role is unnecessary for element “[uo]l”\. /,
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\. .*<link rel="expect" href="#main" blocking="render">/s,
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}

export async function startNuChecker(): Promise<NuChecker> {
  const port = await freePort();
  // One page at a time needs no collector that works beside it.
  const options = ["-Xmx512m", "-XX:+UseSerialGC", "-Dnu.validator.servlet.bind-address=127.0.0.1"];
  const child = spawn(
    process.env["JAVA_PATH"] ?? "java",
    [...options, "-cp", jar, "nu.validator.servlet.Main", String(port)],
    { stdio: "ignore" },
  );
  const ended = Promise.race([once(child, "exit"), once(child, "error")]).then(() => "ended" as const);
  const address = `http://127.0.0.1:${port}/?out=json`;

  for (let isReady = false; !isReady;) {
    isReady = await fetch(address, { method: "POST", body: "<!doctype html>" }).then(
      () => true,
      () => false,
    );
    if (!isReady && (await Promise.race([ended, wait(200)])) === "ended")
      throw new Error("The Nu HTML checker did not start. It needs Java 11 or later, on the path or as JAVA_PATH.");
  }

  return {
    async faultsOf(html) {
      const headers = { "content-type": "text/html; charset=utf-8" };
      const response = await fetch(address, { method: "POST", headers, body: html });
      const { messages } = answerSchema.parse(await response.json());
      return messages
        .filter(({ type, subType }) => type !== "info" || subType === "warning")
        .map(({ message, extract = "" }) => `${message} ${extract.trim()}`)
        .filter((fault) => !meant.some((known) => known.test(fault)));
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
