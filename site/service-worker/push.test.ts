import { describe, expect, it } from "vitest";
import { listenForPush, messageIn, type PushScope } from "./push.ts";

const message = { title: "Breaking News", body: "Quake", url: "/us/quake", tag: "alert-q" };
const oldKey = new Uint8Array([4, 1, 2]).buffer;

/** A worker without a browser: what it was asked to do is written down. */
function worker(windows: string[] = []) {
  const done: unknown[][] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope: PushScope = {
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    location: { origin: "https://www.meridian.example" },
    registration: {
      showNotification: async (...shown) => void done.push(["show", ...shown]),
      pushManager: {
        subscribe: async ({ applicationServerKey }) => {
          done.push(["subscribe", applicationServerKey]);
          return { endpoint: "https://push.example/new", options: { applicationServerKey: null } };
        },
      },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => void done.push(["focus", url]) })),
      openWindow: async (url) => void done.push(["open", url]),
    },
    fetch: async (address, init) => {
      done.push(["fetch", address, init?.method, typeof init?.body === "string" ? JSON.parse(init.body) : undefined]);
      return Response.json({ publicKey: "BAEC" });
    },
  };
  listenForPush(scope);
  const fire = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
    return done;
  };
  return fire;
}

describe("ROUTE-05 a push", () => {
  it("is shown, with where it leads", async () => {
    const done = await worker()("push", { data: { json: () => message } });
    expect(done).toEqual([
      [
        "show",
        "Breaking News",
        { body: "Quake", tag: "alert-q", data: { url: "/us/quake" }, icon: "/icon-192.png", requireInteraction: false },
      ],
    ]);
  });

  it("stays when it is urgent", async () => {
    const [[, , options] = []] = await worker()("push", { data: { json: () => ({ ...message, urgent: true }) } });
    expect(options).toMatchObject({ requireInteraction: true });
  });

  it.each([
    ["nothing", null],
    ["no JSON", { json: () => JSON.parse("{") as unknown }],
    ["other JSON", { json: () => ({ title: 1 }) }],
    ["null", { json: () => null }],
  ])("with %s is shown all the same, for a silent one costs the reader's trust", (_, data) => {
    expect(messageIn({ data })).toMatchObject({ title: "News alert", url: "/" });
  });
});

describe("ROUTE-05 a click on a notification", () => {
  const origin = "https://www.meridian.example";
  const click = (data: unknown, windows?: string[]) =>
    worker(windows)("notificationclick", { notification: { close: () => undefined, data } });

  it.each([
    ["the story", { url: "/us/quake" }, ["open", `${origin}/us/quake`]],
    ["another site's", { url: "https://weather.meridian.example/a" }, ["open", "https://weather.meridian.example/a"]],
    ["no script", { url: "javascript:alert(1)" }, ["open", `${origin}/`]],
    ["no address at all", null, ["open", `${origin}/`]],
  ])("opens %s", async (_, data, act) => expect(await click(data)).toEqual([act]));

  it("goes to the window that shows it already", async () => {
    const windows = [`${origin}/`, `${origin}/us/quake#main`];
    expect(await click({ url: "/us/quake" }, windows)).toEqual([["focus", `${origin}/us/quake#main`]]);
  });
});

describe("ROUTE-05 another address of the same browser", () => {
  const old = { endpoint: "https://push.example/old", options: { applicationServerKey: oldKey } };
  const moved = (endpoint: string) => [
    "fetch",
    "/api/alerts/subscription",
    "POST",
    { subscription: { endpoint, options: expect.anything() }, replaces: "https://push.example/old" },
  ];

  it("is asked for under the same key, and keeps what was chosen", async () => {
    expect(await worker()("pushsubscriptionchange", { oldSubscription: old })).toEqual([
      ["subscribe", oldKey],
      moved("https://push.example/new"),
    ]);
  });

  it("is taken as the browser gives it", async () => {
    const given = { endpoint: "https://push.example/given", options: { applicationServerKey: null } };
    expect(await worker()("pushsubscriptionchange", { oldSubscription: old, newSubscription: given })).toEqual([
      moved("https://push.example/given"),
    ]);
  });

  it("asks for the key when the browser does not know it", async () => {
    const keyless = { ...old, options: { applicationServerKey: null } };
    const done = await worker()("pushsubscriptionchange", { oldSubscription: keyless });
    expect(done.map(([act, what]) => [act, what])).toEqual([
      ["fetch", "/api/alerts/key"],
      ["subscribe", new Uint8Array([4, 1, 2])],
      ["fetch", "/api/alerts/subscription"],
    ]);
  });

  it("of which nobody knows what it replaces is left alone", async () => {
    expect(await worker()("pushsubscriptionchange", {})).toEqual([]);
  });
});
