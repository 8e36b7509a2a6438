// The test object of browser tests: knows the site's address and fails a test in which the page wrote to the console or broke.

import { expect, test as base } from "@playwright/test";

interface SiteFixtures {
  siteUrl: string;
  /** What a page wrote to the console besides what the test expects. */
  consoleMessages: string[];
}

export const test = base.extend<SiteFixtures>({
  siteUrl: async ({}, use) => {
    await use(process.env["SITE_URL"] ?? "");
  },
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
      await use(messages);
      expect(messages, "console messages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
