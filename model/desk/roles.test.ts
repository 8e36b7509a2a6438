import { expect, it } from "vitest";
import { may, roles, type Act } from "./roles.ts";

it.each<[Act, readonly string[]]>([
  ["see", ["reporter", "producer", "editor", "admin"]],
  ["live", ["reporter", "producer", "editor", "admin"]],
  ["pictures", ["reporter", "producer", "editor", "admin"]],
  ["fronts", ["producer", "editor", "admin"]],
  ["topics", ["producer", "editor", "admin"]],
  ["alerts", ["producer", "editor", "admin"]],
  ["stories", ["editor", "admin"]],
  ["redirects", ["producer", "editor", "admin"]],
  ["approve", ["editor", "admin"]],
  ["records", ["admin"]],
  ["people", ["admin"]],
  ["tokens", ["admin"]],
  ["log", ["admin"]],
])("%s is for %j", (act, allowed) => {
  expect(roles.filter((role) => may(role, act))).toEqual(allowed);
});
