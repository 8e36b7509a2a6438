// Alerts at the desk in Chromium: written by keyboard alone, asked for and let out by a second person, withdrawn; nothing typed is lost.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
let approving: DeskSite;

test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  approving = await startDeskSite(await freePort(), { DESK_ALERT_APPROVAL: "on" });
});
test.afterAll(async () => {
  await site.stop();
  await approving.stop();
});

test.afterEach(({ consoleMessages }) =>
  withoutSignInNoise(consoleMessages, "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_FAILED"),
);

const story = "/politics/senate-clears-storm-recovery-bill";
const hasBanner = async (text: string) => (await (await fetch(`${site.url}/`)).text()).includes(text);
const openAlerts = (page: Page) => page.getByRole("link", { name: "Alerts" }).press("Enter");

test("one is told what is wrong, finds its story, is sent and withdrawn by keyboard alone", async ({ page }) => {
  await come(page, site, "Pia Lund", "producer");
  await openAlerts(page);
  const form = page.getByRole("form", { name: "Write an alert" });
  await form.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(form.getByLabel("Text")).toHaveAccessibleDescription("Text is missing.");
  await form.getByLabel("Text").focus();
  await page.keyboard.type("Quake in Riverton");
  await expect(form.getByText(/^17 letters\. On a phone: fits/)).toBeVisible();
  await expect(form.getByText("Quake in Riverton", { exact: true })).toHaveCount(3);

  await form.getByLabel("Address of the story").focus();
  await page.keyboard.type("/nowhere");
  await expect(form.getByText("Readers find nothing there.")).toBeVisible();
  await form.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(form.getByLabel("Address of the story")).toHaveAccessibleDescription(/leads to nothing/);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await form.getByLabel("Find its story").focus();
  await page.keyboard.type("senate clears storm recovery");
  await form
    .getByRole("button", { name: /^Take Senate/ })
    .first()
    .press("Enter");
  await expect(form.getByLabel("Address of the story")).toHaveValue(story);
  await expect(form.getByText("There is a page.")).toBeVisible();
  await form.getByRole("checkbox", { name: /^Severe weather/ }).press("Space");
  await expect(form.getByText("Goes to 0 devices, none with quiet hours then.")).toBeVisible();

  await form.getByRole("button", { name: "Send it" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Send it now?" });
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  expect(await hasBanner("Quake in Riverton")).toBe(false);
  await form.getByRole("button", { name: "Send it" }).press("Enter");
  await question.getByRole("button", { name: "Send it" }).press("Enter");
  await expect(page.getByText("It is out.")).toBeVisible();
  await expect(form.getByLabel("Text")).toHaveValue("");
  await expect.poll(() => hasBanner("Quake in Riverton")).toBe(true);

  const row = page
    .getByRole("region", { name: "Live now", exact: true })
    .getByRole("row", { name: /Quake in Riverton/ });
  await expect(row).toContainText("Pia Lund");
  await row.getByRole("button", { name: "Withdraw Quake in Riverton" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).press("Enter");
  await expect(page.getByText("“Quake in Riverton” is withdrawn.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(
    page
      .getByRole("region", { name: "Recent", exact: true })
      .getByRole("row", { name: /Quake in Riverton.*withdrawn by Pia Lund, \w+ \d/ }),
  ).toBeVisible();
  await expect.poll(() => hasBanner("Quake in Riverton")).toBe(false);
});

test("what is written outlasts a reload and a dead connection, and is sent once", async ({ page, context }) => {
  await come(page, site, "Bea Lund", "producer");
  await openAlerts(page);
  const form = page.getByRole("form", { name: "Write an alert" });
  await form.getByLabel("Text").fill("Bridge closed");
  await form.getByLabel("Shown for, in hours").fill("3");
  await page.reload();
  await expect(form.getByLabel("Text")).toHaveValue("Bridge closed");
  await expect(form.getByLabel("Shown for, in hours")).toHaveValue("3");
  const send = async () => {
    await form.getByRole("button", { name: "Send it" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send it" }).click();
  };
  await context.setOffline(true);
  await send();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached.");
  await context.setOffline(false);

  // The server has it, and its answer is lost.
  await page.route("**/desk/api/alerts", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort("connectionfailed");
  });
  await send();
  await expect(page.getByRole("row", { name: /Bridge closed/ })).toHaveCount(0);
  await expect.poll(() => hasBanner("Bridge closed")).toBe(true);
  await page.unroute("**/desk/api/alerts");
  await page.reload();
  await expect(form.getByLabel("Text")).toHaveValue("Bridge closed");
  await send();
  await expect(page.getByText("It is out.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Bridge closed/ })).toHaveCount(1);
});

test("a second person says no with a reason, or yes", async ({ page, browser }) => {
  await come(page, approving, "Pia Lund", "producer");
  await openAlerts(page);
  const ask = async (text: string) => {
    await page.getByLabel("Text").fill(text);
    await page.getByRole("button", { name: "Ask for approval" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Ask for approval" }).press("Enter");
    await expect(page.getByText("It is waiting for approval.")).toBeVisible();
    await expect(page.getByLabel("Text")).toHaveValue("");
  };
  await ask("Flood at the quay");
  await ask("Rumour of a storm");
  await expect(page.getByRole("row", { name: /Flood at the quay/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await come(other, approving, "Eve Editor", "editor");
  await openAlerts(other);
  await other.getByRole("button", { name: "Reject Rumour of a storm" }).press("Enter");
  await expect(other.getByLabel("Reason")).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(other.getByText("Reason is missing.")).toBeVisible();
  await other.keyboard.type("Not confirmed");
  await other.reload();
  await other.getByRole("button", { name: "Reject Rumour of a storm" }).press("Enter");
  await expect(other.getByLabel("Reason")).toHaveValue("Not confirmed");
  await expect(other.getByLabel("Reason")).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(other.getByRole("row", { name: /rejected by Eve Editor: Not confirmed/ })).toBeVisible();
  await other.getByRole("button", { name: "Approve Flood at the quay" }).press("Enter");
  await other.getByRole("dialog").getByRole("button", { name: "Approve and send" }).press("Enter");
  await expect(other.getByRole("row", { name: /Flood at the quay.*live.*approved by Eve Editor/ })).toBeVisible();
  await context.close();
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, approving, `Axel ${width} ${colorScheme}`, "editor");
      await openAlerts(page);
      const text = page.getByLabel("Text");
      await text.fill(`Asked at ${width} ${colorScheme}`);
      await page.getByRole("button", { name: "Ask for approval" }).click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "Ask for approval" }).click();
      await expect(text).toHaveValue("");
      await page.getByLabel("Address of the story").fill("/nowhere");
      await expect(page.getByText("Readers find nothing there.")).toBeVisible();
      await page.getByRole("button", { name: "Ask for approval" }).click();
      await expect(page.getByText("Text is missing.")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
