// News alerts as a reader meets them: the banner on an open page, the sign-up, and the notification that the service worker shows. The site is
// this file's own: an alert would stand on the pages of all other tests too.

import type { BrowserContext, Page } from "@playwright/test";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { startPushService, type PushServiceStandIn } from "../stand-ins/push-service.ts";
import { findings } from "./findings.ts";
import { watchShifts } from "./layout-shifts.ts";
import { expect, test } from "./site-test.ts";

test.describe.configure({ mode: "serial" });

const secret = "the secret of these very tests";
const story = "/us/long-read";

let service: PushServiceStandIn;
let site: DemoSite;

async function publish(...records: object[]): Promise<void> {
  const response = await fetch(`${site.url}/api/content`, {
    method: "POST",
    body: JSON.stringify(records),
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`,
    },
  });
  expect(response.status).toBe(200);
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const alert = (id: string, fields: object = {}) =>
  publish({
    type: "alert",
    id,
    text: `Text of ${id}`,
    publication_date: inSeconds(0),
    expires: inSeconds(600),
    ...fields,
  });
const withdraw = (id: string) => publish({ type: "alert", id, deleted: true });

test.beforeAll(async () => {
  service = await startPushService();
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret, PUSH_SERVICES: service.url } });
  await publish(
    { type: "section", id: "us", title: "U.S." },
    {
      type: "article",
      id: "long-read",
      title: "A long read",
      canonical_url: story,
      publication_date: "2026-11-14T12:00:00Z",
      components: Array.from({ length: 40 }, (_, place) => ({
        is: "paragraph",
        props: { text: `Paragraph ${place}. ${"Words that somebody reads. ".repeat(20)}` },
      })),
    },
  );
});
test.afterAll(async () => {
  await site.stop();
  await service.stop();
});

const banner = (page: Page) => page.getByRole("complementary", { name: "News alert" });

/** Opens a page and waits until it listens. */
async function openListening(page: Page, path: string): Promise<void> {
  const listening = page.waitForResponse((response) => response.url().includes("/api/live/alerts"));
  await page.goto(site.url + path);
  expect((await listening).status()).toBe(200);
}

test("ROUTE-05 an open page shows a new alert within two seconds, moves nothing, and takes it away", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await openListening(page, story);
  const read = page.getByText("Paragraph 12.");
  await read.scrollIntoViewIfNeeded();
  const before = await read.boundingBox();

  const started = Date.now();
  await alert("first", { url: "/us" });
  await expect(banner(page)).toBeVisible();
  const took = Date.now() - started;
  test.info().annotations.push({ type: "banner", description: `${took} ms after it was sent` });
  process.stdout.write(`banner on an open page: ${took} ms after it was sent\n`);
  expect(took).toBeLessThan(2000);
  await expect(banner(page).getByRole("link", { name: "Text of first" })).toBeInViewport();
  await expect(page.locator("[aria-live=polite]", { hasText: "Text of first" })).toHaveCount(1);
  expect(await read.boundingBox()).toEqual(before);

  await alert("second", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of second");
  await expect(banner(page)).toHaveCount(1);
  await withdraw("second");
  await expect(banner(page)).toContainText("Text of first");
  await alert("third", { expires: inSeconds(2) });
  await expect(banner(page)).toContainText("Text of third");
  await expect(banner(page).filter({ hasText: "third" })).toHaveCount(0);
  await withdraw("first");
  await expect(banner(page)).toHaveCount(0);
  expect(await read.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test("ROUTE-05 a dismissed alert stays dismissed, by the keyboard too, and leaves no hole", async ({ page }) => {
  const shifts = await watchShifts(page);
  await alert("kept");
  await openListening(page, story);
  await expect(banner(page)).toBeVisible();
  const close = page.getByRole("button", { name: "Dismiss this alert" });
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
  await openListening(page, story);
  await expect(banner(page)).toBeHidden();
  await alert("next");
  await expect(banner(page)).toContainText("Text of next");
  expect(await shifts()).toEqual([]);
  await withdraw("next");
  await withdraw("kept");
});

test("ROUTE-05 a banner that the page came with leaves its place empty when it is withdrawn", async ({ page }) => {
  const shifts = await watchShifts(page);
  await alert("drawn");
  await openListening(page, story);
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await withdraw("drawn");
  await expect(banner(page)).toBeHidden();
  expect(await title.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test("ROUTE-05 at the top of the page a new alert takes the place of the one before, below it floats", async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await alert("before");
  await openListening(page, story);
  const place = await banner(page).boundingBox();
  await alert("after", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of after");
  expect(await banner(page).boundingBox()).toEqual(place);
  await alert("long", { level: "urgent", text: "Text that goes on and on, ".repeat(12) });
  await expect(banner(page)).toContainText("on and on");
  await expect(banner(page)).toHaveAttribute("data-floating", "");
  await withdraw("long");
  await expect(banner(page)).toContainText("Text of after");
  expect(await banner(page).boundingBox()).toEqual(place);
  await page.getByText("Paragraph 12.").scrollIntoViewIfNeeded();
  await alert("last", { level: "urgent" });
  await expect(banner(page)).toContainText("Text of last");
  await expect(banner(page)).toBeInViewport();
  expect(await shifts()).toEqual([]);
  for (const id of ["before", "after", "last"]) await withdraw(id);
});

test("ROUTE-05 a tab that nobody looks at listens to nothing, and hears what it missed", async ({ page }) => {
  await openListening(page, story);
  const show = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await show(true);
  await alert("missed");
  await page.waitForTimeout(1000);
  await expect(banner(page)).toHaveCount(0);
  await show(false);
  await expect(banner(page)).toContainText("Text of missed");
  await withdraw("missed");
});

test("ROUTE-05 without script the banner is there, without a button that does nothing", async ({ browser }) => {
  await alert("plain", { url: "/us" });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + story);
  await expect(banner(page).getByRole("link", { name: "Text of plain" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dismiss this alert" })).toBeHidden();
  await page.goto(`${site.url}/alerts/subscribe`);
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on alerts" })).toBeHidden();
  await context.close();
  await withdraw("plain");
});

/** Google's push service cannot be reached from here: the browser is given a subscription at the stand-in instead. */
async function pretendPushService(context: BrowserContext, name: string): Promise<void> {
  const { publicKey } = await (await fetch(`${site.url}/api/alerts/key`)).json();
  const { subscription } = service.device(name, publicKey);
  await context.addInitScript((given) => {
    const known = {
      endpoint: given.endpoint,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => {
        sessionStorage.removeItem("subscribed");
        return true;
      },
    };
    const isKnown = () => sessionStorage.getItem("subscribed") !== null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isKnown() ? known : null),
      subscribe: async () => {
        sessionStorage.setItem("subscribed", "");
        return known;
      },
    });
  }, subscription);
}

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("ROUTE-05 alerts are turned on, changed and off by the keyboard, arrive, and are shown", async ({
    context,
    page,
  }) => {
    await context.grantPermissions(["notifications"], { origin: site.url });
    await pretendPushService(context, "laptop");
    await page.goto(`${site.url}/alerts/subscribe`);
    const on = page.getByRole("button", { name: "Turn on alerts" });
    await expect(page.getByText("Alerts are off in this browser.")).toBeVisible();

    await page.getByRole("checkbox", { name: /^Severe weather/ }).focus();
    await page.keyboard.press("Space");
    await on.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Alerts are on in this browser.")).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.reload();
    await expect(page.getByText("Alerts are on in this browser.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^Severe weather/ })).toBeChecked();
    await page.getByRole("checkbox", { name: /^Keep quiet/ }).check();
    await page.getByLabel("Until", { exact: true }).fill("06:30");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Until", { exact: true })).toHaveValue("06:30");
    await expect(page.getByRole("checkbox", { name: /^Keep quiet/ })).toBeChecked();

    await alert("tornado", { topics: ["weather"], level: "urgent", url: story });
    await expect.poll(() => service.arrived.map(({ message }) => message.body)).toContain("Text of tornado");
    const [pushed] = service.arrived.filter(({ message }) => message.body === "Text of tornado");
    await deliver(context, page, JSON.stringify(pushed?.message));
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([{ title: "Urgent", body: "Text of tornado", tag: "alert-tornado", data: { url: story } }]);

    await page.getByRole("button", { name: "Turn off alerts" }).click();
    await expect(page.getByText("Alerts are off in this browser.")).toBeVisible();
    await expect(on).toBeVisible();
    await withdraw("tornado");
  });
});

/** What the push service of the browser would do with the message once it is opened. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: site.url,
    registrationId: await registration,
    data,
  });
}

function shownNotifications(page: Page): Promise<object[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });
}

for (const [state, prepare, words] of [
  ["cannot show alerts", () => Reflect.deleteProperty(window, "PushManager"), "This browser cannot show alerts."],
  [
    "has been told to block them",
    () => Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    "Notifications from this site are blocked.",
  ],
] as const) {
  test(`ROUTE-05 a browser that ${state} is told so`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.goto(`${site.url}/alerts/subscribe`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn on alerts" })).toBeDisabled();
    expect(await findings(page)).toEqual([]);
  });
}
