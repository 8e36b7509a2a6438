import { expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

it.each([
  ["/uploads/art/dome.svg", "/uploads/art/dome.svg"],
  ["/uploads/art/dome.svg?ve=1&tl=..%2f", "/uploads/art/dome.svg"],
  ["/uploads/two%20words.jpg", "/uploads/two words.jpg"],
  ["/uploads/caf%C3%A9.jpg", "/uploads/café.jpg"],
  ["/uploads/caf%c3%a9.jpg", "/uploads/café.jpg"],
  ["/uploads/a,b(1)+c@2x.jpg", "/uploads/a,b(1)+c@2x.jpg"],
  ["/uploads/100%25.jpg", "/uploads/100%.jpg"],
  ["/uploads/.well/...jpg", "/uploads/.well/...jpg"],
])("%s is the file %s", (target, path) => {
  expect(canonicalPath(target)).toBe(path);
});

it.each([
  "/uploads/x%2f..%2fart/dome.svg",
  "/uploads/x%2F..%2Fart/dome.svg",
  "/uploads/x/../art/dome.svg",
  "/uploads/x/%2e%2e/art/dome.svg",
  "/uploads/x/.%2E/art/dome.svg",
  "/uploads/./art/dome.svg",
  "/uploads/art//dome.svg",
  "//uploads/art/dome.svg",
  "/uploads/art/dome.svg/",
  "/uploads/art\\dome.svg",
  "/uploads/art%5cdome.svg",
  "/uploads/%61rt/dome.svg",
  "/uploads/art/dome%2esvg",
  "/uploads/art/dome.svg%00.jpg",
  "/uploads/art/dome.svg%0a",
  "/uploads/art/%7f.svg",
  "/uploads/art/dome.svg#x",
  "/uploads/art/d\u00e9me.svg",
  "/uploads/%zz",
  "/uploads/%",
  "/uploads/%ff%fe.jpg",
  "/uploads/%c0%ae%c0%ae/x.jpg",
  "http://site.example/uploads/art/dome.svg",
  "*",
  "",
])("%s is nobody's address", (target) => {
  expect(canonicalPath(target)).toBeUndefined();
});
