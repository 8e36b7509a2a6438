import { describe, expect, it } from "vitest";
import { localInput } from "../../ui/local-time.ts";
import { alertOf, draftFaults, emptyDraft } from "./alert-draft.ts";
import { lengthWords, reachWords, toldWords, withdrawalWords, withdrawnWords } from "./alert-words.ts";

const now = Date.parse("2026-11-16T12:00:00Z");
const draft = { ...emptyDraft("breaking"), text: "Quake" };

describe("a draft of an alert", () => {
  it.each([
    ["is good", {}, undefined, {}],
    ["is empty", { text: "  " }, undefined, { text: "is missing" }],
    ["is too long", { text: "x".repeat(281) }, undefined, { text: "has more than 280 letters" }],
    ["leads nowhere", {}, "nothing" as const, { url: "leads to nothing that readers see" }],
    ["leads nowhere, and that is known", { isDeadKnown: true }, "nothing" as const, {}],
    ["leads elsewhere", {}, "elsewhere" as const, {}],
    ["is for nobody", { topics: [] }, undefined, { topics: "must name one or more" }],
    ["has no hours", { hours: "some" }, undefined, { hours: "must be more than 0 and at most 168" }],
    ["is late", { at: localInput(now - 60_000) }, undefined, { at: "must be to come" }],
    ["is for later", { at: localInput(now + 60_000) }, undefined, {}],
  ])("%s", (_, change, address, faults) => {
    expect(draftFaults({ ...draft, ...change }, { now, address })).toEqual(faults);
  });

  it("is sent with its moment and its hours as numbers", () => {
    expect(alertOf({ ...draft, at: localInput(now), hours: "1.5" })).toMatchObject({ at: now, hours: 1.5 });
    expect(alertOf(draft)).toMatchObject({ at: null, hours: 12 });
  });
});

describe("words about an alert", () => {
  it.each([
    ["Quake", "5 letters. On a phone: fits (110). In two lines of the banner: fits (90)."],
    ["x", "1 letter. On a phone: fits (110). In two lines of the banner: fits (90)."],
    ["x".repeat(100), "100 letters. On a phone: fits (110). In two lines of the banner: 10 too many (90)."],
    ["x".repeat(112), "112 letters. On a phone: 2 too many (110). In two lines of the banner: 22 too many (90)."],
  ])("%s", (text, words) => expect(lengthWords(text)).toBe(words));

  it.each([
    [1, 0, "breaking" as const, "1 device, none with quiet hours then."],
    [9, 2, "urgent" as const, "9 devices. 2 with quiet hours then: they get it all the same."],
    [9, 2, "breaking" as const, "9 devices. 2 with quiet hours then: they get it when those end, if it still stands."],
    [9, 2, "update" as const, "9 devices. 2 with quiet hours then: they do not get it."],
  ])("%s devices, %s quiet, %s", (devices, quiet, level, words) => {
    expect(reachWords({ devices, quiet }, level)).toBe(words);
  });

  it.each([
    [{ all: 3, told: 2 }, "stands" as const, null, "2 of 3 devices"],
    [null, "over" as const, null, "unknown, or none"],
    [null, "asked" as const, null, ""],
    [{ all: 3, told: 3 }, "withdrawn" as const, { who: "Pia", at: 0, wasOut: true }, "3 of 3 devices"],
    [null, "withdrawn" as const, { who: "Pia", at: 0, wasOut: true }, "unknown, or none"],
    [null, "withdrawn" as const, { who: "Pia", at: 0, wasOut: false }, ""],
  ])("%j of what %s", (devices, state, withdrawn, words) =>
    expect(toldWords({ devices, state, withdrawn })).toBe(words),
  );

  it.each([
    [{ who: "Pia", at: 0, wasOut: true }, /^by Pia, \w+ \d/],
    [{ who: "Pia", at: 0, wasOut: false }, /^before it went out, by Pia, \w+ \d/],
    [{ who: "", at: 0, wasOut: true }, /^\w+ \d/],
  ])("withdrawn: %j", (withdrawn, words) => expect(withdrawnWords(withdrawn)).toMatch(words));
});

it("whoever withdraws one is told what readers have of it", () => {
  expect(withdrawalWords({ state: "asked" })).toBe("It has not gone out, and nobody gets it.");
  expect(withdrawalWords({ state: "later" })).toBe("It has not gone out, and nobody gets it.");
  expect(withdrawalWords({ state: "stands" })).toContain("What has reached a device already stays there.");
});
