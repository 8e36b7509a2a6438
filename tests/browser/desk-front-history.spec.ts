// What a front was, brought back in Chromium: asked first, with what differs and what is unpublished.

import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { frontOfWharf, wharf } from "./desk-wharf.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
async function store(...records: object[]): Promise<void> {
  await site.store(records);
}
test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  await store(wharf, frontOfWharf("North", "South"));
  await store(frontOfWharf("South"));
});
test.afterAll(() => site.stop());
test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages));

async function askForLast(page: Page): Promise<void> {
  await page.goto(`${site.origin}/desk/fronts?front=front-of-wharf`);
  await page.getByRole("button", { name: "History", exact: true }).click();
  await page
    .getByRole("button", { name: /^Bring back version/ })
    .first()
    .click();
}

const readersOrder = async (page: Page) => {
  await page.goto(`${site.origin}/wharf`);
  return (await page.locator("main h2").allInnerTexts()).filter((text) => ["North", "South"].includes(text));
};

test("what a front was comes back after a question that says what differs and what is unpublished", async ({
  page,
}) => {
  await come(page, site, "Hal", "producer");
  const question = page.getByRole("dialog", { name: /^Bring back the front/ });
  await askForLast(page);
  await expect(question).toContainText("“North” added");
  await expect(question).not.toContainText("not published");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  expect(await readersOrder(page)).toEqual(["South"]);

  await page.goto(`${site.origin}/desk/fronts?front=front-of-wharf`);
  await page.getByRole("button", { name: "Module: South", exact: true }).waitFor();
  const step = await page.evaluate(async () => {
    const body = JSON.stringify({ id: "a-step-of-this-test", change: { do: "hide", key: "main-0" } });
    const headers = { "content-type": "application/json" };
    return (await fetch("/desk/api/fronts/front-of-wharf/steps", { method: "POST", headers, body })).status;
  });
  expect(step).toBe(200);
  await askForLast(page);
  await expect(question).toContainText("A working copy is not published.");
  await question.getByRole("button", { name: "Make it live" }).click();
  await expect(page.getByText("It is live again.")).toBeVisible();
  await expect.poll(() => readersOrder(page)).toEqual(["North", "South"]);
});
