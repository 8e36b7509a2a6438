// Bad input to the content command while a site serves from the same store: exact refusals, the good records stored, no reader disturbed.

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtContent, startDemoSite, type DemoSite } from "../demo-site.ts";

let site: DemoSite;
const statuses = new Map<number, number>();
let readers: Promise<void>;
const reading = new AbortController();

const story = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/us/${id}`,
  publication_date: "2026-11-14T12:00:00Z",
  components: [{ is: "paragraph", props: { text: "Text." } }],
  ...more,
});

async function read(paths: readonly string[]): Promise<void> {
  while (!reading.signal.aborted) {
    for (const path of paths) {
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    await wait(20);
  }
}

async function importBytes(input: Uint8Array) {
  const child = spawn(process.execPath, [builtContent, "import", "-"], {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" },
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const status = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr: stderr.trimEnd().split("\n") };
}

beforeAll(async () => {
  site = await startDemoSite({ empty: true });
  await importBytes(
    Buffer.from(
      [{ type: "section", id: "us", title: "U.S." }, story("before")]
        .map((record) => JSON.stringify(record))
        .join("\n"),
    ),
  );
  readers = read(["/", "/us", "/us/before", "/us/good-1", "/_page/us", "/feeds/us.xml", "/healthz"]);
});

afterAll(async () => {
  reading.abort();
  await readers;
  await site.stop();
});

const lines: (string | Buffer)[] = [
  Buffer.concat([Buffer.from("\uFEFF"), Buffer.from(JSON.stringify(story("good-1")))]),
  '{"type":"article","id":"cut","title":"Cut',
  JSON.stringify(story("types", { title: 7, wp__tags: [{ path: 1 }], components: "none", canonical_url: ["/us/x"] })),
  JSON.stringify(story("huge", { dek: "x".repeat(10 * 1024 * 1024) })),
  JSON.stringify({ type: "gizmo", id: "x" }),
  JSON.stringify({ type: "__proto__", id: "x" }),
  JSON.stringify({ type: "constructor", id: "x" }),
  Buffer.from('{"type":"article","id":"latin","title":"Caf\xE9","canonical_url":"/us/latin"}', "latin1"),
  Buffer.from([0xed, 0xa0, 0x80, 0xff, 0xfe]),
  `{"type":"article","id":"deep","title":"Deep","canonical_url":"/us/deep","x":${"[".repeat(512 * 1024)}${"]".repeat(512 * 1024)}}`,
  `{"type":"article","id":"deeper","x":${'{"a":'.repeat(100)}1${"}".repeat(100)}}`,
  "",
  "null",
  "[]",
  '"text"',
  JSON.stringify(story("twice", { title: "First wording" })),
  JSON.stringify(story("twice", { title: "Second wording" })),
  `{"type":"article","id":"proto","title":"Proto","canonical_url":"/us/proto","__proto__":{"published":false,"title":"Forged"},"constructor":{"prototype":{"polluted":true}},"components":[{"is":"paragraph","props":{"text":"Kept.","__proto__":{"text":"Forged"}}},{"is":"__proto__","props":{}},{"is":"constructor"}]}`,
  `{"type":"person","id":"p","full_name":"P","role":"Author","social":{"__proto__":"x","constructor":"y","toString":"z"}}`,
  '{"type":"article","id":"__proto__","title":"Named oddly","canonical_url":"/us/__proto__"}',
  `{"type":"article","id":"halves","title":"Half \\ud800 a character","canonical_url":"/us/halves","components":[{"is":"person-card","props":{"name":"N","title":"T","social":{"x":"\\udfff"}}}]}`,
  JSON.stringify(story("good-2")),
];

it("refuses each bad line by its number and reason, stores the rest and ends with status 1", async () => {
  const input = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from("\n")]));
  const { status, stdout, stderr } = await importBytes(input);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "8 stored, 0 unchanged, 13 refused\n" });
  expect(stderr).toEqual([
    expect.stringMatching(/^stdin:2: is not valid JSON: /),
    "stdin:3 article/types: title: must be a string, not a number; canonical_url: must be a string, not a list; components: must be a list, not a string; wp__tags.0.path: must be a string, not a number",
    "stdin:4: is larger than 5 MB",
    'stdin:5 gizmo/x: type: is not a kind of record: "gizmo"',
    'stdin:6 __proto__/x: type: is not a kind of record: "__proto__"',
    'stdin:7 constructor/x: type: is not a kind of record: "constructor"',
    "stdin:8: is not valid UTF-8",
    "stdin:9: is not valid UTF-8",
    "stdin:10: has more than 500,000 values",
    "stdin:11: is nested deeper than 64 levels",
    "stdin:13: is not a JSON object",
    "stdin:14: is not a JSON object",
    "stdin:15: is not a JSON object",
    "stdin:18 article/proto: warning: components.1 (__proto__) is left out: is not a component this site knows",
    "stdin:18 article/proto: warning: components.2 (constructor) is left out: is not a component this site knows",
  ]);
});

it("shows the good records, the later of two with one id, and nothing forged", async () => {
  const page = async (path: string) => (await fetch(site.url + path)).text();
  await expect.poll(() => page("/us/good-1")).toContain("Story good-1");
  expect(await page("/us/good-2")).toContain("Story good-2");
  expect(await page("/us/twice")).toContain("Second wording");
  expect(await page("/us/twice")).not.toContain("First wording");
  const proto = await page("/us/proto");
  expect(proto).toContain("Kept.");
  expect(proto).not.toContain("Forged");
  expect(await page("/us/__proto__")).toContain("Named oddly");
  expect(await page("/us/halves")).toContain("Half \uFFFD a character");
  expect((await fetch(`${site.url}/us/latin`)).status).toBe(404);
});

it("readers were served all along", async () => {
  reading.abort();
  await readers;
  expect(new Set(statuses.keys())).toEqual(new Set([200, 404]));
  expect(statuses.get(200)).toBeGreaterThan(20);
  expect(site.process.exitCode).toBeNull();
  expect(site.log()).not.toMatch(/"level":(50|60)/);
});
