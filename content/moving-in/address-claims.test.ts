// Who keeps an address that two had.

import { describe, expect, it } from "vitest";
import { holderAmong, redirectVerdict, type Claim } from "./address-claims.ts";

const claim = (more: Partial<Claim>): Claim => ({ type: "article", id: "a-7", isAlias: false, isOwn: false, ...more });
const page = { type: "article", id: "b-7" } as const;

describe("a page", () => {
  it.each<[string, Claim[], string | undefined]>([
    ["where nothing is stands there", [], undefined],
    ["stays where it stood", [claim({ id: "b-7" })], undefined],
    ["leaves a story where it is", [claim({})], "article/a-7"],
    ["of the same move leaves a story where it is as well", [claim({ isOwn: true })], "article/a-7"],
    ["leaves the older address of another blog's story alone", [claim({ isAlias: true })], "article/a-7"],
    ["comes before the older address of its own blog's", [claim({ isAlias: true, isOwn: true })], undefined],
    ["leaves an editor's redirect alone", [claim({ type: "redirect", id: "/x" })], "redirect//x"],
    ["comes before a redirect of its own blog", [claim({ type: "redirect", id: "/x", isOwn: true })], undefined],
  ])("%s", (_, claims, holder) => {
    expect(holderAmong(claims, page)).toBe(holder);
  });
});

describe("a redirect", () => {
  const redirect = (more: Partial<Claim>) => claim({ type: "redirect", id: "/x", to: "/there", ...more });
  it.each<[string, Claim[], "free" | "there" | Claim]>([
    ["where nothing is may be written", [], "free"],
    ["of the same blog may change", [redirect({ isOwn: true, to: "/elsewhere" })], "free"],
    ["that leads to the same place is there", [redirect({ to: "/here" })], "there"],
    ["leaves another blog's alone", [redirect({})], redirect({})],
    ["hides no page", [claim({ isOwn: true })], claim({ isOwn: true })],
    ["may stand at an older address of its blog", [claim({ isAlias: true, isOwn: true })], "free"],
    ["leaves older addresses of others alone", [claim({ isAlias: true })], claim({ isAlias: true })],
  ])("%s", (_, claims, verdict) => {
    expect(redirectVerdict(claims, "/here")).toEqual(verdict);
  });
});
