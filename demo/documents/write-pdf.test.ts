import { expect, it } from "vitest";
import { writePdf } from "./write-pdf.ts";

const long = writePdf({ title: "A title", paragraphs: Array.from({ length: 60 }, (_, at) => `Paragraph ${at}`) });
const file = writePdf({ title: "A (title)", paragraphs: ["# One", "Words — and “more” words."] }).toString("latin1");

it("every object stands where the table says", () => {
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(table, table + 4)).toBe("xref");
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
  expect(places.length).toBeGreaterThan(5);
  places.forEach((place, index) => expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
});

it("brackets and typographic signs are written as the format wants them", () => {
  expect(file).toContain("(A \\050title\\051)");
  expect(file).toContain("(Words \\227 and \\223more\\224 words.)");
});

it("a stream is as long as it says", () => {
  const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
});

it("what does not fit goes on to the next page", () => {
  expect(long.toString("latin1").match(/\/Type \/Page /g)?.length).toBeGreaterThan(2);
});
