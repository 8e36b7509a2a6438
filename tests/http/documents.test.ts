import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { article, getDocument } from "./site.ts";

const pages = [
  ["/", 200],
  ["/politics", 200],
  ["/category/us/crime", 200],
  [article, 200],
  ["/search-results/search?q=storm", 200],
  ["/terms-of-use", 200],
  ["/no/such/story", 404],
] as const;

describe.each(pages)("the document of %s", (path, status) => {
  it("ROUTE-01 is complete before any script runs: heading, landmarks, title, description, canonical", async () => {
    const { response, root } = await getDocument(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(root.querySelectorAll("h1")).toHaveLength(1);
    expect(root.querySelectorAll("main")).toHaveLength(1);
    for (const landmark of ["header", "nav", "footer"]) expect(root.querySelector(landmark), landmark).not.toBeNull();
    expect(root.querySelector("title")?.text).toMatch(/\S/);
    expect(root.querySelector("html")?.getAttribute("lang")).toBe("en-US");
    expect(root.querySelector('a[href="#main"]'), "skip link").not.toBeNull();
  });

  it("allows its inline script by hash, has no style attribute and no other inline script", async () => {
    const { response, html, root } = await getDocument(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("object-src 'none'");
    const inline = root
      .querySelectorAll("script")
      .filter((script) => !script.hasAttribute("src") && !/json/.test(script.getAttribute("type") ?? ""));
    expect(inline).toHaveLength(1);
    for (const script of inline) {
      const hash = createHash("sha256").update(script.rawText).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(root.querySelectorAll("[style]")).toHaveLength(0);
    expect(root.querySelectorAll("style")).toHaveLength(0);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });

  it("carries the state that the client starts from, once, and not its content a second time", async () => {
    const { root, html } = await getDocument(path);
    const embedded = root.querySelectorAll("#page-state");
    expect(embedded).toHaveLength(1);
    expect(JSON.parse(embedded[0]?.rawText ?? "")).toMatchObject({ status, path: path.replace(/\?.*/, "") });
    expect(html.startsWith("<!doctype html>")).toBe(true);
  });
});
