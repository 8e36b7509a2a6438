import { expect, it } from "vitest";
import { isEmptyFolder, isNoPage } from "./no-page.ts";

it.each([
  ["/feeds", true, true],
  ["/feeds/", true, true],
  ["/feeds/latest.xml", true, false],
  ["/img/a.jpg", true, false],
  ["/lite", true, false],
  ["/healthz", true, false],
  ["/feedsome", false, false],
  ["/news/feeds", false, false],
])("%s: no page %s, an empty folder %s", (path, isNone, isFolder) => {
  expect([isNoPage(path), isEmptyFolder(path)]).toEqual([isNone, isFolder]);
});
