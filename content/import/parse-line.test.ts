import { expect, it } from "vitest";
import { unpackSource } from "../records/pack-source.ts";
import { parseLine } from "./parse-line.ts";

const record = '{"type":"section","id":"a","title":"Äther"}';

it.each([
  ["as it stands", record],
  ["with the line end of another system", `${record}\r`],
  ["after a byte order mark", `\uFEFF${record}`],
  ["within white space", `\t ${record}  `],
])("reads a record %s, and keeps it without what is around it", (_, line) => {
  const parsed = parseLine(Buffer.from(line));
  expect(parsed).toMatchObject({ ok: { type: "section", id: "a" } });
  expect(parsed !== undefined && "ok" in parsed && unpackSource(parsed.ok.source)).toBe(record);
  expect(parsed).toEqual(parseLine(Buffer.from(record)));
});

it.each(["", " \t\r", "\uFEFF"])("finds nothing in the blank line %j", (line) => {
  expect(parseLine(Buffer.from(line))).toBeUndefined();
});

it("refuses what is not UTF-8", () => {
  expect(parseLine(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual({
    refused: { reasons: [{ path: "", message: "is not valid UTF-8" }] },
  });
});
