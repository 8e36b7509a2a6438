import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

it("CARD-05 an event shows MMM DD, YYYY, its place and its buttons", () => {
  const html = drawBlock("personality-events", example.props);
  for (const part of ["Dec 04, 2026", "Orpheum Hall", ">Get tickets", ">About the hall"]) expect(html).toContain(part);
});
