// Finds a Chromium for the browser tests, or installs one: what is there, else Debian's package as root, else Playwright's own.

import { existsSync } from "node:fs";
import { bin, capture, projectEnv } from "./run.mjs";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

function existing() {
  return [process.env.CHROMIUM_PATH, ...known].find((path) => path !== undefined && path !== "" && existsSync(path));
}

async function playwrights() {
  const { output } = await capture(
    process.execPath,
    ["-e", "console.log(require('playwright-core').chromium.executablePath())"],
    { env: projectEnv },
  );
  const path = output.trim();
  return existsSync(path) ? path : undefined;
}

export async function ensureChromium() {
  const found = existing() ?? (await playwrights());
  if (found !== undefined) return found;
  process.stdout.write("Installing Chromium …\n");
  const attempts = [];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    attempts.push(await capture("apt-get", ["update", "-qq"], { env }));
    attempts.push(await capture("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env }));
    const packaged = existing();
    if (packaged !== undefined) return packaged;
  }
  attempts.push(await capture(bin("playwright"), ["install", "chromium"], { env: projectEnv }));
  const downloaded = await playwrights();
  if (downloaded !== undefined) return downloaded;
  const last = attempts.map(({ output }) => output.trim().split("\n").at(-1)).join("\n  ");
  throw new Error(
    `No Chromium for the browser tests. Install one, or set CHROMIUM_PATH to it. What was tried:\n  ${last}`,
  );
}
