import { expect, it } from "vitest";
import { purposesToAsk, questionText } from "./consent-question.ts";
import type { Purpose, Reader } from "./may-load.ts";

const nothing: Reader = { choices: {}, gpc: false };

it.each<[string, Purpose[], Partial<Reader>, Purpose[]]>([
  ["in Germany about ads in use", ["ads"], { region: "DE" }, ["ads"]],
  ["in Germany about both at once", ["ads", "measurement"], { region: "DE" }, ["ads", "measurement"]],
  ["in one order, whichever came first", ["measurement", "ads"], { region: "DE" }, ["ads", "measurement"]],
  ["about nothing where nothing is in use", [], { region: "DE" }, []],
  ["where nobody knows the country", ["ads"], {}, ["ads"]],
  ["not in the U.S., where the law is opt-out", ["ads", "measurement"], { region: "US" }, []],
  ["not after a yes", ["ads"], { region: "FR", choices: { ads: true } }, []],
  ["not after a no", ["ads"], { region: "FR", choices: { ads: false } }, []],
  [
    "only about what was not chosen",
    ["ads", "measurement"],
    { region: "FR", choices: { ads: false } },
    ["measurement"],
  ],
  ["still, when the word was on something else", ["ads"], { region: "FR", choices: { embeds: true } }, ["ads"]],
  ["not under Global Privacy Control", ["ads", "measurement"], { region: "DE", gpc: true }, []],
])("ADS-06 a reader is asked %s", (_, inUse, reader, expected) => {
  expect(purposesToAsk(inUse, { ...nothing, ...reader })).toEqual(expected);
});

it("ADS-06 the question names what is asked for and nothing else", () => {
  expect(questionText(["ads"])).toBe("May we show ads that Google chooses and measures?");
  expect(questionText(["ads", "measurement"])).toMatch(/Google .*, and count, on our own servers, /);
});
