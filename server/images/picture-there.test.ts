import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setImageSources } from "../../model/pictures/image-sources.server.ts";
import { openOnDisk } from "../media/send-file.ts";
import { pictureThere } from "./picture-there.ts";
import { UnreachablePicture, UnreadablePicture } from "./unreadable-picture.ts";

beforeAll(() => setImageSources(["https://img.example.com/news"]));
afterAll(() => setImageSources([]));

const file = { name: "dome.jpg", size: 6, version: "0 6", tag: '"6-0"', open: openOnDisk("/data/uploads/dome.jpg") };

const isThere = pictureThere({
  findPicture: (path) => {
    if (path.endsWith("/torn.jpg")) return Promise.reject(new UnreadablePicture("it is not whole"));
    if (path.endsWith("/slow.jpg")) return Promise.reject(new UnreachablePicture("the source answers 500"));
    return Promise.resolve(path.endsWith("/dome.jpg") ? file : undefined);
  },
  hasFile: (path) => Promise.resolve(path === "/favicon.svg"),
});

describe("pictureThere", () => {
  it.each([
    ["/uploads/dome.jpg", true],
    ["/uploads/none.jpg", false],
    ["/favicon.svg", true],
    ["/none.svg", false],
    ["https://img.example.com/news/dome.jpg", true],
    ["https://img.example.com/news/none.jpg", false],
    // No picture to anybody.
    ["https://img.example.com/news/torn.jpg", false],
    // It may be there in a moment.
    ["https://img.example.com/news/slow.jpg", true],
    // Not asked.
    ["https://elsewhere.example/none.jpg", true],
  ])("of %s says %s", async (address, expected) => {
    expect(await isThere(address)).toBe(expected);
  });
});
