import { defineConfig } from "@playwright/test";
import { leftOut } from "./tests/only-in-full-run.ts";
import { pollPatience, testPatience } from "./tests/patience.ts";

/** What needs more than pages: push messages, notifications, workers and pages that outlive them. */
const onDevice = /\/(alerts|back|device|offline)[^/]*\.spec\.ts$/;

/** Two minutes of television. */
const long = "television.spec.ts";
/** Nothing but computing, which no other test has to wait for. */
const axe = "accessibility.spec.ts";

const launching = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
});
const browser = launching(process.env["CHROMIUM_PATH"]);
const shell = launching(process.env["HEADLESS_SHELL_PATH"] ?? process.env["CHROMIUM_PATH"]);

/** What a reader does, in Chromium, on the built site with the demo newsroom. */
export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/global-setup.ts",
  timeout: testPatience,
  expect: { timeout: pollPatience },
  // What fails once and passes then is named by `npm test`, and counts as failed.
  retries: 1,
  // More than there are cores: a test waits for the page most of its time. With four, what plays video stands still.
  workers: 3,
  forbidOnly: true,
  // What mostly waits begins first, beside everything else; at the end it would wait alone.
  projects: [
    { name: "long", testMatch: long, use: shell },
    { name: "device", testMatch: onDevice, testIgnore: [...leftOut("browser")], use: browser },
    { name: "pages", testIgnore: [long, axe, onDevice, ...leftOut("browser")], use: shell },
    { name: "axe", testMatch: axe, use: shell, fullyParallel: true },
  ],
  use: {
    // Tests that take the network's place would not see what a worker answers. Those of the worker itself allow it.
    serviceWorkers: "block",
  },
});
