// The map of the rules holds: every id once, in order, with files that exist; and what a test names is on the map.

import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** How many rules each group of the specification has. */
const groups = {
  ROUTE: 23,
  LAYOUT: 9,
  HEADER: 7,
  NETBAR: 1,
  FOOTER: 2,
  NF: 6,
  FRONT: 8,
  LIST: 13,
  CARD: 9,
  HEAD: 7,
  ART: 16,
  AMP: 3,
  PRINT: 1,
  SLIDE: 3,
  INTER: 1,
  STATIC: 1,
  BLOCK: 12,
  EMBED: 5,
  PERSON: 4,
  SHOW: 4,
  VIDEO: 6,
  SHELF: 9,
  SCHED: 4,
  LIVE: 2,
  FORM: 5,
  ADS: 6,
  IMG: 5,
  META: 6,
  LOAD: 8,
  STATE: 8,
  API: 6,
  ERR: 4,
};

interface Line {
  group: string;
  id: string;
  asks: string;
  where: string;
  files: string[];
}

function linesOf(text: string): Line[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [group = "", ...lines] = part.split("\n");
      return lines
        .filter((line) => line.startsWith("|"))
        .slice(2)
        .map((line) => {
          const [id = "", asks = "", where = ""] = line
            .split("|")
            .slice(1, -1)
            .map((cell) => cell.trim());
          return { group, id, asks, where, files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file) };
        });
    });
}

const map = linesOf(readFileSync(join(root, "docs/spec-map.md"), "utf8"));
const byId = new Map(map.map((line) => [line.id, line]));

const number = (place: number) => String(place).padStart(2, "0");

it("has the groups in order, each id once and well-formed", () => {
  const ids = Object.entries(groups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}-${number(index + 1)}`),
  );
  expect(map.map(({ id }) => id)).toEqual(ids);
  for (const { group, id } of map) expect(id).toMatch(new RegExp(`^${group}-\\d{2}$`));
});

it("says of every rule what it asks for and where it is, or that it is not built", () => {
  const wrong = map.filter(({ asks, where, files }) => asks === "" || (where === "—") === files.length > 0);
  expect(wrong).toEqual([]);
});

it("names files that exist", () => {
  const missing = map.flatMap(({ id, files }) =>
    files.filter((file) => !existsSync(join(root, file))).map((file) => `${id} ${file}`),
  );
  expect(missing).toEqual([]);
});

describe("rules that tests name", () => {
  const tests = globSync("{model,core,site,content,server,demo,tests}/**/*.{test,spec}.{ts,tsx}", { cwd: root });
  const idPattern = new RegExp(`\\b(?:${Object.keys(groups).join("|")})-\\d+\\b`, "g");
  const named = tests.flatMap((file) =>
    [...new Set(readFileSync(join(root, file), "utf8").match(idPattern))].map((id) => ({ file, id })),
  );

  it("are rules of the specification", () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ id }) => !byId.has(id))).toEqual([]);
  });

  it("have a file on the map", () => {
    expect(named.filter(({ id }) => byId.get(id)?.files.length === 0)).toEqual([]);
  });
});
