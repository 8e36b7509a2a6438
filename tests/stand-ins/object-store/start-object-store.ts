// An object store as nodes share it: OpenStack Swift with its S3 interface, Debian's, in a folder of its own. It can be killed and brought back with
// what it had.

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readS3Address } from "../../../content/media/s3/s3-address.ts";
import { openBucket, type S3Bucket } from "../../../content/media/s3/s3-bucket.ts";
import { RefusedCall, s3Calls } from "../../../content/media/s3/s3-calls.ts";
import { requestSigner } from "../../../content/media/s3/sign-request.ts";
import { debianTool } from "../../../scripts/debian-tool.mjs";

/** Debian's own Python: another one does not know what Debian installs. */
const python = "/usr/bin/python3";

/** What is missing, where it is. */
export const swift = await debianTool("python3", ["python3-swift"], [python, "/usr/lib/python3/dist-packages/swift"]);

const credentials = { AWS_ACCESS_KEY_ID: "test:tester", AWS_SECRET_ACCESS_KEY: "the-secret-of-the-tests" };

export interface ObjectStore {
  port: number;
  /** The settings of a site whose files are in this bucket, which is made when there is none; by another port where a line is in between. */
  settings: (bucket: string, options?: { prefix?: string; port?: number }) => Promise<Record<string, string>>;
  /** What is in a bucket that a site has, below its prefix. */
  bucket: (settings: Record<string, string>) => S3Bucket;
  /** Whether it takes no object for want of room. */
  limitDisk: (isFull: boolean) => void;
  /** At once, as a machine goes. */
  kill: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

const timeout = 60_000;

export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-objects-"));
  let server = await serve(folder, 0);

  async function kill(): Promise<void> {
    if (server.child.exitCode !== null || server.child.signalCode !== null) return;
    const ended = once(server.child, "exit");
    server.child.kill("SIGKILL");
    await ended;
  }

  const urlOf = (bucket: string, prefix: string, port: number) =>
    `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;

  return {
    port: server.port,
    async settings(bucket, { prefix = "", port = server.port } = {}) {
      await makeBucket(urlOf(bucket, "", server.port));
      return { MEDIA_URL: urlOf(bucket, prefix, port), ...credentials };
    },
    bucket: (settings) => openBucket(addressOf(settings["MEDIA_URL"] ?? ""), { timeout }),
    limitDisk: (isFull) => void server.child.kill(isFull ? "SIGUSR1" : "SIGUSR2"),
    kill,
    resume: async () => {
      server = await serve(folder, server.port);
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(url: string) {
  const address = readS3Address(url, credentials);
  if ("faults" in address) throw new Error(address.faults.map(({ fault }) => fault).join());
  return address;
}

async function makeBucket(url: string): Promise<void> {
  const address = addressOf(url);
  const calls = s3Calls({ address, sign: requestSigner(address), timeout, silence: timeout });
  try {
    (await calls.call({ method: "PUT" })).resume();
  } catch (error) {
    if (!(error instanceof RefusedCall && error.code === "BucketAlreadyOwnedByYou")) throw error;
  } finally {
    calls.close();
  }
}

async function serve(folder: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const { AWS_ACCESS_KEY_ID: user, AWS_SECRET_ACCESS_KEY: secret } = credentials;
  const program = join(import.meta.dirname, "serve-swift.py");
  const child = spawn(python, [program, folder, String(port), user, secret], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  return new Promise((resolve, reject) => {
    child.stderr.on("data", (data: Buffer) => (said += data.toString()));
    child.stdout.on("data", (data: Buffer) => {
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(data.toString())?.[1];
      if (address !== undefined) resolve({ child, port: Number(address) });
    });
    child.once("exit", () => reject(new Error(`The object store did not start:\n${said}`)));
  });
}
