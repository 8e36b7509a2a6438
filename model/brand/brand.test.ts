import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { brandFolder, readBrandFile } from "./brand-folder.ts";
import { brandSchema, faultsOfBrand } from "./brand-schema.server.ts";
import type { BrandFile } from "./brand-file.ts";
import { completeBrand } from "./complete-brand.ts";

const smallest: BrandFile = {
  name: "The Harbor Post",
  slogan: "News of the harbor.",
  description: "What happens in the harbor.",
  domain: "harborpost.example",
  contact: { audience: "a@harborpost.example", security: "s@harborpost.example", advertising: "b@harborpost.example" },
  navigation: [{ label: "Ships", url: "/ships" }],
  menu: [],
  footer: [],
};

it("the site's own brand is good, and so is the smallest", () => {
  expect(faultsOfBrand(readBrandFile(brandFolder()))).toEqual([]);
  expect(faultsOfBrand(smallest)).toEqual([]);
});

it.each([
  [{ name: "" }, "name: "],
  [{ domain: "https://harborpost.example/" }, "domain: must be a host"],
  [{ timeZone: "Boston" }, "timeZone: must be a time zone"],
  [{ language: "English" }, "language: must be a language"],
  [{ contact: { ...smallest.contact, security: "nobody" } }, "contact.security: must be an email address"],
  [{ colours: { masthead: "red; background: url(x)" } }, "colours.masthead: must be a colour"],
  [{ navigation: [{ label: "x", url: "javascript:alert(1)" }] }, "navigation.0.url: must begin with / or https://"],
  [{ features: { television: false } }, "features"],
  [{ nmae: "x" }, "brand.json: "],
])("%j is told: %s", (more, told) => {
  expect(faultsOfBrand({ ...smallest, ...more }).join("\n")).toContain(told);
});

it("what it leaves out is filled in", () => {
  const brand = completeBrand(smallest);
  expect(brand).toMatchObject({
    shortName: "The Harbor Post",
    titleSuffix: " | The Harbor Post",
    language: "en-US",
    timeZone: "America/New_York",
    ampMenu: smallest.navigation,
    channels: [],
    alertTopics: [{ id: "breaking" }],
  });
  expect(Object.values(brand.features)).not.toContain(false);
  expect(brand).not.toHaveProperty("login");
});

it("what is switched off is gone", () => {
  const off = completeBrand({
    ...smallest,
    login: "/login",
    marketNote: "Late.",
    features: { login: false, marketNote: false },
  });
  expect(off).not.toHaveProperty("login");
  expect(off).not.toHaveProperty("marketNote");
});

it("the published schema is this one", () => {
  const published: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../docs/brand.schema.json"), "utf8"),
  );
  expect(published).toEqual(z.toJSONSchema(brandSchema));
});
