import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-07 trending is numbered, and says what is a video", () => {
  const html = drawBlock("trending", example.props);
  expect(html).toMatch(/<ol[^>]*>.*<li.*<li/s);
  expect(html).toContain("02:14");
});

it("CARD-07 trending shows the pictures of its stories", () => {
  expect(drawBlock("trending", example.props).match(/<img/g)).toHaveLength(2);
  const [{ imageUrl: _, ...plain }] = [example.props.items[0] ?? { title: "", url: "", imageUrl: "" }];
  expect(drawBlock("trending", { items: [plain] })).not.toContain("<img");
});

it("LIST-11 trending goes on where it has more", () => {
  const more = {
    hasMore: true,
    queryParams: { isCategory: "true", searchSelected: "us" },
    from: 10,
    moreUrl: "/us?page=2",
  };
  const html = drawBlock("trending", { ...example.props, ...more });
  expect(html).toContain('data-island="show-more"');
  expect(html).toMatch(/href="\/us\?page=2"[^>]*>Show More/);
  expect(drawBlock("trending", { ...example.props, hasMore: true })).not.toContain("Show More");
});
