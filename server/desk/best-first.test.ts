import { expect, it } from "vitest";
import { bestFirst } from "./best-first.ts";

const found = (text: string, ...titles: string[]) =>
  bestFirst(
    text,
    titles.map((title) => ({ card: { title } })),
  ).map(({ card }) => card.title);

it.each([
  [
    "what begins so before what only has the words",
    "Ship 2",
    ["A ship with 2 masts", "Ship 23 comes in", "The ship 2 sinks", "Ship 2 comes in", "Harbor notes"],
    ["Ship 2 comes in", "The ship 2 sinks", "A ship with 2 masts", "Ship 23 comes in", "Harbor notes"],
  ],
  ["the same headline first", "storm", ["Storm at sea", "Storm"], ["Storm", "Storm at sea"]],
  [
    "whatever its accents and signs",
    "zurich, late",
    ["News of late", "“Zürich” late"],
    ["“Zürich” late", "News of late"],
  ],
  [
    "the beginning of a word before its middle",
    "port",
    ["Report", "Portal", "In port"],
    ["In port", "Portal", "Report"],
  ],
  [
    "alike, in their order",
    "ferry",
    ["Ferry one", "Ferry two", "Ferry three"],
    ["Ferry one", "Ferry two", "Ferry three"],
  ],
  ["nothing asked for, in their order", "", ["B", "A"], ["B", "A"]],
])("%s", (_, text, titles, expected) => expect(found(text, ...titles)).toEqual(expected));
