import { describe, expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";
import { parseRecord } from "./parse-record.ts";

const program = {
  title: "The Vail Report",
  link: "https://www.meridian.example/shows/the-vail-report",
  description: "Short words.",
  start: "2022-03-28T18:00:00-04:00",
  end: "2022-03-28T19:00:00-04:00",
  "start-utc": "2022-03-28T22:00:00Z",
  "end-utc": "2022-03-28T23:00:00Z",
  "machine-title": "the-vail-report",
  "day-of-week": "Monday",
  image: {},
  "long-description": "Long words.",
  "short-description": "Short…",
  "feature-link": {},
  "is-show": "True",
  hosts: { name: "Nora Castellan" },
};

function day(shows: unknown) {
  return { attributes: { value: "2022-03-28", "day-of-week": "1" }, show: shows };
}

const programs = (shows: unknown) => accepted("schedule", { id: "news", day: day(shows) }).doc.days[0]?.programs ?? [];

describe("SCHED-01 the weekly payload", () => {
  it("is read with all its fields, empty objects being absent", () => {
    const { doc } = accepted("schedule", { id: "news", day: [day([program])] });
    expect(doc.days).toEqual([
      {
        date: "2022-03-28",
        dayOfWeek: 1,
        programs: [
          {
            title: "The Vail Report",
            link: "/shows/the-vail-report",
            description: "Long words.",
            start: "2022-03-28T22:00:00.000Z",
            end: "2022-03-28T23:00:00.000Z",
            machineTitle: "the-vail-report",
            dayOfWeek: "Monday",
            isShow: true,
            hosts: ["Nora Castellan"],
          },
        ],
      },
    ]);
  });

  it("may hold one object where a list has one element", () => {
    expect(programs(program)).toHaveLength(1);
    expect(programs([program, program])).toHaveLength(2);
    expect(programs({})).toEqual([]);
  });

  it.each([
    [{ name: "Nora" }, ["Nora"]],
    [{ name: ["Nora", "Theo"] }, ["Nora", "Theo"]],
    [{ name: "" }, []],
    [{ name: [""] }, []],
    [{ name: { "#text": "" } }, []],
    [{}, []],
    [undefined, []],
  ])("names the hosts of %j", (hosts, names) => {
    expect(programs({ ...program, hosts })[0]?.hosts).toEqual(names);
  });

  it("is put in order of time, local times with their offset counting too", () => {
    const local = { ...program, title: "Earlier", "start-utc": {}, "end-utc": {}, start: "2022-03-28T01:00:00-04:00" };
    expect(programs([program, local]).map(({ title }) => title)).toEqual(["Earlier", "The Vail Report"]);
  });

  it("puts the days in order, and finds the weekday itself when it is not said", () => {
    const days = [
      { attributes: { value: "2022-03-29" } },
      { attributes: { value: "2022-03-28", "day-of-week": 1 }, show: {} },
    ];
    expect(accepted("schedule", { id: "news", day: days }).doc.days).toEqual([
      { date: "2022-03-28", dayOfWeek: 1, programs: [] },
      { date: "2022-03-29", dayOfWeek: 2, programs: [] },
    ]);
  });

  it("lets programs with a generic machine title be what their titles say", () => {
    const generic = { ...program, "machine-title": "special-program" };
    expect(programs([generic, { ...generic, title: "The Long Count" }]).map(({ title }) => title)).toEqual([
      "The Vail Report",
      "The Long Count",
    ]);
  });
});

function reasons(fields: object): string[] {
  const parsed = parseRecord(JSON.stringify({ type: "schedule", id: "news", ...fields }));
  return "refused" in parsed ? parsed.refused.reasons.map(({ path, message }) => `${path}: ${message}`) : [];
}

describe("BLOCK-12 of a channel's week what cannot be read is left out alone, and told", () => {
  const tuesday = { attributes: { value: "2022-03-29" }, show: [] };
  it.each([
    ["a program without times", { day: [day([{ title: "A" }, program])] }, "day.0.show.0", "start-utc: is missing"],
    ["a program without a title", { day: [day([program, { ...program, title: [] }])] }, "day.0.show.1", "title:"],
    ["an empty program", { day: [day([program, {}])] }, "day.0.show.1", "is empty"],
    [
      "another weekday",
      { day: [{ attributes: { value: "2022-03-28", "day-of-week": "3" }, show: program }] },
      "day.0.attributes.day-of-week",
      "is 3, but 2022-03-28 is a Monday, 1",
    ],
    [
      "a program of another week",
      { day: [day([program, { ...program, "start-utc": "2022-04-04T22:00:00Z", "end-utc": "2022-04-04T23:00:00Z" }])] },
      "day.0.show.1",
      "which is not on 2022-03-28",
    ],
    ["a day without a date", { day: [{ show: program }, day([program])] }, "day.0", "attributes: is missing"],
    ["a day of broken programs", { day: [tuesday, day([{ title: "A" }])] }, "day.1", "show.0.start-utc: is missing"],
    ["a day twice", { day: [day([program]), day([])] }, "day.1", "is there twice: 2022-03-28"],
  ])("%s", (_case, fields, at, reason) => {
    const parsed = parseRecord(JSON.stringify({ type: "schedule", id: "news", ...fields }));
    const { gaps = [], doc = "{}" } = "ok" in parsed ? parsed.ok : {};
    expect(gaps).toMatchObject([{ at, reasons: expect.arrayContaining([expect.stringContaining(reason)]) }]);
    expect(JSON.parse(doc).days).toHaveLength(1);
  });
});

describe("SCHED-01 a payload that is nonsense is refused with every reason", () => {
  const start = "2022-03-28T22:00:00.000Z";
  it.each([
    ["no days", {}, ["day: is missing"]],
    ["a day without a date", { day: { show: program } }, ["day.0.attributes: is missing"]],
    [
      "a date that is none",
      { day: { attributes: { value: "2022-02-30", "day-of-week": 3 } } },
      ['day.0.attributes.value: is not a date YYYY-MM-DD: "2022-02-30"'],
    ],
    ["no title", { day: day({ ...program, title: {} }) }, ["day.0.show.0.title: is missing"]],
    [
      "no times",
      { day: day({ title: "A" }) },
      ["day.0.show.0.start-utc: is missing", "day.0.show.0.end-utc: is missing"],
    ],
    [
      "a time that is none",
      { day: day({ ...program, "end-utc": "late" }) },
      ['day.0.show.0.end-utc: is not a time: "late"'],
    ],
    [
      "an end before the start",
      { day: day({ ...program, "end-utc": "2022-03-28T21:00:00Z" }) },
      [`day.0.show.0.end-utc: is not after the start, ${start}`],
    ],
    [
      "an end at the start",
      { day: day({ ...program, "end-utc": {}, end: "2022-03-28T18:00:00-04:00" }) },
      [`day.0.show.0.end: is not after the start, ${start}`],
    ],
    [
      "a program of two days",
      { day: day({ ...program, "end-utc": "2022-03-30T22:00:00Z" }) },
      ["day.0.show.0.end-utc: is more than 24 hours after the start"],
    ],
    [
      "a program of another week",
      { day: day({ ...program, "start-utc": "2022-04-04T22:00:00Z", "end-utc": "2022-04-04T23:00:00Z" }) },
      ["day.0.show.0: starts at 2022-04-04T22:00:00.000Z, which is not on 2022-03-28"],
    ],
    [
      "a script as address",
      { day: day({ ...program, link: "javascript:alert(1)" }) },
      ["day.0.show.0.link: must be an http, https or site address"],
    ],
  ])("%s", (_case, fields, expected) => {
    expect(reasons(fields)).toEqual(expected);
  });
});
