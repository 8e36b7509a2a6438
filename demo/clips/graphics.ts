// The channel's graphics in HTML, painted once each: the bug in the corner, the strap below, frames and panels.

import { drawPortrait } from "../artwork/portrait.ts";
import { drawScene } from "../artwork/scene.ts";
import { scenes, type SceneName } from "../artwork/scenes.ts";
import { drawShowArt } from "../artwork/show-art.ts";
import { people, portraits } from "../records/people.ts";
import { shows } from "../records/shows.ts";
import { frame, type Artwork } from "./film.ts";

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function picture(svg: string, width: number, height: number): Artwork {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { html: `<img class="picture" src="${source}">`, width, height };
}

/** The drawing of a scene; the same name draws the same picture, as a poster does. */
export function sceneArt(scene: SceneName, name: string, width: number, height: number): Artwork {
  return picture(drawScene(scenes[scene], name), width, height);
}

export function showArt(slug: string, width: number, height: number): Artwork {
  const look = shows.findIndex((show) => show.slug === slug);
  const title = shows[look]?.title ?? slug;
  return picture(drawShowArt({ title, seed: slug, look }), width, height);
}

export function portraitArt(person: string, width: number, height: number): Artwork {
  const sitter = portraits().find(({ id }) => id === person);
  if (sitter === undefined) throw new Error(`${person} is not a person of the newsroom`);
  return picture(drawPortrait({ ...sitter.look, name: sitter.name }), width, height);
}

export function personOf(id: string): { name: string; title: string } {
  const person = people.get(id);
  if (person === undefined) throw new Error(`${id} is not a person of the newsroom`);
  return { name: person.full_name, title: person.title };
}

const mark = `<svg viewBox="0 0 64 64"><path transform="rotate(20 32 32)" fill="currentColor" fill-rule="evenodd" d="M32 0a32 32 0 0 1 0 64a32 32 0 0 1 0-64ZM32 0A14 32 0 0 1 32 64A3 32 0 0 0 32 0ZM32 0A26.5 32 0 0 1 32 64A20.5 32 0 0 0 32 0Z"/></svg>`;

export const bug: Artwork = { html: `<div class="bug">${mark}<span>MERIDIAN</span></div>`, width: 116, height: 22 };
export const liveSign: Artwork = { html: `<div class="live-sign">LIVE</div>`, width: 46, height: 20 };

export function placeChip(place: string): Artwork {
  return { html: `<div class="chip"><i></i>${escaped(place)}</div>`, width: 320, height: 24 };
}

export function kickerTab(kicker: string): Artwork {
  return { html: `<div class="kicker"><b>${escaped(kicker)}</b></div>`, width: 420, height: 24 };
}

export function strap(headline: string): Artwork {
  return { html: `<div class="strap"><p>${escaped(headline)}</p></div>`, width: frame.width - 56, height: 68 };
}

export function nameStrap(name: string, title: string): Artwork {
  return {
    html: `<div class="name"><b>${escaped(name)}</b><span>${escaped(title)}</span></div>`,
    width: 380,
    height: 52,
  };
}

export type Backdrop = "navy" | "slate" | "crimson" | "teal" | "dusk";

export function backdrop(kind: Backdrop): Artwork {
  const arcs = `<svg viewBox="0 0 640 360"><g fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="34" transform="rotate(20 520 180)"><ellipse cx="520" cy="180" rx="120" ry="330"/><ellipse cx="520" cy="180" rx="250" ry="360"/><ellipse cx="520" cy="180" rx="390" ry="400"/></g></svg>`;
  return { html: `<div class="backdrop ${kind}">${arcs}</div>`, ...frame };
}

export function heading(text: string, note = ""): Artwork {
  return {
    html: `<div class="heading"><b>${escaped(text)}</b>${note === "" ? "" : `<span>${escaped(note)}</span>`}</div>`,
    width: 560,
    height: 66,
  };
}

export function block(className: string, text: string, width: number, height: number): Artwork {
  return { html: `<div class="${className}">${escaped(text)}</div>`, width, height };
}

export function frameOf(width: number, height: number): Artwork {
  return { html: `<div class="frame"></div>`, width, height };
}

