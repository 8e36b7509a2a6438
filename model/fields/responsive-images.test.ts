import { expect, it } from "vitest";
import { responsiveImages } from "./responsive-images.server.ts";
import { brand } from "../../model/brand.ts";

it.each([
  [[{ media: "(max-width: 767px)", srcset: "/s.jpg" }], [{ media: "(max-width: 767px)", srcset: "/s.jpg" }]],
  [
    [{ srcset: "/a,b.jpg 1x, https://p.example/b.jpg?w=2 2x" }],
    [{ srcset: "/a,b.jpg 1x, https://p.example/b.jpg?w=2 2x" }],
  ],
  [[{ srcset: `${brand.domain}/uploads/a.jpg 320w` }], [{ srcset: "/uploads/a.jpg 320w" }]],
  [{ srcset: "/one-object.jpg" }, [{ srcset: "/one-object.jpg" }]],
  [[{ srcset: "/a.jpg, javascript:alert(1) 2x" }], [{ srcset: "/a.jpg" }]],
  [[{ srcset: "/a.jpg 2x onerror" }], undefined],
  [[{ media: "(width >= 40em)", srcset: "/a.jpg" }], [{ media: "(width >= 40em)", srcset: "/a.jpg" }]],
  [[{ media: "<script>", srcset: "/a.jpg" }], undefined],
  [[{ media: 5, srcset: "/a.jpg" }, null, {}, "x"], undefined],
  [[], undefined],
])("BLOCK-04 CARD-01 responsive images of %j", (given, expected) => {
  expect(responsiveImages.parse(given)).toEqual(expected);
});
