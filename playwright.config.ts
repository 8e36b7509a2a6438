import { defineConfig } from "@playwright/test";

/** What takes minutes goes its own way beside everything else: at the end it would run alone. */
const long = ["television.spec.ts", "hostile.spec.ts"];

/** What a reader does, in Chromium, on the built site with the demo newsroom. */
export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/global-setup.ts",
  timeout: 60_000,
  // More than there are cores: a test waits for the page most of its time, and the long ones all of it.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  projects: [
    { name: "long", testMatch: long, workers: 1 },
    { name: "pages", testIgnore: long, workers: 3 },
  ],
  use: {
    // Tests that take the network's place would not see what a worker answers. Those of the worker itself allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] !== undefined && { executablePath: process.env["CHROMIUM_PATH"] }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
