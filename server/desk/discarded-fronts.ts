// Working copies that are thrown away, and had back. With that of a front that was never published the front itself goes.

import { z } from "zod";
import type { Store } from "../../content/store/store.ts";
import { param, refused, type AnswersOf, type AskingPerson } from "./answer-call.ts";
import { byPerson, noteIn } from "./note-act.ts";
import { isNew, nameOfFront } from "./working-copy.ts";

export type DiscardedFronts = Pick<AnswersOf<"fronts">, "fronts.discard" | "fronts.bring-back">;

const askedDiscard = z.strictObject({ steps: z.number().int().min(0) });
const goneOn = refused(409, "Somebody has gone on working on it.");

export function discardedFronts(store: Store): DiscardedFronts {
  const { discarded } = store.desk;
  const note = noteIn(store.desk);

  /** Undefined where readers have it, or something else than the desk has stored it. */
  async function newFront(asking: AskingPerson) {
    const standing = await store.standing(nameOfFront(param(asking, "front")));
    return standing !== undefined && isNew(JSON.parse(standing.source)) ? standing : undefined;
  }

  return {
    "fronts.discard": async (asking) => {
      const sent = askedDiscard.safeParse(asking.input);
      if (!sent.success) return refused(422, "How many steps are to be thrown away is needed.");
      const id = param(asking, "front");
      const begun = await newFront(asking);
      if (!(await discarded.put(id, sent.data.steps, asking.session.person.name))) return goneOn;
      if (begun === undefined) {
        await note(asking, "discarded-working-copy", `layout/${id}`, sent.data);
        return {};
      }
      const { conflict } = await store.write([{ remove: nameOfFront(id) }], {
        by: byPerson(asking),
        onlyIf: (standing) => standing?.version === begun.version,
      });
      if (conflict !== undefined) return goneOn;
      await note(asking, "discarded-front", `layout/${id}`, sent.data);
      return {};
    },

    "fronts.bring-back": async (asking) => {
      const id = param(asking, "front");
      const result = await discarded.bringBack(id);
      if (result === "missing") return refused(404, "There is no discarded working copy.");
      if (result === "taken") return refused(409, "Somebody works on this front again: publish or discard that first.");
      await note(asking, "brought-back-working-copy", `layout/${id}`);
      return {};
    },
  };
}
