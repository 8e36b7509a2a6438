// The style sheets of pages while developing: as links, in the same order as in the build, so that a page is never shown without them and an edit
// changes them in place. All that a page could need, where the build has what it shows.

import { relative } from "node:path";
import type { EnvironmentModuleNode, HotUpdateOptions, Plugin, ViteDevServer } from "vite";
import { allowedCss } from "../../site/amp/allowed-css.ts";
import type { PageName } from "../../site/pages/registry.ts";

const isStyle = (file: string): boolean => /\.css($|\?)/.test(file);

/** The shared styles come before all others: they set the order of the style layers. */
const isShared = (url: string): boolean => url.startsWith("/site/styles/");

/** The styles of a module and of what it imports at once, each before what needs it. */
function stylesUnder(vite: ViteDevServer, url: string, seen: Set<string>): string[] {
  if (seen.has(url)) return [];
  seen.add(url);
  if (isStyle(url)) return [url];
  const node: EnvironmentModuleNode | undefined = vite.environments.ssr.moduleGraph.urlToModuleMap.get(url);
  return (node?.transformResult?.deps ?? []).flatMap((next) => stylesUnder(vite, next, seen));
}

export function developmentStyles(vite: ViteDevServer, page: PageName): string[] {
  const seen = new Set<string>();
  const shell = stylesUnder(vite, "/server/create-site.ts", seen);
  const own = stylesUnder(vite, `/site/pages/${page}/Page.tsx`, seen);
  return [...shell.filter(isShared), ...shell.filter((url) => !isShared(url)), ...own];
}

/** AMP-03: what the build writes to amp.css. */
export async function developmentAmpStyle(vite: ViteDevServer): Promise<string> {
  const urls = stylesUnder(vite, "/site/pages/article-amp/Page.tsx", new Set());
  const sheets = await Promise.all(urls.map((url) => vite.transformRequest(`${url}?direct`)));
  return allowedCss(sheets.map((sheet) => sheet?.code ?? "").join("\n"));
}

/** Says where a class comes from, and stays the same when its file is edited: the page on show was drawn with it. */
export function developmentClassName(root: string) {
  return (name: string, file: string): string => {
    const place = relative(root, file)
      .replace(/^site\//, "")
      .replace(/\.module\.css.*/, "");
    return `${place.replaceAll(/\W/g, "-")}_${name}`;
  };
}

/** Pages are drawn by the server, so an edit of anything but a style is shown by loading the page again. */
export function pageUpdates(): Plugin {
  return {
    name: "page-updates",
    enforce: "post",
    /** What a link brings already is not set a second time, behind the others. */
    transform(code, id) {
      if (this.environment.name !== "client" || !isStyle(id)) return undefined;
      return { code: code.replace("__vite__updateStyle(__vite__id, __vite__css)", ""), map: null };
    },
    hotUpdate({ file, modules, server, timestamp }: HotUpdateOptions) {
      const { hot } = server.environments.client;
      if (modules.length === 0) return undefined;
      if (!isStyle(file)) hot.send({ type: "full-reload" });
      else if (this.environment.name === "client") {
        const path = `/${relative(server.config.root, file)}`;
        hot.send({ type: "update", updates: [{ type: "css-update", path, acceptedPath: path, timestamp }] });
      }
      return [];
    },
  };
}
