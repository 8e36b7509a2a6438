import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("LIST-10 shows source, opens other sites in a new tab, and its button when both parts are given", () => {
  const html = drawBlock("recirculation-unit", example.props);
  expect(html).toContain("Meridian Business");
  expect(html).toMatch(/href="https:\/\/business\.meridian\.example\/mill" target="_blank" rel="noopener"/);
  expect(html).toContain('href="/lifestyle"');
  expect(drawBlock("recirculation-unit", { ...example.props, buttonUrl: "" })).not.toContain("/lifestyle");
});
