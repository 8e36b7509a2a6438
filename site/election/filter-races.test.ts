import { describe, expect, it } from "vitest";
import { filterChoices, groupRaces, mostInOverview, readFilter } from "./filter-races.ts";
import { resultsAddress, resultsPath } from "../../model/election/results-address.ts";
import { viewOf } from "./testing.ts";

const races = [
  viewOf({}, { id: "1", office: "House", state: "Ohio", title: "Ohio’s 12th District" }),
  viewOf({}, { id: "2", office: "House", state: "Ohio", title: "Ohio’s 9th District" }),
  viewOf({}, { id: "3", office: "Senate", state: "Ohio", key: true }),
  viewOf({}, { id: "4", office: "Senate", state: "ME" }),
  viewOf({}, { id: "5", office: "President", state: undefined }),
];
const choices = filterChoices(races, ["senate", "house", "governor"]);

const groups = (filter: Parameters<typeof groupRaces>[2]) =>
  groupRaces(races, choices.offices, filter).map(
    ({ slug, races: own }) => `${slug}: ${own.map(({ id }) => id).join(" ")}`,
  );

describe("ROUTE-11 the races a reader asks for", () => {
  it("can be chosen by the states and offices that have races", () => {
    expect(choices.states.map(({ slug }) => slug)).toEqual(["maine", "ohio"]);
    expect(choices.offices.map(({ slug }) => slug)).toEqual(["senate", "house", "president"]);
  });

  it.each([
    ["everything, key races first", {}, ["key-races: 3", "senate: 4", "house: 2 1", "president: 5"]],
    ["a state, all its races together", { state: "ohio" }, ["ohio: 3 2 1"]],
    ["an office, its key races first", { office: "senate" }, ["senate: 3 4"]],
    ["both", { state: "ohio", office: "house" }, ["ohio: 2 1"]],
    ["what there is not", { state: "maine", office: "house" }, []],
  ])("%s", (_, filter, expected) => {
    expect(groups(filter)).toEqual(expected);
  });

  it.each([
    ["", {}],
    ["state=ohio", { state: "ohio" }],
    ["state=OHIO&office=House", { state: "ohio", office: "house" }],
    ["state=atlantis", undefined],
    ["office=mayor", undefined],
  ])("of ?%s", (query, expected) => {
    const read = readFilter(new URLSearchParams(query), choices);
    expect(read === undefined ? undefined : JSON.parse(JSON.stringify(read))).toEqual(expected);
  });

  it("a long office is cut in the overview and whole at its own address", () => {
    const many = Array.from({ length: mostInOverview + 5 }, (_, place) => viewOf({}, { id: String(place) }));
    const [office] = groupRaces(many, [{ slug: "senate", name: "Senate" }], {});
    expect(office?.races.length).toBe(mostInOverview);
    expect(office?.more?.count).toBe(mostInOverview + 5);
    expect(groupRaces(many, [{ slug: "senate", name: "Senate" }], { office: "senate" })[0]?.races.length).toBe(
      mostInOverview + 5,
    );
  });

  it.each([
    [{}, "/elections/2023/general-results"],
    [{ state: "ohio" }, "/elections/2023/general-results?state=ohio#races"],
    [{ state: "ohio", office: "house" }, "/elections/2023/general-results?state=ohio&office=house#races"],
  ])("%j stands at %s", (filter, address) => {
    expect(resultsAddress(resultsPath("2023/general"), filter)).toBe(address);
  });
});
