// What a reader can do with a story, in a real browser: share it, have it read, make it larger.

import type { Page } from "@playwright/test";
import { findings } from "./findings.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const opinion = "/opinion/editorial-rail-settlement-is-a-start";

/** Chromium on a server has no voice: this one takes its time at the usual speed, hurries above it, and keeps what it said. */
async function giveVoice(page: Page, works = true): Promise<void> {
  await page.addInitScript((canSpeak) => {
    const said: string[] = [];
    let speaking: ReturnType<typeof setTimeout> | undefined;
    const speechSynthesis = {
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(`${utterance.rate}: ${utterance.text}`);
        const takes = canSpeak && utterance.rate === 1 ? 60_000 : 20;
        speaking = setTimeout(() => utterance.dispatchEvent(new Event(canSpeak ? "end" : "error")), takes);
      },
      cancel: () => clearTimeout(speaking),
    };
    class SpeechSynthesisUtterance extends EventTarget {
      rate = 1;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
    Object.assign(window, { SpeechSynthesisUtterance, said });
  }, works);
}

/** Islands wait until they come near; this waits until the tools have come to life. */
async function open(page: Page): Promise<void> {
  await page.goto(opinion);
  await takenOver(page);
}

const said = (page: Page) => page.evaluate(() => Reflect.get(window, "said") as string[]);

test("ART-14 a column is read aloud from headline to end; the paragraph being read is marked", async ({ page }) => {
  await giveVoice(page);
  await open(page);
  await page.getByRole("button", { name: "Listen" }).click();
  const player = page.getByRole("region", { name: "Audio player" });
  await expect(player).toContainText("Reading this story to you");
  await expect(page.locator("h1[data-being-read]")).toBeVisible();
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player).toContainText("Paused");
  await player.getByRole("button", { name: "Speed 1, change" }).click();
  await player.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator(".article-body > p[data-being-read]")).toHaveCount(1);
  await expect(player).toContainText("Paused");
  const all = await said(page);
  expect(all[0]).toBe(`1: ${await page.locator("h1").textContent()}`);
  expect(all.at(-1)).toMatch(/^1\.25: .*Congress should ask why\.$/);
  await expect(page.locator("[data-being-read]")).toHaveCount(0);
  await player.getByRole("button", { name: "Close the audio player" }).click();
  await expect(player).toHaveCount(0);
});

test("ART-14 a browser that cannot speak says so", async ({ page }) => {
  await giveVoice(page, false);
  await open(page);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.getByRole("region", { name: "Audio player" })).toContainText("no voice");
});

test("ART-14 the reading ends when the reader goes to another page", async ({ page }) => {
  await giveVoice(page);
  await open(page);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect(page.getByRole("region", { name: "Audio player" })).toBeVisible();
  await page.locator(".eyebrow a").first().click();
  await expect(page).toHaveURL(/\/opinion$/);
  await expect(page.getByRole("region", { name: "Audio player" })).toHaveCount(0);
  expect(await said(page)).toHaveLength(1);
});

test("a story's address is copied, and can be mailed and sent to networks", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("button", { name: "Share" }).click();
  const popover = page.getByRole("region", { name: "Share this story" });
  await expect(popover.getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.*&body=http/,
  );
  await expect(popover.getByRole("link", { name: /^Facebook/ })).toBeVisible();
  await popover.getByRole("button", { name: "Copy link" }).click();
  await expect(popover.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${opinion}$`));
  await expect(popover.getByRole("button", { name: "Copy link" })).toBeVisible();
  expect(await findings(page, "#share-story")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
});

test("a story can be shared without script", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl + opinion);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("link", { name: "Email", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  await context.close();
});

test("a phone shares by its own sheet", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => void Object.assign(window, { shared: data }),
    });
  });
  await page.goto(siteUrl + opinion);
  await quietNetwork(page);
  await page.getByRole("button", { name: "Share" }).tap();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
    .toMatchObject({
      url: expect.stringMatching(new RegExp(`${opinion}$`)),
    });
  await expect(page.getByRole("region", { name: "Share this story" })).toBeHidden();
  await context.close();
});

test("larger text stays larger on the next page", async ({ page }) => {
  await open(page);
  const size = () =>
    page
      .locator(".article-body > p")
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  const usual = Number.parseFloat(await size());
  await page.getByRole("button", { name: "Larger text" }).click();
  await expect.poll(async () => Number.parseFloat(await size())).toBeGreaterThan(usual);
  await page.goto("/politics/senate-clears-storm-recovery-bill");
  expect(Number.parseFloat(await size())).toBeGreaterThan(usual);
});
