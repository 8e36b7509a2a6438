import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-07 a timeline entry has label, url and time", () => {
  const html = drawBlock("timeline", example.props);
  expect(html).toContain('dateTime="2026-11-14T20:54:00.000Z"');
  expect(html).toMatch(/<a [^>]*href="\/us\/tropical-storm-odalys-makes-landfall"[^>]*>Odalys comes ashore/);
  expect(html).toContain("Dawn");
});
