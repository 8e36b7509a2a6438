import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Regions } from "./Regions.tsx";

const regions = {
  preContent: "PRE",
  leftRail: "LEFT",
  main: "MAIN",
  rightRail: "RIGHT",
  fullWidth: "FULL",
  postContent: "POST",
};
const shown = (html: string) => html.match(/PRE|LEFT|MAIN|RIGHT|FULL|POST/g);

it("LAYOUT-02 LAYOUT-09 has five regions, in reading order, and one of full width below the columns", () => {
  expect(shown(renderToString(<Regions {...regions} />))).toEqual(["PRE", "LEFT", "MAIN", "RIGHT", "FULL", "POST"]);
});

it("LAYOUT-02 an empty region takes no room", () => {
  const html = renderToString(<Regions preContent={false} leftRail={null} main="MAIN" />);
  expect(html.match(/<(div|aside)/g)).toHaveLength(3);
  expect(html).not.toContain("<aside");
});
