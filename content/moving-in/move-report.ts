// Counts everything that comes in from another system and everything it becomes, and names what is left out. Losses may be many: they wait in a
// file, not in memory, until the report is written.

import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Balance, LossGroup, MoveSource, MoveSummary } from "./move-summary.ts";
import { reportPage } from "./report-page.ts";

export interface MoveReport {
  came(what: string, becomes: string, count?: number): void;
  went(what: string, count?: number): void;
  /** Something is not here. `of` is the kind of thing it counts for as a whole; nothing for a part of one. */
  lost(item: string, what: string, of?: string): void;
  /** As a whole, since it could not be read. */
  refused(item: string, what: string, of: string): void;
  refusals(): number;
  /** Something to look at. */
  note(item: string, what: string): void;
  /** A record is here. */
  stands(type: string): void;
  /** Adds a file beside the report. */
  beside(file: string, what: string): void;
  finish(parts: Pick<MoveSummary, "records" | "media">): Promise<MoveSummary>;
}

const mostSaid = 1_000;
const mostShown = 100;
const mostGroups = 500;
const furtherGroups = "other things";

export interface ReportParts {
  now: () => number;
  /** Hears of the first losses at once. */
  tell: (text: string) => void;
}

export function openMoveReport(folder: string, source: MoveSource, { now, tell: say }: ReportParts): MoveReport {
  mkdirSync(folder, { recursive: true });
  const startedAt = now();
  const told = createWriteStream(join(folder, "told.part"));
  const balances = new Map<string, Balance>();
  const kinds = new Map<string, number>();
  const groups = { losses: new Map<string, LossGroup>(), notes: new Map<string, LossGroup>() };
  const beside: MoveSummary["beside"] = [];
  const totals = { losses: 0, notes: 0 };
  let refusals = 0;

  function balanceOf(what: string): Balance {
    const known = balances.get(what) ?? { what, becomes: "", came: 0, went: 0, left: 0 };
    balances.set(what, known);
    return known;
  }

  function tell(list: keyof typeof totals, item: string, what: string): void {
    totals[list] += 1;
    if (list === "losses" && totals.losses <= mostSaid) say(`${item}: left out ${what}`);
    if (list === "losses" && totals.losses === mostSaid) say("further losses are told in the report");
    told.write(`${JSON.stringify({ list, item, what })}\n`);
    const some = groups[list];
    const name = some.has(what) || some.size < mostGroups ? what : furtherGroups;
    const group = some.get(name) ?? { what: name, count: 0, items: [] };
    group.count += 1;
    if (group.items.length < mostShown) group.items.push(name === what ? item : `${item}: ${what}`);
    some.set(name, group);
  }

  function lost(item: string, what: string, of?: string): void {
    if (of !== undefined) balanceOf(of).left += 1;
    tell("losses", item, what);
  }

  return {
    came(what, becomes, count = 1) {
      const balance = balanceOf(what);
      balance.becomes = becomes;
      balance.came += count;
    },
    went(what, count = 1) {
      balanceOf(what).went += count;
    },
    lost,
    refused(item, what, of) {
      refusals += 1;
      lost(item, what, of);
    },
    refusals: () => refusals,
    note: (item, what) => tell("notes", item, what),
    stands: (type) => void kinds.set(type, (kinds.get(type) ?? 0) + 1),
    beside: (file, what) => void beside.push({ file, what }),
    async finish({ records, media }) {
      told.end();
      await once(told, "finish");
      const summary: MoveSummary = {
        ...source,
        startedAt: new Date(startedAt).toISOString(),
        seconds: Math.round((now() - startedAt) / 100) / 10,
        records,
        balances: [...balances.values()],
        kinds: Object.fromEntries([...kinds].toSorted(([one], [other]) => (one < other ? -1 : 1))),
        ...(media && { media }),
        beside,
        lost: totals.losses,
        noted: totals.notes,
      };
      await writeReport(folder, summary);
      const page = reportPage(summary, sorted(groups.losses), sorted(groups.notes));
      await writeFile(join(folder, "report.html"), page);
      return summary;
    },
  };
}

function sorted(groups: ReadonlyMap<string, LossGroup>): LossGroup[] {
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}

/** The whole of it as JSON, every loss by its name, written as it is read back. */
async function writeReport(folder: string, summary: MoveSummary): Promise<void> {
  const part = join(folder, "report.json.part");
  const out = createWriteStream(part);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, "drain");
  };
  await write(JSON.stringify(summary, undefined, 1).replace(/\n\}$/, ""));
  for (const list of ["losses", "notes"] as const) {
    await write(`,\n "${list}": [`);
    let separator = "\n  ";
    for await (const line of createInterface({ input: createReadStream(join(folder, "told.part")) })) {
      const { list: of, ...entry } = JSON.parse(line);
      if (of !== list) continue;
      await write(separator + JSON.stringify(entry));
      separator = ",\n  ";
    }
    await write("\n ]");
  }
  await write("\n}\n");
  out.end();
  await once(out, "finish");
  await rename(part, join(folder, "report.json"));
  await rm(join(folder, "told.part"), { force: true });
}
