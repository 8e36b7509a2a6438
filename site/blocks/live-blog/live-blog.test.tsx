import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted, propsOf } from "../testing.tsx";
import { LiveBlog } from "./LiveBlog.tsx";

it.each([
  [{ eventCode: "x1" }, { eventCode: "x1", comments: false }],
  [
    { live_event_code: "x1", has_comments: "true" },
    { eventCode: "x1", comments: true },
  ],
  [{ eventCode: "a b" }, undefined],
])("EMBED-02 %o is read as %o", (given, props) => {
  expect(propsOf("live-blog", given)).toEqual(props);
});

it("EMBED-02 where no service shows it, the reader is told so", () => {
  const html = drawBlock("live-blog", { eventCode: "x1" });
  expect(html).toContain("This live blog can’t be shown here at the moment.");
  expect(html).not.toContain("<a ");
});

it("EMBED-02 with a platform it waits for the reader to ask for it", () => {
  const way = { by: "launcher", script: "https://own.example/launch.js", eventCode: "x1", comments: false } as const;
  const html = renderToString(<LiveBlog prepared={{ way }} />);
  expect(html).toContain("Show live blog");
  expect(html).not.toContain("<script");
});

it("LIVE-02 an event that the site covers itself is a link to that coverage, in the same tab", () => {
  const html = renderToString(
    <LiveBlog prepared={{ words: { text: "Storm center" }, href: "/coverage/storm-center" }} />,
  );
  expect(html).toContain("Storm center");
  expect(html).toMatch(/<a class="[^"]*" href="\/coverage\/storm-center">Follow our live coverage/);
});

it("on paper there is no address to give", () => {
  expect(drawPrinted("live-blog", { eventCode: "x1" })).toBe("");
});

it("AMP-01 an AMP page leads to the standard page", () => {
  const link = drawAmp("live-blog", { eventCode: "x1" }).querySelector('a[href="/politics/a"]');
  expect(link?.textContent).toContain("Open the live blog in the full story");
});
