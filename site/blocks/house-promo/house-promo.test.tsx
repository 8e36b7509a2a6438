import { expect, it } from "vitest";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("is one link with all its words", () => {
  const html = drawBlock("house-promo", example.props);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="\/go">.*Meridian\+.*Every broadcast.*Full episodes.*Start watching.*<\/a>/s);
});

it.each([
  [undefined, "navy"],
  ["sand", "sand"],
  ["plaid", "navy"],
])("the tone %s is read as %s", (tone, read) => {
  expect(propsOf("house-promo", { ...example.props, tone })).toMatchObject({ tone: read });
});

it.each(["label", "headline", "button", "url"] as const)("without its %s it is a gap", (field) => {
  const { [field]: _, ...rest } = example.props;
  expect(gapsOf("house-promo", rest)).toEqual([`${field}: is missing`]);
});
