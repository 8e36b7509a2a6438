import { defineConfig } from "@playwright/test";

/** What a reader does, in Chromium, on the built site with the demo newsroom. */
export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "./tests/browser/global-setup.ts",
  timeout: 60_000,
  // More than there are cores: a test waits for the page most of its time. With four, what plays video stands still.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What mostly waits begins first, beside everything else; at the end it would wait alone.
  projects: [
    { name: "long", testMatch: "television.spec.ts" },
    { name: "pages", testIgnore: "television.spec.ts" },
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
