import { expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { sanitise } from "../../model/html/sanitise.server.ts";
import { markUpdates } from "./live-updates.ts";

function marked(text: string) {
  const { blocks } = parseBlocks([{ is: "heading", props: { level: 2, text } }]);
  return markUpdates(blocks, (html) => sanitise(html, "paragraph"))[0]?.props;
}

it.each([
  ["9:42 a.m. — The antenna turns", "9:42 a.m.", "The antenna turns"],
  ["10:05\u00a0p.m. ET: <b>Gates</b> close", "10:05\u00a0p.m. ET", "<b>Gates</b> close"],
  ["6 PM - Polls close", "6 PM", "Polls close"],
  ["9:42am | &amp; then", "9:42am", "&amp; then"],
])("ART-12 %s is an update of %s", (text, time, title) => {
  expect(marked(text)).toEqual({ level: 2, text: title, time });
});

it.each(["What happens next", "9:42", "At 9:42 a.m. — it turned", "9:42 a.m. —", "2026: the year in review"])(
  "ART-12 %s is a heading like any other",
  (text) => {
    expect(marked(text)).not.toHaveProperty("time");
  },
);

it("ART-12 a record cannot set the time by itself", () => {
  const { blocks } = parseBlocks([{ is: "heading", props: { level: 2, text: "A", time: "now" } }]);
  expect(blocks[0]?.props).toEqual({ level: 2, text: "A" });
});
