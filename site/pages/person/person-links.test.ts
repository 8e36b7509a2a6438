import { expect, it } from "vitest";
import { personLinks } from "./person-links.ts";
import { brand } from "../../../model/brand.ts";

const plus = { label: "Harbor Plus", url: "https://plus.harbor.example" };
const audio = { label: "Harbor Audio", url: "https://www.audio.harbor.example/" };

const person = {
  blogUrls: [],
  fullBioUrl: undefined,
  personFoxNationUrl: "https://plus.harbor.example/people/ana",
  showPageUrl: undefined,
  canonicalUrl: "/person/a/ana",
};

it.each([
  ["of a network", [audio, plus], "On Harbor Plus"],
  ["of a network of one", [plus], "On Harbor Plus"],
  ["that is not of the network", [audio], "On plus.harbor.example"],
  ["without a network", [], "On plus.harbor.example"],
])("PERSON-03 names a streaming service %s, wherever it stands in the configuration", (_, network, text) => {
  expect(personLinks(person, [], network)).toEqual([{ text, url: person.personFoxNationUrl }]);
});

it("PERSON-03 names the publisher for a page of its own", () => {
  expect(personLinks({ ...person, personFoxNationUrl: "/plus/ana" }, [], [plus])).toEqual([
    { text: `On ${brand.shortName}`, url: "/plus/ana" },
  ]);
});

it("PERSON-03 counts several blogs, and does not name a show twice", () => {
  const many = { ...person, blogUrls: ["/one", "/two"], showPageUrl: "/shows/harbor", personFoxNationUrl: undefined };
  expect(personLinks(many, ["/shows/harbor"])).toEqual([
    { text: "Blog 1", url: "/one" },
    { text: "Blog 2", url: "/two" },
  ]);
});
