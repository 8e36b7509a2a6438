// What stands at a live address at one moment, in a form the hub can compare: parts with their marks, and how each is drawn.

export interface LiveState {
  version: string;
  /** In reading order. */
  parts: readonly { id: string; rev: string; pinned: boolean }[];
  /** Named pieces beside the parts, with the mark of what each shows. */
  panels: ReadonlyMap<string, string>;
  isOver: (now: number) => boolean;
  /** When it is to be read again, though nobody has changed anything. */
  changesAt?: number;
  drawPart: (id: string, now: number) => string;
  drawPanel: (name: string, now: number) => string;
  /** The style sheets of parts as they are drawn; absent where every page that shows them has these. */
  stylesOf?: (html: string) => string[];
  /** How many parts are drawn for a page that nothing is known of; the usual number when absent. */
  snapshotParts?: number;
  /** What follows this part, drawn; undefined where there is nothing of the kind. */
  partsAfter?: (id: string) => { ids: string[]; hasMore: boolean };
}

/** What is remembered of a state that has passed. */
export interface PastState {
  version: string;
  revs: ReadonlyMap<string, string>;
  panels: ReadonlyMap<string, string>;
}

export function pastOf({ version, parts, panels }: LiveState): PastState {
  return { version, revs: new Map(parts.map(({ id, rev }) => [id, rev])), panels };
}
