import { expect, it } from "vitest";
import { testEnv } from "./testing/asking.ts";
import { pageElementId } from "../core/page-element.ts";
import type { FramedPage } from "./page-types.ts";
import { shellDrawing } from "../core/shell-html.server.tsx";
import { siteFrame } from "./site-frame.ts";

const shellOf = shellDrawing(siteFrame);

function shellWith(text: string): { before: string; after: string } {
  const page: FramedPage = {
    page: "static",
    layout: "static-pages",
    status: 200,
    path: "/about",
    renderedAt: 0,
    shell: {
      alert: { id: "1", rev: "1", label: text, text },
      hotTopics: { id: "1", title: text, list_items: [{ text, url: "/about", openInNewWindow: false }] },
    },
    env: testEnv,
  };
  const { before, after } = shellOf(page);
  return { before: before.toString(), after: after.toString() };
}

const plain = shellWith("Plain words");

it.each([
  "the page stands here",
  "<!--the page stands here-->",
  `<div id="${pageElementId}"></div>`,
  `</div></main></body>`,
  "$& $` $' ${place}",
  "\u0000 \ud800",
])("%j in the shell splits nothing", (text) => {
  const { before, after } = shellWith(text);
  expect(before.endsWith(`<div id="${pageElementId}">`)).toBe(true);
  expect(after).toBe(plain.after);
  expect(after.startsWith("</div>")).toBe(true);
  expect(after).toContain("</footer>");
});

it("the page stands after the header and before the footer, and nothing stands for it any more", () => {
  expect(plain.before).toContain("</header>");
  expect(plain.before + plain.after).not.toMatch(/<!--[0-9a-f-]{36}-->/);
});
