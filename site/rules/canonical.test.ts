import { afterEach, describe, expect, it } from "vitest";
import { setOwnHosts } from "../../model/addresses/own-hosts.ts";
import { asking, storeOf } from "../testing/asking.ts";
import { canonicalMismatch, mismatchBesideVideo, redirectHome } from "./canonical.ts";

describe("the address of a record", () => {
  afterEach(() => setOwnHosts([]));

  it.each([
    ["/person/n/nora-castellan", "/person/n/nora-castellan", undefined],
    ["https://news.example/person/n/nora-castellan/", "/person/n/nora-castellan", undefined],
    ["/person/r/ren%C3%A9", "/person/r/rené", undefined],
    ["/person/n/50%-off", "/person/n/50%-off", undefined],
    ["/person/n/nora-castellan", "/person/c/nora-castellan", "/person/n/nora-castellan"],
    ["https://elsewhere.example/nora", "/person/n/nora", "https://elsewhere.example/nora"],
  ])("PERSON-02 %s, asked for %s → %s", (canonical, path, expected) => {
    expect(canonicalMismatch(canonical, path)).toBe(expected);
  });

  it.each([
    ["/us/a?utm_source=mail", "/us/a"],
    ["/us/a#top", "/us/a"],
    ["/us/a/?x=1#top", "/us/a"],
    ["www.own.example/us/a?x=1", "/us/a"],
  ])("LOAD-02 only paths are compared: %s is %s", (canonical, path) => {
    setOwnHosts(["own.example"]);
    expect(canonicalMismatch(canonical, path)).toBeUndefined();
  });

  it.each([
    ["/shows/the-floor", "/shows/the-floor", undefined],
    ["/shows/the-floor", "/shows/floor", "/shows/the-floor"],
    ["/shows/the-floor", "/video/shows/the-floor", undefined],
    ["/us/storm", "/us/storm-video", undefined],
    ["/us/storm-video", "/us/Storm-video", "/us/storm-video"],
  ])("SHOW-01 LOAD-02 %s, asked for %s → %s", (canonical, path, expected) => {
    expect(mismatchBesideVideo(canonical, path)).toBe(expected);
  });
});

it("LOAD-02 nobody is sent where a stored redirect leads away", async () => {
  const moved = { id: "/us/a", to: "/us/b", status: 301 } as const;
  const content = {
    ...storeOf({}),
    redirectAt: async ({ path }: { path: string }) => (path === "/us/a" ? moved : undefined),
  };
  await redirectHome(asking("/us/b", { content }).context, "/us/a");
  await expect(redirectHome(asking("/us/b").context, "/us/a")).rejects.toMatchObject({ to: "/us/a", status: 301 });
});
