import { expect, it } from "vitest";
import { drawBlock, gapsOf } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("HEAD-01 a category heading needs a title", () => {
  expect(drawBlock("category-heading", { title: "Politics" })).toMatch(/<h1[^>]*>Politics<\/h1>/);
  expect(gapsOf("category-heading", {})).toEqual(["title: is missing"]);
});

it("HEAD-01 leads to the section it names, and to the sections below it", () => {
  const html = drawBlock("category-heading", { ...example.props, url: "/politics" });
  expect(html).toMatch(/<h1[^>]*><a href="\/politics">Politics<\/a><\/h1>/);
  expect(html).toMatch(/<nav aria-label="In Politics">.*href="\/category\/politics\/senate"[^>]*>Senate</s);
  expect(drawBlock("category-heading", { title: "Politics" })).not.toContain("<nav");
});
