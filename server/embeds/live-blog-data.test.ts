import { expect, it } from "vitest";
import { liveBlogDataAddress, liveBlogDataIn } from "./live-blog-data.ts";

const picture = "https://pictures.example/a.jpg";

it.each([
  [
    {
      headline: "H",
      name: "N",
      description: "D",
      url: "https://live.example/1",
      thumbnail: picture,
      publisherLogo: picture,
    },
    {
      headline: "H",
      name: "N",
      description: "D",
      url: "https://live.example/1",
      thumbnail: picture,
      publisherLogo: picture,
    },
  ],
  [
    { thumbnailUrl: [picture], publisher: { logo: { url: picture } } },
    { thumbnail: picture, publisherLogo: picture },
  ],
  [
    { image: { url: picture }, logo: picture },
    { thumbnail: picture, publisherLogo: picture },
  ],
  [{ headline: "", name: null, url: "javascript:alert(1)", thumbnail: "not an address", description: 7 }, {}],
  [["a list"], {}],
])("LIVE-02 %o is read as %o", (answer, expected) => {
  const read = liveBlogDataIn(answer);
  expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual(expected);
});

it("LIVE-02 the data is asked for by provider id and event code", () => {
  const address = liveBlogDataAddress("https://live.example/{provider}/events/{event}.json", "sp_1", "a/../b");
  expect(address.href).toBe("https://live.example/sp_1/events/a%2F..%2Fb.json");
});
