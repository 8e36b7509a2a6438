// The desk's people in Chromium: a person comes by invitation, makes a passkey, signs out and in again, and invites others; or signs in with the
// publisher's own accounts.

import type { Page } from "@playwright/test";
import { deskClient, startIdentityProvider, type IdentityProvider } from "../stand-ins/identity-provider.ts";
import { come, freePort, giveAuthenticator, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let provider: IdentityProvider;
let site: DeskSite;

test.beforeAll(async () => {
  const port = await freePort();
  provider = await startIdentityProvider(`http://localhost:${port}/desk/sign-in/back`);
  site = await startDeskSite(port, {
    DESK_OIDC_ISSUER: provider.issuer,
    DESK_OIDC_CLIENT_ID: deskClient.id,
    DESK_OIDC_CLIENT_SECRET: deskClient.secret,
    DESK_OIDC_NAME: "newsroom account",
  });
});
test.afterAll(async () => {
  await site.stop();
  await provider.stop();
});

test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

test("a person comes by invitation, with the keyboard alone, signs out and in again", async ({ page }) => {
  await giveAuthenticator(page);
  const link = await site.invite("Nora Quill", "editor");
  await page.goto(link);
  await expect(page).toHaveURL(`${site.origin}/desk/invitation`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Good to see you, Nora Quill.")).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/desk`);
  await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);

  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  await page.getByRole("button", { name: "Sign in with a passkey" }).press("Enter");
  await expect(page.getByText("Good to see you, Nora Quill.")).toBeVisible();

  await page.goto("about:blank");
  await page.goto(link);
  await page.getByRole("button", { name: "Make a passkey and sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("This invitation has been used, or its time is over.");
});

test("an admin invites somebody, changes a role, and takes the desk away", async ({ page, browser }) => {
  await come(page, site, "Ada Quay", "admin");
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Name").fill("Tom Reed");
  await page.getByLabel("Role", { exact: true }).selectOption("reporter");
  await page.getByRole("button", { name: "Create the invitation link" }).click();
  const form = page.locator("form", { hasText: "Invite somebody" });
  const link = await form.getByRole("status").locator("code").innerText();
  await expect(form.locator(":focus")).toContainText(link);

  const context = await browser.newContext();
  const other = await context.newPage();
  await giveAuthenticator(other);
  await other.goto(link);
  await other.getByRole("button", { name: "Make a passkey and sign in" }).click();
  await expect(other.getByText("Good to see you, Tom Reed.")).toBeVisible();

  await page.getByLabel("Role of Tom Reed").selectOption("producer");
  await expect(page.getByLabel("Role of Tom Reed")).toHaveValue("producer");
  await other.reload();
  await expect(other.getByText("Tom Reed, producer")).toBeVisible();
  await page.reload();
  const row = page.getByRole("row", { name: /^Tom Reed/ });
  await row.getByRole("button", { name: "Sign out Tom Reed" }).click();
  await page.getByRole("dialog", { name: "Sign out Tom Reed?" }).getByRole("button", { name: "Cancel" }).click();
  await expect(row).toContainText("signed in");
  await row.getByRole("button", { name: "Sign out Tom Reed" }).click();
  await page.getByRole("dialog", { name: "Sign out Tom Reed?" }).getByRole("button", { name: "Sign out" }).click();
  await expect(row).toContainText("signed out");
  await expect(row).not.toContainText("never");
  await other.reload();
  await other.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(other.getByText("Tom Reed, producer")).toBeVisible();

  await page.getByRole("button", { name: "Remove access for Tom Reed" }).click();
  const question = page.getByRole("dialog", { name: "Remove access for Tom Reed?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await other.reload();
  await expect(other.getByText("Tom Reed, producer")).toBeVisible();
  await page.getByRole("button", { name: "Remove access for Tom Reed" }).click();
  await question.getByRole("button", { name: "Remove access" }).click();
  await expect(page.getByRole("button", { name: "Restore access for Tom Reed" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await context.close();

  await page.getByRole("link", { name: "Log" }).click();
  await expect(page.getByRole("row", { name: /Ada Quay Changed the role or access of/ }).first()).toBeVisible();
});

test("an invitation that is being written outlasts a reload", async ({ page }) => {
  await come(page, site, "Kim Keep", "admin");
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Name").fill("Ugo Typed");
  await page.getByLabel("Email").fill("ugo@news.example");
  await page.getByLabel("Role", { exact: true }).selectOption("editor");
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Ugo Typed");
  await expect(page.getByLabel("Email")).toHaveValue("ugo@news.example");
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("editor");
  await page.getByRole("button", { name: "Create the invitation link" }).click();
  await expect(page.getByText(/^The link for Ugo Typed/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name: /Ugo Typed \(ugo@news.example\)/ })).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

async function signInAt(page: Page, account: string): Promise<void> {
  await page.goto(`${site.origin}/desk`);
  await page.getByRole("link", { name: "Sign in with your newsroom account" }).click();
  await page.getByPlaceholder("Enter any login").fill(account);
  await page.getByPlaceholder("and password").fill("whatever");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The provider's own pages write to the console. */
const ofProvider = /cdn|fonts\.|favicon|net::ERR|Refused to|violates the following|autocomplete/;

test("an invited person signs in with the publisher's account, others do not", async ({ page, consoleMessages }) => {
  const link = await site.invite("Ines Falk", "producer", "--email", "Ines@News.example");
  await signInAt(page, "ines@news.example");
  await expect(page.getByText("Good to see you, Ines Falk.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.context().clearCookies();
  await giveAuthenticator(page);
  await page.goto(link);
  await page.getByRole("button", { name: "Make a passkey and sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText("This invitation has been used, or its time is over.");
  for (const account of ["stranger@news.example", "unverified-ines@news.example"]) {
    await signInAt(page, account);
    await expect(page.getByRole("alert")).toContainText("That account is not at this desk.");
    await page.context().clearCookies();
  }
  consoleMessages.splice(0, consoleMessages.length, ...consoleMessages.filter((text) => !ofProvider.test(text)));
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.origin}/desk`);
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await come(page, site, `Axel ${width} ${colorScheme}`, "admin");
      for (const screen of ["Start", "People", "Log", "Your account"]) {
        await page.getByRole("link", { name: screen }).click();
        await expect(page.getByRole("heading", { level: 1, name: screen })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    });
  }
}
