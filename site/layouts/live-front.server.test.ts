import { expect, it } from "vitest";
import { layout as layoutKind } from "../../content/records/layout.ts";
import { frontMark, nextPinEnd } from "./live-front.server.ts";

const noon = Date.parse("2026-11-18T12:00:00Z");
const hour = 3_600_000;

const layout = (...ends: (number | undefined)[]) => ({
  id: "front",
  ...layoutKind.schema.parse({
    subtype: "sectionLayout",
    main: ends.map((end, place) => ({
      is: "article-list",
      props: {
        searchCriteria: {
          fixedArticles: [
            { articleUrl: `/${place}`, ...(end !== undefined && { until: new Date(end).toISOString() }) },
          ],
        },
      },
    })),
  }),
});

it.each([
  ["without pins", layout(), undefined],
  ["with one that does not end", layout(undefined), undefined],
  ["with one that has ended", layout(noon), undefined],
  ["with several", layout(noon - hour, noon + 2 * hour, undefined, noon + hour), noon + hour],
])("the next end of a front %s", (_, front, end) => expect(nextPinEnd(front, noon)).toBe(end));

it("a mark is another from the end of each pin on, and no other in between", () => {
  const front = layout(noon, noon + hour);
  const marks = [-1, 0, hour - 1, hour, 9 * hour].map((after) => frontMark(front, noon + after));
  expect(marks[1]).toBe(marks[2]);
  expect(marks[3]).toBe(marks[4]);
  expect(new Set(marks).size).toBe(3);
});
