import { describe, expect, it } from "vitest";
import { bestPassage, comparedStem, markWords, opening, type Piece } from "./passages.ts";

const stems = (...words: string[]) => new Set(words.map(comparedStem));
const shown = (pieces: readonly Piece[] | undefined) =>
  (pieces ?? []).map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

describe("marks", () => {
  it.each([
    ["Senators clear storm bills", ["senator", "bill"], "[Senators] clear storm [bills]"],
    ["Café society", ["cafe"], "[Café] society"],
    ["<b>Storm</b> & more", ["storm"], "<b>[Storm]</b> & more"],
    ["Nothing of it", ["storm"], "Nothing of it"],
    ["", ["storm"], ""],
  ])("in %j of %o", (text, words, expected) => {
    expect(shown(markWords(text, stems(...words)))).toBe(expected);
  });
});

describe("the passage", () => {
  const filler = "Nothing of interest was said about it at all that day. ".repeat(20);

  it("is where most of the words stand together, from the beginning of the sentence", () => {
    const text = `A storm came. ${filler}The senate weighed the storm bill late at night. ${filler}`;
    const passage = shown(bestPassage(text, stems("senate", "storm", "bill")));
    expect(passage).toMatch(/^… The \[senate\] weighed the \[storm\] \[bill\] late at night\. /);
    expect(passage).toMatch(/ …$/);
    expect(passage.length).toBeLessThan(260);
  });

  it("is the whole of a short text", () => {
    expect(shown(bestPassage("A storm came.", stems("storms")))).toBe("A [storm] came.");
  });

  it("does not break words, also where there are no sentences", () => {
    const text = `${"lorem ipsum ".repeat(50)}storm ${"dolor sit ".repeat(50)}`;
    const passage = shown(bestPassage(text, stems("storm")));
    expect(passage).toMatch(/^… (lorem|ipsum) .*\[storm\] .*(dolor|sit) …$/);
  });

  it("is nothing where none of the words stands, or too far down", () => {
    expect(bestPassage(filler, stems("storm"))).toBeUndefined();
    expect(bestPassage(`${"x ".repeat(20_000)}storm`, stems("storm"))).toBeUndefined();
  });

  it.each(["storm", "a storm", "storm ".repeat(500), "storm.".repeat(200), `${"s".repeat(5000)} storm`])(
    "always holds what was searched for: %.20s",
    (text) => {
      const passage = bestPassage(text, stems("storm")) ?? [];
      expect(passage.some(({ marked }) => marked)).toBe(true);
      expect(shown(passage).length).toBeLessThan(900);
    },
  );
});

it("the opening ends between words", () => {
  expect(opening("Short.")).toBe("Short.");
  expect(opening("lorem ipsum ".repeat(50))).toMatch(/^lorem .{100,220}(lorem|ipsum) …$/);
});
