import { expect, it } from "vitest";
import { person, type Person } from "../../../content/records/person.ts";
import { show, type Show } from "../../../content/records/show.ts";
import { hostsOf, isHostedBy, showImage, showsAfter, sortShows } from "./show-summary.ts";

const showDoc = (given: object): Show & { id: string } => ({
  ...show.schema.parse({ title: "The Floor", ...given }),
  id: "1",
});
const personDoc = (given: object): Person & { id: string } => ({
  ...person.schema.parse({ name: "Nora Castellan", role: "Author", ...given }),
  id: "nora",
});

it("API-05 shows are listed by sort_order, those without one last, unpublished ones not", () => {
  const shows = [
    { title: "Ten", sort_order: "10" },
    { title: "Zulu" },
    { title: "Two", sort_order: "2" },
    { title: "Alpha" },
    { title: "Draft", sort_order: "1", published: false },
  ];
  expect(sortShows(shows.map(showDoc)).map(({ title }) => title)).toEqual(["Two", "Ten", "Alpha", "Zulu"]);
});

it.each([
  [{ full_name: "Nora", person_id: "nora" }, true],
  [{ full_name: "Nora", page_url: "/person/n/nora-castellan" }, true],
  [{ full_name: "Nora", page_url: "https://old.example/person/c/nora-castellan" }, true],
  [{ full_name: "Nora Castellan" }, false],
  [{ full_name: "Theo", person_id: "theo" }, false],
])("SHOW-02 a host %o is the person: %s", (host, expected) => {
  expect(isHostedBy(showDoc({ fn__hosts: [host] }), personDoc({}))).toBe(expected);
});

it("SHOW-02 hosts have the faces of their own pages", () => {
  const shown = showDoc({ fn__hosts: [{ full_name: "Nora Castellan", person_id: "nora" }, { full_name: "A guest" }] });
  expect(hostsOf(shown, [personDoc({ avatar: "/uploads/nora.svg", title: "Correspondent" })])).toEqual([
    { name: "Nora Castellan", url: "/person/n/nora-castellan", avatar: "/uploads/nora.svg", title: "Correspondent" },
    { name: "A guest", url: undefined, avatar: undefined, title: undefined },
  ]);
});

it.each([
  [{ image: "/uploads/a.svg", imageUrl: "/uploads/b.svg" }, "/uploads/a.svg"],
  [{ imageUrl: "/uploads/b.svg" }, "/uploads/b.svg"],
  [{ showImages: { small: "/uploads/s.svg", normal: "/uploads/n.svg" } }, "/uploads/n.svg"],
  [{ mobile_poster_image: { url: "/uploads/m.svg" } }, "/uploads/m.svg"],
  [{}, undefined],
])("SHOW-02 the picture of %o is %s", (given, expected) => {
  expect(showImage(showDoc(given))).toBe(expected);
});

it.each([
  ["b", 2, ["c", "d"]],
  ["c", 3, ["d", "a", "b"]],
  ["a", 9, ["b", "c", "d"]],
  ["none", 2, ["a", "b"]],
])("after show %s come, at most %s: %o", (id, count, expected) => {
  const sorted = ["a", "b", "c", "d"].map((name) => ({ ...showDoc({}), id: name }));
  expect(showsAfter(sorted, id, count).map((one) => one.id)).toEqual(expected);
});
