import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RenderedAt } from "../../core/rendered-at.ts";
import { Layout } from "./Layout.tsx";
import type { LayoutName } from "./layouts.ts";

const topics = {
  id: "hot-topics",
  title: "Now",
  list_items: [{ text: "Storm", url: "/storm", openInNewWindow: false }],
};

function drawn(layout: LayoutName): string {
  const renderedAt = Date.parse("2026-11-15T12:00:00Z");
  return renderToString(
    <RenderedAt value={renderedAt}>
      <Layout view={{ layout, place: {}, shell: { hotTopics: topics } }}>
        <h1>The page</h1>
      </Layout>
    </RenderedAt>,
  );
}

const parts = {
  networkBar: 'aria-label="Meridian network"',
  header: "<header",
  menu: 'id="site-menu"',
  hotTopics: 'aria-label="Hot topics"',
  page: "<h1>The page</h1>",
  footer: "<footer",
};

/** The parts that stand in the layout, in the order in which they do. The menu repeats the network's links, so first places count. */
function partsOf(html: string): string[] {
  return Object.entries(parts)
    .map(([name, mark]) => ({ name, at: html.indexOf(mark) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

it.each(["default", "section-pages", "article-pages", "static-pages", "error"] as const)(
  "LAYOUT-03 %s: network bar, header, menu, topics, the page, footer",
  (layout) => {
    expect(partsOf(drawn(layout))).toEqual(["networkBar", "header", "menu", "hotTopics", "page", "footer"]);
  },
);

it("LAYOUT-05 the layout of gowatch draws neither header nor network bar", () => {
  expect(partsOf(drawn("bare"))).toEqual(["page", "footer"]);
});

it("ROUTE-01 a page has one main landmark, reached by the first link", () => {
  const html = drawn("default");
  expect(html.match(/<main /g)).toHaveLength(1);
  expect(html.indexOf('href="#main"')).toBe(html.indexOf("href="));
});
