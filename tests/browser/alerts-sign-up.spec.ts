// News alerts on a device: the sign-up, and the notification that the service worker shows.

import type { BrowserContext, Page } from "@playwright/test";
import { story, test, type AlertsSite } from "./alerts-site.ts";
import { findings } from "./findings.ts";
import { pollPatience } from "../patience.ts";
import { expect } from "./site-test.ts";

/** Google's push service cannot be reached from here: the browser is given a subscription at the stand-in instead. */
async function pretendPushService(context: BrowserContext, site: AlertsSite, name: string): Promise<void> {
  const { publicKey } = await (await fetch(`${site.url}/api/alerts/key`)).json();
  const { subscription } = site.service.device(name, publicKey);
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
    site,
  }) => {
    await context.grantPermissions(["notifications"], { origin: site.url });
    await pretendPushService(context, site, "laptop");
    await page.goto(`${site.url}/alerts/subscribe`);
    const on = page.getByRole("button", { name: "Turn on alerts" });
    await expect(page.getByText("Alerts are off in this browser.")).toBeVisible();

    await page.getByRole("checkbox", { name: /^Severe weather/ }).focus();
    await page.keyboard.press("Space");
    await on.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Alerts are on in this browser.")).toBeVisible();
    // A box that is half under the bar of sections would be too small for a finger.
    await page.evaluate(() => scrollTo(0, 0));
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

    await site.alert("tornado", { topics: ["weather"], level: "urgent", url: story });
    await expect.poll(() => site.service.arrived.map(({ message }) => message.body)).toContain("Text of tornado");
    const [pushed] = site.service.arrived.filter(({ message }) => message.body === "Text of tornado");
    // Chromium drops a notification when a page asks which there are just before it stands on the screen. It is asked once a delivery, after
    // the notification was shown; one that came twice replaces itself.
    await expect(async () => {
      await deliver(page, site, JSON.stringify(pushed?.message));
      expect(await shownNotifications(page)).toEqual([
        { title: "Urgent", body: "Text of tornado", tag: "alert-tornado", data: { url: story } },
      ]);
    }).toPass({ timeout: pollPatience });

    await page.getByRole("button", { name: "Turn off alerts" }).click();
    await expect(page.getByText("Alerts are off in this browser.")).toBeVisible();
    await expect(on).toBeVisible();
    await site.withdraw("tornado");
  });
});

/** Milliseconds for a notification to be shown, before its message is delivered anew. */
const showPatience = 10_000;

/** What the push service of the browser would do with the message once it is opened. Ends when the worker has shown something. */
async function deliver(page: Page, { url }: AlertsSite, data: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  const shown = new Promise<void>((resolve) => {
    session.on("BackgroundService.backgroundServiceEventReceived", () => resolve());
  });
  await session.send("BackgroundService.startObserving", { service: "notifications" });
  await session.send("BackgroundService.setRecording", { shouldRecord: true, service: "notifications" });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: url,
    registrationId: await registration,
    data,
  });
  await Promise.race([shown, page.waitForTimeout(showPatience)]);
  await session.detach();
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
  test(`ROUTE-05 a browser that ${state} is told so`, async ({ page, site }) => {
    await page.addInitScript(prepare);
    await page.goto(`${site.url}/alerts/subscribe`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn on alerts" })).toBeDisabled();
    expect(await findings(page)).toEqual([]);
  });
}
