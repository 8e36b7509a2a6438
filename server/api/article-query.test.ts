import { expect, it } from "vitest";
import { articleQuery } from "./article-query.ts";

const read = (query: string) => articleQuery(new URLSearchParams(query));

it.each([
  ["isCategory=true&searchSelected=politics&size=11&offset=0", { lists: ["section:politics"], size: 11, offset: 0 }],
  ["searchBy=tags&values=us/crime&size=11&from=10", { lists: ["tag:us/crime"], size: 11, offset: 10 }],
  [
    "searchBy=categories&values=/us&excludeBy=tags&excludeValues=us/crime,us/military",
    { lists: ["section:us"], exclude: ["tag:us/crime", "tag:us/military"] },
  ],
  ["isTag=true&searchSelected=us/crime", { lists: ["tag:us/crime"] }],
  ["size=500", { lists: ["all"], size: 30 }],
  [
    "size=6&offset=0&isCategory=true&searchSelected=us&contentTypes=slideshow",
    { size: 6, lists: ["section:us&form:slideshow"] },
  ],
  ["isTag=true&searchSelected=us/crime&contentTypes=slideshows", { lists: ["tag:us/crime&form:slideshow"] }],
  ["contentTypes[slideshow]=true", { lists: ["all&form:slideshow"] }],
  ["searchBy=categories&values=us&contentTypes=interactive", { lists: ["section:us&form:interactive"] }],
  ["searchBy=persons&values=nora-castellan&size=6", { lists: ["person:nora-castellan"], size: 6 }],
  ["searchBy=shows&values=The-Vail-Report", { lists: ["show:the-vail-report"] }],
  ["searchBy=urls&value=www.meridian.example/us/a&size=1", { urls: ["www.meridian.example/us/a"] }],
  ["", { lists: ["all"], size: 10, offset: 0 }],
])("LIST-08 reads %s", (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

it("answers nothing from 10,000 on", () => {
  expect(read("from=10000")).toEqual({ nothing: true });
});

const many = Array.from({ length: 21 }, (_, index) => `us/topic-${index}`).join(",");

it.each([
  "size=ten",
  "from=-1",
  "offset=1.5",
  "searchBy=colour",
  "excludeBy=colour",
  `values=${many}`,
  `searchSelected=${many}`,
])("API-01 says which parameter of %s is wrong", (query) => {
  expect(read(query)).toEqual({ problem: expect.stringContaining(query.split("=")[0] ?? "") });
});
