import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RenderedAt } from "../../../core/rendered-at.ts";
import { Blocks } from "../Blocks.tsx";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { blockComponents } from "../registry.ts";
import example from "./example.json" with { type: "json" };
import { headingLook } from "./heading-look.ts";
import { splitDek } from "./split-dek.ts";

const now = Date.parse("2026-11-14T23:00:00Z");

function drawn(props: object): string {
  const { blocks } = parseBlocks([{ is: "live-event-heading", props }]);
  return renderToString(
    <RenderedAt value={now}>
      <Blocks blocks={blocks} renderers={blockComponents} />
    </RenderedAt>,
  ).replaceAll("<!-- -->", "");
}

describe("the look of a live-event heading", () => {
  it.each([
    [true, undefined, "breaking"],
    [true, "/uploads/a.jpg", "breaking-with-image"],
    [false, undefined, "quiet"],
    [false, "/uploads/a.jpg", "quiet-with-image"],
  ] as const)("HEAD-03 breaking %s with image %s is %s", (isBreaking, imageUrl, look) => {
    expect(headingLook(isBreaking, imageUrl)).toBe(look);
    expect(drawn({ title: "T", breaking: isBreaking, imageUrl })).toContain(`data-look="${look}"`);
  });
});

describe("the dek", () => {
  const long = `${"One sentence of some length stands here. ".repeat(3)}Then “more” follows, and it is long enough to be cut.`;

  it.each([
    ["Short.", { lead: "Short." }],
    ["x".repeat(200), { lead: "x".repeat(200) }],
    [
      long,
      {
        lead: "One sentence of some length stands here. ".repeat(3).trim(),
        more: "Then “more” follows, and it is long enough to be cut.",
      },
    ],
    [`${"a ".repeat(90)}end. Next one.`, { lead: `${"a ".repeat(90)}end.`, more: "Next one." }],
  ])("HEAD-03 %s is cut between sentences", (dek, parts) => {
    expect(splitDek(dek)).toEqual(parts);
  });

  it("HEAD-03 a long one has a Show More button, a short one none", () => {
    expect(drawn({ title: "T", dek: long })).toContain("Show More");
    expect(drawn({ title: "T", dek: "Short." })).not.toContain("Show More");
  });
});

describe("the heading", () => {
  it("HEAD-03 shows eyebrow, title, date and dek, and the video with its playlist behind Expand Video", () => {
    const html = drawn(example.props);
    expect(html).toContain("Storm center");
    expect(html).toMatch(/<h1[^>]*>Odalys stalls over Louisiana as rivers rise<\/h1>/);
    expect(html).toMatch(/<time[^>]*dateTime="2026-11-14T20:54:00.000Z"[^>]*>November 14, 2026<\/time>/);
    expect(html).toContain("Expand Video");
    expect(html.indexOf('href="/video/6312"')).toBeLessThan(html.indexOf('href="/video/6313"'));
  });

  it("HEAD-03 a video of which only the id is known still leads to its page", () => {
    expect(drawn({ title: "T", videoId: 77 })).toContain('href="/video/77"');
    expect(drawn({ title: "T" })).not.toContain("Expand Video");
  });

  it.each([
    [{ eyebrowText: "E", isBreaking: "true", backgroundImage: "/a.jpg" }],
    [{ eyebrow: "E", breaking: 1, imageUrl: "/a.jpg" }],
  ])("HEAD-03 both spellings are read: %j", (props) => {
    const html = drawn({ title: "T", ...props });
    expect(html).toContain('data-look="breaking-with-image"');
    expect(html).toContain(">E<");
  });
});
