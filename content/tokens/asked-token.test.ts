import { expect, it } from "vitest";
import { readAskedToken, type AskedToken } from "./asked-token.ts";

const now = Date.UTC(2026, 10, 17);
const day = 86_400_000;
const good: AskedToken = {
  name: " Sports CMS ",
  kinds: ["article", " video", "article"],
  sections: ["/Sports/", "us/weather"],
  mayWrite: true,
  expiresAt: now + 90 * day,
};

it("a token is asked for by its name, what it is for, and its end", () => {
  expect(readAskedToken(good, now)).toEqual({
    token: {
      name: "Sports CMS",
      scope: { kinds: ["article", "video"], sections: ["sports", "us/weather"], mayWrite: true },
      expiresAt: now + 90 * day,
    },
  });
});

it("all is all, beside whatever else is named", () => {
  expect(readAskedToken({ ...good, kinds: ["article", "all"], sections: ["all"], mayWrite: false }, now)).toMatchObject(
    {
      token: { scope: { kinds: "all", sections: "all", mayWrite: false } },
    },
  );
});

it.each<[string, Partial<AskedToken>, object]>([
  ["no name", { name: " " }, { name: expect.stringContaining("is missing") }],
  ["a name of two lines", { name: "a\nb" }, { name: expect.stringContaining("one line") }],
  ["a long name", { name: "a".repeat(81) }, { name: expect.stringContaining("80") }],
  ["no kind", { kinds: [] }, { kinds: expect.stringContaining("or all") }],
  [
    "an unknown kind",
    { kinds: ["story"] },
    { kinds: expect.stringContaining("do not include story: choose from aggregate") },
  ],
  [
    "a kind of every object",
    { kinds: ["constructor"] },
    { kinds: expect.stringContaining("do not include constructor") },
  ],
  ["no section", { sections: ["", "/"] }, { sections: expect.stringContaining("or all") }],
  ["too many sections", { sections: Array.from({ length: 51 }, (_, n) => `s${n}`) }, { sections: expect.anything() }],
  ["an end that is over", { expiresAt: now }, { expiresAt: expect.stringContaining("in the future") }],
  ["an end too far away", { expiresAt: now + 367 * day }, { expiresAt: expect.stringContaining("366 days") }],
  ["no end", { expiresAt: Number.NaN }, { expiresAt: expect.anything() }],
  [
    "nothing at all",
    { name: "", kinds: [], sections: [] },
    {
      name: expect.anything(),
      kinds: expect.anything(),
      sections: expect.anything(),
    },
  ],
])("%s is refused with the reason", (_, change, faults) => {
  expect(readAskedToken({ ...good, ...change }, now)).toEqual({ faults });
});
