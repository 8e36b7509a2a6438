// A viewer signs in with a TV provider, a locked video plays, and the viewer signs out; on a store without the demo.

import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { video } from "../stand-ins/video-records.ts";
import { expect, test } from "./site-test.ts";

const root = join(import.meta.dirname, "..", "..");
const page7 = "/video/7002";

test.describe.configure({ mode: "default" });

let site: DemoSite;

test.beforeAll(async () => {
  const streams = [{ url: "/uploads/locked.mp4", mime_type: "MP4" }];
  site = await startDemoSite({
    empty: true,
    env: { ...ofDemoBrand, STAND_INS: "on", SIGN_IN_URL: "/api/stand-ins/sign-in" },
    records: [video(7002, "A film for viewers", { isLocked: true, brightcove: { duration: "0:00:06", streams } })],
  });
  const uploads = join(site.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  await cp(join(root, "demo", "clips", "6390000000123.mp4"), join(uploads, "locked.mp4"));
});

test.afterAll(() => site.stop());

test("VIDEO-05 a locked video plays for who has signed in, and is locked again after signing out", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url + page7);
  const signIn = page.getByRole("link", { name: "Sign in", exact: true });
  await expect(signIn).toBeVisible();
  await expect.poll(() => asked).toContain("/api/video/7002/stream");
  await expect(signIn).toBeVisible();

  await signIn.click();
  await page.getByRole("button", { name: "Harbor Fiber" }).click();
  await expect(page).toHaveURL(site.url + page7);
  await expect(signIn).toBeHidden();
  await expect(page.getByText("Sign in to watch")).toBeHidden();
  await page.getByRole("button", { name: /^Play video/ }).click();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);

  await page.goto(`${site.url}/login`);
  await expect(page.getByText("Signed in as a viewer of Harbor Fiber.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in with your TV provider" })).toBeHidden();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in with your TV provider" })).toBeVisible();
  await page.goto(site.url + page7);
  await expect(signIn).toBeVisible();
});

test("VIDEO-05 a sign-in that came to nothing is told on the page", async ({ page }) => {
  await page.goto(`${site.url}/api/sign-in?to=${page7}&token=nothing`);
  await expect(page.getByRole("alert")).toHaveText("That sign-in did not work, or it took too long. Please try again.");
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
});

test("VIDEO-05 the way to sign in and out needs no script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + page7);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByRole("button", { name: "Prairie Cable" }).click();
  await expect(page).toHaveURL(site.url + page7);
  const hasCookie = async () => (await context.cookies(`${site.url}/api/`)).some(({ name }) => name === "viewer");
  expect(await hasCookie()).toBe(true);
  await page.goto(`${site.url}/login`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  expect(await hasCookie()).toBe(false);
  await context.close();
});
