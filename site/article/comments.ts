// ART-07: when comments are there. A story must allow them; the site has them unless it says otherwise; they show once the reader asks.

export interface CommentsState {
  allowComments?: boolean;
  enabled?: boolean;
  visible?: boolean;
}

export function commentsState({ allowComments = false, enabled = true, visible = false }: CommentsState) {
  if (!allowComments || !enabled) return "none";
  return visible ? "open" : "closed";
}
