// The calls about live coverage, and what they answer with.

export const liveCalls = {
  "live.events": { method: "GET", path: "/live", needs: "live" },
  "live.posts": { method: "GET", path: "/live/:event", needs: "live" },
  /** Posts that were removed and have not come back. */
  "live.removed": { method: "GET", path: "/live/:event/removed", needs: "live" },
  "live.append": { method: "POST", path: "/live/:event/posts", needs: "live" },
  "live.change": { method: "PUT", path: "/live/:event/posts/:post", needs: "live" },
  "live.mark": { method: "PUT", path: "/live/:event/posts/:post/marks", needs: "live" },
  "live.remove": { method: "DELETE", path: "/live/:event/posts/:post", needs: "live" },
} as const;

export interface LiveEventLine {
  id: string;
  title: string;
  /** Where readers have it. */
  path: string;
  isPublished: boolean;
  /** Coverage has ended. */
  isOver: boolean;
}

/** A post as its record has it: the desk changes what it knows of it and leaves the rest. */
export interface PostSource {
  [field: string]: unknown;
  title?: string;
  body?: string;
  author?: string;
  pinned?: boolean;
  key?: boolean;
  time?: string;
  components?: PostComponent[];
}

export interface PostComponent {
  is: string;
  props?: Record<string, unknown>;
}

export interface PostLine {
  id: string;
  version: string;
  post: PostSource;
}

export interface LivePosts {
  event: LiveEventLine;
  /** Of all of them together: whoever names it again is told nothing where nothing has changed. */
  version: string;
  /** In the order of the record; absent where nothing has changed. */
  posts?: PostLine[];
}
