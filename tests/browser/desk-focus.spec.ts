// Where the focus is at the desk after something was done by keyboard that takes away what had it: never nowhere, and at its place where somebody
// would look for it.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { expect, test } from "./site-test.ts";

const story = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `The ${id} comes in`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  components: [
    { is: "paragraph", props: { text: "It comes in." } },
    { is: "image", props: { url: "/uploads/art/against-the-perfect-lawn.webp", alt: "A ship" } },
  ],
  corrections: [{ id: "note", date: "2026-03-03T00:00:00Z", text: "It was late." }],
  ...more,
});
const list = (title: string, ...ids: string[]) => ({
  is: "article-list",
  props: {
    title,
    searchCriteria: {
      isSection: true,
      searchSelected: "harbor",
      size: 6,
      fixedArticles: ids.map((id) => ({ articleUrl: `/harbor/${id}` })),
    },
  },
});
const records = [
  ...["ferry", "barge", "tug", "yacht", "dinghy", "raft"].map((id) => story(id)),
  story("moved", { urls: ["/harbor/old"] }),
  { type: "section", id: "harbor", title: "Harbor" },
  { type: "section", id: "pier", title: "Pier" },
  {
    type: "layout",
    id: "front-of-pier",
    title: "The pier",
    subtype: "sectionLayout",
    elementId: "pier",
    main: [list("North", "ferry", "barge"), list("East"), list("South")],
  },
  { type: "redirect", id: "/led-one", to: "/harbor" },
  { type: "redirect", id: "/led-two", to: "/harbor" },
  { type: "alert", id: "stands", text: "Quake", expires: "2099-01-01T00:00:00Z" },
];

interface Act {
  /** The button or link that is pressed. */
  press: string | RegExp;
  /** That it is done. */
  seen: (page: Page) => Promise<unknown>;
  /** What has the focus then, by its words or its name; anything but nothing without it. */
  focus?: string | RegExp;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
const shows = (name: string | RegExp) => (page: Page) => expect(button(page, name)).toBeVisible();
const lacks = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
const says = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const asks = (page: Page) => expect(page.getByRole("dialog")).toBeVisible();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: has } = document;
    return has === null || has === document.body ? "nothing" : (has.getAttribute("aria-label") ?? has.textContent);
  });

