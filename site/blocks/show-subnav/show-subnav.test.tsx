import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("HEAD-06 the show subnav lists labels and addresses", () => {
  expect(drawBlock("show-subnav", example.props)).toMatch(/<nav.*href="\/video\/shows\/the-ledger".*Full episodes/s);
});
