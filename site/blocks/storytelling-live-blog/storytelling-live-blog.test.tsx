import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted, propsOf } from "../testing.tsx";
import { StorytellingLiveBlog } from "./StorytellingLiveBlog.tsx";

it.each([
  [{ id: "odalys" }, { id: "odalys", env: "prod" }],
  [
    { blogId: "odalys", environment: "stage" },
    { id: "odalys", env: "stage" },
  ],
  [{ id: "odalys", env: "../x" }, undefined],
])("EMBED-02 %o is read as %o", (given, props) => {
  expect(propsOf("storytelling-live-blog", given)).toEqual(props);
});

it("EMBED-02 where no service shows it, the reader is told so", () => {
  const html = drawBlock("storytelling-live-blog", { id: "odalys" });
  expect(html).toContain("This live blog can’t be shown here at the moment.");
  expect(html).not.toContain("<a ");
});

it("EMBED-02 the page in the service's frame is its original", () => {
  const way = { by: "frame", src: "https://service.example/1" } as const;
  const html = renderToString(<StorytellingLiveBlog prepared={{ way }} />);
  expect(html).toContain("Show live blog");
  expect(html).toContain('href="https://service.example/1"');
});

it("on paper there is no address to give", () => {
  expect(drawPrinted("storytelling-live-blog", { id: "odalys" })).toBe("");
});

it("AMP-01 an AMP page leads to the standard page", () => {
  const link = drawAmp("storytelling-live-blog", { id: "odalys" }).querySelector('a[href="/politics/a"]');
  expect(link?.textContent).toContain("Open the live blog in the full story");
});
