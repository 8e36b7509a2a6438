import { expect, it } from "vitest";
import { archiveUrl, monthUrl } from "./archive-address.ts";
import { archiveYears, monthLink } from "./archive-months.ts";

it("FRONT-07 an archive stands at its front's own address", () => {
  expect(archiveUrl("/category/us/crime")).toBe("/category/us/crime?archive=all");
  expect(monthUrl("/business", "2019-05")).toBe("/business?archive=2019-05");
  expect(monthUrl("/business", "2019-05", 3)).toBe("/business?archive=2019-05&page=3");
});

it("FRONT-07 years come newest first, their months from January on", () => {
  expect(archiveYears("/us", ["2026-02", "2026-01", "2019-12"])).toEqual([
    {
      year: "2026",
      months: [
        { name: "January", url: "/us?archive=2026-01" },
        { name: "February", url: "/us?archive=2026-02" },
      ],
    },
    { year: "2019", months: [{ name: "December", url: "/us?archive=2019-12" }] },
  ]);
  expect(monthLink("/us", "2019-12")).toEqual({ name: "December 2019", url: "/us?archive=2019-12" });
  expect(monthLink("/us", undefined)).toBeUndefined();
});
