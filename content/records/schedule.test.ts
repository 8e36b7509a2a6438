import { describe, expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";

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
});
