import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import type { Program } from "./program.ts";
import { newsroomOf, programDetails } from "./program-people.server.ts";

const show = accepted("show", {
  title: "The Vail Report",
  show_slug: "the-vail-report",
  description: "Short questions.",
  image: "/vail.jpg",
}).doc;
const person = accepted("person", {
  full_name: "Desmond Vail",
  role: "Personality",
  avatar: "/d.jpg",
  title: "Host",
}).doc;

const program: Program = { id: "news-1", channel: "news", title: "A Program", start: 0, end: 1, hosts: [] };
const details = (more: Partial<Program>) => programDetails({ ...program, ...more }, newsroomOf([show], [person]));

describe("SCHED-01 the show of a program", () => {
  it.each([
    ["by its link", { link: "/shows/the-vail-report" }, "/shows/the-vail-report"],
    ["by its machine title", { slug: "the-vail-report" }, "/shows/the-vail-report"],
    ["by its title", { title: "THE VAIL REPORT" }, "/shows/the-vail-report"],
    ["by the feature's address where the show is unknown", { feature: { label: "Show Page", url: "/x" } }, "/x"],
    ["is none for a generic machine title", { slug: undefined }, undefined],
  ])("%s", (_case, more, url) => {
    expect(details(more).show?.url).toBe(url);
  });

  it("gives its words and picture to a program without", () => {
    expect(details({ slug: "the-vail-report" })).toMatchObject({
      description: "Short questions.",
      imageUrl: "/vail.jpg",
    });
    expect(details({ slug: "the-vail-report", description: "Own" }).description).toBe("Own");
  });
});

it("SCHED-01 hosts lead to their pages, and one whom nobody knows is a name", () => {
  expect(details({ hosts: ["desmond vail", "A Guest"] }).hosts).toEqual([
    { name: "Desmond Vail", url: "/person/d/desmond-vail", avatar: "/d.jpg", title: "Host" },
    { name: "A Guest" },
  ]);
});
