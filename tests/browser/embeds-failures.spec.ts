// Embeds whose provider fails. These tests break things on purpose, so the console is not held silent.

import { expect, test as base } from "@playwright/test";
import { everyEmbed, gonePosts } from "../stand-ins/embed-records.ts";
import { embedsFixtures, embed, wake, withProviders, type EmbedsFixtures } from "./embeds-site.ts";

const test = base.extend<object, EmbedsFixtures>(embedsFixtures);

test("EMBED-04 posts that are gone say so and keep their link", async ({ page, site }) => {
  await withProviders(page, site);
  await page.goto(site.url + gonePosts);
  for (const [kind, words] of [
    ["tweet", "An error occurred while retrieving the Tweet. It might have been deleted."],
    ["instagram", "An error occurred while retrieving the Instagram post. It might have been deleted."],
  ] as const) {
    const card = embed(page, kind);
    await wake(page, card);
    await card.locator("button").click();
    await expect(card.getByText(words)).toBeVisible();
    await expect(card.getByRole("link")).toBeVisible();
  }
  await expect.poll(() => site.log()).toContain('"reason":"post"');
});

test("EMBED-05 a script that does not load is told to the site's log; the embed stays empty and can be tried again", async ({
  page,
  site,
}) => {
  await withProviders(page, site, "platform.twitter.com");
  await page.goto(site.url + everyEmbed);
  const card = embed(page, "tweet").first();
  await wake(page, card);
  await card.locator("button").click();
  await expect(card.getByText("It might have been deleted.")).toBeVisible();
  await expect(card.locator("[data-phase]")).toBeEmpty();
  await expect.poll(() => site.log()).toContain('"reason":"script"');
  await page.unroute(/^https:/);
  await withProviders(page, site);
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.locator(".stand-in")).toBeVisible();
});
