// What watches the site from outside: times by kind and cache, the alerts of Prometheus and the dashboard of Grafana, held against what a running site tells.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { signAccess } from "../../content/access-token.ts";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { metricsOf } from "../attacks/metrics.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of these very tests";
const authorization = `Bearer ${signAccess("operate", Date.now() + 3_600_000, secret)}`;
const deploy = join(import.meta.dirname, "..", "..", "deploy");
const promtool = await debianTool("promtool", ["prometheus"]);

let site: DemoSite;
beforeAll(async () => {
  // Its figures are there when there is an edge, whether or not that answers.
  const env = { ACCESS_SECRET: secret, PURGE: "varnish://127.0.0.1:9", VITALS_SHARE: "1" };
  site = await startDemoSite({ empty: true, env });
  // What readers wait for is there when one has told.
  const vitals = { page: "home", vitals: { LCP: 900, CLS: 0.01 }, navigations: [{ page: "article", ms: 90 }] };
  await fetch(`${site.url}/api/vitals`, { method: "POST", body: JSON.stringify(vitals) });
});
afterAll(() => site.stop());

const metrics = async () => (await fetch(`${site.url}/metrics`, { headers: { authorization } })).text();

const counted = async (labels: string) => (await metricsOf(site.url, secret))(`site_request_seconds_count{${labels}}`);

describe("how long answers took", () => {
  it.each([
    ["a page that was cached", "/", 'route="page",cache="hit"'],
    ["one that was cached and comes the long way", "/nowhere-at-all", 'route="page",cache="hit"'],
    ["a client navigation", "/_page/", 'route="navigation",cache="hit"'],
    ["the text edition", "/lite", 'route="text",cache="hit"'],
    ["a feed", "/feeds/latest.xml", 'route="document",cache="hit"'],
  ])("%s is counted as such, and before as made", async (_, path, labels) => {
    const missed = labels.replace("hit", "miss");
    const before = [await counted(missed), await counted(labels)];
    for (let turn = 0; turn < 4; turn += 1) await (await fetch(site.url + path)).text();
    const after = [await counted(missed), await counted(labels)];
    const [made = 0, cached = 0] = after.map((count, place) => count - (before[place] ?? 0));
    // A change that was heard of meanwhile has it made anew.
    expect([made + cached, made > 0, cached > 0]).toEqual([4, true, true]);
  });

  it("a call is counted as none of the cache", async () => {
    const before = await counted('route="call",cache="none"');
    await (await fetch(`${site.url}/api/env`)).text();
    expect((await counted('route="call",cache="none"')) - before).toBe(1);
  });

  it("steps add up to the last, which holds all", async () => {
    await (await fetch(`${site.url}/healthz`)).text();
    const text = await metrics();
    const line = /^site_request_seconds_bucket\{le="([^"]+)",route="operating",cache="none"\} (\d+)$/gm;
    const steps = [...text.matchAll(line)].map(([, le, count]) => [le, Number(count)] as const);
    expect(steps.at(0)?.[0]).toBe("0.001");
    const counts = steps.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const [, all] = /^site_request_seconds_count\{route="operating",cache="none"\} (\d+)$/m.exec(text) ?? [];
    expect(steps.at(-1)).toEqual(["+Inf", Number(all)]);
    expect(text).toContain("# TYPE site_request_seconds histogram");
  });
});

const rulesFile = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const dashboardFile = z.object({
  panels: z.array(
    z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

const rules = rulesFile
  .parse(parse(readFileSync(join(deploy, "prometheus", "rules.yaml"), "utf8")))
  .groups.flatMap((group) => group.rules)
  .map(({ alert, expr }) => [alert, expr] as const);
const { panels } = dashboardFile.parse(JSON.parse(readFileSync(join(deploy, "grafana", "dashboard.json"), "utf8")));
const drawn = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

const adapterFile = z.object({
  rules: z.object({ custom: z.array(z.object({ seriesQuery: z.string(), metricsQuery: z.string() })) }),
});
const scaledBy = adapterFile
  .parse(parse(readFileSync(join(deploy, "kubernetes", "monitoring", "adapter-rules.yaml"), "utf8")))
  .rules.custom.flatMap(({ seriesQuery, metricsQuery }) => [seriesQuery, metricsQuery])
  .map((query) => [query, query] as const);

/** Written by Prometheus itself, on what it has asked. */
const ofPrometheus = { names: ["up"], labels: ["job", "instance"] };

/** The series an expression asks for, with the values that it wants of their labels. */
function seriesIn(expression: string): { name: string; labels: [label: string, values: string[]][] }[] {
  return [...expression.matchAll(/\b((?:site|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = "", matchers = ""]) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)]
        .map(([, label = "", values = ""]): [string, string[]] => [label, values.split("|")])
        .filter(([label]) => !ofPrometheus.labels.includes(label)),
    }),
  );
}

