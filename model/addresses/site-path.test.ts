import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setOwnHosts } from "./own-hosts.ts";
import { fileUrl, pathOf, sitePath, siteUrl } from "./site-path.ts";
import { brand } from "../../model/brand.ts";

/** Without the www of most. */
const bareDomain = brand.domain.replace(/^www\./, "");

it.each([
  [`${brand.domain}/politics/a`, "/politics/a"],
  [`https://${bareDomain}/politics/a/`, "/politics/a"],
  ["https://elsewhere.example/a", "https://elsewhere.example/a"],
  ["elsewhere.example/a", "https://elsewhere.example/a"],
  [`mailto:desk@${bareDomain}`, `mailto:desk@${bareDomain}`],
  ["//elsewhere.example/x", "https://elsewhere.example/x"],
  [" //elsewhere.example:8443?x=1", "https://elsewhere.example:8443?x=1"],
  ["//politics/a", "/politics/a"],
  ["/\\evil.example", "/evil.example"],
  ["\\evil.example", "/evil.example"],
  ["/\t/evil.example", "/evil.example"],
  [`https://${brand.domain}/\\evil.example`, "/evil.example"],
  ["/a?b=\\c", "/a?b=%5Cc"],
  ["/us/café ñ?q=ü b#é", "/us/caf%C3%A9%20%C3%B1?q=%C3%BC%20b#%C3%A9"],
  ["/us/caf%c3%a9", "/us/caf%C3%A9"],
  ["/us/cafe\u0301", "/us/caf%C3%A9"],
  ["/us/%E5%8C%97%E4%BA%AC/", "/us/%E5%8C%97%E4%BA%AC"],
  ["/us/100%", "/us/100%25"],
  ["/us/a%3Fb", "/us/a%3Fb"],
  [`//${brand.domain}/politics/a`, "/politics/a"],
])("the address %j is %j", (given, expected) => {
  expect(siteUrl(given)).toBe(expected);
});

describe("ROUTE-23 with further own hosts", () => {
  beforeEach(() => setOwnHosts(["www.news.example", "old.example:8443", "localhost:3000"]));
  afterEach(() => setOwnHosts([]));

  it.each([
    ["https://news.example/us/a", "/us/a"],
    ["https://WWW.News.example./us/a?x=1", "/us/a?x=1"],
    ["https://news.example:443/us/a", "/us/a"],
    ["www.news.example/us/a", "/us/a"],
    ["old.example:8443/us/a", "/us/a"],
    ["http://localhost:3000/us/a", "/us/a"],
    [`https://${bareDomain}/us/a`, "/us/a"],
    ["https://old.example/us/a", "https://old.example/us/a"],
    ["https://news.example.evil.example/us/a", "https://news.example.evil.example/us/a"],
    ["https://user@news.example/us/a", "https://user@news.example/us/a"],
  ])("%s is %s", (given, expected) => {
    expect(siteUrl(given)).toBe(expected);
  });

  it("pictures keep the letters of their names", () => {
    expect(fileUrl("https://news.example/uploads/a%2Fb é.jpg")).toBe("/uploads/a%2Fb é.jpg");
  });
});

it.each([
  [`https://${brand.domain}/us/caf%C3%A9/?x=1#top`, "/us/café"],
  ["/us/what%3F", "/us/what?"],
  ["/us/a/../b", undefined],
  ["https://elsewhere.example/us/a", undefined],
  [`mailto:desk@${bareDomain}`, undefined],
])("ROUTE-20 the address %s is the path %s", (address, path) => {
  expect(sitePath(address)).toBe(path);
});

it("a path never begins with what browsers read as a host", () => {
  for (const path of ["\\\\evil.example", "/\n/evil.example", "\u0001//evil.example"])
    expect(pathOf(path)).toBe("/evil.example");
});
