import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { stencil } from "./stencil.server.ts";

interface Texts {
  title: string;
  href: string;
  note: string | undefined;
  isNew: boolean;
}

const drawing = ({ title, href, note, isNew }: Texts) => (
  <a href={href}>
    {isNew && <b>New</b>}
    {note === undefined ? title : `${title}: ${note}`}
  </a>
);

const one: Texts = { title: "A & B", href: "/a", note: undefined, isNew: true };

it.each<[string, Texts]>([
  ["a text and a flag", one],
  ["a text that is not there", { ...one, isNew: false }],
  ["two texts in one place", { ...one, note: "more" }],
  ["texts that look like markup", { ...one, title: '</a><script>"&amp;', href: '/"><b>' }],
  ["an empty text", { ...one, title: "", note: "" }],
  ["the marks themselves", { ...one, title: "\uE000href\uE001" }],
])("draws %s as React does", (_, texts) => {
  expect(stencil(drawing)([texts])).toBe(renderToStaticMarkup(drawing(texts)));
});

it("draws each shape once, and all of them in their order", () => {
  const draw = vi.fn(drawing);
  const fill = stencil(draw);
  const titles = ["a", "b", "c"];
  expect(fill(titles.map((title) => ({ ...one, title, isNew: title !== "b" })))).toBe(
    '<a href="/a"><b>New</b>a</a><a href="/a">b</a><a href="/a"><b>New</b>c</a>',
  );
  fill([one]);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(fill([])).toBe("");
});
