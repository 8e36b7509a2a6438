import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import example from "./example.json" with { type: "json" };
import { RankTool } from "./RankTool.tsx";

it("SHELF-01 a ranked shelf keeps its order; without videos it draws nothing", () => {
  const [block] = parseBlocks([example]).blocks;
  if (block?.kind !== "rank-tool") throw new Error("is no ranked shelf");
  const html = renderToString(<RankTool {...block.props} />);
  const ids = [...html.matchAll(/href="\/video\/(\d+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(example.props.items.map(({ id }) => id));
  expect(renderToString(<RankTool {...block.props} videos={[]} />)).toBe("");
});
