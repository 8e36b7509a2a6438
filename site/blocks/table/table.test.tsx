import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };
import source from "./example.source.json" with { type: "json" };

it("keeps empty cells in their places and sets numbers flush", () => {
  const html = drawBlock("table", example.props);
  expect(html.match(/<t[dh][ >]/g)).toHaveLength(16);
  expect(html).toContain("<caption");
  expect(html).toMatch(/<td class="[^"]*number[^"]*">12,400<\/td>/);
  expect(html).not.toMatch(/<td class="[^"]*number[^"]*">Baldwin/);
});

it("its foot and its note stand below it, each as what it is", () => {
  const html = drawBlock("table", source.props);
  expect(html).toMatch(/^<figure[^>]*><section.*<tfoot><tr>.*Mean.*<\/tfoot><\/table><\/section><figcaption/);
  expect(html).toMatch(/<figcaption[^>]*>.*Source: <a [^>]*href="https:\/\/gauges\.example\/"/);
});
