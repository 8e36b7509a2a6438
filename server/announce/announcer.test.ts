import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../tests/eventually.ts";
import { startListenersStandIn, type ListenersStandIn } from "../../tests/stand-ins/listeners.ts";
import { announcer, type Announcer } from "./announcer.ts";

let outside: ListenersStandIn;
let telling: Announcer;
let now = 0;
let isOnDuty = true;
let warnings: string[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 10, 15);
  warnings = [];
  isOnDuty = true;
  outside = await startListenersStandIn();
  telling = announcer({
    origin: "https://www.meridian.example",
    indexNow: { url: `${outside.url}/indexnow`, key: "0123456789abcdef" },
    hub: `${outside.url}/hub`,
    isOnDuty: () => isOnDuty,
    isServed: async (path) => !path.includes("draft"),
    log: pino({ level: "warn" }, { write: (line: string) => warnings.push(line) }),
    now: () => now,
    collect: 20,
  });
});
afterEach(() => {
  telling.stop();
  outside.stop();
});

const arrived = (count: number) => eventually(() => expect(outside.posted).toHaveLength(count));

it("tells search engines of changed pages by IndexNow, all at once, and of no draft", async () => {
  telling.changed(["path:/us/a", "record:article/a"]);
  telling.changed(["path:/us/draft", "path:/us/ünï"]);
  await arrived(1);
  expect(outside.posted[0]).toMatchObject({ path: "/indexnow", type: "application/json; charset=utf-8" });
  expect(JSON.parse(outside.posted[0]?.body ?? "")).toEqual({
    host: "www.meridian.example",
    key: "0123456789abcdef",
    keyLocation: "https://www.meridian.example/0123456789abcdef.txt",
    urlList: ["https://www.meridian.example/us/a", "https://www.meridian.example/us/%C3%BCn%C3%AF"],
  });
});

it("tells the hub of changed feeds by WebSub", async () => {
  telling.changed(["list:article/section:us", "list:article/all"]);
  await arrived(1);
  expect(outside.posted[0]).toMatchObject({ path: "/hub", type: "application/x-www-form-urlencoded" });
  expect([...new URLSearchParams(outside.posted[0]?.body)]).toEqual([
    ["hub.mode", "publish"],
    ["hub.url", "https://www.meridian.example/feeds/us.xml"],
    ["hub.url", "https://www.meridian.example/feeds/latest.xml"],
  ]);
});

it("does not tell of a page again within ten minutes, however often it changes", async () => {
  telling.changed(["path:/coverage/storm"]);
  await arrived(1);
  // Told together with something new: what comes of one comes of the other.
  telling.changed(["path:/coverage/storm", "path:/us/a"]);
  await arrived(2);
  expect(JSON.parse(outside.posted[1]?.body ?? "").urlList).toEqual(["https://www.meridian.example/us/a"]);
  now += 10 * 60_000;
  telling.changed(["path:/coverage/storm"]);
  await arrived(3);
});

it("tells of an address that a story has left, at once although it was told of before, and of what comes there next", async () => {
  const told = () =>
    outside.posted.map(({ body }) => JSON.parse(body).urlList.map((url: string) => new URL(url).pathname));
  telling.changed(["path:/us/draft"]);
  telling.changed(["path:/us/a"]);
  await arrived(1);
  telling.changed(["path:/us/a", "gone:/us/a", "path:/world/a"]);
  await arrived(2);
  telling.changed(["path:/us/a"]);
  await arrived(3);
  telling.changed(["path:/us/draft", "gone:/us/draft"]);
  await arrived(4);
  expect(told()).toEqual([["/us/a"], ["/us/a", "/world/a"], ["/us/a"], ["/us/draft"]]);
});

it("an import, and a change nobody knows, are left to the sitemaps", async () => {
  telling.changed(["*"]);
  telling.changed(Array.from({ length: 501 }, (_, index) => `path:/us/${index}`));
  await eventually(() => expect(warnings.join("")).toContain("501 changes"));
  expect(outside.posted).toEqual([]);
});

it("a refusal is logged and hurts nobody", async () => {
  outside.answer = 429;
  telling.changed(["path:/us/a", "list:article/all"]);
  await arrived(2);
  await eventually(() => expect(warnings).toHaveLength(2));
  expect(warnings[0]).toContain("answered 429");
});

it("only the worker on duty tells; one that comes on duty goes on where the other was", async () => {
  isOnDuty = false;
  telling.changed(["path:/us/a"]);
  const other = announcer({
    origin: "https://www.meridian.example",
    indexNow: { url: `${outside.url}/indexnow`, key: "0123456789abcdef" },
    isOnDuty: () => true,
    isServed: async () => true,
    log: pino({ level: "silent" }),
    now: () => now,
    collect: 60,
  });
  other.changed(["path:/us/b"]);
  await arrived(1);
  other.stop();
  expect(JSON.parse(outside.posted[0]?.body ?? "")).toMatchObject({ urlList: ["https://www.meridian.example/us/b"] });
  isOnDuty = true;
  // The first is known to have been told of by whoever was on duty.
  telling.changed(["path:/us/a", "path:/us/c"]);
  await arrived(2);
  expect(JSON.parse(outside.posted[1]?.body ?? "")).toMatchObject({ urlList: ["https://www.meridian.example/us/c"] });
});
