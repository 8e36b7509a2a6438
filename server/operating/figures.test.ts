import { expect, it } from "vitest";
import { countAnswer, newFigures } from "./figures.ts";

it("counts answers by status class", () => {
  const figures = newFigures();
  for (const status of [200, 204, 304, 404, 503, 999]) countAnswer(figures, status);
  expect(figures.answers).toEqual({ "1xx": 0, "2xx": 2, "3xx": 1, "4xx": 1, "5xx": 1 });
});
