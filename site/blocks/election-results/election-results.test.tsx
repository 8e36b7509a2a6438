import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const side = (name: string, more: object = {}) => ({ name, party: "Harbor", figure: "51%", ...more });

it("a row names its race, both sides with party and figure, and how far the count is", () => {
  const html = drawBlock("election-results", example.props);
  expect(html).toContain('<a href="/elections/2023/general-results?state=ohio">Ohio, Senate</a>');
  expect(html).toContain("Delia Marchbanks (P) <b>48.5%</b>");
  expect(html).toContain("<td>78% counted</td>");
  expect(html).toMatch(/href="\/elections\/2023\/general-results"[^>]*>Full results/);
});

it("a winner is told in words, not by a sign alone", () => {
  const row = { label: "Ohio", first: side("Osei-Tate", { isWinner: true }), second: side("Marchbanks") };
  expect(drawBlock("election-results", { items: [row] }).match(/>winner</g)).toHaveLength(1);
});

it("a party that stands for itself is named once", () => {
  const html = drawBlock("election-results", { balance: [{ label: "Senate", first: side("Harbor") }] });
  expect(html).toContain("<td>Harbor <b>51%</b></td>");
});

it("without rows nothing is drawn", () => {
  expect(drawBlock("election-results", { election: "2023/general" })).toBe("");
});
