import { expect, it } from "vitest";
import { leadingTo, movedTo } from "./moved-source.ts";

const article = { type: "article", id: 7, title: "T", canonical_url: "/harbor/t" };

it.each<[string, object, object]>([
  ["the address before leads on", {}, { urls: ["/harbor/t"] }],
  ["older ones stay", { urls: ["/2019/t"] }, { urls: ["/harbor/t", "/2019/t"] }],
  ["back to an older one", { urls: [{ url: "/harbor/new" }] }, { urls: ["/harbor/t"] }],
  ["one text in place of a list", { urls: "/2019/t" }, { urls: ["/harbor/t", "/2019/t"] }],
  [
    "its original moves along",
    { originalCanonical_url: "/harbor/t" },
    { urls: ["/harbor/t"], originalCanonical_url: "/harbor/new" },
  ],
  [
    "an original elsewhere stays",
    { originalCanonical_url: "https://a.example/x" },
    { urls: ["/harbor/t"], originalCanonical_url: "https://a.example/x" },
  ],
])("moved: %s", (_, source, expected) => {
  expect(movedTo({ ...article, ...source }, "/harbor/t", "/harbor/new")).toEqual({
    ...article,
    canonical_url: "/harbor/new",
    ...expected,
  });
});

it.each<[string, object, string[]]>([
  ["the address before leads on", {}, ["/coverage/t"]],
  ["older ones stay", { urls: ["/2019/t"] }, ["/coverage/t", "/2019/t"]],
  ["back to an older one", { urls: ["/coverage/new", "/2019/t"] }, ["/coverage/t", "/2019/t"]],
  ["moved from there before", { urls: "/coverage/t" }, ["/coverage/t"]],
])("moved coverage: %s", (_, source, urls) => {
  expect(leadingTo({ path: "new", ...source }, "/coverage/t", "/coverage/new")).toEqual({ path: "new", urls });
});
