import { expect, it } from "vitest";
import { readErrorCode, readList } from "./list-answer.ts";

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-18T08:00:01.500Z</LastModified><ETag>&quot;ab12&quot;</ETag>
  <Size>15</Size><Owner><ID>test</ID></Owner><StorageClass>STANDARD</StorageClass></Contents>`;
const list = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>news</Name>${inside}</ListBucketResult>`;

it.each([
  ["uploads/a.jpg", "uploads/a.jpg"],
  ["uploads/a%20b.jpg", "uploads/a b.jpg"],
  ["uploads/a+b.jpg", "uploads/a b.jpg"],
  ["uploads/a%2Bb.jpg", "uploads/a+b.jpg"],
  ["uploads/caf%C3%A9.jpg", "uploads/café.jpg"],
  ["uploads/a%26b.jpg", "uploads/a&b.jpg"],
])("the key %s is %s", (written, key) => {
  expect(readList(list(object(written)))).toEqual({
    objects: [{ key, size: 15, at: Date.UTC(2026, 10, 18, 8, 0, 1, 500), etag: "ab12" }],
  });
});

it("goes on where the store says", () => {
  const page = readList(list(`${object("a")}${object("b")}<NextContinuationToken>x==</NextContinuationToken>`));
  expect([page.objects.map(({ key }) => key), page.next]).toEqual([["a", "b"], "x=="]);
  expect(readList(list(""))).toEqual({ objects: [] });
});

it("what is no list is no empty one", () => {
  expect(() => readList(list(object("a")).slice(0, -30))).toThrow("unclosed tag");
});

it.each([
  [`<?xml version='1.0'?><Error><Code>NoSuchBucket</Code><Message>x</Message></Error>`, "NoSuchBucket"],
  ["<html><body><Code>Nginx</Code></body></html>", ""],
  ["<html><br>", ""],
  ["", ""],
])("%s says %s", (xml, code) => {
  expect(readErrorCode(xml)).toBe(code);
});
