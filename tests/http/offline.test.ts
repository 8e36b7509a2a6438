import { expect, it } from "vitest";
import { settingsName, workerPath, type WorkerSettings } from "../../site/service-worker/worker-settings.ts";
import { get, getDocument } from "./site.ts";

it("STATE-02 the worker belongs to the build of the pages, and every file it wants is there", async () => {
  const script = await (await get(workerPath)).text();
  const settings: WorkerSettings = JSON.parse(
    script.split("\n", 1)[0]?.replace(`self.${settingsName}=`, "").replace(/;$/, "") ?? "",
  );
  const { root } = await getDocument("/offline");
  expect(settings.build).toBe(root.querySelector("#page-state")?.getAttribute("data-build"));
  const styles = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href"));
  expect(styles.length).toBeGreaterThan(1);
  expect(settings.shell).toEqual(expect.arrayContaining(styles));
  expect(settings.shell.some((file) => /follow-reader/.test(file))).toBe(true);
  expect(settings.shell.some((file) => /cached-lists/.test(file))).toBe(true);
  expect(settings.shell.some((file) => /hls/.test(file))).toBe(false);
  const answers = await Promise.all(settings.shell.map((file) => get(file)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

it("STATE-02 the offline page is found by no search engine and has one beginning on show", async () => {
  const { response, root } = await getDocument("/offline");
  expect(response.status).toBe(200);
  expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  expect(root.querySelector('[data-island="cached-pages"]')).not.toBeNull();
});
