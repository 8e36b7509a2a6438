import { expect, it } from "vitest";
import { ampDocument, neededComponents } from "./amp-document.server.ts";

const head = {
  title: "A & B",
  tags: [{ tag: "link" as const, attributes: { rel: "canonical", href: "https://www.meridian.example/politics/a" } }],
  jsonLd: [{ "@type": "NewsArticle" }],
};
const parts = { head, styleSheet: "", fonts: [], bodyClass: "article-single", html: "<main></main>" };

it("AMP-01 only the components of elements that are drawn are loaded, each once", () => {
  const html = `<amp-sidebar></amp-sidebar><amp-img></amp-img><amp-sidebar></amp-sidebar><p title="amp-ad">&lt;amp-ad&gt;</p>`;
  expect(neededComponents(html)).toEqual([{ name: "amp-sidebar", version: "0.1" }]);
  const written = ampDocument({ ...parts, html }).join("");
  expect(written.match(/custom-element="[^"]*"/g)).toEqual(['custom-element="amp-sidebar"']);
  expect(written).toContain('src="https://cdn.ampproject.org/v0/amp-sidebar-0.1.js"');
});

it("AMP-01 the document says what it is, runs AMP's script and none of ours", () => {
  const written = ampDocument({ ...parts, fonts: ["/assets/a.woff2"] }).join("");
  expect(written).toMatch(/^<!doctype html><html ⚡ lang="en-US"><head><meta charset="utf-8">/);
  expect(written).toContain('<script async src="https://cdn.ampproject.org/v0.js"></script>');
  expect(written.match(/<script(?![^>]*ld\+json)/g)).toHaveLength(1);
  expect(written).toContain('<link rel="canonical" href="https://www.meridian.example/politics/a">');
  expect(written).toContain("<title>A &amp; B</title>");
  expect(written).toContain('crossorigin href="/assets/a.woff2"');
  expect(written.match(/<style amp-boilerplate>/g)).toHaveLength(2);
});

it("AMP-03 the style sheet is inlined; without one the page has no style of its own", () => {
  expect(ampDocument({ ...parts, styleSheet: ".a{}" }).join("")).toContain("<style amp-custom>.a{}</style>");
  expect(ampDocument(parts).join("")).not.toContain("amp-custom");
});
