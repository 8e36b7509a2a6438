import { expect, it } from "vitest";
import { letterAgain } from "./back-off.ts";
import { faultOf } from "./send-letter.ts";

it.each([
  [1, false, 30_000],
  [3, false, 120_000],
  [20, false, 3_600_000],
  [90, false, undefined],
  [2, true, 60_000],
  [3, true, undefined],
])("FORM-05 a letter refused %i times (for good: %s) is tried again after %s ms", (tries, isFinal, expected) => {
  expect(letterAgain(tries, isFinal, 0)).toBe(expected);
});

const failure = (code: string, responseCode?: number) => Object.assign(new Error("no"), { code, responseCode });

it.each([
  ["a server that is away", failure("ESOCKET"), "server", false],
  ["a password that is wrong", failure("EAUTH", 535), "server", false],
  ["a server that is closing", failure("EENVELOPE", 421), "server", false],
  ["a reader who does not exist", failure("EENVELOPE", 550), "letter", true],
  ["a full mailbox", failure("EENVELOPE", 452), "letter", false],
  ["a letter that is not liked", failure("EMESSAGE", 554), "letter", true],
  ["anything else", "odd", "server", false],
])("FORM-05 %s", (_, error, fault, isFinal) => {
  expect(faultOf(error)).toMatchObject({ done: false, fault, isFinal });
});
