// A working copy against the layout that stands: what it would be as a record, what of it would be left out, and how it takes the layout's place.

import { z } from "zod";
import { reasonText, type Gap } from "../../content/blocks/parse-blocks.ts";
import { leftOutText } from "../../content/import/report-text.ts";
import { parseRecord, type PreparedRecord } from "../../content/records/parse-record.ts";
import type { ChangedBy } from "../../content/store/changed-by.ts";
import type { Draft } from "../../content/store/desk/draft-row.ts";
import type { StandingRecord, Store } from "../../content/store/store.ts";
import { flag } from "../../model/fields/schema-kit.server.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import { frontOf, layoutWith, type Component } from "../../model/desk/front.ts";

const type = "layout";

export const nameOfFront = (id: string) => ({ type, id }) as const;

export type Ready = { record: PreparedRecord; problems: string[] } | { refused: string[] };

/** Of modules it is told at each (`module-faults.ts`). */
const isNoModule = ({ at }: Gap) => !regionNames.some((region) => at.startsWith(`${region}.`));

const begunHere = z.object({ began: z.looseObject({ name: z.string() }) });

export const isLive = ({ published }: Component): boolean => flag.safeParse(published ?? true).data === true;

/** Begun at the desk, and never published. */
export const isNew = (layout: Component): boolean => !isLive(layout) && begunHere.safeParse(layout["desk"]).success;

/** Whoever publishes a front that readers do not see wants them to see it. */
export function madeLive(layout: Component): Component {
  const { published: _, desk: __, ...rest } = layout;
  return isLive(layout) ? layout : rest;
}

/** With everything that is no module as it stands now, not as it was when somebody began. */
export function readyRecord(standing: Component, { front }: Pick<Draft, "front">): Ready {
  const parsed = parseRecord(JSON.stringify(layoutWith(madeLive(standing), front)));
  if ("ok" in parsed) return { record: parsed.ok, problems: parsed.ok.gaps.filter(isNoModule).map(leftOutText) };
  return { refused: "refused" in parsed ? parsed.refused.reasons.map(reasonText) : ["it would be removed"] };
}

/** The one that people work on, or a new one of what stands. One that nobody has done anything to follows what stands. */
export async function openDraft(store: Store, id: string, standing: StandingRecord): Promise<Draft> {
  const known = await store.desk.drafts.open(id);
  const isLeftBehind = known?.steps === 0 && known.baseVersion !== standing.version;
  const isEnded = isLeftBehind && (await store.desk.drafts.end(id, 0));
  if (known !== undefined && !isEnded) return known;
  return store.desk.drafts.begin(id, frontOf(JSON.parse(standing.source)), standing.version);
}

export type Published =
  | { version: string }
  | { refused: string[] }
  /** Somebody has changed the layout since: its version now. */
  | { changedTo: string | undefined }
  | { missing: true };

/** `over` is the version that whoever publishes has seen and wants to replace. */
export async function publishDraft(store: Store, id: string, over: string, by: ChangedBy): Promise<Published> {
  const [draft, standing] = await Promise.all([store.desk.drafts.open(id), store.standing(nameOfFront(id))]);
  if (draft === undefined || standing === undefined) return { missing: true };
  const ready = readyRecord(JSON.parse(standing.source), draft);
  if ("refused" in ready) return ready;
  const written = await store.write([{ put: ready.record }], {
    by,
    onlyIf: (now) => now?.version === over,
  });
  if (written.conflict !== undefined) return { changedTo: written.conflict.standing?.version };
  await store.desk.drafts.end(id, draft.steps);
  return { version: written.version ?? over };
}
