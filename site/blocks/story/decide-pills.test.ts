import { expect, it } from "vitest";
import { pillsOf } from "./decide-pills.ts";

it.each([
  [{}, []],
  [{ isBreaking: true }, ["breaking"]],
  [{ isDeveloping: true, isBreaking: true }, ["breaking", "developing"]],
  [{ duration: 1000 }, ["duration"]],
  [{ duration: 0 }, []],
  [{ duration: 1000, isLive: true }, ["live"]],
  [{ isBreaking: true, duration: 1000 }, ["breaking", "duration"]],
])("LIST-07 %o has the pills %o", (flags, kinds) => {
  expect(pillsOf({ title: "A", url: "/a", ...flags }).map(({ kind }) => kind)).toEqual(kinds);
});

it("LIST-07 the live pill is a link", () => {
  expect(pillsOf({ title: "A", url: "/a", isLive: true })).toEqual([{ kind: "live", href: "/a" }]);
});
