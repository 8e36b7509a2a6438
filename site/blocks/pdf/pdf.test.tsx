import { expect, it } from "vitest";
import { drawAmp, drawBlock, propsOf } from "../testing.tsx";

it.each([
  [{}, { linkText: "View PDF", height: 860 }],
  [
    { linkText: "Read it", height: "640px" },
    { linkText: "Read it", height: 640 },
  ],
  [{ height: 500 }, { height: 500 }],
  [{ height: "100%" }, { height: 860 }],
  [{ height: "99999px" }, { height: 2000 }],
  [{ height: "0" }, { height: 240 }],
])("BLOCK-08 %o", (given, expected) => {
  expect(propsOf("pdf", { url: "/a.pdf", ...given })).toMatchObject({ url: "/a.pdf", ...expected });
});

it("BLOCK-08 draws a viewer that waits and a link, for style to choose from", () => {
  const html = drawBlock("pdf", { url: "/uploads/a.pdf" });
  expect(html).toMatch(/<iframe [^>]*src="\/uploads\/a.pdf" title="Document: View PDF" height="860" loading="lazy">/);
  expect(html).toMatch(/<a [^>]*href="\/uploads\/a.pdf" target="_blank" rel="noopener">.*View PDF<\/a>/);
});

it("BLOCK-08 another page of this site is a link alone", () => {
  const html = drawBlock("pdf", { url: "/uploads/x.html" });
  expect(html).not.toContain("<iframe");
  expect(html).toContain('href="/uploads/x.html"');
});

it("BLOCK-08 an address that runs a script is a gap", () => {
  expect(propsOf("pdf", { url: "javascript:alert(1)" })).toBeUndefined();
});

it("AMP-01 an AMP page has the link alone", () => {
  const root = drawAmp("pdf", { url: "/uploads/a.pdf" });
  expect(root.querySelector('a[href="/uploads/a.pdf"]')).not.toBeNull();
  expect(root.querySelector("iframe")).toBeNull();
});
