import { expect, it } from "vitest";
import { usualStatus } from "./usual-address.ts";

it.each([
  ["/tv", 301],
  ["/put-right", 302],
])("ROUTE-04 the usual address leads to %s with %i", (own, status) => {
  expect(usualStatus(own, "/put-right")).toBe(status);
});
