import { expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { documentHosts } from "./document-hosts.ts";
import { mayBeFramed } from "./may-be-framed.ts";

const hostsOf = (...urls: string[]) =>
  documentHosts(parseBlocks(urls.map((url) => ({ is: "pdf", props: { url } }))).blocks);

it.each([
  [["/uploads/documents/a.pdf"], {}],
  [["https://records.example/a.pdf?x=1"], { frame: ["https://records.example"] }],
  [["https://records.example:8443/a.pdf", "/b.pdf"], { frame: ["https://records.example:8443"] }],
  [["https://["], {}],
  [[], {}],
])("BLOCK-08 documents at %j need %j", (urls, expected) => {
  expect(hostsOf(...urls)).toEqual(expected);
});

it.each([
  ["/uploads/documents/a.pdf", true],
  ["/uploads/documents/a.PDF?page=2#x", true],
  ["https://records.example/a", true],
  ["http://records.example/a.pdf", false],
  ["/uploads/x.html", false],
  ["/uploads/x.html?a.pdf", false],
  ["/uploads/../politics/a.pdf", false],
  ["/uploads/%2e%2e/politics/a.pdf", false],
  ["/politics/a.pdf", false],
])("BLOCK-08 the document at %s may stand in a frame: %s", (url, may) => expect(mayBeFramed(url)).toBe(may));
