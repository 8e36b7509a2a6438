import { expect, it } from "vitest";
import { streamPath } from "./sign-in-addresses.ts";
import { signInLink } from "./sign-in-link.ts";

const origin = "https://www.own.example";

it.each([
  ["https://tv.example/start", "https://tv.example/start?return="],
  ["https://tv.example/start?site=7", "https://tv.example/start?site=7&return="],
])("VIDEO-05 the service %s is told the whole address to come back to", (service, start) => {
  const link = signInLink(service, "/video/7?t=9&x=1", origin);
  expect(link.startsWith(start)).toBe(true);
  const back = new URL(new URL(link).searchParams.get("return") ?? "");
  expect(back.origin + back.pathname).toBe("https://www.own.example/api/sign-in");
  expect(back.searchParams.get("to")).toBe("/video/7?t=9&x=1");
});

it("VIDEO-05 a service on this site is told a path", () => {
  const link = signInLink("/tv", "/video/7", origin);
  expect(new URL(link, origin).searchParams.get("return")).toBe("/api/sign-in?to=%2Fvideo%2F7");
});

it("VIDEO-05 an id is one part of the address", () => {
  expect(streamPath("a/b?c")).toBe("/api/video/a%2Fb%3Fc/stream");
});
