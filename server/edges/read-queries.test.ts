// What pages read of a query is known to the site; the configuration of Varnish has a list of it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readEverywhere } from "../../model/addresses/page-key.ts";
import { queriesAt } from "../../model/addresses/queries-at.ts";
import { patternAddresses } from "../../content/wordpress/old-addresses.ts";
import { formQueries } from "../forms/open-form.ts";

const vcl = readFileSync(join(import.meta.dirname, "..", "..", "deploy", "varnish", "meridian.vcl"), "utf8");
const listOf = (expression: RegExp) => expression.exec(vcl)?.[1]?.split("|") ?? [];
const read = listOf(/"&\(([\w|]+)\)="/);
const passed = listOf(/\[\?&\]\(([\w|]+)\)="/);

it("Varnish drops no parameter that a page reads", () => {
  const known = [...readEverywhere, ...queriesAt.flatMap(([, names]) => names), ...formQueries];
  expect(known.filter((name) => !read.includes(name))).toEqual([]);
});

it("Varnish passes on the queries by which a WordPress was addressed", () => {
  const blog = { name: "blog", title: "Blog", address: "https://blog.example", hosts: ["blog.example"], base: "" };
  const addresses = patternAddresses(blog).flatMap(({ id }) => id.split("?")[1] ?? []);
  const names = addresses.flatMap((query) => [...new URLSearchParams(query).keys()]);
  expect(names.length).toBeGreaterThan(10);
  const ledByOthers = addresses.filter(
    (query) => ![...new URLSearchParams(query).keys()].some((name) => passed.includes(name)),
  );
  expect(ledByOthers).toEqual([]);
});
