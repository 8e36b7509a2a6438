// The newsroom of attacks in a real browser: nothing runs, also where the browser is told to ignore the content-security policy, and
// with the policy in force nothing even tries.

import { expect, test, type Browser, type Page } from "@playwright/test";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import {
  crowdedPages,
  harmlessAmpPages,
  harmlessPages,
  hostileAmpPages,
  hostileArticles,
  hostileNewsroom,
  hostilePages,
  hostileShell,
} from "../faults/hostile/newsroom.ts";
import { allowedBy, survivors, type SeenElement } from "../faults/hostile/survivors.ts";
import { takenOver } from "./taken-over.ts";

test.describe.configure({ mode: "serial" });

let site: DemoSite;

async function importBeside(lines: string): Promise<void> {
  const { status, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, lines);
  expect(status, stderr.slice(0, 2000)).toBe(0);
}

test.beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: ofDemoBrand });
  await importBeside(hostileNewsroom());
});

test.afterAll(async () => {
  await site.stop();
});

/** A page that notes whatever an attack would do. */
async function watchedPage(browser: Browser, bypassCSP: boolean): Promise<{ page: Page; incidents: string[] }> {
  const context = await browser.newContext({ bypassCSP, baseURL: site.url });
  const page = await context.newPage();
  const incidents: string[] = [];
  await page.exposeFunction("reportIncident", (incident: string) => incidents.push(`${incident} on ${page.url()}`));
  await page.addInitScript(() => {
    const report = (incident: string) =>
      (globalThis as unknown as { reportIncident(text: string): void }).reportIncident(incident);
    Object.defineProperty(window, "__xss", {
      set: () => {
        report("a script ran");
      },
    });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      report(`the policy stopped ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on("dialog", (dialog) => {
    incidents.push(`a dialog opened on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("popup", () => incidents.push(`a window opened on ${page.url()}`));
  await page.route(
    ({ origin }) => origin !== site.url,
    (route) => {
      if (route.request().resourceType() !== "image")
        incidents.push(`${route.request().url()} was asked for on ${page.url()}`);
      return route.abort();
    },
  );
  return { page, incidents };
}

/** The elements of documents as this browser parses them, each kind once; of their attributes only addresses keep their values. */
function parsedIn(page: Page, paths: readonly string[]): Promise<SeenElement[]> {
  return page.evaluate(async (asked) => {
    const telling = new Set(["href", "src", "action", "poster", "type"]);
    const seen = new Map<string, SeenElement>();
    for (const path of asked) {
      const html = await (await fetch(path)).text();
      for (const element of new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")) {
        const isWritten = element.localName === "script" || element.localName === "style";
        let look = isWritten ? `${element.localName} ${element.textContent}` : element.localName;
        for (const { name, value } of element.attributes) look += `\n${name}=${telling.has(name) ? value : ""}`;
        if (seen.has(look)) continue;
        const attributes = [...element.attributes].map(({ name, value }) => [name, telling.has(name) ? value : ""]);
        seen.set(look, {
          name: element.localName,
          attributes: Object.fromEntries(attributes),
          ...(isWritten && { text: element.textContent }),
        });
      }
    }
    return [...seen.values()];
  }, paths);
}

/** These hold every block there is, a film and live posts. */
const tellingPages = hostilePages.filter((path) => /-(page|video|event)$/.test(path));

test("ART-16 a browser's own parser finds no hostile element, attribute or address", async ({ browser }) => {
  // Documents are read here as texts, from a page whose policy would let nothing be fetched.
  const { page, incidents } = await watchedPage(browser, true);
  await page.goto("/robots.txt");
  const allowed = allowedBy(await parsedIn(page, [...harmlessPages, "/no/such/page"]));
  expect(survivors(await parsedIn(page, [...tellingPages, ...crowdedPages]), allowed)).toEqual([]);
  expect(incidents).toEqual([]);
  const allowedOnAmp = allowedBy(await parsedIn(page, harmlessAmpPages));
  expect(survivors(await parsedIn(page, hostileAmpPages), allowedOnAmp)).toEqual([]);
  expect(incidents).toEqual([]);
  await page.context().close();
});

test("ART-16 nothing runs, opens or leaves when every hostile story is opened without the policy", async ({
  browser,
}) => {
  const { page, incidents } = await watchedPage(browser, true);
  // The site's own scripts and styles are not what is judged here.
  await page.route("**/assets/**", (route) => route.abort());
  for (const path of hostileArticles) await page.goto(path, { waitUntil: "domcontentloaded" });
  expect(incidents).toEqual([]);
  await page.context().close();
});

test("ART-16 nothing runs on pages that show many attacks, by document or by client navigation, and the policy has nothing to stop", async ({
  browser,
}) => {
  await importBeside(hostileShell());
  const { page, incidents } = await watchedPage(browser, false);
  for (const path of crowdedPages) {
    const response = await page.goto(path);
    expect(response?.headers()["content-security-policy"]).toContain("script-src");
  }
  await page.goto("/politics");
  await takenOver(page);
  await page
    .locator('main a[href^="/politics/hostile-"]')
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/politics\/hostile-/);
  await expect(page.locator("h1.headline")).toBeVisible();
  expect(incidents).toEqual([]);
  await page.context().close();
});

test("ART-16 the watch sees an attack that gets through", async ({ browser }) => {
  const { page, incidents } = await watchedPage(browser, true);
  await page.goto("/robots.txt");
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='window.__xss=1'>"),
  );
  await expect.poll(() => incidents.length).toBe(1);
  await page.context().close();
});
