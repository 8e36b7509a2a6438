import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";

const story = { title: "A story", url: "/us/a-story" };

it.each([
  [{}, true, true, true],
  [{ showImage: false }, false, true, true],
  [{ showContentEyebrow: "false" }, true, false, true],
  [{ showTimestamp: false }, true, true, false],
])("CARD-02 bucket flags %o", (flags, image, eyebrow, time) => {
  const items = [
    {
      ...story,
      imageUrl: "/uploads/a.svg",
      category: { name: "Unique", url: "/x" },
      lastPublishedDate: "1970-01-01T00:00:00Z",
    },
  ];
  const html = drawBlock("bucket", { items, ...flags });
  expect([html.includes("<img"), html.includes("Unique"), html.includes("<time")]).toEqual([image, eyebrow, time]);
});
