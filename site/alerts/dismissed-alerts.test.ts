import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { themeScript } from "../theme-script.ts";
import { dismissAlert, dismissedAlerts, type Memory } from "./dismissed-alerts.ts";

function memoryOf(text?: string): Memory & { text: string | undefined } {
  const memory = {
    text,
    getItem: (key: string) => (key === "alerts-put-away" ? (memory.text ?? null) : null),
    setItem: (_key: string, value: string) => {
      memory.text = value;
    },
  };
  return memory;
}

describe("ROUTE-05 alerts that were dismissed", () => {
  it("are saved, the newest first, each once, and not for ever", () => {
    const memory = memoryOf();
    for (let number = 0; number < 30; number += 1) dismissAlert(memory, `a${number}`);
    dismissAlert(memory, "a25");
    expect(dismissedAlerts(memory).slice(0, 3)).toEqual(["a25", "a29", "a28"]);
    expect(dismissedAlerts(memory)).toHaveLength(20);
  });

  it.each([["{"], ["{}"], ["null"], ["[1]"], [""]])("what is saved as %s is none", (text) => {
    expect(dismissedAlerts(memoryOf(text))).toEqual([]);
  });

  it("a browser that keeps nothing breaks nothing", () => {
    const closed: Memory = {
      getItem: () => {
        throw new Error("closed");
      },
      setItem: () => {
        throw new Error("closed");
      },
    };
    dismissAlert(closed, "a");
    expect(dismissedAlerts(closed)).toEqual([]);
  });

  it.each([
    [undefined, []],
    ['["a","b\\"]"]', ['[data-alert="a"],[data-alert="b\\"]"]{display:none}']],
    ["[]", []],
    ["{", []],
  ])("saved as %s they are hidden before the first paint", (text, sheets) => {
    const written: string[] = [];
    class CSSStyleSheet {
      replaceSync(rules: string): void {
        written.push(rules);
      }
    }
    const documentElement = { dataset: {}, classList: { add: () => undefined } };
    const document = { cookie: "", documentElement, adoptedStyleSheets: [] as unknown[] };
    const CSS = { escape: (id: string) => id.replaceAll('"', '\\"') };
    runInNewContext(themeScript, { document, localStorage: memoryOf(text), CSSStyleSheet, CSS, navigator: {} });
    expect(written).toEqual(sheets);
    expect(document.adoptedStyleSheets).toHaveLength(sheets.length);
  });
});
