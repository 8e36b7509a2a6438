import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { themeInCookie } from "./reader-settings.ts";
import { themeScript } from "./theme-script.ts";

/** What the script that runs before the first paint makes of the document. */
function applied(cookie: string, saved: Readonly<Record<string, string>> = {}): Record<string, string> {
  const dataset: Record<string, string> = {};
  const documentElement = { dataset, classList: { add: () => undefined } };
  const localStorage = { getItem: (key: string) => saved[key] ?? null };
  runInNewContext(themeScript, { document: { cookie, documentElement }, localStorage });
  return dataset;
}

it.each([
  ["FN_theme=light", "light"],
  ["FN_theme=dark", "dark"],
  ["a=b; FN_theme=dark; c=d", "dark"],
  ["FN_theme=Dark", undefined],
  ["FN_theme=darker", undefined],
  ["FN_theme=dark ", undefined],
  ["FN_theme=", undefined],
  ["XFN_theme=dark", undefined],
  ["", undefined],
])("VIDEO-01 the cookie “%s” means %s; otherwise the system decides", (cookie, theme) => {
  expect(themeInCookie(cookie)).toBe(theme);
  expect(applied(cookie)["theme"]).toBe(theme);
});

it.each([
  [{}, {}],
  [
    { "text-size": "large", motion: "reduce" },
    { textSize: "large", motion: "reduce" },
  ],
  [{ motion: "wild" }, {}],
  [{ "followed-topics": '{"version":1}' }, { follows: "" }],
])("what is saved on the device, %o, marks the document %o", (saved, marks) => {
  expect(applied("", saved)).toEqual(marks);
});

it("a browser that keeps nothing still gets its theme", () => {
  const dataset: Record<string, string> = {};
  const documentElement = { dataset, classList: { add: () => undefined } };
  runInNewContext(themeScript, { document: { cookie: "FN_theme=dark", documentElement } });
  expect(dataset).toEqual({ theme: "dark" });
});
