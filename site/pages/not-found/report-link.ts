// The 404 page is cached for all queries of its path: what the reader's own was, the browser knows.

import { reportUrl } from "./report-url.ts";

export interface BadPath {
  path: string;
}

export function fillReportLink(element: HTMLElement, { path }: BadPath): void {
  const search = location.search.slice(1);
  if (search !== "") element.querySelector("a")?.setAttribute("href", reportUrl(path, search));
}
