import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted, propsOf } from "../testing.tsx";
import { Poll } from "./Poll.tsx";

it.each([
  [{ id: 7 }, { id: "7" }],
  [{ pollId: "a-1" }, { id: "a-1" }],
  [{ poll_id: "a-1" }, { id: "a-1" }],
  [{ id: "a b" }, undefined],
])("EMBED-01 %o is read as %o", (given, props) => {
  expect(propsOf("poll", given)).toEqual(props);
});

it("EMBED-01 where no service shows it, the reader is told so", () => {
  const html = drawBlock("poll", { id: "7" });
  expect(html).toContain("This poll can’t be shown here at the moment.");
  expect(html).not.toContain("<a ");
});

it("EMBED-01 the page in the service's frame is its original", () => {
  const way = { by: "frame", src: "https://service.example/1" } as const;
  const html = renderToString(<Poll prepared={{ way }} />);
  expect(html).toContain("Show poll");
  expect(html).toContain('href="https://service.example/1"');
});

it("on paper there is no address to give", () => {
  expect(drawPrinted("poll", { id: "7" })).toBe("");
});

it("AMP-01 an AMP page leads to the standard page", () => {
  const link = drawAmp("poll", { id: "7" }).querySelector('a[href="/politics/a"]');
  expect(link?.textContent).toContain("Open the poll in the full story");
});
