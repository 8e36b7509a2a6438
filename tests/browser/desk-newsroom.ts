// A site with its desk and stories of the test's own, and how its people get about among them.

import { expect, type Page } from "@playwright/test";
import { freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";

const words = (text: string) => ({ is: "paragraph", props: { text } });
const story = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `The ferry ${id}`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2026-03-02T00:00:00Z",
  fn__sections: [{ path: "harbor", title: "Harbor" }],
  thumbnail: "/uploads/art/against-the-perfect-lawn.webp",
  imageAlt: "A ferry",
  components: [words("It left at <u>ten</u>."), words('Then <a href="/harbor" target="_blank">it</a> came back.')],
  ...more,
});
const ids = ["fixed", "keys", "kept", "corrected", "moved", "taken", "withdrawn", "compared", "both", "axe", "seen"];
const records = [
  ...ids.map((id) => story(id)),
  story("draft", { title: "An unseen ferry", published: false }),
  { type: "section", id: "harbor", title: "Harbor" },
];

export async function startNewsroom(): Promise<DeskSite> {
  const site = await startDeskSite(await freePort());
  await site.store(records);
  return site;
}

/** Of what is refused, missing or cut off on purpose. */
export const withoutNoise = (consoleMessages: string[]): void =>
  withoutSignInNoise(consoleMessages, 404, 412, 422, "ERR_INTERNET_DISCONNECTED");

export const side = (page: Page) => page.getByRole("region", { name: "Tools" });
export const framed = (page: Page) => page.frameLocator("iframe[title$='as readers see it']");
export const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");
export const choose = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

export async function openStory(page: Page, site: DeskSite, id: string): Promise<void> {
  await page.goto(`${site.origin}/desk/stories?type=article&id=${id}`);
  await expect(side(page)).toBeVisible();
}

export async function readersPage(page: Page, site: DeskSite, path: string): Promise<string> {
  const answer = await page.request.get(site.origin + path, { maxRedirects: 0 });
  return answer.status() === 200 ? answer.text() : String(answer.status());
}
