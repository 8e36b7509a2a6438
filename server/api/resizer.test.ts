import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { resizedAddresses } from "./resizer.ts";

const picture = "/uploads/art/dome.jpg";

it.each([
  [
    picture,
    "132x74,268x148",
    ["/img/uploads/art/132/74/dome.jpg?ve=1&tl=1", "/img/uploads/art/268/148/dome.jpg?ve=1&tl=1"],
  ],
  [
    picture,
    "221x124, 442x148",
    ["/img/uploads/art/221/124/dome.jpg?ve=1&tl=1", "/img/uploads/art/442/148/dome.jpg?ve=1&tl=1"],
  ],
  [`https://${brand.domain}${picture}`, "227x128", ["/img/uploads/art/227/128/dome.jpg?ve=1&tl=1"]],
  ["/uploads/loop.gif", "227x128", ["/uploads/loop.gif"]],
])("IMG-04 %s in %s is at %o", (imageUrl, sizes, urls) => {
  expect(resizedAddresses(imageUrl, sizes)).toEqual({ urls });
});

it("IMG-01 a gif is resized when forced", () => {
  expect(resizedAddresses("/uploads/loop.gif", "227x128", true)).toEqual({
    urls: ["/img/uploads/227/128/loop.gif?ve=1&tl=1"],
  });
});

it.each([
  ["https://elsewhere.example/a.jpg", "227x128"],
  ["//elsewhere.example/uploads/a.jpg", "227x128"],
  ["javascript:alert(1)", "227x128"],
  ["file:///uploads/a.jpg", "227x128"],
  ["/etc/passwd", "227x128"],
  ["/uploads/../../etc/passwd", "227x128"],
  ["/uploads/%2e%2e/secret", "227x128"],
  ["/uploads/a\\..\\b.jpg", "227x128"],
  ["/uploads/", "227x128"],
  ["", "227x128"],
  [undefined, "227x128"],
  [picture, "228x128"],
  [picture, "9999x9999"],
  [picture, "227x128,abc"],
  [picture, "227×128"],
  [picture, "-227x128"],
  [picture, ""],
  [picture, undefined],
  [picture, Array.from({ length: 21 }, () => "227x128").join(",")],
])("IMG-04 %s in %s is refused with a reason", (imageUrl, sizes) => {
  expect(resizedAddresses(imageUrl, sizes)).toEqual({ problem: expect.stringMatching(/\w/) });
});
