import { expect, it } from "vitest";
import { faultsByPlace, faultsOf, leftOutByPlace } from "./record-faults.ts";

const reasons = [
  "title: is missing",
  "day.0.show.3.start-utc: is missing",
  "is larger than 5 MB: much",
  "title: twice",
];

it("reasons are told at their places, the first of each", () => {
  expect(faultsByPlace(reasons)).toEqual({
    title: "is missing",
    "day.0.show.3.start-utc": "is missing",
    "": "is larger than 5 MB: much",
  });
});

it("or at the fields of the record", () => {
  expect(faultsOf(reasons)).toEqual({
    title: "is missing",
    day: "0.show.3.start-utc: is missing",
    "": "is larger than 5 MB: much",
  });
});

it("what is left out is told where it is wrong", () => {
  expect(
    leftOutByPlace([
      { at: "components.3", name: "heading", reasons: ["text: is missing"] },
      { at: "races.1", reasons: ["is there twice: r1"] },
    ]),
  ).toEqual({
    "components.3.text": "is missing, so readers do not see it",
    "races.1": "is there twice: r1, so readers do not see it",
  });
});
