import { expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { asking, storeOf } from "../../testing/asking.ts";
import { loadAuthors } from "./authors.server.ts";

const person = accepted("person", {
  id: "17",
  full_name: "Ada Quill",
  role: "Author",
  canonical_url: "/person/q/ada-quill",
});
const content = {
  ...storeOf({ person: { 17: person.doc } }),
  byPath: (async (_type: string, path: string) => (path === person.index.path ? person.doc : undefined)) as never,
};

it.each([
  ["with a record", { page_url: "/person/q/ada-quill" }, "/person/q/ada-quill"],
  ["known by number alone", { person_id: "17" }, "/person/q/ada-quill"],
  ["without a record", { page_url: "/person/n/no-record" }, undefined],
  ["described on a page of another kind", { page_url: "/about/staff" }, "/about/staff"],
  [
    "of another site",
    { page_url: "https://elsewhere.example/person/n/nora" },
    "https://elsewhere.example/person/n/nora",
  ],
])("the name of an author %s leads where something is", async (_, fields, url) => {
  const { doc } = accepted("article", {
    id: "1",
    title: "A story",
    canonical_url: "/us/a-story",
    fn__contributors: [{ full_name: "Ada Quill", ...fields }],
  });
  const { context } = asking("/us/a-story", { content });
  expect(await loadAuthors(doc, context)).toMatchObject([{ name: "Ada Quill", url }]);
});
