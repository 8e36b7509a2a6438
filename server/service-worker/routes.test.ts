import { Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { queriesAt } from "../../model/addresses/queries-at.ts";
import { settingsName, workerPath } from "../../site/service-worker/worker-settings.ts";
import { retiredWorker } from "./retired-worker.ts";
import { workerRoutes, workerScript } from "./routes.ts";

const parts = {
  build: "b1",
  worker: { script: "run()", shell: ["/assets/a.js", "/favicon.svg"] },
  assetsOrigin: "",
  isSwitchedOff: false,
};

describe("the script of the worker", () => {
  it("is the built one behind its settings", () => {
    const [first, second] = workerScript({ ...parts, assetsOrigin: "https://assets.example" }).split("\n");
    expect(second).toBe("run()");
    expect(JSON.parse(first?.replace(`self.${settingsName}=`, "").replace(/;$/, "") ?? "")).toEqual({
      build: "b1",
      assetsOrigin: "https://assets.example",
      shell: ["https://assets.example/assets/a.js", "/favicon.svg"],
      queriesAt,
      onlineOnly: expect.arrayContaining(["/search-results/search"]),
      offlinePage: "/offline",
      devicePages: ["/offline", "/saved", "/settings"],
      formPages: ["/contact", "/newsletters"],
    });
  });

  it.each([
    ["it is switched off", { ...parts, isSwitchedOff: true }],
    ["there is none", { ...parts, worker: undefined }],
  ])("says farewell when %s", (_, given) => {
    expect(workerScript(given)).toBe(retiredWorker);
  });

  it("says farewell in words that run", () => {
    expect(() => new Script(retiredWorker)).not.toThrow();
  });
});

describe("the answer", () => {
  const ask = (headers: Record<string, string> = {}) =>
    workerRoutes({ ...parts, assetsOrigin: "https://assets.example" }).request(workerPath, { headers });

  it("is cached by nobody without asking, and reaches this site and its files alone", async () => {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'self'; connect-src 'self' https://assets.example",
    );
  });

  it("is empty for who has it already, and compressed for who takes that", async () => {
    const first = await ask({ "accept-encoding": "br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    const again = await ask({ "accept-encoding": "br", "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});
