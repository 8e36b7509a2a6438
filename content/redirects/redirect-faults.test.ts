import { describe, expect, it } from "vitest";
import { processorTime } from "../../tests/processor-time.ts";
import { faultText, faultsAmong, mostSteps, stepsLookedAt, type AskedRedirect } from "./redirect-faults.ts";

/** `a>b` leads from /a to /b, `a>` removes what stands at /a or leads elsewhere. */
const redirects = (text: string): AskedRedirect[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [from = "", to = ""] = pair.split(">");
      return { from: `/${from}`, to: to === "" ? undefined : `/${to}` };
    });

function judged(asked: string, stored = ""): string[] {
  const edges = new Map(redirects(stored).map(({ from, to }) => [from, to]));
  return [...faultsAmong(redirects(asked), (path) => edges.get(path))].map(
    ([place, fault]) => `${place} ${fault.kind} ${"steps" in fault ? fault.steps.join(" ") : ""}`,
  );
}

const chain = (length: number, order: 1 | -1 = 1) =>
  Array.from({ length }, (_, step) => `${step}>${step + 1}`)
    .toSorted((a, b) => order * (Number.parseInt(a, 10) - Number.parseInt(b, 10)))
    .join(" ");

describe("redirects that are asked for", () => {
  it.each([
    ["one on its own", "a>b", "", []],
    ["one to itself", "a>a", "", ["0 loop /a /a"]],
    ["two at each other: the second is refused", "a>b b>a", "", ["1 loop /b /a /b"]],
    ["three in a ring", "a>b b>c c>a", "", ["2 loop /c /a /b /c"]],
    ["one that closes a stored way", "c>a", "a>b b>c", ["0 loop /c /a /b /c"]],
    ["one into a loop that was stored before anybody looked", "x>a", "a>b b>a", ["0 loop /x /a /b /a"]],
    ["the stored way turned round, the new half first", "b>a a>c", "a>b", []],
    ["the stored way turned round, the old half removed last", "b>a a>", "a>b", []],
    ["the stored way turned round without removing it", "b>a", "a>b", ["0 loop /b /a /b"]],
    [
      "a refused one brings back what was stored, and another is judged again",
      "b>a a>a",
      "a>b",
      ["1 loop /a /a", "0 loop /b /a /b"],
    ],
    ["of two for one path the last counts", "a>b a>c b>a", "", []],
    ["the last for a path refused, the one before it counts again", "a>b b>c b>a", "", ["2 loop /b /a /b"]],
    ["one that leads elsewhere ends the way", "a> b>a", "a>b", []],
  ])("%s", (_, asked, stored, faults) => {
    expect(judged(asked, stored)).toEqual(faults);
  });

  it.each([1, -1] as const)(
    "a chain of as many steps as are followed is stored, one more is not (order %i)",
    (order) => {
      expect(judged(chain(mostSteps, order))).toEqual([]);
      expect(judged(chain(mostSteps + 1, order))).toHaveLength(1);
    },
  );

  it("a loop longer than any way that is followed is told whole", () => {
    const ring = chain(20).replaceAll(">20", ">0");
    const [fault = ""] = judged(ring).filter((each) => each.includes("loop"));
    expect(fault.split(" ").slice(2)).toHaveLength(21);
  });

  it("100,000 take a moment, whatever their order", () => {
    const many = Array.from({ length: 100_000 }, (_, place) => ({ from: `/${place}`, to: `/${place + 1}` }));
    const took = processorTime(() => {
      for (const asked of [many, many.toReversed()]) {
        expect(faultsAmong(asked, () => undefined).size).toBe(Math.floor(100_000 / (mostSteps + 1)));
      }
    });
    expect(took).toBeLessThan(10_000);
  });
});

it.each([
  ["the whole way", ["/a", "/b", "/a"], "loop", "makes a loop: /a → /b → /a"],
  ["placeholders as they were written", ["/q?a=%3Ax", "/q?a=%3Ax"], "loop", "makes a loop: /q?a=:x → /q?a=:x"],
  [
    "that there is no end",
    Array.from({ length: stepsLookedAt + 1 }, (_, step) => `/a${"/x".repeat(step)}/*`),
    "long",
    "leads on and on: /a/* → /a/x/* → /a/x/x/* → /a/x/x/x/* → …",
  ],
] as const)("a fault says %s", (_, steps, kind, text) => {
  expect(faultText({ kind, steps: [...steps] })).toBe(text);
});