export const graphicsCss = `
  * { box-sizing: border-box; margin: 0; }
  body { background: transparent; color: #fff; font-family: "Libre Franklin Variable"; -webkit-font-smoothing: antialiased; }
  body > div { position: absolute; overflow: hidden; }
  body > div > * { inline-size: 100%; block-size: 100%; }
  .picture { display: block; object-fit: cover; }
  .bug { display: flex; align-items: center; gap: 6px; opacity: .82; font-size: 13px; font-weight: 850; letter-spacing: .09em; }
  .bug svg { inline-size: 18px; block-size: 18px; }
  .live-sign { background: #c2141e; font-size: 12px; font-weight: 850; letter-spacing: .1em; display: grid; place-items: center; }
  .chip { display: flex; align-items: center; gap: 7px; inline-size: max-content; padding: 0 10px 0 8px; background: rgb(6 13 24 / 78%); font-size: 12px; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; }
  .chip i { inline-size: 7px; block-size: 7px; background: #ff5249; }
  .kicker b { display: inline-block; padding: 4px 10px 0; block-size: 24px; background: #c2141e; font-size: 13px; font-weight: 800; letter-spacing: .07em; text-transform: uppercase; }
  .strap { background: linear-gradient(90deg, rgb(8 21 44 / 97%) 70%, rgb(8 21 44 / 88%)); display: flex; align-items: center; padding: 0 18px 0 14px; border-inline-start: 5px solid #fff; }
  .strap p { font-size: 22px; font-weight: 750; letter-spacing: -.015em; line-height: 1.14; text-wrap: balance; }
  .name { background: rgb(255 255 255 / 95%); color: #0b1f3f; padding: 7px 14px; border-inline-start: 5px solid #c2141e; inline-size: max-content; min-inline-size: 210px; }
  .name b { display: block; font-size: 18px; font-weight: 800; letter-spacing: -.01em; line-height: 1.15; }
  .name span { font-size: 12.5px; font-weight: 550; color: #42506a; }
  .backdrop.navy { background: linear-gradient(160deg, #14325f, #071630 70%); }
  .backdrop.slate { background: linear-gradient(160deg, #33405a, #111824 75%); }
  .backdrop.crimson { background: linear-gradient(160deg, #7c1420, #200910 75%); }
  .backdrop.teal { background: linear-gradient(160deg, #0f4a57, #061e28 75%); }
  .backdrop.dusk { background: linear-gradient(160deg, #493056, #150f24 75%); }
  .backdrop svg { inline-size: 100%; block-size: 100%; }
  .heading b { display: block; font-size: 27px; font-weight: 800; letter-spacing: -.02em; line-height: 1.1; text-wrap: balance; }
  .heading span { display: block; margin-block-start: 6px; font-size: 14px; font-weight: 550; color: #b9c6dc; }
  .bar { background: linear-gradient(#ff5249, #b8121b); }
  .bar.first { background: linear-gradient(#ffffff, #b9c6dc); }
  .bar-value { font-size: 21px; font-weight: 800; text-align: center; font-variant-numeric: tabular-nums; }
  .bar-label { font-size: 13px; font-weight: 600; text-align: center; color: #d6dfee; line-height: 1.15; }
  .floor-line { background: rgb(255 255 255 / 55%); }
  .point { display: flex; align-items: center; gap: 14px; font-size: 20px; font-weight: 650; letter-spacing: -.01em; line-height: 1.18; text-wrap: balance; }
  .point b { flex: none; display: grid; place-items: center; inline-size: 34px; block-size: 34px; background: #c2141e; font-size: 18px; font-weight: 850; }
  .quote { display: flex; align-items: center; font-size: 29px; font-weight: 700; letter-spacing: -.018em; line-height: 1.2; text-wrap: balance; }
  .quote-mark { font-size: 150px; font-weight: 850; line-height: 1; color: #ff5249; }
  .quote-by { font-size: 15px; font-weight: 600; color: #c9d4e6; }
  .frame { border: 3px solid #fff; }
  .title-card { font-size: 52px; font-weight: 850; letter-spacing: -.03em; line-height: 1; display: flex; align-items: end; text-shadow: 0 2px 18px rgb(0 0 0 / 55%); }
  .title-note { font-size: 16px; font-weight: 650; letter-spacing: .02em; text-shadow: 0 1px 8px rgb(0 0 0 / 70%); }
  .rule { background: #c2141e; }
  .shade { background: linear-gradient(to top, rgb(4 9 18 / 85%), transparent 75%); }
  .map-label { font-size: 15px; font-weight: 800; text-shadow: 0 1px 6px #000; }
  .dot svg, .chart svg, .land svg { display: block; }
  .ticker { background: #071630; font-size: 13px; font-weight: 600; white-space: nowrap; line-height: 26px; }
  .ticker b { color: #ff6f66; font-weight: 800; margin-inline: 16px 8px; text-transform: uppercase; letter-spacing: .04em; }
`;
