// What a reader sees when something is gone. These tests break things on purpose, so the console is not held silent.

import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startDemoSite } from "../demo-site.ts";
import { quietNetwork } from "./quiet-network.ts";
import { takenOver } from "./taken-over.ts";

const root = join(import.meta.dirname, "..", "..");
const article = "/politics/senate-clears-storm-recovery-bill";

async function copyOfBuild(): Promise<string> {
  // Inside the project, so that the copy finds its packages.
  await mkdir(join(root, ".cache"), { recursive: true });
  const copy = await mkdtemp(join(root, ".cache", "dist-"));
  await cp(join(root, "dist"), copy, { recursive: true });
  return copy;
}

async function deletePageStyles(distDir: string, page: string): Promise<void> {
  const styles = JSON.parse(await readFile(join(distDir, "page-styles.json"), "utf8"));
  const file = styles[page].at(-1);
  for (const suffix of ["", ".br", ".gz"]) await rm(join(distDir, "client", file + suffix));
}

test("STATE-04 a chunk that is gone after a deploy reloads the page once, and the story is there", async ({ page }) => {
  const distDir = await copyOfBuild();
  const site = await startDemoSite({ distDir });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${site.url}/politics`);
  await takenOver(page);
  await deletePageStyles(distDir, "article");
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("h1.headline")).toBeVisible();
  await expect.poll(() => documents).toBe(2);
  await takenOver(page);
  await quietNetwork(page);
  expect(documents, "no second reload").toBe(2);
  await expect(page.locator("h1.headline")).toBeVisible();
  await site.stop();
  await rm(distDir, { recursive: true, force: true });
});

test("ERR-02 a navigation that fails shows the error page, and the reader can go on from it", async ({ page }) => {
  const site = await startDemoSite();
  await page.goto(`${site.url}/politics`);
  await takenOver(page);
  await page.route("**/_page/**", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.locator(`main a[href="${article}"]`).first().click();
  await expect(page.locator("main")).toContainText("502");
  await page.unroute("**/_page/**");
  await page.locator('a[href="/"]:visible').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await expect(page.locator("main")).not.toContainText("502");
  await site.stop();
});
