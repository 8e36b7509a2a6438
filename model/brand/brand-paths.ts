// Where the brand's navigation, menu and footer lead on this site.

import type { BrandFile } from "./brand-file.ts";

type BrandLinks = Pick<BrandFile, "navigation" | "menu" | "footer">;

/** Each once, without query and hash. */
export function brandPaths({ navigation, menu, footer }: BrandLinks): string[] {
  return pathsAmong([
    ...navigation.map(({ url }) => url),
    ...menu.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]),
    ...footer.map(({ url }) => url),
  ]);
}

export function pathsAmong(urls: readonly (string | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => (url?.startsWith("/") ? [withoutRest(url)] : [])))];
}

export function withoutRest(url: string): string {
  return url.replace(/[?#].*/, "");
}
