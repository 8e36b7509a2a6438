import { expect, it } from "vitest";
import { redirectAnswer } from "./redirect-answer.ts";
import { surrogateKeyHeader } from "./surrogate-key-header.ts";

it.each([
  ["/us/a", "/us/a"],
  ["/us/café?q=ü b", "/us/caf%C3%A9?q=%C3%BC%20b"],
  ["/us/a\r\nset-cookie: x=1", "/us/a%0D%0Aset-cookie:%20x=1"],
  ["/us/\ud800", "/us/%EF%BF%BD"],
])("LOAD-07 a redirect to %j names it in visible ASCII", (to, location) => {
  expect(redirectAnswer({ to, status: 301 }, "html", "b").headers["location"]).toBe(location);
});

it.each([
  [["record:article/42", "path:/us/a"], "record:article/42 path:/us/a"],
  [["path:/us/北京"], "path:/us/%E5%8C%97%E4%BA%AC"],
  [["record:article/a b\r\nx: y"], "record:article/a%20b%0D%0Ax:%20y"],
  [["record:article/100%"], "record:article/100%25"],
  [["record:article/\udfff"], "record:article/%EF%BF%BD"],
])("keys %j are the header %s", (keys, header) => {
  expect(surrogateKeyHeader(new Set(keys))["surrogate-key"]).toBe(header);
});
