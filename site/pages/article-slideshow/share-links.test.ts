import { expect, it } from "vitest";
import { shareLinks } from "./share-links.ts";

it("SLIDE-02 every link carries the title and the address of the picture, whatever is in them", () => {
  const url = "https://www.meridian.example/us/a#picture-3";
  const links = shareLinks(`Salt & "Light"?`, url);
  expect(links.map(({ name }) => name)).toEqual(["Email", "X", "Facebook"]);
  expect(links[0]?.href).toBe(`mailto:?subject=Salt%20%26%20%22Light%22%3F&body=${encodeURIComponent(url)}`);
  for (const { href } of links.slice(1)) expect([...new URL(href).searchParams.values()]).toContain(url);
});
