import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startContentApi, type ContentApiStandIn } from "../../tests/stand-ins/content-api.ts";
import { jsonp } from "./jsonp.ts";

let api: ContentApiStandIn;
beforeAll(async () => {
  api = await startContentApi();
});
afterAll(() => api.stop());

/** A page of its own, whose scripts come from the stand-in. */
function page() {
  const home = {};
  createContext(home);
  const remove = vi.fn<() => void>();
  const run = (src: string, onFailure: () => void) => {
    fetch(src)
      .then(async (response) => (response.ok ? runInContext(await response.text(), home) : onFailure()))
      .catch(onFailure);
    return remove;
  };
  return { home, run, remove };
}

describe("JSONP", () => {
  it("API-04 gives what the service calls the page with, and leaves nothing behind", async () => {
    const { home, run, remove } = page();
    expect(await jsonp(`${api.url}/jsonp?name=storm`, { home, run })).toEqual({ hello: "storm" });
    expect(api.asked.at(-1)).toMatch(/^\/jsonp\?name=storm&callback=jsonp_\d+$/);
    expect(Object.keys(home)).toEqual([]);
    expect(remove).toHaveBeenCalledOnce();
  });

  it("API-04 two calls at once are not mixed up", async () => {
    const { home, run } = page();
    const answers = await Promise.all(["a", "b"].map((name) => jsonp(`${api.url}/jsonp?name=${name}`, { home, run })));
    expect(answers).toEqual([{ hello: "a" }, { hello: "b" }]);
  });

  it("API-04 rejects with Timeout when nobody answers, and a late answer does nothing", async () => {
    const { home, run, remove } = page();
    await expect(jsonp(`${api.url}/silent`, { home, run, timeout: 50 })).rejects.toThrow("Timeout");
    expect(remove).toHaveBeenCalledOnce();
    const [name = ""] = Object.keys(home);
    runInContext(`${name}({})`, home);
    expect(Object.keys(home)).toEqual([]);
  });

  it("API-04 a script that cannot be loaded rejects at once", async () => {
    const { home, run } = page();
    await expect(jsonp(`${api.url}/nowhere`, { home, run })).rejects.toThrow("Timeout");
  });

  it("API-04 waits for 60 seconds unless told otherwise", async () => {
    vi.useFakeTimers();
    const asked = jsonp("https://service.example/", { home: {}, run: () => () => {} });
    const failed = expect(asked).rejects.toThrow("Timeout");
    const settled = vi.fn<() => void>();
    asked.catch(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalled();
    await failed;
    vi.useRealTimers();
  });
});
