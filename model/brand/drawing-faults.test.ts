import { expect, it } from "vitest";
import { drawingFaults } from "./drawing-faults.ts";

const svg = (inside: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

it.each([
  ["a drawing", svg('<path d="M0 0h9"/><use href="#a"/>'), []],
  ["a picture inside it", svg('<image href="data:image/png;base64,AAAA"/>'), []],
  ["words", "not a drawing at all", ["is no SVG drawing"]],
  ["a script", svg("<script>alert(1)</script>"), ["holds a script, which no page would run"]],
  ["a handler", svg('<path onclick="x()"/>'), ["holds a script, which no page would run"]],
  [
    "a picture of another site",
    svg('<image xlink:href="//x.example/a.png"/>'),
    ["shows a picture of another site: put it into the drawing"],
  ],
])("%s", (_, given, expected) => {
  expect(drawingFaults(given)).toEqual(expected);
});
