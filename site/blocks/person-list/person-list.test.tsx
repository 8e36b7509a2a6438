import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("people lead to their pages, each with a portrait and what they do", () => {
  const html = drawBlock("personality-carousel", example.props);
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/person\/c\/nora-castellan">Nora Castellan<\/a><\/h3>/);
  expect(html).toContain("Chief political correspondent");
  expect(html.match(/<img/g)).toHaveLength(2);
});

it("a guest has initials for a portrait and no link", () => {
  const html = drawBlock("person-list", { items: [{ name: "Ann Reader" }] });
  expect(html).toMatch(/<h3[^>]*>Ann Reader<\/h3>/);
  expect(html).toContain(">AR</span>");
  expect(html).toMatch(/<h2[^>]*>On air<\/h2>/);
});
