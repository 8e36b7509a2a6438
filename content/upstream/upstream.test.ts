import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { HttpError } from "../../model/http-error.ts";
import { brand } from "../../model/brand.ts";
import { startContentApi, type ContentApiStandIn } from "../../tests/stand-ins/content-api.ts";
import { askApi, askContentApi, type CallLog } from "./ask-api.ts";
import { withParams } from "./get-envelope.ts";
import { all, byId, byPath, layout, newest, withWords } from "./questions.ts";

let api: ContentApiStandIn;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.stop());

const failures = [
  ["/broken", 503],
  ["/nonsense", 500],
  ["/shapeless", 502],
  ["/nowhere", 404],
  ["/silent", 500],
] as const;

/** Only who waits in vain waits so long. */
const timeoutFor = (path: string) => (path === "/silent" ? 50 : 60_000);

function quiet() {
  return { error: vi.fn<CallLog["error"]>() };
}

describe("the content-API helper", () => {
  it("API-02 gives the list at data.results of the body, asked for by GET with params", async () => {
    const log = quiet();
    const found = await askContentApi({ url: `${api.url}/list`, params: { size: 2, tag: "us/crime" }, log });
    expect(found?.results).toEqual([{ id: 1 }, { id: 2 }]);
    expect(api.asked.at(-1)).toBe("/list?size=2&tag=us%2Fcrime");
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each(failures)("API-02 %s gives null, and status %i is logged", async (path, status) => {
    const log = quiet();
    expect(await askContentApi({ url: api.url + path, log, timeout: timeoutFor(path) })).toBeNull();
    expect(log.error).toHaveBeenCalledWith("API Request failed", expect.objectContaining({ status }));
  });
});

describe("the generic helper", () => {
  it.each(failures)("API-03 %s gives an empty list", async (path) => {
    expect(await askApi({ url: api.url + path, log: quiet(), timeout: timeoutFor(path) })).toEqual([]);
  });

  it.each(["/broken", "/empty"])("API-03 %s is a 404 Page Not Found for an error handler", async (path) => {
    const onError = vi.fn<(error: HttpError) => void>();
    await askApi({ url: api.url + path, log: quiet(), message: "Error fetching Shows", onError });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "Page Not Found", statusCode: 404 }));
  });

  it("API-03 an empty answer without a handler is an empty list, and a failure is logged in the caller's words", async () => {
    expect(await askApi({ url: `${api.url}/empty`, log: quiet() })).toEqual([]);
    const log = quiet();
    await askApi({ url: `${api.url}/broken`, log, message: "Error fetching Shows" });
    expect(log.error).toHaveBeenCalledWith("Error fetching Shows", expect.objectContaining({ status: 503 }));
  });
});

describe("the questions", () => {
  it.each([
    ["a story", byPath("article", "/us/a"), "type=article&size=1&path=/us/a"],
    ["all shows", all("show", 0, 100), "type=show&searchType=all&size=100&from=0"],
    ["one show", byPath("show", "/shows/a"), `type=show&size=1&searchType=url&value=${brand.domain}/shows/a`],
    ["a person", byPath("person", "/person/n/nora"), `type=person&size=1&url=${brand.domain}/person/n/nora`],
    ["a static page", byId("static_page", "about"), "type=static_page&size=1&id=about"],
    ["a tag", byId("tag", "us/crime"), "type=tag&size=1&id=us/crime"],
    ["a live event", byPath("live_event", "/coverage/storm"), "type=live_event&size=1&path=/coverage/storm"],
    ["a video by its page", byPath("video", "/video/630"), "type=video&size=1&external_id=630"],
    ["a ranked list", byId("aggregate", "77"), "type=aggregate&size=1&spark_id=77"],
    ["a layout", layout("sectionLayout", "us"), "type=layout&size=1&subtype=sectionLayout&elementId=us"],
    ["a default layout", layout("homeLayout", undefined), "type=layout&size=1&subtype=homeLayout"],
    [
      "SHELF-08 a search for videos",
      newest({ type: "video", lists: ["tag:storms", "media:full_episode"], exclude: ["tag:odds"], size: 20 }, 0, 20),
      "type=video&searchBy=tags&values=storms&mediaTags=full_episode&excludeBy=tags&excludeValues=odds&size=20&from=0",
    ],
    [
      "stories with words",
      withWords("storm surge", { type: "article", lists: ["section:us"] }, 10, 5),
      "type=article&keyword=storm+surge&searchBy=categories&values=us&size=5&from=10",
    ],
  ])("API-05 %s is asked for by its parameters", (_, question, asked) => {
    expect(decodeURIComponent(withParams("https://api.example/", question).searchParams.toString())).toBe(asked);
  });
});
