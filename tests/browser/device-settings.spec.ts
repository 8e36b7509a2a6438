// What a reader chooses without an account: it holds at once, is never sent, and can be erased.

import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

const story = "/politics/senate-clears-storm-recovery-bill";

const savedEntry = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const main = (page: Page) => page.locator("main");
const pressed = (page: Page, name: RegExp) => page.getByRole("button", { name, pressed: true });

test("settings hold at once and on the next page: theme, text, motion, the next video", async ({ page }) => {
  await page.goto("/settings");
  const root = page.locator("html");
  await main(page).getByText("Dark").click();
  await main(page).getByText("Largest").click();
  await expect(page.getByRole("radio", { name: "Largest" })).toBeChecked();
  await page.getByRole("switch", { name: /Less motion/ }).press("Space");
  const next = page.getByRole("switch", { name: /Play the next video/ });
  await expect(next).toBeChecked();
  await next.press("Space");
  await expect(root).toHaveAttribute("data-motion", "reduce");
  await page.goto(story);
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-text-size", "largest");
  await expect(root).toHaveAttribute("data-motion", "reduce");
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...transitionDuration.split(","), ...animationDuration.split(",")].some(
          (time) => parseFloat(time) > 0.01,
        );
      }).length,
  );
  expect(moving).toBe(0);
  expect(JSON.parse((await savedEntry(page, "player")) ?? "{}")).toMatchObject({ autoplay: false });
});

test("everything saved is listed, and erasing leaves nothing: storage, caches, cookies, the worker", async ({
  page,
}) => {
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(pressed(page, /Saved/)).toBeVisible();
  await page.goto("/settings");
  await main(page).getByText("Dark").click();
  await page.evaluate(async () => {
    localStorage.setItem("embeds-always", '["youtube"]');
    localStorage.setItem("text-size", "large");
    localStorage.setItem("alerts-put-away", '["a","b"]');
    sessionStorage.setItem("play-next", "1");
    await (await caches.open("a-cache")).put("/x", new Response("x"));
  });
  await page.reload();
  // It comes when it is near, and after the parts above it.
  await page.locator("#stored").scrollIntoViewIfNeeded();
  await expect(page.getByText("The stories you saved")).toBeVisible();
  await expect(page.getByText("The theme you chose")).toBeVisible();
  await expect(page.getByText("a-cache (1)")).toBeVisible();
  await expect(page.getByRole("button", { name: /Stop loading YouTube/ })).toBeVisible();

  await page.getByRole("button", { name: "Show again 2 news alerts" }).click();
  await expect(page.getByText("An alert that you close stays closed")).toBeVisible();
  expect(await savedEntry(page, "alerts-put-away")).toBeNull();

  const erase = page.getByRole("button", { name: "Erase everything" });
  await erase.press("Enter");
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await savedEntry(page, "saved-stories")).not.toBeNull();
  await erase.click();
  await page.getByRole("button", { name: "Erase it all" }).click();
  await expect(page.getByText("Everything is erased.")).toBeVisible();
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    // What the server writes there is the publisher's, not the reader's.
    marks: [...document.documentElement.attributes]
      .map(({ name }) => name)
      .filter((name) => /^data-(?!addresses|time-zone|title-suffix)/.test(name)),
  }));
  expect(left).toEqual({ local: [], session: [], caches: [], cookies: "", workers: 0, marks: [] });
  await expect(page.getByRole("button", { name: /Stop loading/ })).toHaveCount(0);
  await expect(page.getByText("Nothing. This site keeps nothing on this device now.")).toBeVisible();
});

test("nothing that is saved is ever sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
    const cookies = request.headers()["cookie"] ?? "";
    if (cookies !== "") sent.push(cookies);
  });
  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(pressed(page, /Saved/)).toBeVisible();
  await page.goto("/politics");
  await page.getByRole("button", { name: /^Follow / }).click();
  await expect(pressed(page, /^Following /)).toBeVisible();
  await page.goto("/saved");
  await expect(page.locator("main li a")).toHaveCount(1);
  expect(sent).toEqual([]);
});

for (const path of ["/saved", "/settings"]) {
  test(`without script ${path} says so, and shows no control that does nothing`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteUrl + path);
    await expect(page.locator("noscript p").filter({ hasText: "JavaScript" })).toBeVisible();
    await expect(page.locator("main button:visible, main input:visible")).toHaveCount(0);
    await context.close();
  });
}

test("FORM-02 a form that was left open past its token's life gets a fresh one before it is sent", async ({ page }) => {
  await page.clock.install();
  const isFreshCopy = page.waitForResponse(/form-controller/);
  await page.goto("/contact");
  await page.clock.runFor(5000);
  await isFreshCopy;
  const token = page.locator("input[name=email_token]");
  const first = await token.inputValue();
  await page.getByLabel(/Your name/).fill("Ann Reader");
  await page.getByLabel(/Email address/).fill("ann@example.com");
  await page.getByLabel(/Message/).fill("A letter that took its time.");
  await page.clock.fastForward("03:00:00");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/contact"));
  await page.getByRole("button", { name: "Send message" }).click();
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect(fields.get("email_token")).not.toBe(first);
  expect(fields.get("message")).toBe("A letter that took its time.");
  await expect(page.getByText("Your message has been sent!")).toBeVisible();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a saved story can be read without a connection, and erasing takes the worker and its caches along", async ({
    page,
    context,
    consoleMessages,
  }) => {
    const savedPages = () =>
      page.evaluate(async () => {
        const ledger = await (await caches.open("site-pages")).match("/_kept/list");
        const { pages } = ledger === undefined ? { pages: [] } : await ledger.json();
        return pages.flatMap((one: { key: string; isSaved: boolean }) => (one.isSaved ? [one.key] : []));
      });
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(story);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(savedPages).toEqual([story]);

    await context.setOffline(true);
    await page.goto("/saved");
    await page.locator(`main li a[href="${story}"]`).click();
    await expect(page.locator("h1.headline")).toBeVisible();
    await context.setOffline(false);

    await page.goto("/saved");
    await page.getByRole("button", { name: /^Remove / }).click();
    await expect.poll(savedPages).toEqual([]);
    await page.goto("/settings");
    await page.locator("#stored").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Erase everything" }).click();
    await page.getByRole("button", { name: "Erase it all" }).click();
    await expect(page.getByText("Everything is erased.")).toBeVisible();
    const left = await page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(left).toEqual([[], 0]);
    // What could not be fetched without a connection is told there.
    consoleMessages.length = 0;
  });
});
