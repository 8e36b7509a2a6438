import { describe, expect, it } from "vitest";
import { csvFields } from "./csv-columns.ts";
import { parsedLine, readRedirectFile } from "./read-redirect-file.ts";
import { brand } from "../../model/brand.ts";

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const told = (text: string) => toldOf(parsedLine(text));

function toldOf(parsed: ReturnType<typeof parsedLine>): string {
  if ("refused" in parsed) return parsed.refused.reasons.map(({ message }) => message).join("; ");
  if ("remove" in parsed) return `remove ${parsed.remove.id}`;
  const { to, status } = JSON.parse(parsed.ok.doc);
  const { path, query } = parsed.ok.index;
  return `${path}${query === undefined ? "" : `?${query}`} ${to} ${status}`;
}

describe("a line of redirects", () => {
  it.each([
    ["/old,/new", "/old /new 301"],
    [`old/, https://${brand.domain}/new/ , 302`, "/old /new 302"],
    ['"/a,b","/c ""d"""', "/a,b /c%20%22d%22 301"],
    [
      `https://${brand.domain}/caf%C3%A9,https://elsewhere.example/x?y=1,308`,
      "/café https://elsewhere.example/x?y=1 308",
    ],
    ['{"from":"/old","to":"/new","status":307}', "/old /new 307"],
    ['{"type":"redirect","id":"old","to":"/new"}', "/old /new 301"],
    ['{"type":"redirect","id":"old","deleted":true}', "remove old"],
    ["/old", "is missing"],
    [",/new", "has no from"],
    ["/old,/new,200", "must be 301, 302, 307 or 308"],
    ["https://elsewhere.example/a,/new", "begins on another site"],
    ["/old?id=7,/new", "/old?id=7 /new 301"],
    ["/x*y,/new", "has a * beside other letters: it stands for whole segments"],
    ["/old#top,/new", "begins at an address with a hash, which no browser sends"],
    ["/old,javascript:alert(1)", "must be an http, https or site address"],
    ['{"type":"section","id":"us","title":"U.S."}', "is no redirect but of the type section"],
  ])("%s", (line, expected) => {
    expect(told(line)).toContain(expected);
  });
});

it("passes over the heading, blank lines and remarks, and keeps the numbers of lines", async () => {
  const file = "\uFEFFfrom,to,status\r\n\r\n# moved in May\r\n/a,/b\r\n/c,/d,302";
  const read = await Array.fromAsync(readRedirectFile(bytes(file)));
  expect(read.map(({ line }) => line)).toEqual([4, 5]);
});

async function readAll(file: string | Buffer): Promise<string[]> {
  async function* chunk() {
    yield Buffer.from(file);
  }
  return (await Array.fromAsync(readRedirectFile(chunk()))).map(({ parsed }) => toldOf(parsed));
}

it.each([
  ["to,from\n/new,/old", ["/old /new 301"]],
  ["Status Code;New URL;Old URL\n302;/new;/old", ["/old /new 302"]],
  ["\uFEFFSource\tTarget\n/old\t/new", ["/old /new 301"]],
  ["note,from,to\nin May,/old,/new", ["/old /new 301"]],
  ['# moved\n\n"to";"from"\n"/a;b";/old', ["/old /a;b 301"]],
  ["/old;/new;302\n/a,b;/c", ["/old /new 302", "/a,b /c 301"]],
  ["/old\t/new", ["/old /new 301"]],
  ["de,vers\n/old,/new", [expect.stringContaining("does not name the columns from and to")]],
  [Buffer.from("/caf\u00e9,/new\n/old,/new", "latin1"), [expect.stringContaining("not valid UTF-8"), "/old /new 301"]],
  [Buffer.from("\uFEFF/old,/new", "utf16le"), [expect.stringContaining("not valid UTF-8")]],
])("%j", async (file, expected) => {
  expect(await readAll(file)).toEqual(expected);
});

it.each([
  ["a,b,c", ["a", "b", "c"]],
  ["a,,c", ["a", "", "c"]],
  ['"a ""b""",c', ['a "b"', "c"]],
  ["", [""]],
])("reads the fields of %j", (line, fields) => {
  expect(csvFields(line, ",")).toEqual(fields);
});
