import { expect, it } from "vitest";
import { topicGroups } from "./topic-groups.ts";

const tag = (id: string, title: string) => ({ id, title });

it("ROUTE-14 topics stand under the sections they belong to, by name", () => {
  const tags = [
    tag("us/education", "Education"),
    tag("us", "U.S."),
    tag("us/crime", "Crime"),
    tag("slideshows", "Slideshows"),
    tag("deep-sea/reefs", "Reefs"),
  ];
  expect(topicGroups(tags)).toEqual([
    { title: "Deep sea", url: undefined, topics: [{ title: "Reefs", url: "/category/deep-sea/reefs" }] },
    {
      title: "U.S.",
      url: "/category/us",
      topics: [
        { title: "Crime", url: "/category/us/crime" },
        { title: "Education", url: "/category/us/education" },
      ],
    },
    { title: "More topics", topics: [{ title: "Slideshows", url: "/category/slideshows" }] },
  ]);
});

it("no topics, no groups", () => {
  expect(topicGroups([])).toEqual([]);
});
