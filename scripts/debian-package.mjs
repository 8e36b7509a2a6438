// Installs Debian's packages, for root on a Debian; anyone else brings what the tests need or lets it be downloaded.

import { existsSync } from "node:fs";
import { capture } from "./run.mjs";

export const hasDebianPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
const patience = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];

/** Asked for once, however many packages follow. */
let lists;

/** Answers what the attempts said: whether the package is there is for the caller to see. */
export async function installPackage(name) {
  lists ??= capture("apt-get", ["update", "-qq", ...patience], { env });
  return [
    await lists,
    await capture("apt-get", ["install", "-y", "-qq", ...patience, "--no-install-recommends", name], { env }),
  ];
}

/** The last line of each attempt, for an error. */
export const saidLast = (attempts) => attempts.map(({ output }) => `\n  ${output.trim().split("\n").at(-1)}`).join("");
