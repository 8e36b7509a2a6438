import { expect, it } from "vitest";
import { MOST_STEPS } from "../../content/redirects/redirect-faults.ts";
import { Redirect } from "../../core/redirect.ts";
import { storeOf } from "../testing/asking.ts";
import { accepted } from "../../content/testing/accepted.ts";
import { patternOf } from "../../content/redirects/query-patterns.ts";
import { fromPlace, fromText, placeText, type RedirectPlace } from "../../content/redirects/redirect-address.ts";
import { carryQuery } from "../../model/addresses/carry-query.ts";
import { followStoredRedirect } from "./stored-redirect.ts";

const at = (moved: Record<string, [to: string, status?: number]>) => {
  const docs = new Map(
    Object.entries(moved).map(([from, [to, status = 301]]) => [
      fromText(from),
      accepted("redirect", { id: from, to, status }).doc,
    ]),
  );
  const patterns = Object.keys(moved)
    .map(fromPlace)
    .flatMap(({ path, query }) => (query === undefined ? [] : [patternOf(path, query)]));
  return {
    ...storeOf({}),
    redirectAt: async (place: RedirectPlace) => docs.get(placeText(place)),
    redirectPatterns: async () => patterns,
  };
};

async function followed(address: string, moved: Parameters<typeof at>[0]): Promise<string> {
  const [path = "", search = ""] = address.split("?");
  try {
    await followStoredRedirect({ path, search }, at(moved));
    return "nothing";
  } catch (error) {
    if (error instanceof Redirect) return `${carryQuery(error.to, search, error.used)} ${error.status}`;
    throw error;
  }
}

it.each([
  ["nothing stands there", {}, "nothing"],
  ["one step", { "/a": ["/b"] }, "/b 301"],
  ["a chain is one step", { "/a": ["/b"], "/b": ["/c?x=1"], "/c": ["/d"] }, "/d 301"],
  ["the query of the last step is kept", { "/a": ["/b"], "/b": ["/c?x=1"] }, "/c?x=1 301"],
  ["out of the site", { "/a": ["/b"], "/b": ["https://elsewhere.example/"] }, "https://elsewhere.example/ 301"],
  ["a way is for good only if every step is", { "/a": ["/b", 308], "/b": ["/c", 307], "/c": ["/d"] }, "/d 307"],
  ["the first word for good counts", { "/a": ["/b", 308], "/b": ["/c", 301] }, "/c 308"],
  ["to itself", { "/a": ["/a"] }, "nothing"],
  ["to itself with a query", { "/a": ["/a?again=1"] }, "nothing"],
  ["back again", { "/a": ["/b"], "/b": ["/a"] }, "nothing"],
  ["into a loop", { "/a": ["/b"], "/b": ["/c"], "/c": ["/b"] }, "nothing"],
] as [string, Parameters<typeof at>[0], string][])("LOAD-01 a stored redirect: %s", async (_, moved, expected) => {
  expect(await followed("/a", moved)).toBe(expected);
});

it.each([
  ["for one query", "/?p=1752", { "/?p=1752": ["/us/a"] }, "/us/a 301"],
  ["for one query, and others beside it", "/?x=1&p=1752", { "/?p=1752": ["/us/a"] }, "/us/a?x=1 301"],
  ["for another query", "/?p=1753", { "/?p=1752": ["/us/a"] }, "nothing"],
  ["for a query, asked for without one", "/", { "/?p=1752": ["/us/a"] }, "nothing"],
  ["back to the same path", "/?p=1752", { "/?p=1752": ["/"] }, "/ 301"],
  ["before the one for all queries", "/a?p=1", { "/a?p=1": ["/b"], "/a": ["/c"] }, "/b 301"],
  ["two parameters before one", "/a?p=1&q=2", { "/a?p=1": ["/b"], "/a?q=2&p=1": ["/c"] }, "/c 301"],
  ["by way of a path", "/old?p=1", { "/old": ["/new"], "/new?p=1": ["/us/a"] }, "/us/a 301"],
  ["in circles by the query that goes along", "/a?p=1", { "/a": ["/b"], "/b?p=1": ["/a?p=1"] }, "nothing"],
] as [string, string, Parameters<typeof at>[0], string][])(
  "ROUTE-20 a stored redirect %s (%s)",
  async (_, address, moved, expected) => {
    expect(await followed(address, moved)).toBe(expected);
  },
);

it("a way too long to be followed is followed as far as it is", async () => {
  const steps = Array.from({ length: MOST_STEPS + 5 }, (_, step) => [`/${step}`, [`/${step + 1}`]] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  expect(await followed("/0", Object.fromEntries(steps) as never)).toBe(`/${MOST_STEPS} 301`);
});
