// The page that a reader is on the link to is laid out beside the one on show: unseen, and as it would be by itself.

import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";

const story = "/politics/senate-clears-storm-recovery-bill";
const linkTo = (page: Page, path: string) => page.locator(`#page a[href="${path}"]:visible`).first();
const aside = (page: Page) => page.locator("main > :not(#page):not(:empty)");

/** Where the parts of the page stand. */
const placesOf = (page: Page) =>
  page.locator("#page").evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>("h1, h2, h3, p, figure, img, aside, section, li")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.localName, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

async function reachFor(page: Page, path: string): Promise<void> {
  await page.goto("/politics");
  await takenOver(page);
  await linkTo(page, path).hover();
  await expect(aside(page)).toHaveCount(1);
}

for (const width of [375, 1280]) {
  test(`at ${width} px it is there when it is followed, every part where the document has it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(story);
    await takenOver(page);
    const places = await placesOf(page);
    await reachFor(page, story);
    const element = await aside(page).elementHandle();
    await linkTo(page, story).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(story);
    expect(await element?.evaluate((shown) => shown.id)).toBe("page");
    await page.mouse.move(0, 0);
    await expect(aside(page)).toHaveCount(0);
    await expect(page.locator("main [style]")).toHaveCount(0);
    expect(await placesOf(page)).toEqual(places);
  });
}

test("nobody sees it before: no eye, no assistive program, no search on the page, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/politics");
  await takenOver(page);
  await linkTo(page, story).scrollIntoViewIfNeeded();
  const measure = () => page.evaluate(() => [document.documentElement.scrollHeight, scrollY]);
  const [places, size] = [await placesOf(page), await measure()];
  await linkTo(page, story).hover();
  await expect(aside(page)).toHaveCount(1);
  await expect(aside(page).locator("h1")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const isSeen = await aside(page).evaluate((one) =>
    one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );
  expect(isSeen).toBe(false);
  expect(await placesOf(page)).toEqual(places);
  expect(await measure()).toEqual(size);
  await page.mouse.move(0, 0);
  await expect(aside(page)).toHaveCount(0);
});

test("a link to a place within it leads to that place", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/politics");
  await takenOver(page);
  const id = "far-down";
  await page.route(`**/_page${story}`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.page.html += `<p id="${id}">The end</p>`;
    await route.fulfill({ json: answer });
  });
  await linkTo(page, story).evaluate(
    (link, hash) => link.setAttribute("href", `${link.getAttribute("href")}#${hash}`),
    id,
  );
  await page.locator(`#page a[href="${story}#${id}"]`).first().hover();
  await expect(aside(page)).toHaveCount(1);
  await page.locator(`#page a[href="${story}#${id}"]`).first().click();
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("what begins by itself is not put beside a page", async ({ page }) => {
  const other = "/politics/federal-hiring-freeze-weather-offices";
  await page.goto("/politics");
  await takenOver(page);
  await page.route(`**/_page${story}`, async (route) => {
    const answer = await (await route.fetch()).json();
    answer.page.html += '<video src="/nothing.mp4" autoplay></video>';
    await route.fulfill({ json: answer });
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("main video[autoplay]") !== null) document.body.dataset["begun"] = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  const answered = page.waitForResponse(`**/_page${story}`);
  await linkTo(page, story).hover();
  await answered;
  // Comes after it.
  await linkTo(page, other).hover();
  await expect(aside(page)).toHaveCount(1);
  await expect(page.locator("[data-begun]")).toHaveCount(0);
});

test("it goes when an error takes the place of the page on show", async ({ page, consoleMessages }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route("**/_page/help", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/us");
  await takenOver(page);
  await page.locator("#section-links a[href='/politics']").hover();
  await expect(aside(page)).toHaveCount(1);
  await page.evaluate(() => window.navigation?.navigate("/help"));
  await expect(page.locator("#page h1")).toHaveCount(1);
  await expect(page.locator("#page")).toContainText("Error 500");
  await expect(aside(page)).toHaveCount(0);
  await page.locator("#section-links a[href='/politics']").click();
  await expect(page.locator("#page h1")).toHaveText("Politics");
  await page.mouse.move(0, 0);
  await expect(page.locator("main > #page")).toHaveCount(1);
  await expect(aside(page)).toHaveCount(0);
  // The browser tells of the 500.
  expect(consoleMessages.splice(0)).toHaveLength(1);
});

test("who goes on at once finds all of it there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/us");
  await takenOver(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/elections";
    link.textContent = "Elections";
    document.getElementById("page")?.prepend(link);
  });
  await linkTo(page, "/elections").hover();
  await expect(aside(page)).toHaveCount(1);
  await linkTo(page, "/elections").click();
  await page.keyboard.press("End");
  await expect(page.locator("footer").last()).toBeInViewport();
  await expect(page.locator("#page [style*=content-visibility]")).toHaveCount(0);
});
