import { expect, it } from "vitest";
import { currentLink } from "./current-link.ts";

const links = ["/video", "/video/shows", "/video/topics", "/video/topics/politics", "/go"];

it.each([
  ["/video", "/video"],
  ["/video/shows", "/video/shows"],
  ["/video/shows/storm-desk", "/video/shows"],
  ["/video/topics/politics", "/video/topics/politics"],
  ["/video/topics/politics/senate", "/video/topics/politics"],
  ["/video/topics/us", "/video/topics"],
  ["/video/showstoppers", undefined],
])("VIDEO-06 on %s the bar marks %s", (path, expected) => {
  expect(currentLink(path, links)).toBe(expected);
});
