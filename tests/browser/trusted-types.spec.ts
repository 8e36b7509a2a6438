// No text becomes markup or a script but by the site's own policy: nothing the site does offends against it, and what an attacker would do
// throws. That every kind of page enforces it is seen where they are all loaded (hydration.spec.ts).

import type { Page } from "@playwright/test";
import { runContent } from "../demo-site.ts";
import { pageKinds } from "./page-kinds.ts";
import { plainPictures } from "./plain-pictures.ts";
import { quietNetwork } from "./quiet-network.ts";
import { expect, test } from "./site-test.ts";
import { takenOver } from "./taken-over.ts";
import { enforcedPolicy, watchPolicy, withOutsideScripts } from "./watch-policy.ts";

const story = "/politics/senate-clears-storm-recovery-bill";

const isAmp = (path: string) => path.endsWith(".amp");

const kinds = Object.entries(pageKinds).filter(([, path]) => !isAmp(path));

/** Wakes every island on the way down. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await quietNetwork(page);
}

async function store(record: object): Promise<void> {
  const env = { DATA_DIR: process.env["SITE_DATA_DIR"] ?? "" };
  const { status, stderr } = await runContent(["import", "-"], env, JSON.stringify(record));
  expect(status, stderr).toBe(0);
}

test("every kind of page is reached by a client navigation without a violation", async ({ page }) => {
  const violations = await watchPolicy(page);
  await plainPictures(page);
  await page.goto("/politics");
  await takenOver(page);
  let swaps = 0;
  for (const [, path] of kinds) {
    await page.evaluate(() => document.documentElement.setAttribute("data-before", ""));
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement("a"), { href: to });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    // The address changes before it is known whether a document must be loaded, and changes back until that one comes.
    await page.waitForFunction(
      (to) => navigation.transition === null && location.pathname + location.search === to,
      path,
    );
    await expect(page.locator("h1").first()).toBeAttached();
    await takenOver(page);
    await walkDown(page);
    swaps += await page.locator("html[data-before]").count();
    // Structured data comes by the policy too.
    if (path === story)
      expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"NewsArticle"');
    expect(violations, path).toEqual([]);
  }
  // Forms, print and what needs other hosts are loaded as documents; everything else was swapped in.
  expect(swaps).toBeGreaterThan(kinds.length / 2);
});

test("what readers do offends against nothing", async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto("/us");
  await takenOver(page);
  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.keyboard.press("Escape");
  const more = page.getByRole("button", { name: /^(Show|Load) more/i }).first();
  if (await more.isVisible()) await more.click();

  await page.goto(story);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: /Saved/, pressed: true })).toBeVisible();
  await page.goto("/saved");
  await expect(page.locator("main li a").first()).toHaveAttribute("href", story);

  await page.goto("/weather/odalys-stalls-louisiana-flood-threat");
  const figure = page.locator("figure[data-video-id]").nth(1);
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("button", { name: /^Play video/ }).click();
  await expect
    .poll(() => figure.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.3);

  await page.goto("/us/odalys-first-day-in-pictures");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator("section[data-view]").hover({ position: { x: 5, y: 5 } });
    await expect(page.locator("section[data-picture]")).toBeAttached({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("output[data-gallery]")).toHaveText("1 of 12");
  await quietNetwork(page);
  expect(violations).toEqual([]);
});

test("what a live page is sent offends against nothing", async ({ page }) => {
  const violations = await watchPolicy(page);
  const event = (...ids: string[]) =>
    store({
      type: "live_event",
      id: "coverage/trusted",
      title: "Trusted",
      updates: ids.map((id, place) => ({
        id,
        title: `Post ${id}`,
        body: `<p>Words of <b>${id}</b>.</p>`,
        time: new Date(Date.now() - place * 60_000).toISOString(),
        key: true,
      })),
    });
  await event("a");
  await page.goto("/coverage/trusted");
  await expect(page.getByText("Updating live")).toBeVisible();
  await event("b", "a");
  await page.getByRole("link", { name: "1 new update", exact: true }).click();
  await expect(page.locator('[data-post="b"] b')).toHaveText("b");
  expect(violations).toEqual([]);
});

test("a text that an attacker brings in becomes nothing", async ({ page, consoleMessages }) => {
  await page.goto(story);
  await takenOver(page);
  const outcomes = await page.evaluate(async () => {
    const markup = "<img src=x onerror=window.ran=1>";
    const set = (target: object, name: string, value: string) => () => Reflect.set(target, name, value);
    const make = (name: string) => document.createElement(name);
    const named = (name: string, rules: object) => () => {
      const types: unknown = Reflect.get(window, "trustedTypes");
      if (typeof types !== "object" || types === null) return;
      const create: unknown = Reflect.get(types, "createPolicy");
      if (typeof create === "function") create.call(types, name, rules);
    };
    const attacks: Record<string, () => unknown> = {
      "markup of the page": set(document.body, "innerHTML", "<b>x</b>"),
      "markup of an element": set(make("div"), "innerHTML", markup),
      "markup in the place of one": set(document.body.appendChild(make("div")), "outerHTML", markup),
      "markup beside one": () => document.body.insertAdjacentHTML("beforeend", markup),
      "markup of a template": set(make("template"), "innerHTML", markup),
      "a document": () => new DOMParser().parseFromString(markup, "text/html"),
      "a fragment": () => document.createRange().createContextualFragment(markup),
      "a frame's document": set(make("iframe"), "srcdoc", markup),
      "a script's address": set(make("script"), "src", "https://evil.example/x.js"),
      "a script's address of this site": set(make("script"), "src", "/uploads/x.js"),
      "a script's text": set(make("script"), "text", "window.ran=1"),
      "a handler": () => make("div").setAttribute("onclick", "window.ran=1"),
      "a later script": () => Reflect.apply(setTimeout, window, ["window.ran=1"]),
      "another policy": named("evil", { createHTML: (html: string) => html }),
      "a policy without a rule": named("default", { createHTML: (html: string) => html }),
      "the site's policy once more": named("site", { createHTML: (html: string) => html }),
    };
    const got: Record<string, string> = {};
    for (const [name, attack] of Object.entries(attacks)) {
      try {
        await attack();
        got[name] = "went through";
      } catch (error) {
        got[name] = error instanceof Error ? error.name : "?";
      }
    }
    return { got, ran: Reflect.get(window, "ran") };
  });
  expect(outcomes.ran).toBeUndefined();
  for (const [name, outcome] of Object.entries(outcomes.got)) expect(outcome, name).toMatch(/^(TypeError|EvalError)$/);
  await expect(page.locator("h1.headline")).toBeVisible();
  consoleMessages.length = 0;
});

test("a page whose posts need scripts of other sites is loaded as a document, under a policy of its own", async ({
  page,
}) => {
  await page.goto("/politics");
  await takenOver(page);
  await page.evaluate((to) => {
    document.documentElement.setAttribute("data-before", "");
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
  }, withOutsideScripts);
  await page.waitForURL(`**${withOutsideScripts}`);
  await expect(page.locator("html[data-before]")).toHaveCount(0);
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("it is registered by the policy, which knows no other", async ({ page, consoleMessages }) => {
    const violations = await watchPolicy(page);
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const response = await page.reload();
    expect(response?.headers()["content-security-policy"]).toContain(enforcedPolicy);
    await takenOver(page);
    expect(violations).toEqual([]);
    const other = await page.evaluate(() =>
      navigator.serviceWorker.register("/uploads/x.js").then(
        () => "went through",
        (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : "?"),
      ),
    );
    expect(other).toMatch(/^TypeError: .*TrustedScriptURL/);
    consoleMessages.length = 0;
  });
});
