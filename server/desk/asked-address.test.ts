import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { askedAddress } from "./asked-address.ts";

it.each([
  ["/politics/a", { is: "here", path: "/politics/a", search: "" }],
  ["/politics/a/?b=1#c", { is: "here", path: "/politics/a", search: "?b=1" }],
  [`https://${brand.domain}/politics/a`, { is: "here", path: "/politics/a", search: "" }],
  [`${brand.domain}/politics/a`, { is: "here", path: "/politics/a", search: "" }],
  [`${brand.domain}:443/politics/a?b`, { is: "here", path: "/politics/a", search: "?b" }],
  ["https://elsewhere.example/a", { is: "elsewhere" }],
  ["localhost:3000/a", { is: "elsewhere" }],
  ["ferries wait", undefined],
  ["and/or", undefined],
  ["4711", undefined],
  ["U.S.", undefined],
  ["", undefined],
])("%s", (text, expected) => {
  expect(askedAddress(text)).toEqual(expected);
});
