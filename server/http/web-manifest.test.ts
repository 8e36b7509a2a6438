import { expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { webManifest } from "./web-manifest.ts";

const everything = { liveTv: true, videoRoom: true, textEdition: true };
const made = (features: object, files: readonly string[]) =>
  webManifest({ ...brand, features: { ...brand.features, ...features } }, (path) => files.includes(path));

const icons = ["/icon-192.png", "/icon-512.png", "/favicon.svg"];

it.each([
  ["everything", everything, [brand.watchLive, "/video", "/lite"]],
  ["no television", { ...everything, liveTv: false }, ["/video", "/lite"]],
  ["no video room", { ...everything, videoRoom: false }, [brand.watchLive, "/lite"]],
  ["no text edition", { ...everything, textEdition: false }, [brand.watchLive, "/video"]],
])("with %s the manifest leads to pages that are there", (_, features, urls) => {
  expect(made(features, icons)).toMatchObject({ name: brand.name, shortcuts: urls.map((url) => ({ url })) });
});

it.each([
  [icons, ["/icon-192.png", "/icon-512.png", "/icon-512.png", "/favicon.svg"]],
  [["/icon-192.png"], ["/icon-192.png"]],
  [[], []],
])("of a folder with %j it names %j", (files, named) => {
  expect(made(everything, files)).toMatchObject({ icons: named.map((src) => ({ src })) });
});
