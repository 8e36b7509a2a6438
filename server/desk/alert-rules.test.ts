import { describe, expect, it } from "vitest";
import { usualTopic } from "../../model/alerts/alert-topics.ts";
import type { AlertToSend } from "../../model/desk/alert-calls.ts";
import { alertLine, listedLines, withdrawnLine } from "./alert-lines.ts";
import { alertReach } from "./alert-reach.ts";
import { alertFaults, answeredRecord, deskNoteIn, isSameAlert, newRecord } from "./alert-record.ts";

const now = Date.parse("2026-11-16T03:30:00Z");
const hour = 3_600_000;
const pia = { id: "p1", name: "Pia", at: now };
const sent: AlertToSend = {
  id: "12345678",
  text: "Quake",
  url: "/us/quake",
  level: "breaking",
  topics: [usualTopic],
  hours: 2,
  at: null,
  isDeadKnown: false,
};

describe("how many devices an alert reaches", () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: "America/New_York" };
  const groups = [
    { topics: ["breaking"], zone: "UTC", devices: 10 },
    { topics: ["breaking", "weather"], ...night, devices: 5 },
    { topics: ["weather"], ...night, zone: "Asia/Tokyo", devices: 3 },
    { topics: ["politics"], ...night, devices: 1 },
  ];
  it.each([
    ["of one topic", ["breaking"], now, 15, 5],
    ["of several, each device once", ["breaking", "weather"], now, 18, 5],
    ["at another hour", ["breaking", "weather"], now + 10 * hour, 18, 3],
    ["of a topic that nobody asked for", ["sports"], now, 0, 0],
    ["of none", [], now, 0, 0],
  ])("%s", (_, topics, at, devices, quiet) => {
    expect(alertReach(groups, topics, at)).toEqual({
      devices,
      quiet,
      byTopic: { breaking: 15, weather: 8, politics: 1 },
    });
  });
});

describe("what may be sent", () => {
  it.each([
    ["as it is", {}, {}],
    ["later", { at: now + hour }, {}],
    ["without a text", { text: "" }, { text: "is missing" }],
    ["too long", { text: "x".repeat(281) }, { text: "has more than 280 letters" }],
    ["without topics", { topics: [] }, { topics: "must name one or more" }],
    ["to a topic that is none", { topics: ["no such"] }, { topics: "must name one or more" }],
    ["for no time", { hours: 0 }, { hours: "must be more than 0 and at most 168" }],
    ["for no number of hours", { hours: Number.NaN }, { hours: "must be more than 0 and at most 168" }],
    ["in the past", { at: now }, { at: "must be to come, within 90 days" }],
    ["in a year", { at: now + 365 * 24 * hour }, { at: "must be to come, within 90 days" }],
  ])("%s", (_, change, faults) => expect(alertFaults({ ...sent, ...change }, now)).toEqual(faults));

  it.each([
    ["the same", {}, true],
    ["with a story that is known to be missing", { isDeadKnown: true }, true],
    ["other words", { text: "Quakes" }, false],
    ["another story", { url: "" }, false],
    ["another level", { level: "urgent" as const }, false],
    ["for longer", { hours: 3 }, false],
    ["later", { at: now + hour }, false],
  ])("sent again is %s", (_, change, is) => {
    expect(isSameAlert(newRecord(sent, pia, false), { ...sent, ...change })).toBe(is);
  });
});

describe("the states of an alert", () => {
  const eve = { id: "p2", name: "Eve", at: now + hour };
  const asked = newRecord(sent, pia, true);
  const wanted = newRecord({ ...sent, at: now + 3 * hour }, pia, true);
  const answered = (record: object, says: "yes" | "no") => {
    const note = deskNoteIn(record);
    if (note === undefined) throw new Error("not of the desk");
    return answeredRecord(record, note, { ...eve, says, reason: "Not sure" });
  };
  it.each([
    ["sent", newRecord(sent, pia, false), "stands", now, now + 2 * hour],
    ["sent for later", newRecord({ ...sent, at: now + 3 * hour }, pia, false), "later", now + 3 * hour, now + 5 * hour],
    ["asked for", asked, "asked", null, null],
    ["asked for, at a moment", wanted, "asked", now + 3 * hour, null],
    ["let out", answered(asked, "yes"), "stands", now + hour, now + 3 * hour],
    ["let out before its moment", answered(wanted, "yes"), "later", now + 3 * hour, now + 5 * hour],
    ["refused", answered(asked, "no"), "refused", null, null],
    ["hidden by somebody else", { type: "alert", id: 1, text: "Old", published: false }, "hidden", null, null],
    ["of the archive", { type: "alert", id: 1, text: "Old", expires: "2026-11-01T00:00:00Z" }, "over", null],
  ])("%s", (_, record, state, at, until = Date.parse("2026-11-01T00:00:00Z")) => {
    const seenAt = state === "stands" && at === now + hour ? now + hour : now;
    expect(alertLine(JSON.stringify(record), "p1", seenAt)).toMatchObject({ state, at, until });
  });

  it.each([
    ["while it stood", newRecord(sent, pia, false), now + hour, now, true],
    ["when it was over", newRecord(sent, pia, false), now + 3 * hour, now, true],
    ["before its moment", newRecord({ ...sent, at: now + 3 * hour }, pia, false), now + hour, now + 3 * hour, false],
    ["while it waited for a yes", asked, now + hour, null, false],
    ["after a no", answered(asked, "no"), now + 2 * hour, null, false],
  ])("withdrawn %s", (_, record, gone, at, wasOut) => {
    const source = JSON.stringify(record);
    expect(withdrawnLine({ source, at: gone, by: "Ed" }, "p1")).toMatchObject({
      state: "withdrawn",
      who: "Pia",
      at,
      until: null,
      withdrawn: { who: "Ed", at: gone, wasOut },
    });
  });

  it("an alert knows who asked and who answered", () => {
    expect(alertLine(JSON.stringify(answered(asked, "no")), "p1", now)).toMatchObject({
      who: "Pia",
      isMine: true,
      answer: { who: "Eve", reason: "Not sure" },
    });
    expect(alertLine(JSON.stringify(asked), "p2", now)).toMatchObject({ isMine: false, answer: null });
  });

  it("what waits is first, and only the newest of what is past", () => {
    const past = Array.from({ length: 30 }, (_, at) => ({
      state: "over" as const,
      at,
      askedAt: null,
      withdrawn: null,
    }));
    const waiting = { state: "asked" as const, at: null, askedAt: 5, withdrawn: null };
    const standing = { state: "stands" as const, at: 1, askedAt: null, withdrawn: null };
    const gone = {
      state: "withdrawn" as const,
      at: 2,
      askedAt: null,
      withdrawn: { who: "Pia", at: 100, wasOut: true },
    };
    const listed = listedLines([...past, gone, standing, waiting]);
    expect(listed.slice(0, 4)).toEqual([waiting, standing, gone, past[29]]);
    expect(listed).toHaveLength(22);
  });
});
