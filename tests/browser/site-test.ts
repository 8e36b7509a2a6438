// The test object of browser tests: knows the site's address and fails a test in which the page wrote to the console or broke.

import { expect, test as base } from "@playwright/test";

interface SiteFixtures {
  siteUrl: string;
  /** What a page wrote to the console besides what the test expects. */
  consoleMessages: string[];
}

/** Chromium tells of every answer that is not 2xx, also of a 404 page that is meant to be one. Missing files are found by the crawl. */
function isAnswerStatus(text: string): boolean {
  return text === "Failed to load resource: the server responded with a status of 404 (Not Found)";
}

/** Playwright's word where service workers are switched off (playwright.config.ts). */
function isBlockedWorker(text: string): boolean {
  return text === "Service Worker registration blocked by Playwright";
}

/** Chromium's word for developers, as quiet as it has any, for a page that is laid out before it is shown (core/client/lay-out-ahead.ts). */
function isLayoutAhead(text: string): boolean {
  return text === "Rendering was performed in a subtree hidden by content-visibility.";
}

export const test = base.extend<SiteFixtures>({
  siteUrl: [process.env["SITE_URL"] ?? "", { option: true }],
  baseURL: async ({ siteUrl }, use) => {
    await use(siteUrl);
  },
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (!isAnswerStatus(text) && !isBlockedWorker(text) && !isLayoutAhead(text))
          messages.push(`${message.type()}: ${text}`);
      });
      page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
      await use(messages);
      expect(messages, "console messages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
