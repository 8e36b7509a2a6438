import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..", "..");
const importing =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^"';]*?from\s*"([^"]+)"|(?:^|\n)\s*import\s*"([^"]+)"|\bimport\("([^"]+)"\)/g;

/** Every module that the client's entry imports, types aside. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from, bare, dynamic] of readFileSync(file, "utf8").matchAll(importing)) {
    const target = from ?? bare ?? dynamic ?? "";
    if (target.startsWith(".")) reached(join(dirname(file), target), seen);
    else seen.add(target);
  }
  return seen;
}

describe("what reaches the browser", () => {
  const modules = [...reached(join(root, "site/client/entry.ts"))].map((file) =>
    file.startsWith("/") ? relative(root, file) : file,
  );

  it("is the client, the shell and the islands", () => {
    expect(modules).toEqual(
      expect.arrayContaining([
        "core/client/run-site.ts",
        "site/client/client-site.ts",
        "site/shell/begin-shell.ts",
        "site/islands.ts",
      ]),
    );
  });

  it.each([
    ["pages", modules],
    [
      "the service worker",
      [...reached(join(root, "site/service-worker/worker.ts"))].map((file) => relative(root, file)),
    ],
  ])("is nothing of the server, the newsroom or the schemas in %s", (_, found) => {
    expect(found.length).toBeGreaterThan(10);
    const strays = found.filter((name) =>
      /\.server\.tsx?$|^(content|server|demo)\/|^zod$|^node:|schema\.ts$|schemas\.ts$/.test(name),
    );
    expect(strays).toEqual([]);
  });
});
