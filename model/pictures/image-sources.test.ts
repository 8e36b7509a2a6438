import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseResizedUrl, resizedUrl } from "./image-url.ts";
import { imageSources, outsideUrl, pictureAddress, readImageSource, setImageSources } from "./image-sources.server.ts";

beforeEach(() =>
  setImageSources(["img.example", "https://cdn.example/news", "http://10.0.0.8:8080/dam", "http://old.example"]),
);
afterEach(() => setImageSources([]));

const query = Buffer.from("w=640&src=/a/b?c").toString("base64url");

describe("the address of a picture of an outside source", () => {
  it.each([
    ["https://img.example/2020/11/a.jpg", "/uploads/from/img.example/2020/11/a.jpg"],
    ["http://img.example/a.jpg", "/uploads/from/img.example/a.jpg"],
    ["HTTPS://IMG.example:443/A.jpg", "/uploads/from/img.example/A.jpg"],
    ["//img.example/a.jpg", "/uploads/from/img.example/a.jpg"],
    ["img.example/a.jpg", "/uploads/from/img.example/a.jpg"],
    [" https://img.example/a.jpg#top ", "/uploads/from/img.example/a.jpg"],
    ["https://img.example/caf\u00e9 1.jpg", "/uploads/from/img.example/caf%C3%A9%201.jpg"],
    ["https://img.example/%7Ebill/%41.jpg", "/uploads/from/img.example/~bill/A.jpg"],
    ["https://img.example/x/../a.jpg", "/uploads/from/img.example/a.jpg"],
    ["https://img.example/a.jpg?w=640&src=/a/b?c", `/uploads/from/img.example;${query}/a.jpg`],
    ["https://cdn.example/news/a.jpg", "/uploads/from/cdn.example/news/a.jpg"],
    ["http://10.0.0.8:8080/dam/a.jpg", "/uploads/from/10.0.0.8:8080/dam/a.jpg"],
  ])("IMG-04 %s is served at %s", (given, path) => {
    expect(pictureAddress(given)).toBe(path);
    expect(outsideUrl(path)).toBeDefined();
  });

  it.each([
    ["https://elsewhere.example/a.jpg"],
    ["https://img.example.evil.example/a.jpg"],
    ["https://user:word@img.example/a.jpg"],
    ["https://img.example:8443/a.jpg"],
    ["https://cdn.example/other/a.jpg"],
    ["https://cdn.example/news/../secret.jpg"],
    ["https://cdn.example/news/..%2fsecret.jpg"],
    ["https://img.example/folder/"],
    ["https://img.example/a//b.jpg"],
    ["https://img.example/a%00.jpg"],
    ["/uploads/a.jpg"],
    ["https://[::1]/a.jpg"],
  ])("IMG-04 %s stays as it is", (given) => {
    expect(pictureAddress(given)).toBe(given);
  });

  it.each([
    ["/uploads/from/img.example/a.jpg", "https://img.example/a.jpg"],
    ["/uploads/from/old.example/a.jpg", "http://old.example/a.jpg"],
    [`/uploads/from/img.example;${query}/a.jpg`, "https://img.example/a.jpg?w=640&src=/a/b?c"],
    ["/uploads/from/img.example/caf%C3%A9.jpg", "https://img.example/caf%C3%A9.jpg"],
  ])("IMG-04 %s is asked for at %s", (path, url) => {
    expect(outsideUrl(path)?.href).toBe(url);
  });

  it.each([
    "/uploads/from/elsewhere.example/a.jpg",
    "/uploads/from/127.0.0.1/a.jpg",
    "/uploads/from/2130706433/a.jpg",
    "/uploads/from/img.example@127.0.0.1/a.jpg",
    "/uploads/from/img.example:80/a.jpg",
    "/uploads/from/img.example:8443/a.jpg",
    "/uploads/from/IMG.example/a.jpg",
    "/uploads/from/img.example/x/../a.jpg",
    "/uploads/from/img.example/%2e%2e/a.jpg",
    "/uploads/from/cdn.example/news/../secret.jpg",
    "/uploads/from/cdn.example/news/..%2fsecret.jpg",
    "/uploads/from/cdn.example/secret.jpg",
    "/uploads/from/img.example/a.jpg?x=1",
    "/uploads/from/img.example/a.jpg#x",
    "/uploads/from/img.example/%41.jpg",
    "/uploads/from/img.example/a b.jpg",
    "/uploads/from/img.example;/a.jpg",
    "/uploads/from/img.example;!/a.jpg",
    `/uploads/from/img.example;${query}=/a.jpg`,
    "/uploads/from/img.example",
    "/uploads/from/img.example/",
    "/uploads/from/",
    "/uploads/from//a.jpg",
    "/uploads/a.jpg",
  ])("IMG-04 %s is no outside picture", (path) => {
    expect(outsideUrl(path)).toBeUndefined();
  });

  it("IMG-01 sizes are made of it as of an upload", () => {
    const path = pictureAddress("https://img.example/2020/11/a.jpg?v=2");
    const sized = resizedUrl(path, 931, 523);
    expect(sized).toBe("/img/uploads/from/img.example;dj0y/2020/11/931/523/a.jpg?ve=1&tl=1");
    expect(parseResizedUrl(sized.replace(/\?.*/, ""))).toEqual({ source: path, width: 931, height: 523 });
  });
});

it.each([
  ["img.example", "https://img.example/"],
  ["IMG.example/news/", "https://img.example/news/"],
  ["https://img.example/news", "https://img.example/news/"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080/"],
  ["0x7f.1", "https://127.0.0.1/"],
])("the source %s is %s", (entry, written) => {
  setImageSources([entry]);
  expect(imageSources()).toEqual([written]);
});

it.each([
  "",
  "ftp://img.example",
  "https://user@img.example",
  "img.example/a?b",
  "img.example#a",
  "[::1]",
  "*.example",
  "a b",
])("%j is no source", (entry) => {
  expect(readImageSource(entry)).toBeUndefined();
});