describe.each([
  ["alerts", rules],
  ["dashboard", drawn],
  ["autoscaler", scaledBy],
])("the %s", (_, expressions) => {
  it.each(expressions)("%s asks for what the site tells", async (_title, expression) => {
    const lines = (await metrics()).split("\n");
    const series = seriesIn(expression);
    expect(series.length).toBeGreaterThan(0);
    for (const { name, labels } of series) {
      if (ofPrometheus.names.includes(name)) continue;
      const told = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
      expect(told, name).not.toEqual([]);
      for (const [label, values] of labels)
        for (const value of values)
          expect(
            told.some((line) => line.includes(`${label}="${value}"`)),
            `${name} with ${label}="${value}"`,
          ).toBe(true);
    }
  });
});

it("the panels of the dashboard are told apart", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const passedOver = promtool.missing === undefined ? "" : ` (passed over: ${promtool.missing})`;

describe.skipIf(promtool.path === undefined)(`Prometheus itself${passedOver}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-prometheus-"));
  cpSync(join(deploy, "prometheus"), folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (args: string[], input = "") => {
    const options = { cwd: folder, input, encoding: "utf8" } as const;
    const { status, stdout, stderr } = spawnSync(promtool.path ?? "promtool", args, options);
    return { status, said: `${stdout}${stderr}` };
  };

  it("reads the rules and the settings", () => {
    writeFileSync(join(folder, "token"), "x");
    const settings = readFileSync(join(folder, "prometheus.yml"), "utf8");
    writeFileSync(
      join(folder, "prometheus.yml"),
      settings.replace("/etc/prometheus/meridian-token", join(folder, "token")),
    );
    const { status, said } = run(["check", "config", "prometheus.yml"]);
    expect(status, said).toBe(0);
    expect(said).toContain(`${rules.length} rules found`);
  });

  it("reads what the site tells", async () => {
    const { status, said } = run(["check", "metrics"], await metrics());
    // 3 is advice about names.
    expect([0, 3], said).toContain(status);
    expect(said).not.toContain("error while linting");
  });

  it.each([
    ["SiteDown", { 'up{job="meridian",instance="a"}': "0x60" }],
    ["ManyErrors", { 'site_answers_total{status="5xx"}': "0+60x60", site_cached_answers_total: "0+600x60" }],
    ["SlowPages", { 'site_request_seconds_bucket{route="page",le="2.5"}': "0+1x60", ...endless("page") }],
    ["QueueGrowing", { 'site_queue{queue="letters",state="waiting"}': "0+20x60" }],
    ["PurgesFailing", { 'site_queue{queue="purges",state="edges_failing"}': "1x60" }],
    ["WorkersLost", { site_workers_lost_total: "0+1x60" }],
    ["DiskFilling", { site_data_free_bytes: "5x60", site_data_size_bytes: "100x60" }],
    ["DatabaseAway", { site_store_answers: "0x60" }],
    ["MediaStoreAway", { site_media_failures_total: "0+1x60" }],
    ["OldPagesSent", { site_stale_pages_total: "0+1x60" }],
    [
      "SlowForReaders",
      {
        'site_web_vital_seconds_bucket{vital="LCP",le="4"}': "0+1x60",
        'site_web_vital_seconds_bucket{vital="LCP",le="6"}': "0+10x60",
        'site_web_vital_seconds_bucket{vital="LCP",le="+Inf"}': "0+10x60",
        'site_web_vital_seconds_count{vital="LCP"}': "0+10x60",
      },
    ],
    ["PagesBreak", { 'site_browser_reports_total{kind="policy",directive="img-src"}': "0+120x60" }],
    ["TracesDropped", { site_spans_dropped_total: "0+60x60" }],
  ])("says %s when it is so, and not of a site that is well", (alert, series) => {
    const well = {
      'up{job="meridian",instance="b"}': alert === "SiteDown" ? "0x60" : "1x60",
      'site_answers_total{status="2xx"}': "0+1000x60",
    };
    const inputs = Object.entries({ ...well, ...series }).map(([name, values]) => ({ series: name, values }));
    const tests = [
      { name: "so", interval: "1m", input_series: inputs, promql_expr_test: [fires(alert, 1)] },
      {
        name: "well",
        interval: "1m",
        input_series: [{ series: 'up{job="meridian",instance="b"}', values: "1x60" }],
        promql_expr_test: [fires(alert, 0)],
      },
    ];
    writeFileSync(join(folder, "tests.json"), JSON.stringify({ rule_files: ["rules.yaml"], tests }));
    const { status, said } = run(["test", "rules", "tests.json"]);
    expect(status, said).toBe(0);
  });
});

function endless(route: string) {
  return { [`site_request_seconds_bucket{route="${route}",le="+Inf"}`]: "0+100x60" };
}

/** How many kinds of this alert fire after an hour. */
function fires(alert: string, times: number) {
  const expr = `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`;
  return { expr, eval_time: "50m", exp_samples: [{ labels: "{}", value: times }] };
}
