// Stories at the desk over HTTP: moved to other addresses, of which each is one story's alone.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, startNewsroom, type Newsroom } from "./desk-newsroom.ts";

let newsroom: Newsroom;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.desk.stop());

describe("moving", () => {
  const moveOver = (id: string, over: string | null | undefined) =>
    newsroom.sent("PUT", at(id, "/address"), { address: "/harbor/wanted", over });
  const move = async (address: string, id: string | number = "move", type = "article") =>
    newsroom.sent("PUT", at(id, "/address", type), { address, over: await newsroom.overOf(id, type) });

  it("leaves the old address leading to the new one", async () => {
    expect((await move("/harbor/has-moved")).status).toBe(200);
    expect(await newsroom.page("/harbor/story-move")).toMatchObject({ status: 301, to: "/harbor/has-moved" });
    expect(await newsroom.page("/2019/moved")).toMatchObject({ status: 301, to: "/harbor/has-moved" });
    expect((await newsroom.page("/harbor/has-moved")).status).toBe(200);
    expect((await newsroom.open("move")).otherAddresses).toEqual(["/harbor/story-move", "/2019/moved"]);
    expect(await newsroom.lastDeed()).toMatchObject({ act: "moved-story", details: { to: "/harbor/has-moved" } });
    expect((await move("/harbor/story-move")).status).toBe(200);
    expect(await newsroom.page("/harbor/has-moved")).toMatchObject({ status: 301, to: "/harbor/story-move" });
  });

  it.each([
    ["another story's", "/harbor/story-taken", "is that of the story “Story taken” (article/taken)"],
    ["that of a draft", "/harbor/Story-Draft", expect.stringMatching(/^is that of the story .*article\/draft/)],
    ["that of a redirect", "/harbor/led-away", "has a redirect that leads away from it"],
    ["one of another site", "https://elsewhere.example/x", "must be one of this site, such as /politics/new"],
    ["one with a query", "/harbor/new?x=1", "must be without a query or an anchor"],
    ["no address", "nowhere", "must be one of this site, such as /politics/new"],
    ["one of the site's own", "/search-results/search", "is that of a page of the site itself"],
    ["the page of corrections", "/Corrections", "is that of a page of the site itself"],
    ["one of the desk", "/desk/x", "is the desk’s own"],
    ["that of a variant", "/harbor/x.amp", "is none at which a story can stand"],
  ])("is refused to %s", async (_, address, fault) => {
    expect(await move(address)).toMatchObject({ status: 422, body: { faults: { address: fault } } });
  });

  it("of two moves to one address at once the second is refused", async () => {
    const ids = ["north", "east", "south", "west"];
    const overs = await Promise.all(ids.map((id) => newsroom.overOf(id)));
    const answers = await Promise.all(ids.map((id, place) => moveOver(id, overs[place])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = ids[answers.findIndex(({ status }) => status === 200)];
    for (const { body } of answers.filter(({ status }) => status === 422)) {
      expect(body.faults).toEqual({ address: expect.stringMatching(`^is that of .*article/${winner}\\b`) });
    }
  });

  it("an old address is dropped by whoever asks for it, and the one where it stands is not", async () => {
    const drop = async (address: string) =>
      newsroom.sent("DELETE", at("dropping", "/address"), { address, over: await newsroom.overOf("dropping") });
    expect((await move("/harbor/kept", "dropping")).status).toBe(200);
    expect((await newsroom.page("/harbor/story-dropping")).status).toBe(301);
    expect((await drop("/harbor/kept")).body.faults).toEqual({ address: "is none that only leads to this story" });
    expect((await drop("/harbor/story-dropping")).status).toBe(200);
    expect(await newsroom.lastDeed()).toMatchObject({
      act: "dropped-address",
      details: { address: "/harbor/story-dropping" },
    });
    expect((await newsroom.page("/harbor/story-dropping")).status).toBe(404);
    expect((await newsroom.page("/harbor/kept")).status).toBe(200);
    expect((await newsroom.open("dropping")).otherAddresses).toEqual([]);
  });

  it("videos stand where the CMS says", async () => {
    expect((await move("/video/new", 99, "video")).status).toBe(422);
  });
});
