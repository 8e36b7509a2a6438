import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { builtIn } from "./production-lock.mjs";

const root = join(import.meta.dirname, "..");

function sbom(...args: string[]): string {
  return execFileSync(process.execPath, [join(root, "scripts/sbom.mjs"), ...args], {
    encoding: "utf8",
    env: { ...process.env, SOURCE_DATE_EPOCH: "1700000000" },
  });
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string(),
      dev: z.boolean().default(false),
      integrity: z.string().optional(),
    }),
  ),
});

/** `name@version` of everything that production may install, whatever the platform, with its hash. */
function production(): Map<string, string> {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const found = new Map<string, string>();
  for (const [place, { name, version, dev, integrity = "" }] of Object.entries(packages)) {
    if (place === "" || dev) continue;
    found.set(`${name ?? place.split("node_modules/").at(-1)}@${version}`, integrity);
  }
  return found;
}

const cycloneDx = z.object({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.string(),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
  metadata: z.object({
    timestamp: z.literal("2023-11-14T22:13:20.000Z"),
    component: z.object({ name: z.literal("meridian") }),
  }),
  components: z.array(
    z.object({
      "bom-ref": z.string(),
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith("pkg:npm/"),
      hashes: z.tuple([z.object({ alg: z.literal("SHA-512"), content: z.string() })]),
      licenses: z.array(z.unknown()).min(1),
    }),
  ),
});

it("names every package of production and of the build once, with version, hash and licence, and no tool", () => {
  const { components } = cycloneDx.parse(JSON.parse(sbom()));
  const wanted = production();
  const hashes = new Map(
    components.map(({ name, version, hashes: [{ content }] }) => [
      `${name}@${version}`,
      `sha512-${Buffer.from(content, "hex").toString("base64")}`,
    ]),
  );
  expect(new Map([...hashes].filter(([name]) => wanted.has(name)))).toEqual(wanted);
  const inBuild = components
    .map(({ name }) => name)
    .filter((name) => ![...wanted.keys()].some((key) => key.startsWith(`${name}@`)));
  expect(inBuild).toEqual(expect.arrayContaining([...builtIn, "unicode-trie"]));
  expect(inBuild).not.toContain("vite");
  expect(inBuild.length).toBeLessThan(30);
  expect(new Set(components.map((component) => component["bom-ref"])).size).toBe(components.length);
});

it("is the same for the same lock file", () => {
  expect(sbom()).toBe(sbom());
});

it("comes as SPDX too", () => {
  const spdx = z.object({
    spdxVersion: z.literal("SPDX-2.3"),
    documentNamespace: z.string().startsWith("http://spdx.org/spdxdocs/meridian-"),
    creationInfo: z.object({ created: z.literal("2023-11-14T22:13:20.000Z") }),
    packages: z.array(z.object({ SPDXID: z.string(), name: z.string(), versionInfo: z.string() })),
  });
  const { packages } = spdx.parse(JSON.parse(sbom("--spdx")));
  expect(new Set(packages.map(({ SPDXID }) => SPDXID)).size).toBe(packages.length);
  const names = packages.map(({ name, versionInfo }) => `${name}@${versionInfo}`);
  expect(names).toEqual(expect.arrayContaining([...production().keys()]));
});
