import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { loadLoginPage } from "../pages/login/load.server.ts";
import { asking } from "../testing/asking.ts";
import { MastheadEnd } from "./Masthead.tsx";
import { MenuEnd } from "./MenuContents.tsx";

vi.mock(import("../../model/brand.ts"), async (original) => {
  const { brand } = await original();
  return { brand: { ...brand, login: undefined } };
});

it("HEADER-04 a publisher without a login has no Login, and no page for it", async () => {
  expect(renderToStaticMarkup(<MastheadEnd />)).not.toContain("Login");
  expect(renderToStaticMarkup(<MenuEnd />)).not.toContain("Login");
  await expect(loadLoginPage(asking("/login").context)).rejects.toMatchObject({ statusCode: 404 });
});
