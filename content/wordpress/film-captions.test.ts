import { expect, it } from "vitest";
import { converted, uploads } from "../testing/converted-post.ts";
import { captionsNamedIn } from "./film-captions.ts";

const film = `${uploads}/9.mp4`;
const track = (name: string, more = "") => `<track src="${uploads}/${name}.vtt" ${more}/>`;
const player = (inside: string, source = film) => `<figure><video controls src="${source}">${inside}</video></figure>`;

it.each<[string, string, object[]]>([
  [
    "in a language",
    player(track("ja", 'kind="captions" srclang="ja" label="日本語"')),
    [[film, { url: `${uploads}/ja.vtt`, language: "ja" }]],
  ],
  ["without a word of their kind", player(track("a")), [[film, { url: `${uploads}/a.vtt` }]]],
  [
    "of which one is shown first",
    player(track("en", 'srclang="en"') + track("ja", 'srclang="ja" default')),
    [[film, { url: `${uploads}/ja.vtt`, language: "ja" }]],
  ],
  ["that are chapters", player(track("a", 'kind="chapters"')), []],
  [
    "beside sources",
    `<video><source src="${film}">${track("a")}</video><video src="b.mp4"></video>`,
    [[film, { url: `${uploads}/a.vtt` }]],
  ],
  ["of a film that does not end", `<video src="${film}">${track("a")}`, [[film, { url: `${uploads}/a.vtt` }]]],
  ["of nothing", track("a"), []],
])("captions %s", (_, html, expected) => {
  expect(captionsNamedIn(html)).toEqual(expected);
});

it.each<[string, string, string[]]>([
  ["that its film has", player(track("ja", 'kind="captions"')), []],
  [
    "in a further language",
    player(track("ja") + track("en", 'kind="captions"')),
    [`a track of a film (captions): ${uploads}/en.vtt`],
  ],
  [
    "of a film that is a link",
    player(track("ja"), "https://other.example/a.mp4"),
    ["a video or audio file, which is now a link", `a track of a film (subtitles): ${uploads}/ja.vtt`],
  ],
])("a track %s is there or told", (_, html, losses) => {
  expect(converted(html).told).toEqual(losses);
});
