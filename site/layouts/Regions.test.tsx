import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Regions } from "./Regions.tsx";

const regions = { preContent: "PRE", leftRail: "LEFT", main: "MAIN", rightRail: "RIGHT", postContent: "POST" };
const shown = (html: string) => html.match(/PRE|LEFT|MAIN|RIGHT|POST/g);

it("LAYOUT-02 has five regions, in reading order", () => {
  expect(shown(renderToString(<Regions {...regions} />))).toEqual(["PRE", "LEFT", "MAIN", "RIGHT", "POST"]);
});

it.each([
  ["none", ["PRE", "MAIN", "POST"]],
  ["right", ["PRE", "MAIN", "RIGHT", "POST"]],
  ["left-right", ["PRE", "LEFT", "MAIN", "RIGHT", "POST"]],
] as const)("LAYOUT-02 a layout with rails %s shows %j", (rails, names) => {
  expect(shown(renderToString(<Regions {...regions} rails={rails} />))).toEqual(names);
});

it("LAYOUT-02 an empty region takes no room", () => {
  const html = renderToString(<Regions preContent={false} leftRail={null} main="MAIN" />);
  expect(html.match(/<(div|aside)/g)).toHaveLength(3);
  expect(html).not.toContain("<aside");
});
