// The operators' page in a browser, which asks for a name and a password: the token is the password.

import { expect, test } from "@playwright/test";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of these very tests";
let site: DemoSite;
test.beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
});
test.afterAll(() => site.stop());

for (const [who, password, heading] of [
  ["whoever has a token", signAccess("operate", Date.now() + 3_600_000, secret), "Status"],
  ["nobody with another one", signAccess("read", Date.now() + 3_600_000, secret), undefined],
] as const) {
  test(`opens for ${who}`, async ({ browser }) => {
    const context = await browser.newContext({ httpCredentials: { username: "operator", password } });
    const page = await context.newPage();
    const answer = await page.goto(`${site.url}/operator/status`);
    expect(answer?.status()).toBe(heading === undefined ? 401 : 200);
    if (heading !== undefined) await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await context.close();
  });
}
