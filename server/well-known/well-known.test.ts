import { describe, expect, it } from "vitest";
import { adsTxt, isSeller } from "./ads-txt.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt, type RobotRules } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { brand } from "../../model/brand.ts";

const origin = "https://www.meridian.example";
const everyone: RobotRules = { search: true, training: true, userFetch: true };

/** What a robot of this name is told: the rules of the one group that names it, else of the group for all. */
function toldTo(robot: string, text: string): string[] {
  const groups = text.split("\n\n").map((group) => group.split("\n"));
  const named = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  return (named(robot) ?? named("*") ?? []).filter((line) => line.startsWith("Disallow"));
}

describe("robots.txt", () => {
  const written = (rules: Partial<RobotRules>) =>
    robotsTxt({ rules: { ...everyone, ...rules }, isPublic: true, sitemaps: [`${origin}/sitemap.xml`] });

  it.each([
    ["search", "Googlebot", { search: false }],
    ["search", "SomeoneNew", { search: false }],
    ["training", "GPTBot", { training: false }],
    ["training", "Google-Extended", { training: false }],
    ["training", "CCBot", { training: false }],
    ["user fetches", "ChatGPT-User", { userFetch: false }],
    ["user fetches", "Claude-User", { userFetch: false }],
  ])("META-02 %s can be refused apart from the others: %s", (_, robot, rules) => {
    expect(toldTo(robot, written(rules))).toEqual(["Disallow: /"]);
    expect(toldTo(robot, written({}))).toContain("Disallow: /search-results/");
    expect(toldTo(robot, written({}))).not.toContain("Disallow: /");
    const others = ["Googlebot", "GPTBot", "ChatGPT-User"].filter(
      (name) => toldTo(name, written(rules)).join("") !== "Disallow: /",
    );
    expect(others).toHaveLength(2);
  });

  it("names the maps of the site", () => {
    expect(written({})).toMatch(/\n\nSitemap: https:\/\/www\.meridian\.example\/sitemap\.xml\n$/);
  });

  it("META-02 a stage that is not the public site is for no robot", () => {
    expect(robotsTxt({ rules: everyone, isPublic: false, sitemaps: [] })).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("ads.txt", () => {
  it.each([
    ["google.com, pub-123, DIRECT, f08c47fec0942fa0", true],
    ["ads.example.com,77,reseller", true],
    ["google.com, pub-123", false],
    ["google.com, pub-123, SOMETIMES", false],
    ["javascript:alert(1)", false],
  ])("ADS-06 is %s a seller: %s", (line, expected) => {
    expect(isSeller(line)).toBe(expected);
  });

  it("ADS-06 says so when there is nobody to name", () => {
    expect(adsTxt([])).toContain("\nplaceholder.example.com, placeholder, DIRECT, placeholder\n");
    expect(adsTxt(["a.example, 1, DIRECT"])).toContain(
      `\na.example, 1, DIRECT\nOWNERDOMAIN=${brand.domain.replace(/^www\./, "")}\n`,
    );
  });
});

it("security.txt is good for less than a year, and the same all day", () => {
  const now = Date.UTC(2026, 10, 15, 1);
  const text = securityTxt({ contact: "mailto:s@meridian.example", origin, now });
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  expect(expires - now).toBeGreaterThan(90 * 86_400_000);
  expect(expires - now).toBeLessThan(365 * 86_400_000);
  expect(securityTxt({ contact: "mailto:s@meridian.example", origin, now: now + 20 * 3_600_000 })).toBe(text);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

it("llms.txt has a title, a summary and links, and says what is allowed", () => {
  const sections = [{ id: "politics", title: "Politics [beta](x)", description: "Bills\nand votes" }];
  const pages = [{ id: "terms-of-use", title: "Terms of use" }];
  const text = llmsTxt({ origin, sections, pages, rules: { ...everyone, training: false } });
  expect(text).toContain(`# ${brand.name}\n\n> `);
  expect(text).toContain(`- [Politics beta x](${origin}/politics): Bills and votes`);
  expect(text).toContain("may not be used to train");
  expect(text).toContain(`- [Terms of use](${origin}/terms-of-use)`);
  expect(llmsTxt({ origin, sections, pages: [], rules: everyone })).not.toContain("terms-of-use");
  expect(text).toContain(`(${origin}/feeds/politics.xml)`);
});
