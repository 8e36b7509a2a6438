// What is live, where somebody has changed it since people began to work on a front: told with who it was, and taken into their working copy.

import { z } from "zod";
import type { Draft } from "../../content/store/desk/draft-row.ts";
import type { StandingRecord, Store } from "../../content/store/store.ts";
import type { OpenFront } from "../../model/desk/front-calls.ts";
import { frontOf, type Front } from "../../model/desk/front.ts";
import { mergeFronts } from "../../model/desk/merge-fronts.ts";
import { withSameKeys } from "../../model/desk/same-modules.ts";
import { param, refused, type AnswersOf } from "./answer-call.ts";
import { nameOfFront } from "./working-copy.ts";

export type FrontElsewhere = Pick<AnswersOf<"fronts">, "fronts.take-in">;

const askedTakeIn = z.strictObject({ over: z.string(), steps: z.number().int().min(0) });
const goneOn = refused(409, "Somebody has gone on working on it. Look at it again, then take it in.");

/** Its modules by the keys that the working copy knows them by. */
function liveOf({ base, baseVersion, front }: Draft, { source, version }: StandingRecord): Front {
  return version === baseVersion ? base : withSameKeys(base, frontOf(JSON.parse(source)), front);
}

export async function againstLive(
  { revisions }: Pick<Store, "revisions">,
  draft: Draft,
  standing: StandingRecord,
): Promise<Pick<OpenFront, "live" | "elsewhere">> {
  const live = liveOf(draft, standing);
  if (draft.baseVersion === standing.version) return { live, elsewhere: null };
  const { at = null, who = "", way = "" } = (await revisions.maker(nameOfFront(draft.layout))) ?? {};
  return { live, elsewhere: { base: draft.base, at, who, way } };
}

export function frontElsewhere(store: Store): FrontElsewhere {
  const { drafts } = store.desk;
  return {
    "fronts.take-in": async (asking) => {
      const sent = askedTakeIn.safeParse(asking.input);
      if (!sent.success) return refused(422, "What is to be taken in, and into what, is needed.");
      const { over, steps } = sent.data;
      const id = param(asking, "front");
      const [draft, standing] = await Promise.all([drafts.open(id), store.standing(nameOfFront(id))]);
      if (draft === undefined || standing === undefined) return refused(404, "Nobody works on this front.");
      if (draft.steps !== steps || standing.version !== over) return goneOn;
      const live = liveOf(draft, standing);
      const { front } = mergeFronts(draft.base, live, draft.front);
      const to = { base: live, baseVersion: over, front };
      const taken = await drafts.takeIn(draft, to, asking.session.person);
      return "step" in taken ? {} : goneOn;
    },
  };
}
