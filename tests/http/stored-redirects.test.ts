// Redirects of the store on a running site: chains, loops, and what they end at.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { brand } from "../../model/brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { story } from "../faults/running-site.ts";

const secret = "the secret of these very tests";

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
  await post(
    lines(...["one", "two", "three"].map((id) => ({ ...story(id, `Story ${id}`), canonical_url: `/politics/${id}` }))),
  );
});
afterAll(() => site.stop());

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/content`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}`, ...headers },
  });
const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join("\n");

describe("stored redirects", () => {
  const locationAt = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };

  it("a chain is one step, follows a change at once, and a loop is refused whole", async () => {
    await post(
      lines(
        { type: "redirect", id: "/first", to: "/second" },
        { type: "redirect", id: "/second", to: "/third", status: 302 },
        { type: "redirect", id: "/third", to: "/politics/one" },
      ),
    );
    expect(await locationAt("/first")).toEqual([302, "/politics/one"]);
    await post(lines({ type: "redirect", id: "/third", to: "/politics/two" }));
    expect(await locationAt("/first")).toEqual([302, "/politics/two"]);
    await post(lines({ type: "redirect", id: "/third", to: "/fourth" }));
    const answer = await post(lines({ type: "redirect", id: "/fourth", to: `https://${brand.domain}/first` }));
    expect(answer.status).toBe(422);
    expect((await answer.json()).refusals).toEqual([
      {
        line: 1,
        type: "redirect",
        id: "/fourth",
        reasons: ["to: makes a loop: /fourth → /first → /second → /third → /fourth"],
      },
    ]);
    expect(await locationAt("/first")).toEqual([302, "/fourth"]);
  });

  it("ROUTE-20 a pattern stands for many addresses, at once and only where nothing else is", async () => {
    expect(await locationAt("/2019/05/one")).toEqual([404, null]);
    expect(await locationAt("/?p=7")).toEqual([200, null]);
    await post(
      lines(
        { ...story("seven", "Story seven"), canonical_url: "/politics/seven", urls: ["/wp/7"] },
        { type: "redirect", id: "/2019/*", to: "/politics/*" },
        { type: "redirect", id: "/politics/*", to: "https://archive.example/:8080/*?from=*" },
        { type: "redirect", id: "/?p=:id", to: "/wp/:id" },
        { type: "redirect", id: "/:year/:month", to: "/politics/one?in=:year-:month", status: 302 },
      ),
    );
    expect(await locationAt("/2019/one")).toEqual([301, "/politics/one"]);
    expect(await locationAt("/politics/one")).toEqual([200, null]);
    // A slash at the end is no further step, and takes nothing from a page.
    expect(await locationAt("/2019/one/")).toEqual([301, "/politics/one"]);
    expect(await locationAt("/2018/05/?x=1")).toEqual([302, "/politics/one?in=2018-05&x=1"]);
    expect(await locationAt("/politics/one/")).toEqual([301, "/politics/one"]);
    expect(await locationAt("/news/05/")).toEqual([301, "/news/05"]);
    expect(await locationAt("/2019/05/caf%C3%A9?x=1")).toEqual([
      301,
      "https://archive.example/:8080/05/caf%C3%A9?from=05%2Fcaf%C3%A9&x=1",
    ]);
    expect(await locationAt("/2018/05")).toEqual([302, "/politics/one?in=2018-05"]);
    expect(await locationAt("/news/05")).toEqual([404, null]);
    expect(await locationAt("/?p=7")).toEqual([301, "/politics/seven"]);
    expect(await locationAt("/?p=seven")).toEqual([200, null]);
    await post(lines({ type: "redirect", id: "/2019/*", deleted: true }));
    expect(await locationAt("/2019/05/one")).toEqual([404, null]);
  });

  it("a file is judged and stored by a call, which tells how often each redirect was used", async () => {
    const call = (query: string, init: RequestInit = {}) =>
      fetch(`${site.url}/api/redirects${query}`, {
        ...init,
        headers: { authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}` },
      });
    const body = "from,to\n/moved/*,/politics/*\n/politics/one,/politics/two\n";
    const dry = await call("?dry-run", { method: "POST", body });
    expect([dry.status, await dry.json()]).toEqual([
      422,
      {
        new: 1,
        changed: 0,
        removed: 0,
        same: 0,
        refused: 1,
        dryRun: true,
        lines: [
          "body:2 /moved/* → /politics/* 301: new",
          "body:3 /politics/one → /politics/two 301: refused: would take over the page of article/one",
        ],
      },
    ]);
    expect(await locationAt("/moved/one")).toEqual([404, null]);
    expect((await call("", { method: "POST", body })).status).toBe(422);
    for (let reader = 0; reader < 3; reader += 1)
      expect(await locationAt("/moved/one")).toEqual([301, "/politics/one"]);
    expect(await (await call("")).text()).toContain('{"from":"/moved/*","to":"/politics/*","status":301,"uses":');
    expect((await fetch(`${site.url}/api/redirects`)).status).toBe(401);
  });

  it("tells of an end where nothing is, and of a page that would be hidden", async () => {
    const told = await (
      await post(
        lines(
          { type: "redirect", id: "/lost", to: "/nothing/there" },
          { type: "redirect", id: "/politics/three", to: "/politics/one" },
          { type: "redirect", id: "/", to: "/politics/one" },
        ),
      )
    ).json();
    expect(told.refusals.map(({ line, reasons }: { line: number; reasons: string[] }) => [line, reasons])).toEqual([
      [2, ["to: would take over the page of article/three"]],
      [3, ["to: would take over the front page"]],
    ]);
    expect(told.warnings.map(({ line, reasons }: { line: number; reasons: string[] }) => [line, reasons])).toEqual([
      [1, ["leads to /nothing/there, where there is nothing"]],
    ]);
  });
});
