// A front that is changed by another way while people work on it: what they would replace is told, and can be taken into their working copy.

import { importRecords } from "../demo-site.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { frontDifference } from "../../model/desk/front-difference.ts";
import { startDeskCalls, type DeskCalls } from "./desk-site.ts";

const list = (title: string) => ({ is: "article-list", props: { title, searchCriteria: { size: 3 } } });
const front = (...titles: string[]) => ({
  type: "layout",
  id: "of-pier",
  subtype: "sectionLayout",
  elementId: "pier",
  title: "The pier",
  main: titles.map(list),
});

let desk: DeskCalls;
let call: Awaited<ReturnType<DeskCalls["as"]>>;
beforeAll(async () => {
  desk = await startDeskCalls([{ type: "section", id: "pier", title: "The pier" }, front("A", "B")]);
  call = await desk.as("producer", "Pia");
});
afterAll(() => desk.stop());

const sent = async (method: string, path = "", body?: object) => {
  const answer = await call(method, `/fronts/of-pier${path}`, body);
  return { status: answer.status, body: await answer.json() };
};
const opened = async () => (await sent("GET")).body;
const told = ({ live, front: copy, moved }: Awaited<ReturnType<typeof opened>>) =>
  frontDifference(live, copy, { moved }).map(({ text }) => text);
const titles = (modules: { component: { props: { title: string } } }[]) =>
  modules.map(({ component }) => component.props.title);

it("what was made live meanwhile is told with who made it, taken in, and published with the rest", async () => {
  await opened();
  const move = { do: "move", key: "main-0", at: { region: "main", before: null } };
  expect((await sent("POST", "/steps", { id: "step-of-test", change: move })).status).toBe(200);
  await importRecords({ DATA_DIR: desk.site.dataDir }, [front("Urgent", "A", "B")]);

  const behind = await opened();
  expect(told(behind)).toEqual(["“A” moved", "“Urgent” taken away"]);
  expect(behind.elsewhere).toMatchObject({ way: "import", who: expect.any(String), at: expect.any(Number) });
  expect(titles(behind.elsewhere.base.main)).toEqual(["A", "B"]);

  const { version: over, steps } = behind;
  expect((await sent("POST", "/live", { over })).status).toBe(422);
  expect((await sent("POST", "/live", { over, steps: steps + 1 })).status).toBe(409);
  expect((await sent("POST", "/live", { over: "another", steps })).status).toBe(409);
  expect((await sent("POST", "/live", { over, steps })).status).toBe(200);

  const merged = await opened();
  expect(merged).toMatchObject({ elsewhere: null, steps: steps + 1 });
  expect(titles(merged.front.main)).toEqual(["Urgent", "B", "A"]);
  expect(told(merged)).toEqual(["“A” moved"]);

  // One step, taken back whole, and brought again.
  expect((await sent("POST", "/undo", { id: "undo-of-test" })).status).toBe(200);
  const before = await opened();
  expect(titles(before.front.main)).toEqual(["B", "A"]);
  expect(before.elsewhere).toEqual(behind.elsewhere);
  expect(told(before)).toEqual(["“A” moved", "“Urgent” taken away"]);
  expect((await sent("POST", "/redo", { id: "redo-of-test" })).status).toBe(200);
  const after = await opened();
  expect(titles(after.front.main)).toEqual(["Urgent", "B", "A"]);
  expect(after).toMatchObject({ elsewhere: null, workers: [{ name: "Pia", steps: 2 }] });

  expect((await sent("POST", "/undo", { id: "undo-of-test-2" })).status).toBe(200);
  expect((await sent("POST", "/undo", { id: "undo-of-test-3" })).status).toBe(200);
  expect(titles((await opened()).front.main)).toEqual(["A", "B"]);
  const none = await opened();
  expect((await sent("POST", "/live", { over: none.version, steps: none.steps })).status).toBe(200);
  expect(titles((await opened()).front.main)).toEqual(["Urgent", "A", "B"]);
  expect((await sent("POST", "/steps", { id: "step-of-test-2", change: { ...move } })).status).toBe(200);

  await importRecords({ DATA_DIR: desk.site.dataDir }, [front("Urgent", "Second", "B")]);
  const again = await opened();
  expect(told(again)).toEqual(["“A” added, Main column", "“Second” taken away"]);
  expect((await sent("POST", "/live", { over: again.version, steps: again.steps })).status).toBe(200);
  const { front: whole, version } = await opened();
  // A was moved here, and so stays.
  expect(titles(whole.main)).toEqual(["Urgent", "Second", "B", "A"]);
  expect(new Set(whole.main.map(({ key }: { key: string }) => key)).size).toBe(4);
  expect((await sent("POST", "/publish", { over: version })).status).toBe(200);
  expect(titles((await opened()).front.main)).toEqual(["Urgent", "Second", "B", "A"]);
});
