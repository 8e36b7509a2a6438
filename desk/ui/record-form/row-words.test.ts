import { expect, it } from "vitest";
import type { FieldShape } from "../../../model/desk/record-shapes.ts";
import { rowWords } from "./row-words.ts";
import { blank } from "./typed-value.ts";

const fields: FieldShape = { is: "object", fields: [] };
const components = [{ name: "paragraph", also: ["text"], shape: fields }];

it.each<[FieldShape, unknown, string]>([
  [{ is: "text" }, "201", "201"],
  [fields, { name: "One", party: "Harbor" }, "One"],
  [fields, { id: "r1", office: "Senate", state: "Ohio", seats: 2 }, "Senate · Ohio"],
  [fields, { attributes: { value: "2026-03-02", "day-of-week": 1 }, show: [{ title: "Night Boat" }] }, "2026-03-02"],
  [{ is: "list", of: { is: "text" } }, ["1", "", 2], "1 · 2"],
  [fields, blank, ""],
  [{ is: "component" }, { is: "text", props: { text: "We <b>are</b> here." } }, "Paragraph: We are here."],
  [{ is: "component" }, { is: "newest-kind" }, "Newest kind"],
  [{ is: "component" }, blank, ""],
])("%j %j is called %j", (shape, value, expected) => {
  expect(rowWords(shape, value, components)).toBe(expected);
});

it("a long one is cut", () => {
  expect(rowWords(fields, { title: "a".repeat(100) }, []).length).toBe(61);
});
