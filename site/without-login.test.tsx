// A publisher whose readers cannot sign in.

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { accepted } from "../content/testing/accepted.ts";
import { loadLoginPage } from "./pages/login/load.server.ts";
import { MastheadEnd } from "./shell/Masthead.tsx";
import { MenuEnd } from "./shell/MenuContents.tsx";
import { asking } from "./testing/asking.ts";

vi.mock(import("../model/brand.ts"), async (original) => {
  const { brand, isOn } = await original();
  return { isOn, brand: { ...brand, login: undefined } };
});

it("HEADER-04 has no Login, and no page for it", async () => {
  expect(renderToStaticMarkup(<MastheadEnd dead={[]} />)).not.toContain("Login");
  expect(renderToStaticMarkup(<MenuEnd dead={[]} />)).not.toContain("Login");
  await expect(loadLoginPage(asking("/login").context)).rejects.toMatchObject({ statusCode: 404 });
});

it.each([
  [true, ["readers of this site cannot sign in, and locked videos are not offered"]],
  [false, []],
])("VIDEO-05 is told at the import of a video that is locked: %s", (isLocked, reasons) => {
  const { gaps = [] } = accepted("video", { title: "A", isLocked }).doc;
  expect(gaps.flatMap((gap) => gap.reasons)).toEqual(reasons);
});
