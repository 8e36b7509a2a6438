import type { Passage } from "../../../model/words/passage.ts";
import { links, title } from "../../../model/words/module-words.ts";

interface Side {
  name: string;
  party: string;
  figure: string;
}

interface Row {
  label: string;
  url?: string;
  first?: Side;
  second?: Side;
  note?: string;
}

interface ElectionResults {
  title: string;
  balance: readonly Row[];
  items: readonly Row[];
}

export function electionResultsWords(results: ElectionResults): Passage[] {
  return [...title(results.title), ...links([...results.balance, ...results.items].map(rowLine))];
}

function rowLine({ label, url, first, second, note }: Row) {
  const sides = [first, second].map((side) => side && `${side.name} (${side.party}) ${side.figure}`);
  const told = [...sides, note].filter((part) => part !== undefined).join(", ");
  return { text: told === "" ? label : `${label}: ${told}`, url };
}
