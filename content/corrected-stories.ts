// A correction with the story that it was made in, as lists of corrections tell it.

import { mayStandAt } from "../model/addresses/may-stand-at.ts";
import { liveEventPath } from "../model/addresses/front-path.ts";
import { spellPath } from "../model/addresses/path-spelling.ts";
import type { CorrectedStory } from "./client.ts";
import { cardOfArticle } from "./records/article.ts";
import type { Correction } from "./records/corrections.ts";
import type { CorrectionPlace } from "./store/records/correction-rows.ts";
import type { Store } from "./store/store.ts";
import { cardOfVideo } from "./records/video.ts";

type Reads = Pick<Store, "byId">;

/** One that has gone meanwhile is left out, and so is coverage at an address where no page looks for it. */
export async function correctedStories(places: readonly CorrectionPlace[], store: Reads): Promise<CorrectedStory[]> {
  const found = await Promise.all(places.map((place) => correctedStory(place, store)));
  return found.filter((story) => story !== undefined);
}

async function correctedStory(place: CorrectionPlace, store: Reads): Promise<CorrectedStory | undefined> {
  const { type, id } = place;
  if (type === "article") {
    const doc = await store.byId(type, id);
    if (doc === undefined) return undefined;
    const { title, url, original } = cardOfArticle(doc, id);
    return told({ type, id, title, url, original }, doc, place);
  }
  if (type === "video") {
    const doc = await store.byId(type, id);
    return doc && told({ type, id, title: doc.title, url: cardOfVideo(doc, id).url }, doc, place);
  }
  const doc = type === "live_event" ? await store.byId(type, id) : undefined;
  const path = doc && liveEventPath(doc);
  if (type !== "live_event" || doc === undefined || path === undefined || !mayStandAt(type, path)) return undefined;
  return told({ type, id, title: doc.title, url: spellPath(path) }, doc, place);
}

function told(
  story: Omit<CorrectedStory, "correction">,
  { corrections }: { corrections: readonly Correction[] },
  { correction: wanted }: CorrectionPlace,
): CorrectedStory | undefined {
  const correction = corrections.find(({ id }) => id === wanted);
  return correction && { ...story, correction };
}
