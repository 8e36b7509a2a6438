// Which style files a page can need, and in which order all of them stand. Pure: the graphs of the two builds come in.

import type { ModuleGraph } from "./module-graph.ts";

const isStyle = (file: string): boolean => file.endsWith(".css");

/** Tables from kinds of blocks to what draws them: what of them stands on a page is seen on it. */
const isTable = (file: string): boolean => /^site\/(?:[\w-]+\/)*(?:blocks\/registry|[\w-]+-components)\.ts$/.test(file);

interface Walk {
  /** Not gone into. */
  without?: (file: string) => boolean;
  /** Also what is imported later. */
  withLater?: boolean;
}

/** The styles of a module and of what it imports, each before what needs it. */
export function stylesUnder(graph: ModuleGraph, from: readonly string[], walk: Walk = {}): string[] {
  const { without = () => false, withLater = false } = walk;
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (file: string): void => {
    const known = graph[file];
    if (known === undefined || seen.has(file) || without(file)) return;
    seen.add(file);
    const next = [...known.imports, ...(withLater ? known.dynamicImports : [])];
    // Whoever draws with a piece may set it right: the own styles come last.
    for (const one of [...next.filter((name) => !isStyle(name)), ...next.filter(isStyle)]) visit(one);
    if (isStyle(file)) found.push(file);
  };
  for (const file of from) visit(file);
  return found;
}

/** What every page of a name has, whatever it shows: all but the blocks. */
export function frameStyles(server: ModuleGraph, page: string): string[] {
  return stylesUnder(server, [page], { without: isTable });
}

/** An island may draw in the browser what the server has not. */
export function islandStyles(client: ModuleGraph, island: string): string[] {
  return stylesUnder(client, [island], { withLater: true });
}

/** A style without classes comes with those of the component that imports it. */
export function companionsOf(server: ModuleGraph, style: string): string[] {
  return Object.values(server)
    .filter(({ imports }) => imports.includes(style))
    .flatMap(({ imports }) => imports.filter((file) => isStyle(file) && file !== style));
}
