// Live coverage at the desk, in Chromium: what is posted reaches the page that a reader has open, and what is typed is never lost.

import { once } from "node:events";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { runContent, startDemoSite } from "../demo-site.ts";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  const events = [
    {
      type: "live_event",
      id: 501,
      title: "Harbor fire",
      path: "/coverage/harbor-fire",
      updates: [{ id: 1, title: "First" }],
    },
    { type: "live_event", id: 502, title: "Quiet night", path: "/coverage/quiet-night" },
  ];
  const lines = events.map((event) => JSON.stringify(event)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, lines);
  expect(status, stderr).toBe(0);
});
test.afterAll(() => site.stop());
/** Of the connection that a test cuts. */
const cut = ["ERR_FAILED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"] as const;
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, ...cut));

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const posts = (page: Page) => page.getByRole("region", { name: "Posts" });

async function openEvent(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Live", exact: true }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(text(page)).toBeVisible();
}

test("a post with emphasis and a link reaches a reader's open page, on a phone too", async ({ page, browser }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await come(page, site, "Ada Quay", "reporter");
  const reading = await browser.newContext();
  const reader = await reading.newPage();
  await reader.goto(`${site.origin}/coverage/harbor-fire`);
  await expect(reader.getByText("Updating live")).toBeVisible();

  await openEvent(page, "Harbor fire");
  await page.getByLabel("Headline").fill("The roof is down");
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("Nobody");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" was hurt. ");
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await page.getByLabel("Address of the link").fill("/politics");
  await page.getByLabel("Address of the link").press("Enter");
  await page.getByRole("button", { name: "Post", exact: true }).click();

  await expect(posts(page).getByRole("heading", { name: "The roof is down" })).toBeVisible();
  await reader.getByRole("link", { name: "1 new update", exact: true }).click();
  const shown = reader.locator("[data-post]", { hasText: "The roof is down" });
  await expect(shown.locator("strong")).toHaveText("Nobody");
  await expect(shown.getByRole("link", { name: "/politics" })).toHaveAttribute("href", "/politics");

  await page.getByRole("button", { name: "Edit The roof is down" }).click();
  await page.getByLabel("Headline").fill("The roof has fallen");
  await page.getByRole("button", { name: "Change the post" }).click();
  await expect(reader.getByRole("heading", { name: "The roof has fallen" })).toBeVisible();
  await page.getByRole("button", { name: "Pin The roof has fallen" }).click();
  await expect(page.getByRole("button", { name: "Unpin The roof has fallen" })).toBeVisible();
  await page.getByRole("button", { name: "Remove The roof has fallen" }).click();
  const question = page.getByRole("dialog", { name: "Remove “The roof has fallen”?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(posts(page).getByRole("heading", { name: "The roof has fallen" })).toBeVisible();
  await page.getByRole("button", { name: "Remove The roof has fallen" }).click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect(posts(page).getByRole("listitem").filter({ hasText: "was removed" })).toBeFocused();
  await expect(reader.getByText("This update has been withdrawn.")).toBeVisible();
  await page.reload();
  await page.getByText("Removed posts (1)").click();
  await page.getByRole("button", { name: "Bring back The roof has fallen" }).click();
  await expect(posts(page).getByRole("heading", { name: "The roof has fallen" })).toBeVisible();
  await reading.close();
});

test("whoever is signed out while writing signs in again in place, and what was posted goes out", async ({ page }) => {
  await come(page, site, "Mia Lock", "reporter");
  await openEvent(page, "Quiet night");
  await page.getByLabel("Headline").fill("Nothing of it is lost");
  await text(page).click();
  await page.keyboard.type("Words that go out later");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "You have been signed out. Sign in again." });
  await expect(dialog).toBeVisible();
  await expect(page.getByText("Sign in first.")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(posts(page).getByRole("heading", { name: "Nothing of it is lost" })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("on its way")).toHaveCount(0);
});

