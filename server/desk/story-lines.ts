// A story in a list of the desk, as it is filed.

import type { FiledStory } from "../../content/store/records/find-stories.ts";
import type { Store } from "../../content/store/store.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { StoryLine, StoryState } from "../../model/desk/story-calls.ts";
import { instantOf } from "../../model/time/instant-of.ts";

type Reads = Pick<Store, "byId">;

export async function lineOfFiled(store: Reads, story: FiledStory, now: number): Promise<StoryLine> {
  const { type, id, path, card, changedAt, changedBy } = story;
  return {
    type,
    id,
    title: card.title,
    address: path === null ? null : spellPath(path),
    state: await stateOfFiled(store, story, now),
    section: card.category?.name ?? "",
    authors: card.authors.map(({ name }) => name),
    changedAt,
    changedBy: changedBy ?? "",
  };
}

/** Whether one that readers do not see is a draft or over is told by its record alone. */
async function stateOfFiled(store: Reads, { type, id, isPublished, at }: FiledStory, now: number): Promise<StoryState> {
  // One without a date is filed under 0.
  if (isPublished) return { is: at > now ? "later" : "out", at: at === 0 ? null : at };
  const doc = await store.byId(type, id);
  const until = instantOf(doc?.expiration_date);
  return doc?.published === true && until !== undefined && until <= now
    ? { is: "over", at: until }
    : { is: "draft", at: null };
}
