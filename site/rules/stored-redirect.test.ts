import { expect, it } from "vitest";
import { MOST_STEPS } from "../../content/redirects/redirect-faults.ts";
import { Redirect } from "../../core/redirect.ts";
import { storeOf } from "../testing/asking.ts";
import { accepted } from "../../content/testing/accepted.ts";
import { followStoredRedirect } from "./stored-redirect.ts";

const at = (moved: Record<string, [to: string, status?: number]>) => {
  const docs = new Map(
    Object.entries(moved).map(([from, [to, status = 301]]) => [from, accepted("redirect", { to, status }).doc]),
  );
  return { ...storeOf({}), byPath: async (_: string, path: string) => docs.get(path) };
};

async function followed(path: string, moved: Parameters<typeof at>[0]): Promise<string> {
  try {
    // Only redirects are asked for here.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    await followStoredRedirect({ path }, at(moved) as never);
    return "nothing";
  } catch (error) {
    if (error instanceof Redirect) return `${error.to} ${error.status}`;
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

it("a way too long to be followed is followed as far as it is", async () => {
  const steps = Array.from({ length: MOST_STEPS + 5 }, (_, step) => [`/${step}`, [`/${step + 1}`]] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  expect(await followed("/0", Object.fromEntries(steps) as never)).toBe(`/${MOST_STEPS} 301`);
});
