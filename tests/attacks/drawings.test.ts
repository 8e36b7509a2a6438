// Drawings that unfold, that take long, or much memory.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { section, story } from "../faults/running-site.ts";
import { isWithin } from "../patience.ts";
import { rawGet } from "./raw-request.ts";

let site: DemoSite;

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${inside}</svg>`;

const put = (name: string, bytes: Buffer | string, { dataDir } = site) =>
  writeFile(join(dataDir, "uploads", name), bytes);

const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#a00" } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  site = await startDemoSite({ empty: true });
  await mkdir(join(site.dataDir, "uploads", "art"), { recursive: true });
  await put("art/dome.svg", drawing('<rect width="320" height="180" fill="#06c"/>'));
});

afterAll(async () => {
  await site.stop();
});

describe("drawings that unfold", () => {
  const nested = (levels: number) =>
    drawing(
      `<defs><g id="l0"><rect width="9" height="9"/></g>${Array.from(
        { length: levels },
        (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
      ).join("")}</defs><use href="#l${levels}"/>`,
    );

  it.each([
    ["nested uses", "laughs.svg", nested(9), "there is too much to draw"],
    ["nested uses of a size that a library would draw", "chuckles.svg", nested(5), "there is too much to draw"],
    ["uses of themselves", "cycle.svg", drawing('<g id="a"><use href="#a"/></g>'), "drawn by itself"],
    ["filters", "filters.svg", drawing('<rect filter="blur(9px)"/>'.repeat(5_000)), "there is too much to draw"],
    ["bytes", "bytes.svg", drawing(`<desc>${"x".repeat(3_000_000)}</desc>`), "too large for a drawing"],
  ])("into %s are refused with the reason, and looked at once", async (_, name, text, reason) => {
    await put(name, text);
    for (const size of ["160/90", "160/90", "320/180"]) {
      const { status, body } = await rawGet(site.url, `/img/uploads/${size}/${name}`);
      expect([status, body]).toEqual([422, expect.stringContaining(reason)]);
    }
    const told = () =>
      site
        .log()
        .split("\n")
        .filter((line) => line.includes(name) && line.includes(reason)).length;
    await expect.poll(told).toBe(1);
  });

  it("harm no picture beside them", async () => {
    await put("plain.jpg", await photograph());
    expect((await rawGet(site.url, "/img/uploads/160/90/plain.jpg")).status).toBe(200);
  });
});

describe("drawings that take long", () => {
  /** Few elements, and minutes of work. */
  const endless = drawing(
    `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<rect width="320" height="180" filter="url(#f)"/>'.repeat(400)}`,
  );
  /** Each result is as large as the picture, and all of them are needed at the end. */
  const results = Array.from({ length: 100 }, (_, index) => `r${index}`);
  const vast = drawing(
    `<filter id="f">${results.map((name) => `<feFlood flood-opacity=".5" result="${name}"/>`).join("")}<feMerge>${results
      .map((name) => `<feMergeNode in="${name}"/>`)
      .join("")}</feMerge></filter><rect width="320" height="180" filter="url(#f)"/>`,
  );
  const seconds = 3;
  let slow: DemoSite;

  /** All processes that a site has started draw. */
  async function drawingProcesses({ process: { pid } }: DemoSite): Promise<string[]> {
    return (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter((child) => child !== "");
  }

  /** One that has ended, and that nobody has taken note of yet, has no command any more. */
  const isDrawing = async (pid: string) =>
    (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes("drawing-worker");

  beforeAll(async () => {
    slow = await startDemoSite({
      empty: true,
      env: { DRAWING_SECONDS: String(seconds) },
      records: [section, story("story-0", "Story 0")],
    });
    await mkdir(join(slow.dataDir, "uploads"), { recursive: true });
  });

  afterAll(async () => {
    await slow.stop();
  });

  it("are given up in time, and hold up neither pages nor photographs", async () => {
    await put("plain.jpg", await photograph(), slow);
    const names = ["one.svg", "two.svg", "three.svg"];
    await Promise.all(names.map((name) => put(name, endless, slow)));
    let answered = 0;
    const answers = names.map((name) =>
      rawGet(slow.url, `/img/uploads/931/523/${name}`).finally(() => {
        answered += 1;
      }),
    );
    await expect.poll(() => drawingProcesses(slow)).not.toEqual([]);
    const page = await rawGet(slow.url, "/us/story-0", { headers: { "accept-encoding": "br" } });
    expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
    expect((await rawGet(slow.url, "/img/uploads/160/90/plain.jpg")).status).toBe(200);
    expect(answered).toBeLessThan(names.length);
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body]).toEqual([422, expect.stringContaining(`longer than ${seconds} seconds`)]);
    }
    await expect.poll(() => drawingProcesses(slow)).toEqual([]);
    // In any other size and format it would take as long again.
    const began = performance.now();
    expect((await rawGet(slow.url, "/img/uploads/672/378/one.svg")).status).toBe(422);
    expect(isWithin(performance.now() - began, seconds * 1000)).toBe(true);
    expect(await drawingProcesses(slow)).toEqual([]);
  });

  it("and much memory end their process, not the site", async () => {
    await put("vast.svg", vast);
    const { status, body } = await rawGet(site.url, "/img/uploads/2800/2800/vast.svg");
    expect([status, body]).toEqual([422, expect.stringContaining("too much memory")]);
    expect((await rawGet(site.url, "/img/uploads/art/480/270/dome.svg")).status).toBe(200);
  });

  it("are given up when nobody waits, and end with the site that is stopped", async () => {
    const stopped = await startDemoSite({ empty: true });
    await mkdir(join(stopped.dataDir, "uploads"), { recursive: true });
    await put("left.svg", endless, stopped);
    const leaving = new AbortController();
    const left = rawGet(stopped.url, "/img/uploads/931/523/left.svg", { signal: leaving.signal }).catch(
      () => undefined,
    );
    await expect.poll(() => drawingProcesses(stopped)).not.toEqual([]);
    leaving.abort();
    await left;
    await expect.poll(() => drawingProcesses(stopped)).toEqual([]);
    await put("dome.svg", drawing("<rect/>"), stopped);
    expect((await rawGet(stopped.url, "/img/uploads/160/90/dome.svg")).status).toBe(200);
    const [pid = ""] = await drawingProcesses(stopped);
    expect(await isDrawing(pid)).toBe(true);
    expect(await stopped.stop()).toBe(0);
    await expect.poll(() => isDrawing(pid)).toBe(false);
  });

  it("end with the site that is killed", async () => {
    await put("last.svg", endless, slow);
    const answer = rawGet(slow.url, "/img/uploads/931/523/last.svg").catch(() => undefined);
    await expect.poll(() => drawingProcesses(slow)).not.toEqual([]);
    const [pid = ""] = await drawingProcesses(slow);
    slow.process.kill("SIGKILL");
    await answer;
    await expect.poll(() => isDrawing(pid)).toBe(false);
  });
});
