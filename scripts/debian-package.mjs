// Installs Debian's packages, for root on a Debian; anyone else brings what the tests need or lets it be downloaded.

import { existsSync } from "node:fs";
import { capture } from "./run.mjs";

export const hasDebianPackages = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
const options = ["Acquire::Retries=1", "Acquire::http::Timeout=20", "DPkg::Lock::Timeout=600"];
const patience = options.flatMap((option) => ["-o", option]);

/** Asked for once, however many packages follow. */
let lists;

/** Debian installs one thing at a time, and refuses whoever comes meanwhile. */
let before = Promise.resolve();

/** Answers what the attempts said: whether the package is there is for the caller to see. */
export function installPackage(name) {
  const turn = before.then(async () => {
    lists ??= capture("apt-get", ["update", "-qq", ...patience], { env });
    return [
      await lists,
      await capture("apt-get", ["install", "-y", "-qq", ...patience, "--no-install-recommends", name], { env }),
    ];
  });
  before = turn;
  return turn;
}

/** The last line of each attempt, for an error. */
export const saidLast = (attempts) => attempts.map(({ output }) => `\n  ${output.trim().split("\n").at(-1)}`).join("");
