// What somebody writes at one event: a new post, and edits of posts that stand, each kept until it is sent or given up. Pure.

import type { PostLine } from "../../../model/desk/live-calls.ts";
import { draftOf, hasWords, newDraft, type Draft } from "./draft.ts";

export interface Drafts {
  fresh: Draft;
  edits: Record<string, Draft>;
  /** The edit that is shown; without one the new post is. */
  open?: string;
}

export type NewDraft = () => Draft;

export const newDraftBy =
  (author: string): NewDraft =>
  () =>
    newDraft(crypto.randomUUID(), author);

export const noDrafts = (begin: NewDraft): Drafts => ({ fresh: begin(), edits: {} });

export const shownDraft = ({ fresh, edits, open = "" }: Drafts): Draft => edits[open] ?? fresh;

export const isWorthKeeping = ({ fresh, edits }: Drafts): boolean => hasWords(fresh) || Object.keys(edits).length > 0;

export function withDraft(drafts: Drafts, draft: Draft): Drafts {
  if (draft.id === drafts.fresh.id) return { ...drafts, fresh: draft };
  return { ...drafts, edits: { ...drafts.edits, [draft.id]: draft } };
}

/** One that was begun before goes on. */
export function withEdit(drafts: Drafts, line: PostLine): Drafts {
  return { ...withDraft(drafts, drafts.edits[line.id] ?? draftOf(line)), open: line.id };
}

/** A post that the server refused, to be written on over what stands there now. */
export function withRefused(drafts: Drafts, draft: Draft, standing: PostLine | undefined): Drafts {
  const over = draft.version === undefined ? draft : { ...draft, version: standing?.version ?? null };
  return { ...withDraft(drafts, standing === undefined ? over : { ...over, source: standing.post }), open: draft.id };
}

/** The shown one was sent or given up. */
export function withoutShown({ fresh, edits, open }: Drafts, begin: NewDraft): Drafts {
  if (open === undefined || edits[open] === undefined) return { fresh: begin(), edits };
  return { fresh, edits: Object.fromEntries(Object.entries(edits).filter(([id]) => id !== open)) };
}
