import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { HttpError } from "../../core/http-error.ts";
import { startContentApi, type ContentApiStandIn } from "../../tests/stand-ins/content-api.ts";
import { askApi, askContentApi, type CallLog } from "./ask-api.ts";
import { withParams } from "./get-envelope.ts";
import { contentServices } from "./services.ts";

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

function quiet() {
  return { error: vi.fn<CallLog["error"]>() };
}

describe("the content-API helper", () => {
  it("API-02 gives the list at data.results of the body, asked for by GET with params", async () => {
    const log = quiet();
    const found = await askContentApi({ url: `${api.url}/list`, params: { size: 2, tag: "us/crime" }, log });
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
    expect(api.asked.at(-1)).toBe("/list?size=2&tag=us%2Fcrime");
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each(failures)("API-02 %s gives null, and status %i is logged", async (path, status) => {
    const log = quiet();
    expect(await askContentApi({ url: api.url + path, log, timeout: 100 })).toBeNull();
    expect(log.error).toHaveBeenCalledWith("API Request failed", expect.objectContaining({ status }));
  });
});

describe("the generic helper", () => {
  it.each(failures)("API-03 %s gives an empty list", async (path) => {
    expect(await askApi({ url: api.url + path, log: quiet(), timeout: 100 })).toEqual([]);
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

describe("the services", () => {
  const at = Object.fromEntries(
    ["shows", "persons", "staticPages", "tags", "liveEvents", "videos", "aggregates", "nextUp", "layouts"].map(
      (name) => [name, `https://api.example/${name}`],
    ),
  ) as never;
  const questions: string[] = [];
  const services = contentServices(async (address, params) => {
    questions.push(withParams(address, params).href.replace("https://api.example/", ""));
    return [{ id: "first" }, { id: "second" }];
  }, at);

  it.each([
    ["all shows", () => services.shows("all"), "shows?searchType=all"],
    [
      "one show",
      () => services.show({ searchType: "url", value: "x.example/shows/a" }),
      "shows?searchType=url&value=x.example%2Fshows%2Fa",
    ],
    ["all persons", () => services.persons(), "persons?searchType=all"],
    [
      "SHELF-08 a search for videos",
      () =>
        services.videos({
          spark_id: "7",
          external_id: "63",
          size: 20,
          tags: ["storms", "us/crime"],
          required_tags: ["live"],
          mediaTags: ["full_episode"],
          excludeTags: ["sports", "odds"],
          searchBy: "tags",
        }),
      "videos?spark_id=7&external_id=63&size=20&searchBy=tags&tags=storms%2Cus%2Fcrime&required_tags=live&mediaTags=full_episode&excludeBy=tags&excludeValues=sports%2Codds",
    ],
    ["SHELF-08 one that says little", () => services.videos({ size: 3 }), "videos?size=3"],
    ["a person", () => services.person("x.example/person/n/nora"), "persons?url=x.example%2Fperson%2Fn%2Fnora&size=1"],
    ["a static page", () => services.staticPage("/about"), "staticPages?path=%2Fabout&size=1"],
    ["a tag", () => services.tag("us/crime"), "tags?path=us%2Fcrime&size=1"],
    ["a live event", () => services.liveEvent("/coverage/storm"), "liveEvents?path=%2Fcoverage%2Fstorm&size=1"],
    ["a video", () => services.video("630"), "videos?external_id=630&size=1"],
    ["a ranked list", () => services.aggregate("77"), "aggregates?spark_id=77"],
    ["what is next", () => services.nextUp(), "nextUp"],
    [
      "a layout",
      () => services.layout({ subtype: "sectionLayout", elementId: "us" }),
      "layouts?type=layout&size=1&subtype=sectionLayout&elementId=us",
    ],
  ])("API-05 %s is asked for by its parameters", async (_, ask, question) => {
    const answer = await ask();
    expect(questions.at(-1)).toBe(question);
    expect(Array.isArray(answer) ? answer[0] : answer).toEqual({ id: "first" });
  });
});
