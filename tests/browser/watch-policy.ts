// The policy by which no text becomes markup or a script.

import type { Page } from "@playwright/test";

/** Its posts are shown by scripts of other sites, which write markup as they please. */
export const withOutsideScripts = "/media/tugboat-cook-posts-followed-around-the-world";

export const enforcedPolicy = "require-trusted-types-for 'script'; trusted-types site site-worker site-launcher";

/** What a policy has stopped on any document of this page, and what it would have. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, "reportViolation");
      if (typeof report === "function") report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}
