// Redirects and hot topics at the desk in Chromium: by keyboard alone, and by dragging; refused where it is wrong; nothing typed is lost.

import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;

test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
});
test.afterAll(() => site.stop());

test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 422, 412, "ERR_INTERNET_DISCONNECTED"));

const leadsTo = async (path: string) =>
  (await fetch(site.url + path, { redirect: "manual" })).headers.get("location") ?? "nowhere";

test("a redirect is refused where it is wrong, added, tried, changed and removed by keyboard alone", async ({
  page,
}) => {
  await come(page, site, "Pia Lund", "producer");
  await page.getByRole("link", { name: "Redirects" }).press("Enter");
  const form = page.getByRole("form", { name: "Add a redirect" });
  await form.getByLabel("From").fill("/politics/senate-clears-storm-recovery-bill");
  await form.getByLabel("To").fill("/us");
  await form.getByLabel("To").press("Enter");
  await expect(form.getByLabel("From")).toHaveAccessibleDescription(/would take over the page of article/);

  await form.getByLabel("From").fill("/desk-test/*");
  await form.getByLabel("To").fill("/us/*");
  await page.reload();
  await expect(form.getByLabel("From")).toHaveValue("/desk-test/*");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Add it" }).press("Enter");
  await expect(form.getByRole("alert")).toContainText("cannot be reached");
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Add it" }).press("Enter");
  await expect(page.getByText("The redirect stands.")).toBeVisible();
  await expect(form.getByLabel("From")).toHaveValue("");

  await page.getByRole("textbox", { name: "Address" }).fill("/desk-test/great-basin-rail-strike-averted");
  await page.keyboard.press("Enter");
  await expect(page.getByText("/us/great-basin-rail-strike-averted: There is a page.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill("desk-test");
  await expect(page.getByText("1 of them")).toBeVisible();
  await page.getByRole("button", { name: "Change /desk-test/*" }).press("Enter");
  const change = page.getByRole("form", { name: "Change /desk-test/*" });
  await expect(change.getByLabel("To")).toBeFocused();
  await change.getByLabel("To").fill("/politics");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /^\/desk-test\/\* \/politics 301/ })).toBeVisible();
  await expect.poll(() => leadsTo("/desk-test/x")).toBe("/politics");

  await page.getByRole("button", { name: "History of /desk-test/*" }).press("Enter");
  const history = page.getByRole("region", { name: "Versions of /desk-test/*" });
  await expect(history.getByRole("row")).toHaveCount(3);

  await page.getByRole("button", { name: "Remove /desk-test/*" }).press("Enter");
  await page.getByRole("button", { name: "Remove it" }).press("Enter");
  await expect(page.getByText("/desk-test/* leads nowhere any more.")).toBeVisible();
  await expect.poll(() => leadsTo("/desk-test/x")).toBe("nowhere");
  await page.getByRole("button", { name: "Bring it back" }).press("Enter");
  await expect.poll(() => leadsTo("/desk-test/x")).toBe("/politics");
});

test("a redirect that leads nowhere is told so before it stands, and a second press adds it", async ({ page }) => {
  await come(page, site, "Rae Orr", "producer");
  await page.getByRole("link", { name: "Redirects" }).click();
  const form = page.getByRole("form", { name: "Add a redirect" });
  await form.getByLabel("From").fill("/desk-dead");
  await form.getByLabel("To").fill("/desk-nowhere");
  await form.getByRole("button", { name: "Add it" }).click();
  await expect(form.getByLabel("To")).toHaveAccessibleDescription("There is nothing at /desk-nowhere.");
  expect(await leadsTo("/desk-dead")).toBe("nowhere");
  await form.getByRole("button", { name: "Add it all the same" }).click();
  await expect(page.getByText("The redirect stands.")).toBeVisible();
  await expect.poll(() => leadsTo("/desk-dead")).toBe("/desk-nowhere");
});