const screens: readonly [name: string, address: string, acts: readonly Act[]][] = [
  [
    "fronts",
    "/desk/fronts",
    [
      { press: "The pier", seen: shows("Add a module"), focus: "Fronts" },
      { press: /^North/, seen: shows("All modules"), focus: "North" },
      { press: "All modules", seen: lacks("All modules"), focus: /^North/ },
      { press: /^North/, seen: shows("All modules"), focus: "North" },
      { press: "Unpin The ferry comes in", seen: lacks("Unpin The ferry comes in"), focus: "The barge comes in" },
      { press: "Unpin The barge comes in", seen: lacks("Unpin The barge comes in") },
      { press: "Pin The tug comes in", seen: shows("Unpin The tug comes in"), focus: "The tug comes in" },
      { press: "Remove", seen: shows("Leave it"), focus: "Take it away" },
      { press: "Leave it", seen: shows("Remove"), focus: "Remove" },
      { press: "Hide", seen: shows("Show"), focus: "Show" },
      { press: "Remove", seen: shows("Leave it") },
      { press: "Take it away", seen: lacks("Take it away"), focus: /^East/ },
      { press: "Add a module", seen: says("At the end of the main column.") },
      { press: /^Numbered list/, seen: shows("All modules"), focus: "Most read" },
      { press: "Changes", seen: says("“North” taken away") },
      { press: /^“Most read” added/, seen: shows("All modules"), focus: "Most read" },
      { press: "Publish", seen: shows(/^Publish (now|all the same)$/) },
      { press: /^Publish (now|all the same)$/, seen: says("It is live."), focus: "Publish" },
      { press: "History", seen: shows(/^Bring back version/) },
      { press: /^Bring back version/, seen: asks },
      { press: "Make it live", seen: says("It is live again.") },
      { press: "All fronts", seen: (page) => expect(page.getByRole("link", { name: "The pier" })).toBeVisible() },
    ],
  ],
  [
    "a story",
    "/desk/stories?type=article&id=moved",
    [
      { press: "Change Paragraph 1", seen: lacks("Change Paragraph 1") },
      { press: "Corrections", seen: shows(/^Remove the correction/) },
      { press: /^Change the correction/, seen: shows("Cancel") },
      { press: "Cancel", seen: lacks("Cancel") },
      { press: /^Remove the correction/, seen: asks },
      { press: "Remove it", seen: lacks(/^Remove the correction/) },
      { press: "Address", seen: shows("Drop /harbor/old") },
      { press: "Drop /harbor/old", seen: asks },
      { press: "Drop the address", seen: lacks("Drop /harbor/old") },
      { press: "Publishing", seen: shows("Make it a draft") },
      { press: "Make it a draft", seen: asks },
      { press: "Make it a draft", seen: lacks("Make it a draft") },
      { press: /^Publish now/, seen: lacks(/^Publish now/) },
      { press: "Withdraw", seen: asks },
      { press: "Withdraw it", seen: shows("Bring it back") },
      { press: "Bring it back", seen: lacks("Bring it back") },
      { press: "All stories", seen: (page) => expect(page.getByLabel("Author")).toBeVisible(), focus: "Stories" },
    ],
  ],
  [
    "redirects",
    "/desk/redirects",
    [
      { press: "History of /led-one", seen: shows("Close the history") },
      { press: "Close the history", seen: lacks("Close the history"), focus: "History of /led-one" },
      { press: "Change /led-one", seen: shows("Cancel") },
      { press: "Cancel", seen: lacks("Cancel"), focus: "Change /led-one" },
      { press: "Remove /led-one", seen: asks },
      { press: "Remove it", seen: lacks("Remove /led-one"), focus: "Change /led-two" },
      { press: "Bring it back", seen: lacks("Bring it back") },
    ],
  ],
  [
    "alerts",
    "/desk/alerts",
    [
      { press: "Withdraw Quake", seen: asks },
      { press: "Withdraw it", seen: says("“Quake” is withdrawn.") },
    ],
  ],
  [
    "hot topics",
    "/desk/topics",
    [
      { press: "Add a topic", seen: shows("Discard the changes") },
      { press: "Discard the changes", seen: lacks("Discard the changes") },
      { press: "History", seen: shows("Close the history") },
      { press: "Close the history", seen: lacks("Close the history") },
    ],
  ],
  [
    "people",
    "/desk/people",
    [
      { press: "New link for Rob Reader", seen: says(/^The link for Rob Reader/) },
      { press: "Remove access for Rob Reader", seen: asks },
      {
        press: "Remove access",
        seen: shows("Restore access for Rob Reader"),
        focus: "Restore access for Rob Reader",
      },
      {
        press: "Restore access for Rob Reader",
        seen: shows("New link for Rob Reader"),
        focus: "New link for Rob Reader",
      },
    ],
  ],
];

for (const width of [375, 1280]) {
  test.describe(`${width} px`, () => {
    let site: DeskSite;
    test.beforeAll(async () => {
      site = await startDeskSite(await freePort());
      await site.store(records);
      await site.invite("Rob Reader", "reporter");
    });
    test.afterAll(() => site.stop());
    test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));
    test.use({ viewport: { width, height: 900 } });

    for (const [name, address, acts] of screens) {
      test(`${name}: after each press something has the focus`, async ({ page }) => {
        await come(page, site, `Kay of ${name}`, "admin");
        await page.goto(site.origin + address);
        for (const { press, seen, focus } of acts) {
          const dialog = page.getByRole("dialog");
          const scope = (await dialog.count()) > 0 ? dialog : page.locator("body");
          const pressed = scope
            .getByRole("button", { name: press, exact: true })
            .or(scope.getByRole("link", { name: press, exact: true }))
            .first();
          await expect(pressed).toBeEnabled();
          await pressed.press("Enter");
          await seen(page);
          if (seen !== asks) await expect(dialog).toHaveCount(0);
          await expect.poll(() => focused(page), `after ${String(press)}`).not.toBe("nothing");
          if (focus !== undefined) await expect.poll(() => focused(page), `after ${String(press)}`).toMatch(focus);
        }
      });
    }
  });
}
