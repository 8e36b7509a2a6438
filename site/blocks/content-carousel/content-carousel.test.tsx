import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Blocks } from "../Blocks.tsx";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { asking } from "../../testing/asking.ts";
import { fillShelves } from "../../video/shelves/fill-shelves.server.ts";
import { blockComponents } from "../registry.ts";
import example from "./example.json" with { type: "json" };

const drawn = async (props: object) => {
  const blocks = await fillShelves(parseBlocks([{ is: "content-carousel", props }]).blocks, asking("/video").context);
  return renderToString(<Blocks blocks={blocks} renderers={blockComponents} />).replaceAll("<!-- -->", "");
};

it("SHELF-09 a shelf shows titles, shows, dates, lengths and marks", async () => {
  const html = await drawn(example.props);
  expect(html).toContain("Tropical Storm Odalys");
  expect(html).toContain("The storm, hour by hour.");
  expect(html).toContain('href="/video/6390000000120"');
  expect(html).toContain("November 14, 2026");
  expect(html).toContain("05:47");
  expect(html).toContain("Full episode");
  expect(html).toContain("Aired November 12, 2026");
  expect(html).toContain("Live</span>");
  expect(html).toContain("Sign in to watch");
});

it.each([
  [3, 0],
  [4, 2],
])("LIST-11 %i videos have %i arrows", async (count, arrows) => {
  const items = Array.from({ length: count }, (_, id) => ({ id, title: "A" }));
  expect((await drawn({ title: "A", items })).match(/<button/g) ?? []).toHaveLength(arrows);
});

it("SHELF-07 a shelf that nobody filled draws nothing", () => {
  const { blocks } = parseBlocks([{ is: "content-carousel", props: { title: "A" } }]);
  expect(renderToString(<Blocks blocks={blocks} renderers={blockComponents} />)).toBe("");
});
