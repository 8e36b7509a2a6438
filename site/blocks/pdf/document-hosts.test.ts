import { expect, it } from "vitest";
import { parseBlocks } from "../parse-blocks.server.ts";
import { documentHosts } from "./document-hosts.ts";

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
