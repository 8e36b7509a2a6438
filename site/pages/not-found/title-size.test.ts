import { expect, it } from "vitest";
import { titleSize } from "./title-size.ts";

it.each([
  ["The Quay", 100, 100],
  ["Le Courrier de l'Outaouais", 62, 85],
  ["WWWW MMMM WWWW MMMM", 50, 66],
  ["東京ビジネス", 100, 100],
  ["தினமணி வணிகம்", 100, 100],
])("%s stands between %i and %i", (name, least, most) => {
  const size = titleSize(name, 1020, 100);
  expect(size).toBeGreaterThanOrEqual(least);
  expect(size).toBeLessThanOrEqual(most);
});
