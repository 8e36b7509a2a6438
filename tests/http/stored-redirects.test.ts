// Redirects of the store on a running site: chains, loops, and what they end at.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
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
    const answer = await post(
      lines({ type: "redirect", id: "/politics/two", to: "https://www.meridian.example/first" }),
    );
    expect(answer.status).toBe(422);
    expect((await answer.json()).refusals).toEqual([
      {
        line: 1,
        type: "redirect",
        id: "/politics/two",
        reasons: ["to: makes a loop: /politics/two → /first → /second → /third → /politics/two"],
      },
    ]);
    expect(await locationAt("/first")).toEqual([302, "/politics/two"]);
  });

  it("tells of an end where nothing is, and of a page that is hidden", async () => {
    const told = await (
      await post(
        lines(
          { type: "redirect", id: "/lost", to: "/politics/none" },
          { type: "redirect", id: "/politics/three", to: "/politics/one" },
        ),
      )
    ).json();
    expect(told.warnings.map(({ line, reasons }: { line: number; reasons: string[] }) => [line, reasons])).toEqual([
      [1, ["leads to /politics/none, where there is nothing"]],
      [2, ["shadows the page of article/three"]],
    ]);
  });
});
