// A reader in a tab of Chromium: opens pages, reaches for links and follows them. The processor is slower for every page that comes to stand in the
// tab, also for one that is prerendered.

import { setTimeout as pass } from "node:timers/promises";
import type { Devtools, Result, Values } from "./devtools.ts";
import { readLinks, readPaint, type Painted } from "./in-page.ts";

const screens = {
  mouse: { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false },
  touch: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
};
/** How a link is reached for: a mouse rests on it, a finger goes down on it, or Enter is pressed where the focus is. */
export type Way = "hover" | "touch" | "unannounced";
const resting = 400;
const pressing = 90;
const patience = 20_000;

interface ReaderParts {
  way: Way;
  /** Run in every document from its first moment. */
  scripts: string[];
  /** So many times slower is the processor. */
  slower: number;
}

export interface Reader {
  open(address: string): Promise<void>;
  /** Begins to read, as a reader does who will go on: moves the pointer a little, or the page by a finger. */
  read(): Promise<void>;
  links(): Promise<{ path: string; x: number; y: number }[]>;
  follow(link: { path: string; x: number; y: number }): Promise<Painted | undefined>;
  leave(): Promise<void>;
}

export async function newReader(browser: Devtools, { way, scripts, slower }: ReaderParts): Promise<Reader> {
  const { browserContextId } = await browser.send("Target.createBrowserContext");
  const { targetId } = await browser.send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
    forTab: true,
  });
  const { sessionId: tab } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
  /** Of the pages in the tab, by their session: the one on show has no subtype. */
  const pages = new Map<string, { targetId: string; isShown: boolean }>();

  const prepare = async (session: string) => {
    const screen = screens[way === "touch" ? "touch" : "mouse"];
    const asked: [string, Values][] = [
      ["Emulation.setCPUThrottlingRate", { rate: slower }],
      ["Emulation.setDeviceMetricsOverride", screen],
      ["Emulation.setTouchEmulationEnabled", { enabled: way === "touch" }],
      ["Page.enable", {}],
      ...scripts.map((source): [string, Values] => ["Page.addScriptToEvaluateOnNewDocument", { source }]),
      ["Runtime.runIfWaitingForDebugger", {}],
    ];
    await Promise.all(asked.map(([method, params]) => browser.send(method, params, session)));
  };

  const stop = browser.on(({ method, params, sessionId }) => {
    const { targetInfo: info, sessionId: session = "" } = params;
    if (method === "Target.attachedToTarget" && sessionId === tab && info !== undefined) {
      if (info.type === "page") pages.set(session, { targetId: info.targetId, isShown: info.subtype === undefined });
      void prepare(session).catch(() => undefined);
    }
    if (method === "Target.detachedFromTarget") pages.delete(session);
    if (method === "Target.targetInfoChanged")
      for (const page of pages.values())
        if (page.targetId === info?.targetId) page.isShown = info.subtype === undefined;
  });
  await browser.send("Target.setDiscoverTargets", { discover: true });
  await browser.send("Target.setAutoAttach", { autoAttach: true, flatten: true, waitForDebuggerOnStart: true }, tab);
  await pass(200);

  /** A page that was activated comes after the one that was left. */
  const shown = () => [...pages].findLast(([, { isShown }]) => isShown)?.[0];
  const send = (method: string, params: Values) => browser.send(method, params, shown());
  async function read<T>(inPage: () => T): Promise<T | undefined> {
    const expression = `JSON.stringify((${inPage.toString()})())`;
    const { result } = await send("Runtime.evaluate", { expression }).catch((): Result => ({}));
    const found: T | undefined = result?.value === undefined ? undefined : JSON.parse(result.value);
    return found;
  }

  const mouse = (type: string, x: number, y: number) =>
    send("Input.dispatchMouseEvent", { type, x, y, button: type === "mouseMoved" ? "none" : "left", clickCount: 1 });
  const touch = (type: string, touchPoints: object[]) => send("Input.dispatchTouchEvent", { type, touchPoints });

  const begin: Record<Way, () => Promise<unknown>> = {
    hover: () => mouse("mouseMoved", 3, 400),
    touch: async () => {
      await touch("touchStart", [{ x: 3, y: 500 }]);
      for (let y = 490; y >= 440; y -= 10) await touch("touchMove", [{ x: 3, y }]);
      return touch("touchEnd", []);
    },
    unannounced: async () => undefined,
  };

  const press: Record<Way, (x: number, y: number) => Promise<unknown>> = {
    hover: async (x, y) => {
      await mouse("mouseMoved", x, y);
      await pass(resting);
      await mouse("mousePressed", x, y);
      await pass(pressing);
      return mouse("mouseReleased", x, y);
    },
    touch: async (x, y) => {
      await touch("touchStart", [{ x, y }]);
      await pass(pressing);
      return touch("touchEnd", []);
    },
    unannounced: async (x, y) => {
      const expression = `document.elementFromPoint(${x}, ${y}).closest("a").focus()`;
      await send("Runtime.evaluate", { expression });
      const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
      await send("Input.dispatchKeyEvent", { type: "keyDown", ...enter });
      return send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    },
  };

  return {
    open: async (address) => {
      await send("Page.navigate", { url: address });
      const until = Date.now() + patience;
      const isThere = () => document.readyState === "complete" && location.protocol === "http:";
      while (!(await read(isThere)) && Date.now() < until) await pass(200);
    },
    read: async () => void (await begin[way]()),
    links: async () => (await read(readLinks)) ?? [],
    follow: async ({ x, y }) => {
      await press[way](x, y).catch(() => undefined);
      const until = Date.now() + patience;
      let found: Painted | undefined;
      while (!found?.isSettled && Date.now() < until) {
        await pass(150);
        found = await read(readPaint);
      }
      return found?.isSettled ? found : undefined;
    },
    leave: async () => {
      stop();
      await browser.send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}
