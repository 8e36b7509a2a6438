import { describe, expect, it } from "vitest";
import { brand } from "../../../model/brand.ts";
import { searchPlaceholder, wordsOfPath } from "./bad-path.ts";
import { reportUrl } from "./report-url.ts";

describe("the search form of the 404 page", () => {
  it.each([
    ["/politics/no-such-story", "politics no-such-story"],
    ["/a//b/", "a b"],
    ["/", `Search ${brand.name}`],
    ["", `Search ${brand.name}`],
  ])("NF-02 %j has the placeholder %j", (path, placeholder) => {
    expect(searchPlaceholder(path)).toBe(placeholder);
  });
});

it("NF-03 the words for suggestions are the path with slashes as spaces", () => {
  expect(wordsOfPath("/us/crime/lost-story")).toBe("us crime lost-story");
});

it("NF-05 a missing link is reported with its address", () => {
  // Where all unreadable addresses share one page, there is none to name.
  expect(reportUrl("/\\")).toBe("/contact");
  expect(reportUrl("/us/a?b")).toBe("/contact?missing=%2Fus%2Fa%253Fb");
  expect(reportUrl("/story.php", "id=5&x=%22")).toBe("/contact?missing=%2Fstory.php%3Fid%3D5%26x%3D%2522");
  expect(reportUrl("/us/a&b")).toBe("/contact?missing=%2Fus%2Fa%26b");
});
