import { expect, it } from "vitest";
import { serialiseForScript } from "../model/html/escape.ts";
import { renderHead } from "./head.ts";

it("nothing in a title, an attribute or structured data can break out of its place", () => {
  const html = renderHead({
    title: "</title><script>alert(1)</script>",
    tags: [{ tag: "meta", attributes: { name: "description", content: '"><script>alert(1)</script>' } }],
    jsonLd: [{ headline: "</script><script>alert(1)</script>" }],
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
});

it("JSON in a script keeps its meaning", () => {
  const data = { a: "</script>", b: "\u2028", c: "<!--" };
  const text = serialiseForScript(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
