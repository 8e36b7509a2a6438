// Traces by OTLP: request, rules, reads and render as spans of one trace, at a collector that holds them to the protocol.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { startContentApi } from "../stand-ins/content-api.ts";
import { startTraceCollector, type CollectedSpan, type TraceCollector } from "../stand-ins/trace-collector.ts";

const secret = "the secret of these very tests";
const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const folder = mkdtempSync(join(tmpdir(), "meridian-traces-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tracedBy = ({ url }: TraceCollector, more: Record<string, string> = {}) => ({
  ACCESS_SECRET: secret,
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_HEADERS: "x-key=for%20the%20collector",
  OTEL_BSP_SCHEDULE_DELAY: "50",
  ...more,
});

const asked = (site: DemoSite, path: string, flags = "01") =>
  fetch(site.url + path, { headers: { traceparent: `00-${traceId}-${parentId}-${flags}` } });

describe("a site with a collector", () => {
  let collector: TraceCollector;
  let site: DemoSite;
  beforeAll(async () => {
    collector = await startTraceCollector();
    const resource = { OTEL_SERVICE_NAME: "the-site", OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test" };
    site = await startDemoSite({ empty: true, env: tracedBy(collector, resource) });
  });
  afterAll(async () => {
    await site.stop();
    collector.stop();
  });

  const spansOf = async (path: string) =>
    eventually(() => {
      const root = collector.spans.find(({ facts }) => facts["url.path"] === path);
      expect(root, `a span for ${path}`).toBeDefined();
      return { root, all: collector.spans.filter(({ traceId: of }) => of === root?.traceId) };
    });

  it("a request, its rules, reads and render are one trace", async () => {
    const path = "/nobody/wrote-this";
    expect((await asked(site, `${path}?preview=secret`)).status).toBe(404);
    const { root, all } = await spansOf(path);
    expect(root).toMatchObject({ name: "GET page", kind: 2, traceId, parentSpanId: parentId, status: { code: 0 } });
    expect(root?.facts).toMatchObject({
      "http.request.method": "GET",
      "http.response.status_code": 404,
      "site.route": "page",
    });
    expect(root?.resource).toMatchObject({ "service.name": "the-site", "deployment.environment.name": "test" });
    const names = all.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["rule stored redirect", "load shell", "render"]));
    expect(names.some((name) => name.startsWith("read "))).toBe(true);
    expect(within(all, "read redirectAt")).toContain("rule stored redirect");
    expect(JSON.stringify(all)).not.toContain("secret");
    expect(collector.faults).toEqual([]);
    expect(collector.headers[0]?.["x-key"]).toBe("for the collector");
  });

  it("what a call answers with is a trace too, and one that its caller does not want is none", async () => {
    await (await asked(site, "/api/region", "00")).text();
    await (await fetch(`${site.url}/api/env`)).text();
    const { root } = await spansOf("/api/env");
    expect(root).toMatchObject({ name: "GET call" });
    expect(root?.parentSpanId).toBeUndefined();
    expect(collector.spans.filter(({ facts }) => facts["url.path"] === "/api/region")).toEqual([]);
  });

  it("a collector that fails or keeps silent costs readers nothing, and is counted", async () => {
    const dropped = async () => (await metricsOf(site.url, secret))("site_spans_dropped_total");
    expect((await metricsOf(site.url, secret))("site_spans_sent_total")).toBeGreaterThan(0);
    const before = await dropped();
    // Not one of those that an exporter tries again.
    collector.answer = 400;
    expect((await fetch(`${site.url}/api/env`)).status).toBe(200);
    await eventually(async () => expect(await dropped()).toBeGreaterThan(before));
    collector.answer = 200;
  });
});

/** The names of what a span of this name stands in. */
function within(all: readonly CollectedSpan[], name: string): string[] {
  return all
    .filter((span) => span.name === name)
    .map((span) => all.find(({ spanId }) => spanId === span.parentSpanId)?.name ?? "");
}

it("of a queue that is full the rest is dropped, and the site ends in time though the collector hangs", async () => {
  const collector = await startTraceCollector();
  collector.answer = "hang";
  const env = tracedBy(collector, { OTEL_BSP_MAX_QUEUE_SIZE: "2" });
  const site = await startDemoSite({ empty: true, env });
  for (let turn = 0; turn < 10; turn += 1) await (await fetch(`${site.url}/api/env`)).text();
  await eventually(async () =>
    expect((await metricsOf(site.url, secret))("site_spans_dropped_total")).toBeGreaterThan(0),
  );
  expect(await site.stop()).toBe(0);
  collector.stop();
});

it("each worker sends its own", async () => {
  const collector = await startTraceCollector();
  const site = await startDemoSite({ empty: true, env: tracedBy(collector), workers: 2 });
  await eventually(async () => {
    await (await fetch(`${site.url}/api/env`, { headers: { connection: "close" } })).text();
    expect(new Set(collector.spans.map(({ resource }) => resource["service.instance.id"])).size).toBe(2);
  });
  await site.stop();
  collector.stop();
});

it("a content API of the publisher's is told of the trace", async () => {
  const collector = await startTraceCollector();
  const api = await startContentApi();
  const site = await startDemoSite({ empty: true, env: tracedBy(collector, { CONTENT_API_URL: api.url }) });
  await (await asked(site, "/nobody/wrote-that")).text();
  expect(api.traceparents.filter((header) => header.includes(traceId))).not.toEqual([]);
  await site.stop();
  await api.stop();
  collector.stop();
});

describe("what makes spans", () => {
  /** Writes down every file that is loaded. */
  const watch = (file: string) =>
    `import { registerHooks } from "node:module"; import { appendFileSync } from "node:fs";` +
    `registerHooks({ load: (url, context, next) => { appendFileSync(${JSON.stringify(file)}, url + "\\n"); return next(url, context); } });`;

  async function loadedBy(name: string, env: Record<string, string>): Promise<string[]> {
    const file = join(folder, name);
    const site = await startDemoSite({
      empty: true,
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watch(file))}`, ...env },
    });
    await (await fetch(`${site.url}/nowhere`)).text();
    await site.stop();
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((url) => url.includes("/dist/server/"));
  }

  it("is loaded where there is a collector, and not a file of it where there is none", async () => {
    const without = await loadedBy("without", {});
    const collector = await startTraceCollector();
    const traced = await loadedBy("with", tracedBy(collector));
    collector.stop();
    const speaks = (url: string) => readFileSync(new URL(url), "utf8").includes("opentelemetry");
    expect(without.length).toBeGreaterThan(0);
    expect(without.filter(speaks)).toEqual([]);
    expect(traced.filter(speaks)).toEqual([expect.stringMatching(/\/open-tracing-[^/]+\.js$/)]);
  });
});
