import { expect, it } from "vitest";
import { person } from "../../../content/records/person.ts";
import { show } from "../../../content/records/show.ts";
import { listedPeople } from "./listed-people.ts";

const someone = (name: string, role: string, more: object = {}) => ({
  ...person.schema.parse({ name, role, ...more }),
  id: name,
});

it("ROUTE-07 those on air come first, the featured ones before the others; authors follow by letter", () => {
  const { personalities, authors } = listedPeople(
    [
      someone("Zoe Zamora", "Personality", { featured: true }),
      someone("Abe Able", "Personality"),
      someone("Cal Cole", "Author"),
      someone("Ben Bell", "Author", { title: "Editor" }),
    ],
    [
      {
        ...show.schema.parse({ title: "Late", fn__hosts: [{ full_name: "Abe Able", person_id: "Abe Able" }] }),
        id: "1",
      },
    ],
  );
  expect(personalities.map(({ name, title, shows }) => [name, title, shows.length])).toEqual([
    ["Zoe Zamora", "On-air personality", 0],
    ["Abe Able", "On-air personality", 1],
  ]);
  expect(authors.map(({ letter, people }) => [letter, people[0]?.title])).toEqual([
    ["B", "Editor"],
    ["C", "Author"],
  ]);
});
