// The image of deploy/Containerfile, built and run by buildah. Its last part is taken as it is written; below it stand this machine's Node instead of one
// from a registry, and a build and packages made here: what is held is that the image has all it needs, as a user who is not root.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { debianTool } from "../../scripts/debian-tool.mjs";
import { eventually } from "../eventually.ts";
import { makeProductionFolder } from "../stand-ins/production-folder.ts";
import { freePort } from "./start-varnish.ts";

const run = promisify(execFile);
const file = await readFile(join(import.meta.dirname, "..", "..", "deploy", "Containerfile"), "utf8");
const home = await mkdtemp(join(tmpdir(), "meridian-image-"));
afterAll(() => rm(home, { recursive: true, force: true }));

const tool = await debianTool("buildah", ["buildah"]);
const storage = ["--storage-driver", "vfs", "--root", join(home, "images"), "--runroot", join(home, "run")];
const buildah = async (...args: string[]) =>
  (await run(tool.path ?? "buildah", [...storage, ...args], { cwd: home })).stdout.trim();

/** Not every machine lets a process make another root for itself. */
async function whyNot(): Promise<string | undefined> {
  if (tool.missing !== undefined) return tool.missing;
  if (process.platform !== "linux") return "buildah is for Linux";
  try {
    await copyWithLibraries("/bin/true", join(home, "least"), "/bin/true");
    await writeFile(join(home, "Least"), "FROM scratch\nCOPY least /\n");
    await buildah("bud", "--isolation", "chroot", "-f", "Least", "-t", "least", ".");
    await buildah("run", "--isolation", "chroot", await buildah("from", "least"), "--", "/bin/true");
    return undefined;
  } catch (error) {
    return `buildah does not work here: ${String(error).trim().split("\n").at(-1)}`;
  }
}
const missing = await whyNot();

/** A program with the libraries of the system that it, and whatever it loads, is linked with. */
async function copyWithLibraries(
  program: string,
  folder: string,
  place: string,
  loaded: readonly string[] = [],
): Promise<void> {
  const said = await Promise.all([program, ...loaded].map(async (path) => (await run("ldd", [path])).stdout));
  const libraries = new Set(said.flatMap((text) => text.match(/(?<=\s)\/(?:usr\/)?lib\S+(?= \()/g) ?? []));
  const files = [...libraries].filter((each) => !each.startsWith(home)).map((path) => [path, path] as const);
  for (const [from, to] of [[program, place] as const, ...files]) {
    await mkdir(join(folder, dirname(to)), { recursive: true });
    await cp(from, join(folder, to), { dereference: true });
  }
}

/** Node with what it and the packages load of the system. */
async function makeBase(folder: string): Promise<void> {
  const packages = globSync(join(home, "production/node_modules/**/*.{node,so,so.*}"));
  await copyWithLibraries(await realpath(process.execPath), folder, "/usr/local/bin/node", packages);
  await mkdir(join(folder, "tmp"), { recursive: true, mode: 0o1777 });
}

describe.skipIf(missing !== undefined)(`the image${missing === undefined ? "" : ` (passed over: ${missing})`}`, () => {
  let container: string;
  let site: ChildProcess;
  let said = "";
  let port: number;

  beforeAll(async () => {
    await makeProductionFolder(join(home, "production"));
    await makeBase(join(home, "base"));
    await mkdir(join(home, "empty"));
    const last = file.slice(file.lastIndexOf("FROM ${NODE_IMAGE}")).replace("FROM ${NODE_IMAGE}", "");
    const stages = [
      "FROM scratch AS build\nCOPY production /srv/meridian",
      "FROM scratch AS packages\nCOPY production/node_modules /srv/meridian/node_modules\nCOPY empty /var/lib/meridian",
      `FROM scratch\nCOPY base /${last}`,
    ];
    await writeFile(join(home, "Containerfile"), stages.join("\n"));
    await buildah("bud", "--isolation", "chroot", "--format", "docker", "-t", "meridian", ".");
    container = await buildah("from", "meridian");
    port = await freePort();
    const command = inside(commandIn(file, /^CMD (.*)$/m));
    site = spawn(tool.path ?? "buildah", [...storage, ...command], { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [site.stdout, site.stderr]) stream?.on("data", (data: Buffer) => (said += data.toString()));
  });
  /** Told itself: what buildah starts is not told what buildah is. */
  async function stop(): Promise<unknown> {
    const ended = once(site, "exit");
    const parent = await programBelow(site.pid ?? 0, "scripts/serve.mjs");
    process.kill(parent ?? site.pid ?? 0, "SIGTERM");
    return (await ended)[0];
  }
  afterAll(async () => {
    if (site.exitCode === null) await stop();
  });

  const inside = (command: readonly string[]) =>
    ["run", "--isolation", "chroot", "--env", `PORT=${port}`, "--env", "WORKERS=1", container, "--"].concat(command);
  const ask = (expression: string) => buildah(...inside(["node", "-p", expression]));

  it("serves, by its own command", async () => {
    await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status, said).toBe(200));
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  });

  it("says that it is well while it is, by its own question", async () => {
    const question = commandIn(file, /^\s+CMD (.*)$/m);
    await buildah(...inside(question));
    const elsewhere = inside(question).map((part) => (part === `PORT=${port}` ? "PORT=9" : part));
    await expect(buildah(...elsewhere)).rejects.toThrow("exit status 1");
  });

  it("is nobody who may change it: the store's folder alone can be written to", async () => {
    expect(await ask("process.getuid()")).toBe("1000");
    const mayWrite = (path: string) => ask(`try { fs.accessSync("${path}", fs.constants.W_OK); "yes" } catch { "no" }`);
    expect([await mayWrite("/var/lib/meridian"), await mayWrite("/srv/meridian/dist")]).toEqual(["yes", "no"]);
  });

  it("ends when it is told to", async () => {
    expect(await stop(), said).toBe(0);
  });
});

/** The first process that was started below this one with such a command. */
async function programBelow(pid: number, command: string): Promise<number | undefined> {
  const [, script] = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
  if (script === command) return pid;
  for (const list of globSync(`/proc/${pid}/task/*/children`)) {
    const children = await readFile(list, "utf8").catch(() => "");
    for (const child of children.split(" ").filter((each) => each !== "")) {
      const found = await programBelow(Number(child), command);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function commandIn(text: string, line: RegExp): string[] {
  return JSON.parse(line.exec(text)?.[1] ?? "[]");
}
