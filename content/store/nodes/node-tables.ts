// The table of nodes: what each last said of itself; see `node-store.ts`.

export interface NodeTables {
  nodes: NodesTable;
}

interface NodesTable {
  name: string;
  /** When it said so, by its own clock: milliseconds since 1970. */
  at: number;
  /** JSON, as the release of that node writes it. */
  summary: string;
}
