// The picture of a story that comes out is made in all sizes that readers are offered, before the first of them asks.

import { isOut } from "../../content/records/is-out.ts";
import { cardOfArticle } from "../../content/records/article.ts";
import { recordsAmong } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import { comesResized } from "../../model/pictures/image-url.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { sizesFor } from "../../site/ui/picture-sources.ts";
import type { Team } from "../workers/team.ts";
import { backgroundWork } from "../work/background-work.ts";
import type { FindPicture } from "./find-picture.ts";
import type { Resizer } from "./resize.ts";

/** Older ones that move in, or are mended, have few readers at a time. */
const newFor = 24 * 3_600_000;

/** On fronts, beside headlines and on its own page. */
const sizes = sizesFor(["hero", "card", "thumbnail", "article"]);

export interface PreparingParts {
  store: Pick<Store, "byId" | "onChange">;
  team: Pick<Team, "isOnDuty">;
  findPicture: FindPicture;
  images: Resizer;
  areReadersWaiting: () => boolean;
  onFailure: (story: string, error: unknown) => void;
  now: () => number;
}

/** Returns a function that ends it. */
export function preparePictures({
  store,
  team,
  findPicture,
  images,
  now,
  ...readers
}: PreparingParts): () => Promise<void> {
  const preparing = backgroundWork({ doOne: prepare, ...readers });
  const stopListening = store.onChange((keys) => {
    if (team.isOnDuty()) preparing.add(recordsAmong(keys, "article"));
  });

  async function prepare(id: string): Promise<void> {
    const story = await store.byId("article", id);
    const came = instantOf(story?.publication_date) ?? 0;
    if (story === undefined || !isOut(story, now()) || came < now() - newFor) return;
    const { imageUrl } = cardOfArticle(story, id);
    const source = imageUrl !== undefined && comesResized(imageUrl) ? await findPicture(imageUrl) : undefined;
    if (source === undefined) return;
    // What nearly every browser takes; for others it is made when they ask.
    for (const size of sizes) await images.picture({ source, size, format: "avif" });
  }

  return async () => {
    stopListening();
    await preparing.close();
  };
}
