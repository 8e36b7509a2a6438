// What records were before: written out, brought back, pruned.

import { once } from "node:events";
import { parseArgs } from "node:util";
import { isRecordType, kinds } from "../records/kinds.ts";
import { parseRecord } from "../records/parse-record.ts";
import { restoredSource } from "../restored-source.ts";
import { storedRefusalText } from "../import/report-text.ts";
import { readRevisionLimits } from "../store/revisions/revision-limits.ts";
import type { RevisedName, Revision } from "../store/revisions/revision-store.ts";
import { versionWithTimes } from "../store/revisions/version-with-times.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";

const pageSize = 100;

type Verb = (args: readonly string[], store: Store, surroundings: Surroundings) => Promise<number>;

const verbs = new Map<string, Verb>([
  ["list", list],
  ["show", show],
  ["restore", restore],
  ["export", exportAll],
  ["prune", prune],
]);

export const revisionsCommand: Command = {
  usage: "revisions list|show|restore TYPE ID [NUMBER] | export | prune",
  summary: "what records were before: list, show or bring back a version, write all out, drop old ones",
  async run([name = "", ...args], surroundings) {
    const verb = verbs.get(name);
    if (verb === undefined) throw new UsageError(`needs one of ${[...verbs.keys()].join(", ")}`);
    const store = await surroundings.openStore();
    try {
      return await verb(args, store, surroundings);
    } finally {
      await store.close();
    }
  },
};

async function list(args: readonly string[], store: Store, { stdout }: Surroundings): Promise<number> {
  const [type = "", id = "", ...more] = args;
  if (more.length > 0) throw new UsageError("list takes TYPE and ID");
  const of = recordNamed(type, id);
  const maker = await store.revisions.maker(of);
  if (maker !== undefined) stdout.write(`${JSON.stringify({ number: null, ...versionWithTimes(maker) })}\n`);
  for (let before: number | undefined; ;) {
    const page: Revision[] = await store.revisions.list(of, { size: pageSize, before });
    for (const revision of page) stdout.write(`${JSON.stringify(versionWithTimes(revision))}\n`);
    if (page.length < pageSize) return 0;
    before = page.at(-1)?.number;
  }
}

async function show(args: readonly string[], store: Store, { stdout }: Surroundings): Promise<number> {
  stdout.write(`${(await found(args, store)).source}\n`);
  return 0;
}

async function restore(args: readonly string[], store: Store, { stderr }: Surroundings): Promise<number> {
  const { name, ...revision } = await found(args, store);
  const parsed = parseRecord(await restoredSource(store, name, revision));
  if (!("ok" in parsed)) {
    throw new Error("refused" in parsed ? storedRefusalText(parsed.refused) : "that version takes the record away");
  }
  const { stored, refused } = await store.write([{ put: parsed.ok }]);
  if (refused !== undefined) throw new Error("the redirect cannot be stored beside those that stand now");
  stderr.write(stored === 1 ? "Restored. The version before is stored too.\n" : "It is what stands now.\n");
  return 0;
}

async function exportAll(args: readonly string[], store: Store, { stdout }: Surroundings): Promise<number> {
  if (args.length > 0) throw new UsageError("export takes no arguments");
  for await (const { source, ...revision } of store.revisions.all()) {
    const line = JSON.stringify({
      ...versionWithTimes(revision),
      record: source === undefined ? null : JSON.parse(source),
    });
    if (!stdout.write(`${line}\n`)) await once(stdout, "drain");
  }
  return 0;
}

async function prune(args: readonly string[], store: Store, { stdout, env }: Surroundings): Promise<number> {
  const { days, most } = pruneOptions(args);
  const limits = readRevisionLimits({
    REVISIONS_DAYS: days ?? env["REVISIONS_DAYS"],
    REVISIONS_MOST: most ?? env["REVISIONS_MOST"],
  });
  if (limits === undefined) throw new UsageError("REVISIONS_DAYS and REVISIONS_MOST must be whole numbers");
  stdout.write(`${await store.revisions.prune(limits)} dropped\n`);
  return 0;
}

function pruneOptions(args: readonly string[]): { days?: string; most?: string } {
  try {
    return parseArgs({ args: [...args], options: { days: { type: "string" }, most: { type: "string" } } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function found(args: readonly string[], store: Store): Promise<Revision & { name: RevisedName; source: string }> {
  const [type = "", id = "", number = "", ...more] = args;
  if (more.length > 0 || !/^\d+$/.test(number)) throw new UsageError("takes TYPE, ID and NUMBER");
  const name = recordNamed(type, id);
  const revision = await store.revisions.find(name, Number(number));
  if (revision === undefined) throw new Error(`${type}/${id} has no revision ${number}`);
  const { source } = revision;
  if (source === undefined) throw new Error(`with revision ${number} the record was taken away: take one before it`);
  return { ...revision, name, source };
}

function recordNamed(type: string, id: string): RevisedName {
  if (id === "") throw new UsageError("needs TYPE and ID");
  if (!isRecordType(type)) {
    throw new UsageError(`knows no type ${type}; the types are ${Object.keys(kinds).toSorted().join(", ")}`);
  }
  return { type, id };
}
