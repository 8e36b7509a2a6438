import { expect, it } from "vitest";
import { drawBlock, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it.each([
  [{ level: "banner" }],
  [{ adInfo: { size: "1x1", value: "A" } }],
  [{ adInfo: { size: "1x1", text: "A" } }],
  [{ adInfo: { value: "A", text: "A" } }],
  [{ wingColor: "red;}" }],
])("HEAD-02 a sponsored heading with %o is refused", (fault) => {
  expect(gapsOf("sponsored-heading", { ...example.props, ...fault })).not.toEqual([]);
});

it("HEAD-02 the takeover level has wings, red unless said otherwise", () => {
  const { props } = example;
  expect(drawBlock("sponsored-heading", { ...props, level: "takeover" })).toContain('fill="#FF0000"');
  expect(drawBlock("sponsored-heading", { ...props, level: "takeover", wingColor: "#0a5" })).toContain('fill="#0a5"');
  expect(drawBlock("sponsored-heading", { ...props, level: "logo" })).not.toContain("fill=");
});

it("HEAD-02 images change at 767, 1023 and 1279", () => {
  const set = { mobile: "/m.png", tablet: "/t.png", desktop: "/d.png", wide: "/w.png" };
  const html = drawBlock("sponsored-heading", { ...example.props, logo: set, background: set });
  for (const width of [767, 1023, 1279])
    expect(html.match(new RegExp(`\\(max-width: ${width}px\\)`, "g"))).toHaveLength(2);
});
