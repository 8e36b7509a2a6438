// The table of edges: how far each has been purged; see `edge-store.ts`.

export interface EdgeTables {
  edges: EdgesTable;
}

interface EdgesTable {
  name: string;
  /** Everything is purged once at once, and once more when all nodes have heard of it: 0 and 1. */
  pass: number;
  /** The last change that it was purged of. */
  seq: number;
  /** What became due up to then has been purged: milliseconds since 1970. */
  due_at: number;
  /** Whoever purges it has it until then; 0 for nobody. */
  claimed_until: number;
  /** In a row. */
  failures: number;
  failing_since: number | null;
  /** While it fails: when it may be asked next. */
  retry_at: number | null;
  fault: string | null;
}
