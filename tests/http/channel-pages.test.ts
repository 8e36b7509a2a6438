import { describe, expect, it } from "vitest";
import { getDocument } from "./site.ts";

describe("the page of New Year's Eve", () => {
  it("ROUTE-04 LAYOUT-03 counts down to midnight in Eastern time and lists every midnight, before any script", async () => {
    const { response, root } = await getDocument("/newyears");
    expect(response.status).toBe(200);
    expect(root.querySelector("h1")?.text).toMatch(/^Countdown to \d{4}$/);
    expect(root.querySelector('[role="timer"]')?.getAttribute("aria-label")).toMatch(/^\d+ days, \d+ hours/);
    expect(root.querySelectorAll("ol time")).toHaveLength(34);
  });
});

describe("ROUTE-06 the search for carriers abroad", () => {
  it("answers with countries, carriers, channels and hours", async () => {
    const { root } = await getDocument("/foxaroundtheworld/search?q=numa");
    expect(root.querySelector("#found")?.text).toBe("2 countries for “numa”");
    expect(root.querySelectorAll("dt").map(({ text }) => text)).toEqual(["France", "Côte d’Ivoire"]);
    expect(root.querySelector("dd")?.text).toContain("Channel 248");
  });

  it.each([
    ["nothing asked", "", "Search 51 countries and territories."],
    ["nothing found", "?q=Atlantis", "No carrier in “Atlantis” is known to us yet."],
    ["markup asked", "?q=%3Cb%3Ex", "No carrier in “&lt;b&gt;x” is known to us yet."],
  ])("helps when %s", async (_, query, words) => {
    const { response, root } = await getDocument(`/foxaroundtheworld/search${query}`);
    expect(response.status).toBe(200);
    expect(root.querySelector("#found")?.innerHTML).toBe(words);
  });
});

it("LAYOUT-03 the cookie-setting demo is a page that says what is set", async () => {
  const { root } = await getDocument("/cookie-demo");
  expect(root.querySelector("output")?.text).toContain("FN_theme is not set");
});
