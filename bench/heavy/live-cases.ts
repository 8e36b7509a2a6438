// Live coverage of many posts, and of long ones.

import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, paragraph, repeat, words, type HeavyCase, type Shape } from "./make-case.ts";

const hour = 3_600_000;
const live = (id: string, updates: object[], fields: object = {}) => ({
  type: "live_event",
  id: `coverage/${id}`,
  title: id,
  updates,
  ...fields,
});
const pathsOfLive = (id: string) => [
  `/coverage/${id}`,
  `/_page/coverage/${id}`,
  `/coverage/${id}?page=2`,
  `/lite/coverage/${id}`,
  `/api/live/coverage/${id}`,
  "/coverage",
  "/lite/coverage",
];

export function liveCases(): HeavyCase[] {
  const posts = (post: object | ((at: number) => object), most: number = limits.listElements): Shape => ({
    make: (id, count) =>
      live(
        id,
        Array.from({ length: count }, (_, at) => ({
          id: `p${at}`,
          time: new Date(1_735_000_000_000 + at * hour).toISOString(),
          ...(typeof post === "function" ? post(at) : post),
        })),
      ),
    most,
    paths: pathsOfLive,
  });
  return [
    ...caseOf("live posts", posts({ title: "A post", body: `<p>${words.repeat(10)}</p>` })),
    ...caseOf("live posts pinned", posts({ title: "A post", body: `<p>${words}</p>`, pinned: true })),
    ...caseOf("live posts key", posts({ title: "&".repeat(900), key: true })),
    ...caseOf("live posts of ampersands", posts({ body: "&".repeat(240_000) })),
    ...caseOf("live posts of bold letters", posts({ body: "<b>x</b>".repeat(1_990) })),
    ...caseOf(
      "live posts of tables",
      posts({ components: [{ is: "table", props: { rows: repeat(repeat(1, 10), 200) } }] }),
    ),
    ...caseOf("live posts of paragraphs", posts({ components: repeat(paragraph("x"), 200) })),
    ...caseOf("live heading with clips", {
      make: (id, count) =>
        live(id, [], { heading: { title: "x", videos: repeat({ id: "1", title: "&".repeat(100) }, count) } }),
      most: limits.listElements,
      paths: pathsOfLive,
    }),
  ];
}