test("a topic that leads nowhere is told so at its place, and a second press publishes it", async ({ page }) => {
  await come(page, site, "Tia Moss", "producer");
  await page.getByRole("link", { name: "Hot topics" }).click();
  const before = await strip();
  await page.getByRole("button", { name: "Add a topic" }).click();
  await page.keyboard.type("Storm");
  const address = page.getByLabel(`Address of topic ${before.length + 1}`);
  await address.fill("/desk-nowhere");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(address).toHaveAccessibleDescription(/leads to \/desk-nowhere, where there is nothing\.$/);
  await expect(address).toBeFocused();
  expect(await strip()).toEqual(before);
  await page.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText("Readers have these topics.")).toBeVisible();
  await expect.poll(strip).toEqual([...before, "Storm"]);
  await page.getByRole("button", { name: "Remove Storm" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect.poll(strip).toEqual(before);
});

const strip = async () => {
  const { list_items } = await (await fetch(`${site.url}/api/hotTopics`)).json();
  return list_items.map(({ text }: { text: string }) => text);
};

test("topics are moved by keyboard and by dragging, added, previewed and published", async ({ page }) => {
  await come(page, site, "Tom Reed", "producer");
  await page.getByRole("link", { name: "Hot topics" }).press("Enter");
  const before = await strip();
  const seen = page.getByRole("region", { name: "As readers have it" });
  await expect(seen.getByRole("link")).toHaveText(before);

  const down = page.getByRole("button", { name: `Move down ${before[0]}` });
  await down.press("Enter");
  await expect(down).toBeFocused();
  await expect(page.getByText(`${before[0]} is number 2 of ${before.length}.`)).toBeVisible();
  await down.press("Enter");
  await expect(seen.getByRole("link").nth(2)).toHaveText(before[0]);

  const handles = page.getByTitle("Drag it to its place");
  await handles.nth(2).dragTo(handles.nth(0));
  await expect(seen.getByRole("link")).toHaveText(before);
  await handles.nth(3).dragTo(handles.nth(1));
  const order = [before[0], before[3], before[1], before[2], ...before.slice(4)];
  await expect(seen.getByRole("link")).toHaveText(order);

  await page.getByRole("button", { name: "Add a topic" }).press("Enter");
  await expect(page.getByLabel(`Text of topic ${before.length + 1}`)).toBeFocused();
  await page.keyboard.type("A new one");
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(
    page.getByText(`Address of topic ${before.length + 1} is missing: type where it leads, such as /politics.`),
  ).toBeVisible();
  await expect(page.getByLabel(`Address of topic ${before.length + 1}`)).toBeFocused();
  await page.reload();
  await page.getByLabel(`Address of topic ${before.length + 1}`).fill("/politics");
  await page.getByRole("button", { name: `Remove ${before[1]}` }).press("Enter");
  expect(await strip()).toEqual(before);
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("Readers have these topics.")).toBeVisible();
  const after = [...order.filter((text) => text !== before[1]), "A new one"];
  await expect.poll(strip).toEqual(after);

  await page.getByRole("button", { name: "History" }).press("Enter");
  await page
    .getByRole("button", { name: /^Take them again/ })
    .first()
    .press("Enter");
  await expect(seen.getByRole("link")).toHaveText(before);
  await page.getByRole("button", { name: "Publish" }).press("Enter");
  await expect.poll(strip).toEqual(before);
});

test("whoever publishes over what others have published meanwhile is told so first", async ({ page, browser }) => {
  await come(page, site, "Ann One", "producer");
  await page.getByRole("link", { name: "Hot topics" }).click();
  await page.getByLabel("Title").fill("Mine");
  const context = await browser.newContext();
  const other = await context.newPage();
  await come(other, site, "Bob Two", "producer");
  await other.getByRole("link", { name: "Hot topics" }).click();
  await other.getByLabel("Title").fill("Theirs");
  await other.getByRole("button", { name: "Publish" }).click();
  await expect(other.getByText("Readers have these topics.")).toBeVisible();
  await context.close();
  // Whoever waits is told without a press: the screen looks for it by itself.
  const told = page.getByRole("alert").filter({ hasText: "Somebody has published" }).first();
  const press = page.getByRole("button", { name: "Publish", exact: true }).click();
  await Promise.race([told.waitFor(), press.catch(() => told.waitFor())]);
  await expect(told).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Publish over them" }).click();
  await expect(page.getByText("Readers have these topics.")).toBeVisible();
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Axel ${width} ${colorScheme}`, "producer");
      await page.getByRole("link", { name: "Redirects" }).click();
      await page.getByRole("button", { name: "Add it" }).click();
      await expect(page.getByText("From is missing.")).toBeVisible();
      await page
        .getByRole("button", { name: /^History of/ })
        .first()
        .click();
      await page.getByRole("textbox", { name: "Address" }).fill("/nation");
      await page.getByRole("button", { name: "Try it" }).click();
      await expect(page.getByText("/us: There is a page.")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole("link", { name: "Hot topics" }).click();
      await page.getByRole("button", { name: "Add a topic" }).click();
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText(/^Text of topic \d+ is missing: /)).toBeVisible();
      await page.getByRole("button", { name: "History" }).click();
      await expect(page.getByRole("button", { name: /^Take them again/ }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
