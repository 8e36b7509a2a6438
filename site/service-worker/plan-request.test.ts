import { describe, expect, it } from "vitest";
import { isPublicPage, planRequest } from "./plan-request.ts";

const own = "https://www.meridian.example";
const formPages = ["/contact", "/newsletters"];
const place = { own, assets: "https://assets.meridian.example", formPages };

const asked = (address: string, more = {}) => ({
  url: new URL(address, own),
  method: "GET",
  mode: "cors",
  destination: "",
  hasRange: false,
  ...more,
});
const visit = { mode: "navigate", destination: "document" };
const image = { mode: "no-cors", destination: "image" };

describe("what the worker does with a request", () => {
  it.each([
    ["the front page", "/", visit, "page"],
    ["a story", "/politics/a-story?utm_source=mail", visit, "page"],
    ["the offline page", "/offline", visit, "page"],
    ["the text edition", "/lite/politics/a-story", visit, "page"],
    ["a preview", "/politics/a-story?preview=abc", visit, "leave"],
    ["a page with a form", "/contact", visit, "leave"],
    ["what became of a form", "/newsletters?done=sent", visit, "leave"],
    ["an AMP page", "/politics/a-story.amp", visit, "leave"],
    ["a feed", "/feeds/latest.xml", visit, "leave"],
    ["the operators' page", "/operator/status", visit, "leave"],
    ["figures", "/metrics", visit, "leave"],
    ["another site", "https://example.com/", visit, "leave"],
    ["a form that is sent", "/politics/a-story", { ...visit, method: "POST" }, "leave"],
    ["a client navigation", "/_page/politics/a-story", {}, "answer"],
    ["a client navigation home", "/_page/", {}, "answer"],
    ["a client navigation to a preview", "/_page/politics/a-story?preview=abc", {}, "leave"],
    ["a client navigation to a form", "/_page/contact", {}, "leave"],
    ["a built file", "/assets/shell-abc.css", { mode: "no-cors", destination: "style" }, "file"],
    ["one of the assets' host", "https://assets.meridian.example/assets/a-b.js", { destination: "script" }, "file"],
    ["one of a stranger", "https://example.com/assets/a-b.js", { destination: "script" }, "leave"],
    ["a picture", "/img/uploads/a/640/360/b.jpg?ve=1&tl=1", image, "picture"],
    ["the placeholder", "/placeholder.svg", image, "picture"],
    ["a picture of another site", "https://example.com/a.jpg", image, "leave"],
    ["a call", "/api/region", {}, "leave"],
    ["a stream", "/api/live/coverage/storm", {}, "leave"],
    ["a film", "/uploads/clips/a.mp4", { mode: "no-cors", destination: "video" }, "leave"],
    ["a part of a film", "/uploads/clips/a.m4s", { hasRange: true }, "leave"],
    ["a playlist", "/uploads/clips/a.m3u8", {}, "leave"],
  ])("%s", (_, address, more, plan) => {
    expect(planRequest(asked(address, more), place)).toBe(plan);
  });

  it("no host of its own for assets means the own one", () => {
    expect(planRequest(asked("/assets/a.js"), { own, assets: "", formPages: [] })).toBe("file");
  });
});

it.each([
  ["/politics/a-story", true],
  ["/politics/a-story?preview=abc", false],
  ["/contact", false],
  ["/api/env", false],
])("%s is a page for everyone: %s", (path, expected) => {
  expect(isPublicPage(new URL(path, own), formPages)).toBe(expected);
});
