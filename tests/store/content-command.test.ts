// The content command as an editor runs it: real processes, real files.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { builtContent } from "../demo-site.ts";
import { isWithin } from "../patience.ts";
import { syntheticArticles } from "../stand-ins/synthetic-articles.ts";
import { previewSecret, readPreview } from "../../content/preview-token.ts";
import { openStore } from "../../content/store/open-store.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { storyRecord } from "./sample-records.ts";

async function run(args: string[], home: { dataDir: string; databaseUrl?: string }, input: string | Uint8Array = "") {
  const child = spawn(process.execPath, [builtContent, ...args], {
    env: { ...process.env, DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? "" },
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const status = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, status: await status };
}

const lines = (...records: unknown[]) =>
  records.map((record) => (typeof record === "string" ? record : JSON.stringify(record))).join("\n");

it.each([
  { args: ["--help"], status: 0, stdout: /^Usage:\n  content import FILE…/, stderr: /^$/ },
  { args: [], status: 2, stdout: /^$/, stderr: /^content: no command given\n/ },
  { args: ["frob"], status: 2, stdout: /^$/, stderr: /^content: no command frob\n/ },
  {
    args: ["import"],
    status: 2,
    stdout: /^$/,
    stderr: /^content import: needs at least one FILE \(- is standard input\)\n$/,
  },
  { args: ["import", "--fast"], status: 2, stdout: /^$/, stderr: /^content import: has no option --fast\n$/ },
  {
    args: ["export", "gizmo"],
    status: 2,
    stdout: /^$/,
    stderr: /^content export: knows no type gizmo; the types are aggregate, /,
  },
  { args: ["stats", "now"], status: 2, stdout: /^$/, stderr: /^content stats: takes no arguments\n$/ },
  { args: ["preview"], status: 2, stdout: /^$/, stderr: /^content preview: needs the ID of a story/ },
  { args: ["preview", "a", "0"], status: 2, stdout: /^$/, stderr: /^content preview: takes 1 to 2160 HOURS, not 0\n$/ },
  { args: ["alert"], status: 2, stdout: /^$/, stderr: /^content alert: needs the TEXT of the alert/ },
  {
    args: ["alert", "Quake", "--topic", "sport"],
    status: 2,
    stdout: /^$/,
    stderr: /^content alert: knows no topic sport; they are breaking, /,
  },
  { args: ["validate", "none.ndjson"], status: 1, stdout: /^$/, stderr: /^content validate: ENOENT/ },
])("the content command answers $args", async ({ args, status, stdout, stderr }) => {
  const result = await run(args, { dataDir: tmpdir() });
  expect(result).toEqual({ status, stdout: expect.stringMatching(stdout), stderr: expect.stringMatching(stderr) });
});

describe.each(databases)("the content command on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let folder: string;

  beforeEach(async () => {
    home = await empty();
    folder = mkdtempSync(join(tmpdir(), "meridian-command-"));
  });
  afterEach(async () => {
    await home.drop();
    rmSync(folder, { recursive: true });
  });
  afterAll(stop);

  const content = (args: string[], input?: string | Uint8Array) => run(args, home, input);

  function file(name: string, contents: string | Uint8Array): string {
    const path = join(folder, name);
    writeFileSync(path, contents);
    return path;
  }

  it("imports, and importing again changes nothing", async () => {
    const path = file("a.ndjson", lines(storyRecord("a"), storyRecord("b")));
    expect(await content(["import", path])).toEqual({
      stdout: "2 stored, 0 unchanged, 0 refused\n",
      stderr: "",
      status: 0,
    });
    expect(await content(["import", path])).toEqual({
      stdout: "0 stored, 2 unchanged, 0 refused\n",
      stderr: "",
      status: 0,
    });
  });

  it("exports byte for byte, by type and id, and its own import changes nothing", async () => {
    const odd = `{ "type":"article" ,"id":"a", "title":"Caf\\u00e9 “quoted”", "canonical_url":"/us/a","unknown":{"kept":[1.0,null]} }`;
    const section = JSON.stringify({ type: "section", id: "us", title: "U.S." });
    const alert = JSON.stringify({ type: "alert", id: "z", text: "Now" });
    await content(["import", "-"], lines(section, odd, alert, storyRecord("B")));
    const exported = await content(["export"]);
    expect(exported.stdout).toBe(`${lines(alert, storyRecord("B"), odd, section)}\n`);
    expect((await content(["export", "section"])).stdout).toBe(`${section}\n`);
    expect((await content(["import", "-"], exported.stdout)).stdout).toBe("0 stored, 4 unchanged, 0 refused\n");
  });

  it("refuses what breaks a rule with line, name and every reason, and takes the rest", async () => {
    const path = file(
      "mixed.ndjson",
      lines(
        storyRecord("good"),
        "",
        { type: "article", id: "bad", title: 7, components: "none" },
        { type: "gizmo", id: "x" },
        { type: "article", title: "No id", canonical_url: "/us/x" },
        "[1,2]",
        '{"type":"article","id":"cut","ti',
      ),
    );
    const { status, stdout, stderr } = await content(["import", path]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "1 stored, 0 unchanged, 5 refused\n" });
    expect(stderr.trimEnd().split("\n")).toEqual([
      `${path}:3 article/bad: title: must be a string, not a number; canonical_url: is missing; components: must be a list, not a string`,
      `${path}:4 gizmo/x: type: is not a kind of record: "gizmo"`,
      `${path}:5 article/?: id: is missing`,
      `${path}:6: is not a JSON object`,
      expect.stringContaining(`${path}:7: is not valid JSON: `),
    ]);
  });

  it("ART-08 writes a link to a draft that the store's own secret signs, and the address of what is published", async () => {
    await content(["import", "-"], lines(storyRecord("a"), storyRecord("draft", { published: false })));
    const link = await content(["preview", "draft", "5"]);
    expect(link.status, link.stderr).toBe(0);
    const [, token = ""] = /^http:\/\/localhost:3000\/politics\/draft\?preview=(\S+)\n$/.exec(link.stdout) ?? [];
    const store = await openStore(home);
    const preview = readPreview(token, await store.secret(previewSecret), Date.now());
    await store.close();
    expect([preview?.type, preview?.id]).toEqual(["article", "draft"]);
    expect(Math.round(((preview?.until ?? 0) - Date.now()) / 3_600_000)).toBe(5);
    expect(await content(["preview", "a"])).toMatchObject({ status: 0, stdout: "http://localhost:3000/politics/a\n" });
    expect(await content(["preview", "nobody"])).toMatchObject({
      status: 1,
      stderr: "content preview: there is no article nobody\n",
    });
  });

  it("removes what is marked deleted", async () => {
    await content(["import", "-"], lines(storyRecord("a"), storyRecord("b")));
    const gone = await content(["import", "-"], lines({ type: "article", id: "a", deleted: true }));
    expect(gone.stdout).toBe("1 stored, 0 unchanged, 0 refused\n");
    expect((await content(["stats"])).stdout).toBe("article 1 (1 published)\ntotal   1\n");
  });

  it("reads a byte-order mark, Windows line ends and a last line without an end", async () => {
    const input = `\uFEFF${JSON.stringify(storyRecord("a"))}\r\n\r\n${JSON.stringify(storyRecord("b"))}`;
    expect((await content(["import", "-"], input)).stdout).toBe("2 stored, 0 unchanged, 0 refused\n");
  });

  it("refuses bytes that are not UTF-8, a record of 10 MB and endless nesting, and goes on", async () => {
    const input = Buffer.concat([
      Buffer.from(`{"type":"article","id":"latin","title":"Caf\xE9"}\n`, "latin1"),
      Buffer.from(`${JSON.stringify(storyRecord("huge", { dek: "x".repeat(10 * 1024 * 1024) }))}\n`),
      Buffer.from(`{"type":"article","id":"deep","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}\n`),
      Buffer.from(JSON.stringify(storyRecord("good"))),
    ]);
    expect(await content(["import", "-"], input)).toEqual({
      status: 1,
      stdout: "1 stored, 0 unchanged, 3 refused\n",
      stderr: "stdin:1: is not valid UTF-8\nstdin:2: is larger than 5 MB\nstdin:3: is nested deeper than 64 levels\n",
    });
  });

  it("warns of a component that cannot be read, and keeps the story", async () => {
    const gap = storyRecord("a", {
      components: [
        { is: "hologram", props: {} },
        { is: "paragraph", props: { text: "Kept." } },
      ],
    });
    const { stdout, stderr, status } = await content(["import", "-"], lines(gap));
    expect({ stdout, status }).toEqual({ stdout: "1 stored, 0 unchanged, 0 refused\n", status: 0 });
    expect(stderr).toBe(
      "stdin:1 article/a: warning: components.0 (hologram) is left out: is not a component this site knows\n",
    );
  });

  it("lets no record forge a line of the report", async () => {
    const { stderr } = await content(["import", "-"], lines({ type: "article\nstdin:9 x", id: "\u001B[2J\r\nfake" }));
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).not.toContain("\u001B");
  });

  it("validates without storing", async () => {
    const result = await content(["validate", "-"], lines(storyRecord("a"), { type: "article", id: "b" }));
    expect(result).toEqual({
      status: 1,
      stdout: "1 valid, 1 refused\n",
      stderr: "stdin:2 article/b: title: is missing; canonical_url: is missing\n",
    });
    expect((await content(["stats"])).stdout).toBe("total 0\n");
  });

  it("is seen by a running site within a second", async () => {
    const site = await openStore(home);
    const heard = new Promise<readonly string[]>((resolve) => site.onChange(resolve));
    await content(["import", "-"], lines(storyRecord("a")));
    const imported = performance.now();
    expect(await heard).toContain("record:article/a");
    expect(isWithin(performance.now() - imported, 1000)).toBe(true);
    expect((await site.byId("article", "a"))?.id).toBe("a");
    await site.close();
  });

  it("imports a thousand stories in order", async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of syntheticArticles(1000)) chunks.push(chunk);
    expect((await content(["import", "-"], Buffer.concat(chunks))).stdout).toBe(
      "1000 stored, 0 unchanged, 0 refused\n",
    );
  });
});
