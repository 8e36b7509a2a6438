// Texts that may make an expression slow: what its beginnings, its ends and its repeated parts match, to be repeated many times.

import { parseRegExpLiteral, type AST } from "@eslint-community/regexpp";

/** Tried for a class of characters, after the first that it names itself. */
const usualCharacters = "a0 /<-\"'.=:;,&>[]{}()#?A_\n\u00E9\u4E00\u0000".split("");
/** Enough of a counted repetition. */
const mostRepeats = 8;

export function pumpsOf(source: string, flags: string): string[] {
  const { pattern } = parseRegExpLiteral(new RegExp(source, flags));
  const pumps = new Set<string>();
  for (const sequence of sequencesIn(pattern.alternatives)) {
    const parts = sequence.flatMap((element) => partsOf(element, flags));
    for (let cut = 0; cut < parts.length; cut += 1) {
      pumps.add(parts.slice(0, cut + 1).join(""));
      pumps.add(parts.slice(cut).join(""));
      pumps.add(parts[cut] ?? "");
    }
  }
  pumps.delete("");
  return [...pumps];
}

type Sequence = readonly AST.Element[];

/** All alternatives, those of groups too. */
function sequencesIn(alternatives: readonly AST.Alternative[]): Sequence[] {
  return alternatives.flatMap(({ elements }) => [elements, ...elements.flatMap(innerSequences)]);
}

function innerSequences(element: AST.Element): Sequence[] {
  if (element.type === "Quantifier") return innerSequences(element.element);
  return "alternatives" in element ? sequencesIn(element.alternatives) : [];
}

/** A text that the element matches, in its smallest parts. */
function partsOf(element: AST.Element, flags: string): string[] {
  if (element.type === "Character") return [String.fromCodePoint(element.value)];
  if (element.type === "Quantifier") {
    const once = partsOf(element.element, flags);
    return Array.from({ length: Math.min(Math.max(element.min, 1), mostRepeats) }, () => once).flat();
  }
  if (element.type === "Backreference") {
    const group = [element.resolved].flat()[0];
    return group === undefined ? [] : partsOf(group, flags);
  }
  if ("alternatives" in element) {
    const isAbsent = element.type === "Assertion" && element.negate;
    return isAbsent ? [] : (element.alternatives[0]?.elements.flatMap((inner) => partsOf(inner, flags)) ?? []);
  }
  return element.type === "Assertion" ? [] : [characterOf(element, flags)];
}

function characterOf(set: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass, flags: string): string {
  const matches = new RegExp(`^(?:${set.raw})$`, flags.replaceAll(/[gy]/g, ""));
  return [...usualCharacters, ...set.raw.split("")].find((character) => matches.test(character)) ?? "";
}
