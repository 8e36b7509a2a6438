// Finds the browsers for the tests, or installs them: what is there, else Debian's packages as root, else Playwright's own.

import { existsSync } from "node:fs";
import { hasDebianPackages, installPackage, saidLast } from "./debian-package.mjs";
import { bin, capture, projectEnv } from "./run.mjs";

const chromiums = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const shells = ["/usr/bin/chromium-headless-shell"];

const existing = (known, wished) =>
  [wished, ...known].find((path) => path !== undefined && path !== "" && existsSync(path));

const existingChromium = () => existing(chromiums, process.env.CHROMIUM_PATH);
const existingShell = () => existing(shells, process.env.HEADLESS_SHELL_PATH);

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
  const found = existingChromium() ?? (await playwrights());
  if (found !== undefined) return found;
  process.stdout.write("Installing Chromium …\n");
  const attempts = [];
  if (hasDebianPackages) {
    attempts.push(...(await installPackage("chromium")));
    const packaged = existingChromium();
    if (packaged !== undefined) return packaged;
  }
  attempts.push(await capture(bin("playwright"), ["install", "chromium"], { env: projectEnv }));
  const downloaded = await playwrights();
  if (downloaded !== undefined) return downloaded;
  throw new Error(
    `No Chromium for the browser tests. Install one, or set CHROMIUM_PATH to it. What was tried:${saidLast(attempts)}`,
  );
}

/** Chromium without what a window needs: it shows pages with two thirds of the work. Where it cannot be had, the whole browser does. */
export async function ensureHeadlessShell() {
  if (existingShell() === undefined && hasDebianPackages) {
    process.stdout.write("Installing Chromium's headless shell …\n");
    await installPackage("chromium-headless-shell");
  }
  return existingShell() ?? (await ensureChromium());
}
