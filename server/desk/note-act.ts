// Writes down who did what at the desk.

import type { DeskStore } from "../../content/store/desk/desk-store.ts";
import type { ChangedBy } from "../../content/store/changed-by.ts";
import type { LogAct } from "../../model/desk/log-acts.ts";
import type { AskingPerson } from "./answer-call.ts";

export type NoteAct = (asking: AskingPerson, act: LogAct, subject?: string, details?: object) => Promise<unknown>;

export function noteIn(desk: Pick<DeskStore, "log">): NoteAct {
  return ({ session }, act, subject = "", details = {}) => {
    const { id: person, name } = session.person;
    return desk.log.note({ person, name, act, subject, details });
  };
}

/** As revisions name who made them. */
export const byPerson = ({ session }: AskingPerson): ChangedBy => ({ who: session.person.name, way: "desk" });
