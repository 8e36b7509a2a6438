import { expect, it } from "vitest";
import { countAnswer, newFigures, waitSteps } from "./figures.ts";

it("counts answers by status class and by how long they took", () => {
  const figures = newFigures();
  for (const [status, milliseconds] of [
    [200, 3],
    [204, 5],
    [304, 5.1],
    [404, 900],
    [503, 60_000],
    [999, 1],
  ] as const) {
    countAnswer(figures, status, milliseconds);
  }
  expect(figures.answers).toEqual({ "1xx": 0, "2xx": 2, "3xx": 1, "4xx": 1, "5xx": 1 });
  const at = (end: number) => figures.waits[waitSteps.findIndex((step) => step === end)];
  expect([at(5), at(10), at(1000), figures.waits.at(-1)]).toEqual([3, 1, 1, 1]);
});
