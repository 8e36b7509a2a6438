// Forms on pages that everybody gets alike, as readers fill them in: with script, without it, and when the connection is lost.

import type { Fixtures, Locator } from "@playwright/test";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { formBlockRecords } from "../stand-ins/form-blocks.ts";
import { signAccess } from "../../content/access-token.ts";
import { expect, test as siteTest } from "./site-test.ts";

const secret = "the secret of these very tests";

const fixtures: Fixtures<object, { site: DemoSite }> = {
  site: [
    // Playwright reads from the pattern which fixtures this one needs: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret }, records: formBlockRecords });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
};

const test = siteTest.extend<object, { site: DemoSite }>(fixtures);

const submissions = async ({ url }: DemoSite) => {
  const authorization = `Bearer ${signAccess("submissions", Date.now() + 60_000, secret)}`;
  return (await fetch(`${url}/api/submissions`, { headers: { authorization } })).text();
};

/** Its script has taken it over. */
const awake = (form: Locator) => expect(form.locator("[data-by-address]")).toHaveCount(0);

/** The browser itself tells of answers that are refusals, and of connections that are lost. */
function forgetRefusals(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.filter((text) => !text.includes("Failed to load resource")));
}

test("FORM-01 FORM-02 a form is sent where it stands, by a token that comes with the first touch", async ({
  page,
  site,
  consoleMessages,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/email")) calls.push(request.url());
  });
  await page.goto(`${site.url}/harbour/ferry`);
  const form = page.locator("#form-4711");
  await form.scrollIntoViewIfNeeded();
  await awake(form);
  expect(calls).toEqual([]);
  await form.getByLabel("Who are you?").fill("Ann Reader");
  await expect(form.locator("[name=email_token]")).not.toHaveValue("");

  await form.getByLabel("Email address").fill("ann@");
  await form.getByLabel("What happened?").fill("It sank.");
  await form.getByRole("button", { name: "Tip us" }).click();
  await expect(form.getByLabel("Email address")).toBeFocused();
  await expect(form.getByLabel("Email address")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(form.locator("#form-4711--wrongs")).toContainText("One thing needs another look");

  await form.getByLabel("Email address").fill("script-front@example.com");
  await form.getByRole("button", { name: "Tip us" }).click();
  await expect(form.locator("p:focus")).toHaveText("The tip is with us.");
  await expect(form.getByLabel("What happened?")).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/harbour/ferry`);
  expect(await submissions(site)).toContain("script-front@example.com");
  expect(calls).toHaveLength(1);

  await form.getByRole("link", { name: "Send another message" }).click();
  await expect(form.getByLabel("What happened?")).toHaveValue("");
  await expect(form.getByLabel("Who are you?")).toBeFocused();
  forgetRefusals(consoleMessages);
});

test("FORM-03 a lost connection gives the form's own sentence, and what was written can be sent again", async ({
  page,
  context,
  site,
  consoleMessages,
}) => {
  await page.goto(`${site.url}/harbour`);
  const [first, second] = [page.locator("#form-4711"), page.locator("#form-4711-2")];
  await second.scrollIntoViewIfNeeded();
  await awake(second);
  await second.getByLabel("Who are you?").fill("Ann Reader");
  await second.getByLabel("Email address").fill("lost@example.com");
  await second.getByLabel("What happened?").fill("A long story.");
  await context.setOffline(true);
  // By the keyboard: what the site says of the connection rises over the foot of the screen, where the button may be.
  await second.getByRole("button", { name: "Tip us" }).press("Enter");
  await expect(second.getByText("The tip did not reach us.")).toBeVisible();
  await expect(second.getByLabel("What happened?")).toHaveValue("A long story.");
  // The other form of the page knows nothing of it.
  await expect(first.getByText("The tip did not reach us.")).toBeHidden();
  await context.setOffline(false);
  await second.getByRole("button", { name: "Tip us" }).press("Enter");
  await expect(second.getByText("The tip is with us.")).toBeVisible();
  await expect(first.getByLabel("What happened?")).toBeVisible();
  forgetRefusals(consoleMessages);
});

test("FORM-05 what is too long says so, and stays as it was written", async ({ page, site, consoleMessages }) => {
  await page.goto(`${site.url}/harbour`);
  const form = page.locator("#form-4711");
  await form.scrollIntoViewIfNeeded();
  await awake(form);
  await form.getByLabel("Who are you?").fill("Ann Reader");
  await form.getByLabel("Email address").fill("long@example.com");
  for (const [length, words] of [
    [6000, "no more than 5,000 characters"],
    [300_000, "too long to be taken"],
  ] as const) {
    const text = "word ".repeat(length / 5);
    // As if pasted: typing it takes a minute.
    await form.locator("textarea").evaluate((area, given) => {
      if (area instanceof HTMLTextAreaElement) area.value = given;
    }, text);
    await form.getByRole("button", { name: "Tip us" }).click();
    await expect(form.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
    expect(await form.locator("textarea").inputValue()).toBe(text);
  }
  forgetRefusals(consoleMessages);
});

test("FORM-04 a newsletter is joined where its block stands", async ({ page, site, consoleMessages }) => {
  await page.goto(`${site.url}/harbour`);
  const form = page.locator("#newsletter-evening-9");
  await form.scrollIntoViewIfNeeded();
  await awake(form);
  await form.getByLabel("Your email address").fill("nobody");
  await form.getByLabel("Your email address").press("Enter");
  await expect(form.getByText("Your email address was not valid.")).toBeVisible();
  await form.getByLabel("Your email address").fill("joined@example.com");
  await form.getByLabel("Your email address").press("Enter");
  await expect(form.getByText("Success! We've added you to our mailing list.")).toBeVisible();
  expect(await submissions(site)).toContain('"lists":["evening-9"]');
  forgetRefusals(consoleMessages);
});

test("NF-05 a missing link is reported with its query, here and on the contact page", async ({
  page,
  site,
  consoleMessages,
}) => {
  await page.goto(`${site.url}/story.php?id=5`);
  const form = page.locator("#form-missing-link");
  await form.scrollIntoViewIfNeeded();
  await awake(form);
  await form.getByLabel("Your name").fill("Ann Reader");
  await form.getByLabel("Email address").fill("query@example.com");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form.getByText("We have it")).toBeVisible();
  expect(await submissions(site)).toContain('"address":"/story.php?id=5"');

  const contact = { is: "contact-form", props: { title: "Write to us", formId: "12" } };
  await importRecords({ DATA_DIR: site.dataDir }, [
    { type: "static_page", id: "contact", title: "Contact", canonical_url: "/contact", components: [contact] },
  ]);
  const link = page.getByRole("link", { name: "Report the link as missing" });
  const shownLink = async () => {
    await page.goto(`${site.url}/story.php?id=6`);
    return link.getAttribute("href");
  };
  await expect.poll(shownLink).toMatch(/^\/contact/);
  await link.scrollIntoViewIfNeeded();
  await expect(link).toHaveAttribute("href", "/contact?missing=%2Fstory.php%3Fid%3D6");
  await link.click();
  await expect(page.getByLabel("Message")).toHaveValue("This link is missing: /story.php?id=6");
  forgetRefusals(consoleMessages);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("FORM-05 a form is sent by one press more, and the page says so", async ({ page, site, consoleMessages }) => {
    await page.goto(`${site.url}/harbour`);
    const form = page.locator("#form-4711");
    await expect(form.getByText("The tip is with us.")).toBeHidden();
    await form.getByLabel("Who are you?").fill("Ann Reader");
    await form.getByLabel("Email address").fill("unscripted@example.com");
    await form.getByLabel("Your state").selectOption("Ohio");
    await form.getByLabel("What happened?").fill("It sank.");
    await form.getByRole("button", { name: "Tip us" }).click();
    await expect(form.getByText("One more press")).toBeVisible();
    await expect(form.getByLabel("Your state")).toHaveValue("OH");
    await form.getByRole("button", { name: "Tip us" }).click();
    await expect(form.getByText("The tip is with us.")).toBeVisible();
    await expect(form.getByLabel("What happened?")).toBeHidden();
    await expect(page.locator("#form-4711-2").getByText("The tip is with us.")).toBeHidden();
    expect(await submissions(site)).toContain("unscripted@example.com");
    await form.getByRole("link", { name: "Send another message" }).click();
    await expect(form.getByLabel("What happened?")).toBeVisible();
    forgetRefusals(consoleMessages);
  });
});
