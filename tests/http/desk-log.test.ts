// The log of the desk over HTTP: everything that is done, found by person, kind and words.

import { afterAll, beforeAll, expect, it } from "vitest";
import { parseRecord } from "../../content/records/parse-record.ts";
import type { LoggedLine } from "../../model/desk/calls.ts";
import { at, change, startNewsroom, type Newsroom } from "./desk-newsroom.ts";

let newsroom: Newsroom;
let read: (query: Record<string, string>) => Promise<LoggedLine[]>;
beforeAll(async () => {
  newsroom = await startNewsroom();
  const admin = await newsroom.desk.as("admin", "Ann");
  read = async (query) => (await admin("GET", `/log?${new URLSearchParams(query).toString()}`)).json();
  await newsroom.fix("two", { fields: { dek: "Told anew" } });
  await newsroom.fix("draft", { fields: { dek: "Told anew" } });
  await newsroom.sent("PUT", at("move", "/address"), {
    address: "/harbor/elsewhere",
    over: await newsroom.overOf("move"),
  });
  await admin("PUT", at(99, "", "video"), {
    change: change({ fields: { title: "A long film" } }),
    over: await newsroom.overOf(99, "video"),
  });
});
afterAll(() => newsroom.desk.stop());

it("lines name the story as it is called now", async () => {
  const [newest, moved] = await read({});
  expect(newest).toMatchObject({ name: "Ann", act: "changed-story", subject: "video/99", title: "A long film" });
  expect(moved).toMatchObject({ act: "moved-story", title: "Story move", details: { to: "/harbor/elsewhere" } });
});

it.each<[string, Record<string, string>, string[]]>([
  ["a kind", { kind: "stories" }, ["video/99", "article/move", "article/draft", "article/two"]],
  ["another kind", { kind: "tokens" }, []],
  ["a kind that there is not", { kind: "weather", words: "ann" }, ["video/99"]],
  ["words of a headline", { words: "secret lighthouse" }, ["article/draft"]],
  ["words as the desk tells them", { words: "moved the" }, ["article/move"]],
  ["an address", { words: "/harbor/elsewhere" }, ["article/move"]],
  ["nothing like it", { words: "nobody-wrote-this" }, []],
])("by %s", async (_, query, expected) => {
  expect((await read(query)).map(({ subject }) => subject)).toEqual(expected);
});

it("by person, and from a line on", async () => {
  const [newest] = await read({});
  expect((await read({ person: newest?.person ?? "" })).map(({ name }) => name)).toEqual(["Ann"]);
  expect(await read({ before: String(newest?.number) })).toHaveLength(3);
});

it("live coverage is called by its headline", async () => {
  const { store } = newsroom.desk;
  const coverage = parseRecord(JSON.stringify({ type: "live_event", id: "2026", title: "Harbor fire" }));
  if (!("ok" in coverage)) throw new Error("it is refused");
  await store.write([{ put: coverage.ok }]);
  await store.desk.log.note({ person: "p", name: "Ann", act: "posted", subject: "live_event/2026" });
  expect((await read({ kind: "live" }))[0]).toMatchObject({ subject: "live_event/2026", title: "Harbor fire" });
});

it("a front is called by its title", async () => {
  const { store } = newsroom.desk;
  const deed = { person: "p", name: "Ann", act: "published-front", subject: "layout/front" } as const;
  await store.desk.log.note(deed);
  expect((await read({ kind: "fronts" }))[0]).toMatchObject({ title: "The front page" });
});
