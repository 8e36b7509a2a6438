// Records of the kinds that have no screen of their own: found, opened, written over the version that was seen, and withdrawn. What may stand is judged as
// for every other way in.

import { z } from "zod";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import { isRecordType, kinds, type RecordType } from "../../content/records/kinds.ts";
import type { Store } from "../../content/store/store.ts";
import type { OpenRecord, RecordForms, RecordLine, RecordList, SavedRecord } from "../../model/desk/record-calls.ts";
import { keysOf } from "../../model/fields/keys-of.ts";
import { putRecord } from "../api/records/put-record.ts";
import { param, refused, refusedFields, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { componentKinds, recordFields } from "./form-shapes.ts";
import { faultsByPlace, leftOutByPlace, notesByPlace } from "./record-faults.ts";

/** These have screens of their own, with rules of their own: an alert may need a second person's yes. */
const elsewhere: ReadonlySet<RecordType> = new Set([
  "alert",
  "hot_topics",
  "layout",
  "live_event",
  "media",
  "redirect",
]);
const mostListed = 50;
const mostLookedAt = 5000;

const noRecord = refused(404, "There is no such record.");
const noKind = refused(404, "There is no such kind of record here.");
const changedMeanwhile = refused(
  412,
  "Somebody has changed this record meanwhile. What you typed is kept here: look at it, then save over theirs.",
);

const told = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.string().optional().catch(undefined),
  full_name: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
});
const askedSave = z.strictObject({ record: z.record(z.string(), z.unknown()), over: z.string().nullable() });
const askedRemove = z.strictObject({ over: z.string() });

export interface RecordParts {
  store: Store;
  parser: Pick<ParseWorker, "parse">;
}

export function recordAnswers({ store, parser }: RecordParts): AnswersOf<"records"> {
  const noted = noteIn(store.desk);
  const shown = keysOf(kinds).filter((type) => !elsewhere.has(type));
  const forms: RecordForms = {
    kinds: shown.map((type) => ({ type, fields: recordFields(type) })),
    components: componentKinds(),
  };

  function nameOf(asking: AskingPerson): { type: RecordType; id: string } | undefined {
    const type = param(asking, "type");
    return isRecordType(type) && shown.includes(type) ? { type, id: param(asking, "id") } : undefined;
  }

  async function saved(asking: AskingPerson, name: { type: RecordType; id: string }): Promise<CallAnswer> {
    const sent = askedSave.safeParse(asking.input);
    if (!sent.success) return refused(422, "A record and the version that was seen are needed.");
    const { record, over } = sent.data;
    const result = await putRecord({ store, parser }, name, record, {
      write: { by: byPerson(asking) },
      conditions: { hold: (version) => (version ?? null) === over, namesVersion: true },
    });
    if ("forbidden" in result) return refused(403, result.forbidden);
    if ("conflict" in result) return changedMeanwhile;
    if ("refused" in result) return refusedFields(faultsByPlace(result.refused));
    const { outcome, gaps, notes, warnings } = result;
    if (outcome !== "unchanged") await noted(asking, `${outcome}-record`, `${name.type}/${name.id}`);
    const answer: SavedRecord = { outcome, warnings, leftOut: leftOutByPlace(gaps), notes: notesByPlace(notes) };
    return { body: answer };
  }

  return {
    "records.kinds": async () => ({ body: forms }),

    "records.list": async (asking) => {
      const { type } = nameOf(asking) ?? {};
      if (type === undefined) return noKind;
      return { body: await found(store, type, asking.context.req.query("search") ?? "") };
    },

    "records.open": async (asking) => {
      const name = nameOf(asking);
      if (name === undefined) return noKind;
      const standing = await store.standing(name);
      if (standing === undefined) return noRecord;
      const open: OpenRecord = { record: JSON.parse(standing.source), version: standing.version };
      return { body: open };
    },

    "records.save": async (asking) => {
      const name = nameOf(asking);
      return name === undefined ? noKind : saved(asking, name);
    },

    "records.remove": async (asking) => {
      const name = nameOf(asking);
      if (name === undefined) return noKind;
      const sent = askedRemove.safeParse(asking.input);
      if (!sent.success) return refused(422, "The version that was seen is needed.");
      const result = await store.write([{ remove: name }], {
        by: byPerson(asking),
        onlyIf: (standing) => standing?.version === sent.data.over,
      });
      if (result.conflict !== undefined) return changedMeanwhile;
      await noted(asking, "withdrew-record", `${name.type}/${name.id}`);
      return {};
    },
  };
}

/** Those whose id or title has the words, as far as so many are looked at. */
async function found(store: Store, type: RecordType, search: string): Promise<RecordList> {
  const wanted = search.trim().toLowerCase();
  const records: RecordLine[] = [];
  let looked = 0;
  for await (const source of store.sources(type)) {
    looked += 1;
    const line = lineOf(source);
    if (`${line.id} ${line.title}`.toLowerCase().includes(wanted)) records.push(line);
    if (records.length === mostListed || looked === mostLookedAt) return { records, isPartial: true };
  }
  return { records, isPartial: false };
}

function lineOf(source: string): RecordLine {
  const { id, full_name: name, title, text } = told.parse(JSON.parse(source));
  return { id, title: name ?? title ?? text ?? "" };
}
