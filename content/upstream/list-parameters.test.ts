import { expect, it } from "vitest";
import { withParams } from "./get-envelope.ts";
import { listParams, listsIn } from "./list-parameters.ts";

it.each([
  [["all"], [], ""],
  [["section:politics"], [], "searchBy=categories&values=politics"],
  [["tag:us/crime", "tag:odds"], [], "searchBy=tags&values=us/crime,odds"],
  [["section:us", "tag:us/crime"], [], "searchBy=categories&values=us&required_tags=us/crime"],
  [["show:case-file", "media:full_episode"], [], "shows=case-file&mediaTags=full_episode"],
  [["person:nora-castellan"], [], "persons=nora-castellan"],
  [["form:opinion"], [], "contentTypes=opinion"],
  [
    ["section:us&form:slideshow"],
    ["tag:sports", "tag:odds"],
    "searchBy=categories&values=us&contentTypes=slideshow&excludeBy=tags&excludeValues=sports,odds",
  ],
  [["all&form:interactive"], [], "contentTypes=interactive"],
])(
  "SHELF-08 API-05 %j without %j is asked for by its parameters, which say the same to whoever is asked",
  (lists, exclude, asked) => {
    const { searchParams } = withParams("https://api.example/", listParams({ lists, exclude }));
    expect(decodeURIComponent(searchParams.toString())).toBe(asked);
    expect(listsIn(searchParams)).toEqual({ lists, exclude });
  },
);
