import { describe, expect, it } from "vitest";
import { housePromoFor, housePromos } from "./house-promos.ts";

describe("housePromoFor", () => {
  it("gives neighbouring slots different promos and the same slot always the same", () => {
    expect(housePromoFor("lb1")).toBe(housePromos[0]);
    expect(housePromoFor("lb2")).not.toBe(housePromoFor("lb3"));
    expect(housePromoFor("ban6")).toBe(housePromos[0]);
    expect(housePromoFor("inread")).toBe(housePromos[0]);
  });
});
