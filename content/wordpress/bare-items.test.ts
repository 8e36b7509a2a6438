// Titles and dates of items that came without.

import { expect, it } from "vitest";
import { dateInstead, isBare, titleOf } from "./bare-items.ts";

const item = (fields: Record<string, string>) => ({
  fields: new Map(Object.entries(fields)),
  terms: [],
  meta: new Map<string, string[]>(),
  comments: [],
});
const words = [{ is: "paragraph", props: { text: "<b>Primeras</b> palabras" } }];
const picture = [{ is: "article-image", props: { url: "/a.jpg" } }];
const blog = { title: "El Faro" };

it.each<[string, Record<string, string>, Parameters<typeof titleOf>[1], string]>([
  ["its own", { title: "Uno &amp; dos", "wp:post_name": "tres" }, words, "Uno & dos"],
  ["how it begins", { "wp:post_name": "tres" }, words, "Primeras palabras"],
  ["its name", { "wp:post_name": "ca%c3%b1os-y-agua" }, picture, "Caños y agua"],
  ["its blog's, where its name is a number", { "wp:post_name": "14" }, picture, "El Faro"],
])("a title is %s", (_, fields, components, expected) => {
  expect(titleOf(item(fields), components, blog)).toBe(expected);
});

it.each<[string, Record<string, string>, Parameters<typeof isBare>[1], boolean]>([
  ["neither title nor text", { title: " ", "wp:post_name": "a" }, [], true],
  ["a title", { title: "A" }, [], false],
  ["text", {}, words, false],
  ["a picture", {}, picture, false],
  ["a summary", { "excerpt:encoded": "<p>A</p>" }, [], false],
])("an item with %s is bare: %s", (_, fields, components, expected) => {
  expect(isBare(item(fields), components)).toBe(expected);
});

const zero = "0000-00-00 00:00:00";
it.each<[string, Record<string, string>, object | undefined]>([
  ["that has one", { "wp:post_date": "2020-01-02 03:04:05", link: "https://a.example/2019/05/x/" }, undefined],
  [
    "of its address",
    { "wp:post_date": zero, link: "https://a.example/blog/2019/05/x/" },
    { date: "2019-05-01", from: "its address" },
  ],
  [
    "of its address, with the day",
    { link: "https://a.example/2019/05/31/x/" },
    { date: "2019-05-31", from: "its address" },
  ],
  [
    "of its last change",
    { "wp:post_modified_gmt": "2021-02-03 04:05:06", link: "https://a.example/x/" },
    { date: "2021-02-03T04:05:06", from: "its last change" },
  ],
  ["of its blog", { "wp:post_modified_gmt": zero }, { date: "2018-07-01", from: "the first day of the blog" }],
])("the date of a story %s", (_, fields, expected) => {
  expect(dateInstead(item(fields), "2018-07-01")).toEqual(expected);
});
