// Pictures at the desk in Chromium: dropped, and by keyboard alone; refused at its file; nothing typed is lost.

import sharp from "sharp";
import type { Page } from "@playwright/test";
import { come, freePort, startDeskSite, withoutSignInNoise, type DeskSite } from "./desk-site.ts";
import { findings } from "./findings.ts";
import { expect, test } from "./site-test.ts";

let site: DeskSite;
let bytes: Buffer;

test.beforeAll(async () => {
  site = await startDeskSite(await freePort());
  bytes = await sharp({ create: { width: 640, height: 320, channels: 3, background: "#036" } })
    .jpeg()
    .toBuffer();
});
test.afterAll(() => site.stop());

test.afterEach(({ consoleMessages }) => withoutSignInNoise(consoleMessages, 422, 412, "ERR_INTERNET_DISCONNECTED"));

const altLabel = "Alt text";

async function drop(page: Page, name: string, type: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([base64, fileName, fileType]) => {
      const transfer = new DataTransfer();
      const file = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([file], fileName ?? "", { type: fileType }));
      return transfer;
    },
    [content.toString("base64"), name, type],
  );
  const place = page.getByText("Drop pictures here");
  await place.dispatchEvent("dragover", { dataTransfer: data });
  await place.dispatchEvent("drop", { dataTransfer: data });
}

test("a picture is dropped, refused without words, kept through a reload and stored; a script is refused at its file", async ({
  page,
}) => {
  await come(page, site, "Rita Dropper", "reporter");
  await page.getByRole("link", { name: "Pictures" }).click();
  await drop(page, "Storm.jpg", "image/jpeg", bytes);
  const form = page.getByRole("form", { name: "Add Storm.jpg" });
  await expect(form.getByLabel(altLabel)).toBeFocused();
  await form.getByRole("button", { name: "Save Storm.jpg" }).click();
  await expect(form.getByLabel(altLabel)).toHaveAccessibleDescription(/is missing/);
  await form.getByLabel(altLabel).fill("Waves over the sea wall");
  await page.reload();
  await expect(page.getByText(/What you wrote for Storm\.jpg/)).toBeVisible();
  await drop(page, "Storm.jpg", "image/jpeg", bytes);
  await expect(form.getByLabel(altLabel)).toHaveValue("Waves over the sea wall");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Save Storm.jpg" }).click();
  await expect(form.getByRole("alert")).toContainText("cannot be reached");
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Save Storm.jpg" }).click();
  await expect(page.getByText("Storm.jpg is saved.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^storm-\w+\.jpg Waves over the sea wall/ })).toBeVisible();

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  await drop(page, "bad.svg", "image/svg+xml", Buffer.from(drawing));
  const bad = page.getByRole("form", { name: "Add bad.svg" });
  await bad.getByLabel(altLabel).fill("A drawing");
  await bad.getByRole("button", { name: "Save bad.svg" }).click();
  await expect(bad.getByRole("alert")).toHaveText(/bad\.svg has a script in it\./);
});

test("one is chosen, found, described and given a focal point by keyboard alone; others' words are not lost", async ({
  page,
}) => {
  await come(page, site, "Kim Keys", "reporter");
  await page.getByRole("link", { name: "Pictures" }).press("Enter");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).press("Enter");
  await (await chooser).setFiles({ name: "Keys.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([bytes]) });
  await page.keyboard.type("A blue sea");
  await page.getByRole("button", { name: "Save Keys.jpg" }).press("Enter");
  await page.getByRole("link", { name: "Open it" }).press("Enter");

  const point = page.getByRole("button", { name: /^Focal point/ });
  await expect(point).toHaveAccessibleName(/not set/);
  await point.press("Shift+ArrowLeft");
  await point.press("ArrowUp");
  await expect(point).toHaveAccessibleName(/40% from the left, 49% from the top/);
  const square = page.getByRole("list", { name: "Crops" }).getByRole("listitem").nth(2).locator("img");
  await expect(square).toHaveCSS("object-position", "30% 50%");
  await page.getByLabel("Credit").fill("Kim");
  await page.reload();
  await expect(page.getByLabel("Credit")).toHaveValue("Kim");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("It is saved.")).toBeVisible();
  await expect(page.getByText(/Nothing among all records names it/)).toBeVisible();
  await page.getByRole("button", { name: /^Restore/ }).press("Enter");
  await expect(page.getByLabel("Credit")).toHaveValue("");

  await point.click({ position: { x: 10, y: 10 } });
  await expect(point).not.toHaveAccessibleName(/not set/);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Cancel" }).click();
  await other.getByLabel("Credit").fill("Others");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("It is saved.")).toBeVisible();
  await other.close();
  await page.getByLabel("Credit").fill("Mine");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Somebody has changed this picture");
  await expect(page.getByText("Others", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Save over it" }).press("Enter");
  await expect(page.getByText("It is saved.")).toBeVisible();
});

for (const width of [375, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no accessibility finding at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await come(page, site, `Axel ${width} ${colorScheme}`, "reporter");
      await page.getByRole("link", { name: "Pictures" }).click();
      await drop(page, `Axe ${width}.jpg`, "image/jpeg", bytes);
      await page.getByRole("button", { name: /^Save Axe/ }).click();
      await expect(page.getByText(/is missing/)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.getByRole("region", { name: "All pictures" }).getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "Where it is used" })).toBeVisible();
      await expect(page.getByText(/among all records/)).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}
