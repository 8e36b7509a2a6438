// A list as a content API is asked for it, and read back from such a question: both sides of the same table.
// The spellings searchBy, values, mediaTags, required_tags, excludeBy and contentTypes are those of the calls publishers have.

import type { ListQuery } from "../client.ts";
import { everythingList, opinionList } from "../../model/fields/list-names.ts";
import type { Params } from "./get-envelope.ts";

const form = /&form:(slideshow|interactive)$/;

/** Kinds of lists that have a parameter of their own. */
const ownParameter = { show: "shows", person: "persons", media: "mediaTags" } as const;

export function listParams({ lists, exclude = [] }: Pick<ListQuery, "lists" | "exclude">): Params {
  const bare = lists.map((list) => list.replace(form, ""));
  const named = (kind: string) =>
    bare.flatMap((list) => (list.startsWith(`${kind}:`) ? [list.slice(kind.length + 1)] : [])).join(",") || undefined;
  const sections = named("section");
  const tags = named("tag");
  const forms = [
    ...new Set(lists.flatMap((list) => (list === opinionList ? ["opinion"] : (form.exec(list)?.[1] ?? [])))),
  ];
  return {
    ...(sections === undefined
      ? { searchBy: tags && "tags", values: tags }
      : { searchBy: "categories", values: sections, required_tags: tags }),
    ...Object.fromEntries(Object.entries(ownParameter).map(([kind, name]) => [name, named(kind)])),
    contentTypes: forms.join(",") || undefined,
    ...(exclude.length > 0 && {
      excludeBy: "tags",
      excludeValues: exclude.map((list) => list.replace(/^tag:/, "")).join(","),
    }),
  };
}

export function listsIn(query: URLSearchParams): { lists: string[]; exclude: string[] } {
  const valuesOf = (name: string) =>
    (query.get(name) ?? "")
      .split(",")
      .map((value) => value.trim().replace(/^\//, ""))
      .filter(Boolean);
  const searched = query.get("searchBy") === "categories" ? "section" : "tag";
  const topics = [
    ...valuesOf("values").map((value) => `${searched}:${value}`),
    ...valuesOf("required_tags").map((value) => `tag:${value}`),
    ...Object.entries(ownParameter).flatMap(([kind, name]) => valuesOf(name).map((value) => `${kind}:${value}`)),
  ];
  const forms = valuesOf("contentTypes");
  const kind = forms.find((each) => each === "slideshow" || each === "interactive");
  const lists = [...topics, ...(forms.includes("opinion") ? [opinionList] : [])];
  return {
    lists: (lists.length === 0 ? [everythingList] : lists).map((list) =>
      kind === undefined ? list : `${list}&form:${kind}`,
    ),
    exclude: query.get("excludeBy") === "tags" ? valuesOf("excludeValues").map((value) => `tag:${value}`) : [],
  };
}
