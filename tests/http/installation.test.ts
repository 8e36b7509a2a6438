// The site installed for production: no tool is there, nothing is installed or built, and the service of systemd starts as it is written.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { footprint, mostFootprint } from "../../scripts/footprint.mjs";
import { eventually } from "../eventually.ts";
import { section, story } from "../faults/running-site.ts";
import { makeProductionFolder } from "../stand-ins/production-folder.ts";

const root = join(import.meta.dirname, "..", "..");
let home: string;
let installed: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "meridian-production-"));
  installed = join(home, "srv", "meridian", "2026-11-17");
  await makeProductionFolder(installed);
  await symlink(installed, join(home, "srv", "meridian", "current"));
  await cp(join(root, "brand"), join(home, "etc", "meridian", "brand"), { recursive: true });
  await mkdir(join(home, "var", "lib", "meridian"), { recursive: true });
  await writeFile(
    join(home, "records.ndjson"),
    [section, story("one", "A story of our own")].map((record) => `${JSON.stringify(record)}\n`).join(""),
  );
});

afterAll(() => rm(home, { recursive: true, force: true }));

interface Ended {
  status: number;
  output: string;
}

async function run(script: string, args: string[], nodeArgs: string[] = []): Promise<Ended> {
  const env = { PATH: "/usr/bin:/bin", HOME: home, DATA_DIR: join(home, "var", "lib", "meridian"), PORT: "0" };
  try {
    const command = [...nodeArgs, join(installed, "scripts", script), ...args];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: "/", env });
    return { status: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, output: stdout + stderr };
  }
}

/** As an older Node would say of itself. */
const asNode20 = [
  "--import",
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`,
];

describe("an installation for production", () => {
  it("takes 100 MB at most", () => {
    const bytes = footprint().reduce((sum, part) => sum + part.bytes, 0);
    expect(bytes / 1024 / 1024).toBeLessThan(mostFootprint);
  });

  it("runs the content command and the brand command, and installs nothing", async () => {
    expect(await run("content.mjs", ["import", join(home, "records.ndjson")])).toEqual({
      status: 0,
      output: "2 stored, 0 unchanged, 0 refused\n",
    });
    expect(await run("brand.mjs", ["check", join(home, "etc", "meridian", "brand")])).toMatchObject({ status: 0 });
  });

  it.each(["content.mjs", "brand.mjs", "start.mjs", "serve.mjs"])(
    "says in a sentence that Node is too old: %s",
    async (script) => {
      const { status, output } = await run(script, ["stats"], asNode20);
      expect(status).toBe(1);
      expect(output).toMatch(/^Node 24 or newer is needed, and \S+ is 20\.20\.2: [^\n]*\.\n$/);
    },
  );

  const toolScripts = ["build-command.mjs", "check.mjs", "dev.mjs", "shots-command.mjs", "test.mjs"];
  it.each(toolScripts)("says in a sentence that it has no tools: %s", async (script) => {
    const { status, output } = await run(script, []);
    expect(status).toBe(1);
    expect(output).toMatch(/^This is an installation for production: building and testing need all packages[^\n]*\n$/);
  });

  it("says in a sentence that it has no newsroom to show without a brand", async () => {
    expect(await run("start.mjs", [])).toEqual({
      status: 1,
      output: expect.stringMatching(/^This installation has no demo newsroom: [^\n]*BRAND_DIR[^\n]*\n$/),
    });
  });

  it("starts no build that belongs to other sources, and none with packages of another version", async () => {
    await writeFile(join(installed, "model", "another.ts"), "export {};\n");
    expect(await run("start.mjs", [])).toEqual({
      status: 1,
      output: expect.stringMatching(/^dist\/ is not the build of these sources[^\n]*\n$/),
    });
    await rm(join(installed, "model", "another.ts"));
    const lock = join(installed, "package-lock.json");
    const text = await readFile(lock, "utf8");
    await writeFile(
      lock,
      text.replace(/("node_modules\/hono": \{\s*"version": "[^"]*",\s*"integrity": ")[^"]*/, "$1sha512-x"),
    );
    expect(await run("content.mjs", ["stats"])).toEqual({
      status: 1,
      output: "The installed packages are those of another version: run npm ci --omit=dev.\n",
    });
    await writeFile(lock, text);
  });
});

/** The settings of a unit by name; those that may be given several times are all there. */
function settingsOf(unit: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = "", value = ""] of unit.matchAll(/^(\w+)=(.*)$/gm)) {
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

describe("the service of systemd", () => {
  let service: ChildProcess;
  let output = "";

  afterAll(async () => {
    if (service.exitCode !== null) return;
    service.kill("SIGTERM");
    await once(service, "exit");
  });

  it("starts by its own command from its own folder with its own environment, and serves", async () => {
    const unit = await readFile(join(root, "deploy", "meridian.service"), "utf8");
    // The folders of a machine stand below a folder of this test, Node where it is here, and the port is any that is free.
    const here = unit
      .replaceAll(/\/(?=(?:srv|var\/lib|etc)\/meridian)/g, `${home}/`)
      .replaceAll("/usr/bin/node", process.execPath)
      .replace("PORT=3000", "PORT=0");
    const settings = settingsOf(here);
    const [command = "", ...args] = settings.get("ExecStart")?.[0]?.split(" ") ?? [];
    const env = Object.fromEntries((settings.get("Environment") ?? []).map((pair) => pair.split("=")));
    expect(settings.get("WorkingDirectory")).toEqual(["/"]);
    service = spawn(command, args, { cwd: "/", env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [service.stdout, service.stderr])
      stream?.on("data", (data: Buffer) => (output += data.toString()));
    const url = await eventually(() => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      expect(address, output).toBeDefined();
      return address;
    });
    const page = await fetch(`${url}/us/one`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("A story of our own")]);
    // What the build holds of other packages: the words of a card are set by one.
    const card = /\/cards\/[^"?]+/.exec(await (await fetch(`${url}/us/one`)).text())?.[0];
    expect(card).toBeDefined();
    const picture = await fetch(`${url}${card}`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("is told to take up a new version by its own signal", async () => {
    const unit = await readFile(join(root, "deploy", "meridian.service"), "utf8");
    expect(settingsOf(unit).get("ExecReload")).toEqual(["/bin/kill -USR2 $MAINPID"]);
    const serving = () => output.split("is serving on").length - 1;
    // As many workers as there are cores.
    await eventually(() => expect(serving()).toBe(availableParallelism()));
    service.kill("SIGUSR2");
    await eventually(() => expect(serving()).toBe(2 * availableParallelism()));
  });
});
