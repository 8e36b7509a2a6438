// Holds docs/openapi.yaml against the running site: every call is made with the example of each of its parameters, and its answer must be
// what the description says; then each parameter is left out or spoiled, and the refusal must name it.

import { brand } from "../brands/demo-brand.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { get, siteUrl } from "./site.ts";

interface Schema {
  type?: string;
  enum?: string[];
}

interface Parameter {
  name: string;
  in: "query" | "path";
  required?: boolean;
  schema: Schema;
  example?: string | number | boolean;
}

interface Answer {
  $ref?: string;
  headers?: Record<string, { $ref?: string; schema?: object }>;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, Answer>;
  "x-when"?: string;
}

const text = readFileSync(join(import.meta.dirname, "..", "..", "docs", "openapi.yaml"), "utf8");
const description: { paths: Record<string, { get?: Operation }> } = parse(text);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(description, "openapi.yaml");

const pointer = (...steps: string[]) =>
  `openapi.yaml#/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/** Follows a reference to where the answer itself stands. */
function placeOf(path: string, status: string): string[] {
  const { $ref } = description.paths[path]?.get?.responses[status] ?? {};
  return $ref === undefined ? ["paths", path, "get", "responses", status] : $ref.replace("#/", "").split("/");
}

function answerAt(place: readonly string[]): Answer {
  return place.reduce<Record<string, never>>((inner, step) => inner[step] ?? {}, description as never);
}

const calls = Object.entries(description.paths).flatMap(([path, { get: operation }]) =>
  operation === undefined || operation["x-when"] !== undefined ? [] : [{ path, operation }],
);

function address(path: string, parameters: readonly Parameter[], changed: Record<string, string | undefined> = {}) {
  let filled = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    const value = Object.hasOwn(changed, name) ? changed[name] : example === undefined ? undefined : String(example);
    if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(value ?? ""));
    else if (value !== undefined) query.set(name, value);
  }
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

async function expectAsDescribed(response: Response, path: string): Promise<void> {
  const status = String(response.status);
  const place = placeOf(path, status);
  const { headers = {}, content = {} } = answerAt(place);
  expect(description.paths[path]?.get?.responses, `${path} answered ${status}`).toHaveProperty(status);
  for (const name of Object.keys(headers)) {
    const { $ref } = headers[name] ?? {};
    const rule = $ref === undefined ? [...place, "headers", name] : $ref.replace("#/", "").split("/");
    expect(ajv.validate({ $ref: pointer(...rule, "schema") }, response.headers.get(name)), name).toBe(true);
  }
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  expect(Object.keys(content)).toContain(type);
  const body: unknown = type === "application/json" ? await response.json() : await response.text();
  ajv.validate({ $ref: pointer(...place, "content", type, "schema") }, body);
  expect(ajv.errors ?? []).toEqual([]);
}

describe("the calls as described", () => {
  it.each(calls.filter(({ operation: { parameters = [] } }) => parameters.every((p) => !p.required || p.example)))(
    "API-01 $path answers what it says",
    async ({ path, operation: { parameters = [] } }) => {
      const response = await get(address(path, parameters));
      expect(response.status).toBe(200);
      await expectAsDescribed(response, path);
    },
  );

  const missing = calls.flatMap(({ path, operation: { parameters = [] } }) =>
    parameters.filter((p) => p.required && p.in === "query").map(({ name }) => ({ path, name, parameters })),
  );

  it.each(missing)("API-01 $path without $name is a 400 that names it", async ({ path, name, parameters }) => {
    const response = await get(address(path, parameters, { [name]: undefined }));
    expect(response.status).toBe(400);
    expect(await response.clone().json()).toMatchObject({ message: expect.stringMatching(new RegExp(`^${name}\\b`)) });
    await expectAsDescribed(response, path);
  });

  const spoilt = calls.flatMap(({ path, operation: { parameters = [] } }) =>
    parameters
      .filter(({ schema }) => schema.type === "integer" || schema.enum !== undefined)
      .map(({ name }) => ({ path, name, parameters })),
  );
  const urls: Record<string, string> = { "/api/instagram": "https://www.instagram.com/p/Cabc123defg/" };

  it.each(spoilt)("API-01 $path with a wrong $name is a 400 that names it", async ({ path, name, parameters }) => {
    const url = urls[path];
    const response = await get(address(path, parameters, { ...(url && { url }), [name]: "-x1" }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(new RegExp(`^${name}\\b`)) });
  });

  it("API-01 numbers beyond the most that is answered count as that most", async () => {
    expect(await (await get("/api/article-search?size=5000")).json()).toHaveLength(30);
  });
});

describe("what calls tell of themselves", () => {
  it("API-01 those that say the same to everybody may be read from anywhere, the reader's own may not", async () => {
    const reachable = calls.filter(({ operation: { parameters = [] } }) =>
      parameters.every((parameter) => parameter.in === "query" || parameter.example !== undefined),
    );
    for (const { path, operation } of reachable) {
      const { headers } = await get(address(path, operation.parameters ?? []));
      const expected = ["/api/region", "/api/email"].includes(path) ? null : "*";
      expect(headers.get("access-control-allow-origin"), path).toBe(expected);
      expect(headers.has("access-control-allow-credentials")).toBe(false);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("API-01 a browser that asks first is told, and another method is refused", async () => {
    const asked = await fetch(`${siteUrl()}/api/article-search`, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([204, "GET, HEAD"]);
    const posted = await fetch(`${siteUrl()}/api/article-search`, { method: "POST", body: "{}" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const head = await fetch(`${siteUrl()}/api/env`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("API-01 the description is served as it stands, under the publisher's name", async () => {
    const served = await (await get("/api/openapi.yaml")).text();
    expect(served).toBe(text.replace("title: Meridian", `title: "${brand.name}"`));
  });

  it("API-01 drafts and stories elsewhere are nobody's: 404 in JSON", async () => {
    for (const path of ["/politics/no-such-story", "https://elsewhere.example/politics/a"]) {
      const response = await get(`/api/article?path=${encodeURIComponent(path)}`);
      expect([response.status, await response.json()]).toEqual([404, { message: "Not found", statusCode: 404 }]);
    }
    expect((await get("/api/category?path=/no-such-section")).status).toBe(404);
    expect((await get("/api/category?path=/category/us")).status).toBe(200);
  });
});