test("a reload in mid-typing, and a dead connection, lose nothing; what others post comes by itself", async ({
  page,
}) => {
  await come(page, site, "Tom Reed", "reporter");
  await openEvent(page, "Quiet night");
  await page.getByLabel("Headline").fill("Half a head");
  await text(page).click();
  await page.keyboard.type("Words that must stay");
  await page.reload();
  await expect(page.getByLabel("Headline")).toHaveValue("Half a head");
  await expect(text(page)).toHaveText("Words that must stay");

  await page.route("**/desk/api/live/**", (route) => route.abort());
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Half a head: on its way.")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("");
  await page.reload();
  await expect(page.getByText("Half a head: on its way.")).toBeVisible();
  await page.unroute("**/desk/api/live/**");
  await expect(posts(page).getByRole("heading", { name: "Half a head" })).toHaveCount(1);
  await expect(page.getByText("Half a head: on its way.")).toHaveCount(0);

  const record = { type: "live_event", id: 502, title: "Quiet night", path: "/coverage/quiet-night" };
  const updates = [{ id: 9, title: "From somebody else" }];
  await runContent(["import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify({ ...record, updates }));
  await expect(posts(page).getByRole("heading", { name: "From somebody else" })).toBeVisible();
});

test("a picture of the phone is stored with its words and posted, without leaving the post", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await come(page, site, "Pia Lens", "reporter");
  await openEvent(page, "Harbor fire");
  await page.getByLabel("Headline").fill("Smoke over the pier");
  await page.getByText("Picture, embed, byline").click();
  await page.getByRole("button", { name: "Choose a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload from this device" }).click();
  const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#630" } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: "pier.jpg", mimeType: "image/jpeg", buffer });
  await dialog.getByLabel("Alt text").fill("Smoke behind a crane");
  await dialog.getByLabel("Credit").fill("Pia Lens");
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel("Credit").press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Address of a picture")).toHaveValue(/^\/uploads\/.*pier-\w+\.jpg$/);
  await expect(page.getByLabel("Alt text")).toHaveValue("Smoke behind a crane");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(posts(page).getByRole("img", { name: "Smoke behind a crane" })).toBeVisible();

  await page.getByLabel("Headline").fill("The same again");
  await page.getByText("Picture, embed, byline").click();
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await dialog.getByRole("searchbox").fill("crane");
  await expect(dialog.getByRole("img")).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Smoke behind a crane" }).press("Enter");
  await expect(page.getByLabel("Alt text")).toHaveValue("Smoke behind a crane");

  await page.getByLabel("Address of a picture").fill("/uploads/none.jpg");
  await expect(page.getByText("Address of a picture is of none: nothing is there.")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("The same again");
});

test.describe("pasted", () => {
  const cases: [string, string, string][] = [
    [
      "Word",
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style="margin:0"><span lang=EN-US style='font-family:Arial'>The <b>dam</b> holds.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>One</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Two</p></body></html>`,
      "<p>The <strong>dam</strong> holds.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul>",
    ],
    [
      "Docs",
      `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.3"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and plain</span></p><br/><ul><li dir="ltr"><p><span style="font-style:italic">Item</span></p></li></ul></b>`,
      "<p><strong>Bold</strong> and plain</p><ul><li><p><em>Item</em></p></li></ul>",
    ],
    [
      "a page",
      `<style>p{color:red}</style><h1>Headline</h1><div onclick="x()"><a href="https://a.example/x" class="y">Link</a> <a href="javascript:alert(1)">bad</a><img src="/none.png" onerror="alert(1)"></div><script>alert(1)</script><table><tr><th>Cell A</th><td>Cell B</td></tr><tr><td><p>Cell <b>C</b></p></td></tr></table><ol><li>First</li></ol><b>one</b> <i>two</i><div><p>y</p><a href="https://a.example/1">three</a> <a href="https://a.example/2">four</a></div>`,
      `<p>Headline</p><p><a href="https://a.example/x">Link</a> bad</p><p>Cell A</p><p>Cell B</p><p>Cell <strong>C</strong></p><ol><li><p>First</p></li></ol><p><strong>one</strong> <em>two</em></p><p>y</p><p><a href="https://a.example/1">three</a> <a href="https://a.example/2">four</a></p>`,
    ],
  ];
  test("from Word, Docs and pages come paragraphs, lists, links and emphasis alone", async ({ page }) => {
    await come(page, site, "Ines Falk", "reporter");
    await openEvent(page, "Quiet night");
    for (const [from, html, clean] of cases) {
      await text(page).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("Delete");
      const pasted = await text(page).evaluate((editor, given) => {
        const data = new DataTransfer();
        data.setData("text/html", given);
        editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        return editor.innerHTML;
      }, html);
      expect(pasted, from).toBe(clean);
    }
  });
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Axel ${width} ${colorScheme}`, "reporter");
      await page.getByRole("link", { name: "Live", exact: true }).click();
      await expect(page.getByRole("link", { name: "Harbor fire" })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole("link", { name: "Harbor fire" }).click();
      await expect(posts(page).getByRole("heading", { name: "First" })).toBeVisible();
      await page.getByText("Picture, embed, byline").click();
      await page.getByRole("button", { name: "Post", exact: true }).click();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

// The last one: the site that all share is gone after it.
test("a post that is sent while the server is killed and started anew is there once", async ({ page }) => {
  await come(page, site, "Max Ode", "reporter");
  await openEvent(page, "Quiet night");
  await page.getByLabel("Headline").fill("Through the restart");
  const ended = once(site.process, "exit");
  site.process.kill("SIGKILL");
  await ended;
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Through the restart: on its way.")).toBeVisible();
  const again = await startDemoSite({ dataDir: site.dataDir, env: site.env });
  try {
    await expect(posts(page).getByRole("heading", { name: "Through the restart" })).toHaveCount(1);
    await expect(page.getByText("Through the restart: on its way.")).toHaveCount(0);
  } finally {
    await again.stop();
  }
});
