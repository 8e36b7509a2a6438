import { expect, it } from "vitest";
import { article, get, getDocument } from "./site.ts";

const from = ["/", "/politics", "/opinion", article, "/no/such/story", "/terms-of-use"];

const isInternal = (href: string) => href.startsWith("/") && !href.startsWith("//");

it("no link inside the site is dead on the pages a reader meets first", async () => {
  const seen = new Map<string, string>();
  for (const page of from) {
    const { root } = await getDocument(page);
    for (const link of root.querySelectorAll("a[href]")) {
      const href = (link.getAttribute("href") ?? "").replace(/#.*/, "");
      if (isInternal(href) && !seen.has(href)) seen.set(href, page);
    }
  }
  expect(seen.size).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const [href, page] of seen) {
    const response = await get(href);
    if (response.status >= 400) dead.push(`${response.status} ${href} (on ${page})`);
  }
  expect(dead).toEqual([]);
});
