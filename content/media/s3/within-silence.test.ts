import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { MediaAway } from "../media-store.ts";
import { withinSilence } from "./within-silence.ts";

it("is what was sent", async () => {
  const stream = new PassThrough();
  stream.end("all of it");
  expect(await text(withinSilence(stream, 1000))).toBe("all of it");
});

it("a sender that falls silent has failed", async () => {
  const stream = new PassThrough();
  stream.write("half");
  await expect(text(withinSilence(stream, 20))).rejects.toThrow(MediaAway);
});

it("whoever leaves lets the stream go", async () => {
  const stream = new PassThrough();
  const leaving = new AbortController();
  const left = text(withinSilence(stream, 10_000, leaving.signal));
  leaving.abort();
  await expect(left).rejects.toThrow(MediaAway);
  expect(stream.destroyed).toBe(true);
});

it("whoever ends it before the first piece lets the stream go", async () => {
  const stream = new PassThrough();
  await withinSilence(stream, 1000).return?.();
  expect(stream.destroyed).toBe(true);
});
