import { expect, it } from "vitest";
import { sniffType } from "./sniff-type.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

it.each([
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["GIF89a", "image/gif"],
  ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["\0\0\0\x1cftypavif", "image/avif"],
  ["\0\0\0\x18ftypisom", "video/mp4"],
  ["\0\0\0\x18ftypmp42", "video/mp4"],
  ["\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm", "video/webm"],
  ["%PDF-1.7", "application/pdf"],
  ["\xef\xbb\xbfWEBVTT\n", "text/vtt"],
  ["<svg/>", "image/svg+xml"],
  [`\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg>\n<svg xmlns="x">`, "image/svg+xml"],
])("%j is %s", (text, type) => {
  expect(sniffType(bytes(text))).toBe(type);
});

it.each([
  "",
  "<html><svg/></html>",
  "<!doctype html><p>",
  "<svgx/>",
  "<!-- <svg> never ends",
  "MZ\x90",
  "#EXTM3U",
  "WEBVTTX",
  "RIFF\0\0\0\0WAVE",
  "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska",
  "GIF90a",
])("%j is nothing that is served", (text) => {
  expect(sniffType(bytes(text))).toBeUndefined();
});
