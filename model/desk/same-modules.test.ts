import { expect, it } from "vitest";
import { frontDifference } from "./front-difference.ts";
import { frontOf } from "./front.ts";
import { withSameKeys } from "./same-modules.ts";

const module = (title: string, more: object = {}) => ({ is: "big-top", props: { title, ...more } });
const front = (...main: object[]) => frontOf({ main });

it.each<[string, object[], object[], string[]]>([
  ["the same", [module("A"), module("B")], [module("A"), module("B")], []],
  ["without its first", [module("A"), module("B")], [module("B")], ["“A” taken away"]],
  ["with another first", [module("B")], [module("A"), module("B")], ["“A” added, Main column"]],
  ["with two alike", [module("A"), module("A")], [module("A")], ["“A” taken away"]],
])("of two versions of a front is told what differs: %s", (_, before, after, told) => {
  const [live, old] = [front(...before), front(...after)];
  expect(frontDifference(live, withSameKeys(live, old)).map(({ text }) => text)).toEqual(told);
});

it("what is new has a key that nothing else has", () => {
  const [live, old] = [front(module("A")), front(module("C", { url: "/c" }))];
  const beside = { ...live, main: [{ key: "other-main-0", component: module("B") }] };
  expect(withSameKeys(live, old, beside).main.map(({ key }) => key)).toEqual(["other-other-main-0"]);
});
