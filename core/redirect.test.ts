import { expect, it } from "vitest";
import { redirect } from "./redirect.ts";

it("LOAD-07 leaving the site raises ERR_REDIRECT", () => {
  expect(() => redirect("https://elsewhere.example/story")).toThrow("ERR_REDIRECT");
});

it("a redirect inside the site carries its target and status", () => {
  expect(() => redirect("/politics", 301)).toThrow(expect.objectContaining({ to: "/politics", status: 301 }));
});
