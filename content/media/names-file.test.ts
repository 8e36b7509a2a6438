import { expect, it } from "vitest";
import { namesFile, spellingsOf } from "./names-file.ts";

it.each([
  ["/uploads/a.jpg", '{"thumbnail":"/uploads/a.jpg"}', true],
  ["/uploads/a.jpg", '{"html":"<img src=\\"/uploads/a.jpg\\">"}', true],
  ["/uploads/a.jpg", '{"srcset":"/uploads/a.jpg 2x, /uploads/b.jpg"}', true],
  ["/uploads/a.jpg", '{"url":"/uploads/a.jpg?v=2"}', true],
  ["/uploads/a.jpg", '{"url":"https://elsewhere.example/uploads/a.jpg"}', false],
  ["/uploads/a.jpg", '{"url":"/uploads/a.jpg.png"}', false],
  ["/uploads/a.jpg", '{"url":"/uploads/A.jpg"}', false],
  ["/uploads/a.jpg", '{"one":"/uploads/a.jpgx","two":"/uploads/a.jpg"}', true],
  ["/uploads/caf\u00e9 1.jpg", '{"url":"/uploads/caf%C3%A9%201.jpg"}', true],
  ["/uploads/caf\u00e9 1.jpg", '{"url":"/uploads/caf\u00e9 1.jpg"}', true],
  ["/uploads/a&b.jpg", '{"html":"<img src=/uploads/a&amp;b.jpg>"}', true],
  ["https://cdn.example/a.jpg", '{"url":"https://cdn.example/a.jpg"}', true],
])("%s in %s: %s", (path, text, expected) => {
  expect(namesFile(text, spellingsOf(path))).toBe(expected);
});
