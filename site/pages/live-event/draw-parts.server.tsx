// The pieces of live coverage that the live stream tells open pages of, drawn as the page itself draws them.

import { drawFragment } from "../../../core/draw-fragment.server.tsx";
import type { KeyEvent } from "../../live/key-events.ts";
import { postAnchor } from "../../live/post-address.ts";
import type { LivePost } from "../../live/posts.server.ts";
import { KeyEvents } from "./KeyEvents.tsx";
import { Post } from "./Post.tsx";

interface Drawing {
  path: string;
  at: number;
  onError: (error: unknown) => void;
}

export function drawPost(post: LivePost, { path, at, onError }: Drawing): string {
  return drawFragment(<Post post={post} path={path} />, { at, name: postAnchor(post.id), onError });
}

export function drawKeyEvents(
  events: readonly KeyEvent[],
  onPage: ReadonlySet<string>,
  { path, at, onError }: Drawing,
): string {
  return drawFragment(<KeyEvents events={events} path={path} onPage={onPage} />, { at, name: "key-events", onError });
}
