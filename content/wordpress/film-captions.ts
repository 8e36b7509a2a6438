// The captions of films in posts: a film has those that its player shows first, and every other track is told.

import { parse, type HTMLElement } from "node-html-parser";
import type { PostParts } from "./post-parts.ts";

export interface FilmCaptions {
  url: string;
  language?: string;
}

/** By the address of the film. */
export function captionsNamedIn(html: string): [film: string, captions: FilmCaptions][] {
  if (!/<track\b/i.test(html)) return [];
  const [, ...players] = html.split(/<video\b/i);
  return players.flatMap((rest): [string, FilmCaptions][] => {
    const [inside = ""] = rest.split(/<\/video/i, 1);
    const player = parse(`<video${inside}</video>`).querySelector("video");
    const track = player === null ? undefined : shownFirst(player);
    const language = track?.getAttribute("srclang")?.trim() ?? "";
    if (player === null || track === undefined) return [];
    return [[filmOf(player), { url: sourceOf(track), ...(language && { language }) }]];
  });
}

/** `isFilm`: it has a player here. */
export function tellTracks(player: HTMLElement, isFilm: boolean, tell: PostParts["tell"]): void {
  const shown = isFilm ? shownFirst(player) : undefined;
  for (const track of tracksOf(player)) {
    if (track !== shown) tell(`a track of a film (${track.getAttribute("kind") ?? "subtitles"}): ${sourceOf(track)}`);
  }
}

export function filmOf(player: HTMLElement): string {
  const source = player.getAttribute("src") ?? player.querySelector("source[src]")?.getAttribute("src") ?? "";
  return source.trim();
}

const sourceOf = (track: HTMLElement) => track.getAttribute("src")?.trim() ?? "";
const tracksOf = (player: HTMLElement) => player.querySelectorAll("track").filter((track) => sourceOf(track) !== "");

function shownFirst(player: HTMLElement): HTMLElement | undefined {
  const worded = tracksOf(player).filter((track) =>
    /^(?:captions|subtitles)$/i.test(track.getAttribute("kind") ?? "subtitles"),
  );
  return worded.find((track) => track.hasAttribute("default")) ?? worded[0];
}
