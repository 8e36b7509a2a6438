// Which file of the project imports which: written beside the manifest of a build, so that the styles of a page or an island can be told from it.

import { relative } from "node:path";
import type { Plugin } from "vite";

export interface ModuleGraph {
  [file: string]: { imports: string[]; dynamicImports: string[] };
}

export const moduleGraphFile = ".vite/module-graph.json";

export function writeModuleGraph(root: string): Plugin {
  const isOwn = (id: string) => id.startsWith(`${root}/`) && !id.includes("/node_modules/");
  const own = (ids: readonly string[]) => ids.filter(isOwn).map((id) => relative(root, id));
  return {
    name: "write-module-graph",
    generateBundle() {
      const graph: ModuleGraph = {};
      for (const id of [...this.getModuleIds()].filter(isOwn)) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        graph[relative(root, id)] = { imports: own(importedIds), dynamicImports: own(dynamicallyImportedIds) };
      }
      this.emitFile({ type: "asset", fileName: moduleGraphFile, source: JSON.stringify(graph) });
    },
  };
}
