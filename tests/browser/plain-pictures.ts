// Where it does not matter what pictures show: to resize hundreds of them would take most of the time.

import type { Page } from "@playwright/test";

const anyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

export async function plainPictures(page: Page): Promise<void> {
  await page.route("**/img/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: anyPicture }));
}
