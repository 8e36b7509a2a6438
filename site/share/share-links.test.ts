import { expect, it } from "vitest";
import { shareLinks } from "./share-links.ts";

it("SLIDE-02 a story, or a picture of it, can be sent by mail and to the networks that take links, whatever its title holds", () => {
  const links = shareLinks("Storm & “surge”: 50% more?", "https://www.meridian.example/us/a?b=c#d");
  const title = "Storm%20%26%20%E2%80%9Csurge%E2%80%9D%3A%2050%25%20more%3F";
  const address = "https%3A%2F%2Fwww.meridian.example%2Fus%2Fa%3Fb%3Dc%23d";
  expect(links).toEqual([
    { network: "email", label: "Email", href: `mailto:?subject=${title}&body=${address}` },
    { network: "facebook", label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: "x", label: "X", href: `https://x.com/intent/post?text=${title}&url=${address}` },
  ]);
});
