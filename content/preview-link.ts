// ART-08: the address under which a story can be seen before it is out, for as long as it says.

import { sitePath } from "../model/addresses/site-path.ts";
import { previewSecret, signPreview } from "./preview-token.ts";
import { isOut } from "./records/is-out.ts";
import type { Store } from "./store/store.ts";

export const previewHours = { usual: 72, most: 90 * 24 };

interface PreviewParts {
  store: Pick<Store, "byId" | "secret">;
  /** Of the settings; otherwise it is the store's own. */
  secret: string | undefined;
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  until: number;
}

export type PreviewLink =
  /** Everyone can see a story that is out: its address needs no more. */
  { is: "link" | "out"; address: string } | { is: "missing" } | { is: "elsewhere"; address: string };

export async function previewLink(
  id: string,
  { store, secret, origin, now, until }: PreviewParts,
): Promise<PreviewLink> {
  const story = await store.byId("article", id);
  if (story === undefined) return { is: "missing" };
  if (sitePath(story.canonical_url) === undefined) return { is: "elsewhere", address: story.canonical_url };
  const address = origin + story.canonical_url;
  if (isOut(story, now)) return { is: "out", address };
  const token = signPreview({ article: id, until }, secret ?? (await store.secret(previewSecret)));
  return { is: "link", address: `${address}?preview=${token}` };
}
