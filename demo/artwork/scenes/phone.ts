import {
  bokeh,
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  limb,
  list,
  mix,
  n,
  path,
  polyline,
  rect,
  rimmed,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  screen: string;
  light: string;
  skin: string;
  tiles: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    back: "#27336e",
    deep: "#0a0d24",
    screen: "#16224f",
    light: "#9fd0ff",
    skin: "#b5765a",
    tiles: ["#ff6f59", "#ffd166", "#45c4b0", "#6f8cff"],
  },
  {
    back: "#8a3350",
    deep: "#260a1b",
    screen: "#fbeee3",
    light: "#ffd0bd",
    skin: "#7a4433",
    tiles: ["#e2445c", "#f2a65a", "#2f5d8a", "#7a9e7e"],
  },
  {
    back: "#0f5a63",
    deep: "#031a20",
    screen: "#eefaf4",
    light: "#b9fff0",
    skin: "#d9a07c",
    tiles: ["#ff8552", "#297373", "#e9d758", "#39a2ae"],
  },
  {
    back: "#c98a4b",
    deep: "#3f2118",
    screen: "#1f1a24",
    light: "#ffe3b3",
    skin: "#5a3426",
    tiles: ["#f25f5c", "#ffe066", "#70c1b3", "#f4b6c2"],
  },
];

const card = (y: number, height: number, tone: string) => rect(-160, y, 320, height, tone, 'rx="18"');

/** What is open on the phone: a feed of cards, a grid of tiles, or a call of charts. */
function screen(context: SceneContext, art: Easel, colors: Palette): string {
  const ink = mix(colors.screen, colors.screen < "#888888" ? "#ffffff" : "#111122", 0.75);
  const status =
    rect(-150, -392, 60, 10, ink, `rx="5" ${fade(0.7)}`) +
    rect(96, -392, 56, 10, ink, `rx="5" ${fade(0.7)}`) +
    rect(-56, -400, 112, 26, "#000000", 'rx="13"');
  const kind = context.whole(0, 2);
  if (kind === 0) {
    return (
      status +
      list(4, (index) => {
        const y = -340 + index * 186;
        const tone = colors.tiles[index % 4] ?? colors.light;
        return (
          card(y, 170, mix(colors.screen, tone, 0.2)) +
          rect(-146, y + 14, 130, 142, art.down(lighter(tone, 0.3), darker(tone, 0.2)), 'rx="12"') +
          path(
            `M-146 ${y + 156}L-146 ${y + 110}L-100 ${y + 70}L-60 ${y + 106}L-16 ${y + 80}L-16 ${y + 156}Z`,
            darker(tone, 0.45),
          ) +
          circle(-50, y + 48, 17, lighter(tone, 0.7)) +
          times(4, (line) =>
            rect(2, y + 26 + line * 28, context.between(80, 142), 12, ink, `rx="6" ${fade(line ? 0.35 : 0.8)}`),
          )
        );
      }).join("")
    );
  }
  if (kind === 1) {
    return (
      status +
      times(20, (index) => {
        const x = -156 + (index % 4) * 82;
        const y = -330 + Math.floor(index / 4) * 122;
        const tone = context.pick(colors.tiles);
        return (
          rect(x, y, 66, 66, art.down(lighter(tone, 0.25), darker(tone, 0.1)), 'rx="17"') +
          context.pick([
            circle(x + 33, y + 33, 16, "#ffffff", fade(0.85)),
            rect(x + 18, y + 18, 30, 30, "#ffffff", `rx="7" ${fade(0.85)}`),
            path(`M${x + 22} ${y + 18}l26 15l-26 15z`, "#ffffff", fade(0.85)),
            stroke(`M${x + 16} ${y + 42}l12 -14l8 8l14 -18`, "#ffffff", 6),
          ]) +
          rect(x + 12, y + 78, 42, 8, ink, `rx="4" ${fade(0.5)}`)
        );
      }) +
      rect(-164, 310, 328, 92, ink, `rx="28" ${fade(0.14)}`) +
      times(4, (index) => rect(-146 + index * 78, 323, 64, 64, colors.tiles[index] ?? colors.light, 'rx="17"'))
    );
  }
  const points = list(12, (index) => [-150 + index * 27.3, -120 - index * 8 + context.between(-50, 50)] as const);
  return (
    status +
    card(-340, 300, mix(colors.screen, colors.tiles[3] ?? colors.light, 0.25)) +
    path(`${polyline(points)}L150 -50L-150 -50Z`, colors.tiles[0], fade(0.4)) +
    stroke(polyline(points), colors.tiles[0], 7, 'stroke-linejoin="round"') +
    rect(-140, -316, 130, 22, ink, `rx="8" ${fade(0.85)}`) +
    times(
      5,
      (index) =>
        rect(-160, -20 + index * 84, 320, 70, ink, `rx="16" ${fade(0.1)}`) +
        circle(-122, 15 + index * 84, 22, colors.tiles[index % 4] ?? colors.light) +
        rect(-86, index * 84, 120, 12, ink, `rx="6" ${fade(0.75)}`) +
        rect(-86, 22 + index * 84, 80, 9, ink, `rx="4" ${fade(0.35)}`) +
        rect(86, 6 + index * 84, 60, 16, colors.tiles[(index + 1) % 4] ?? colors.light, 'rx="8"'),
    )
  );
}

function device(context: SceneContext, art: Easel, colors: Palette): string {
  const clip = art.clip('<rect x="-182" y="-418" width="364" height="836" rx="40"/>');
  return [
    rect(-206, -436, 412, 880, "#000000", `rx="62" ${fade(0.5)} transform="translate(26 20)"`),
    rect(
      -204,
      -440,
      408,
      880,
      art.linear(
        [-204, -440],
        [204, 440],
        [
          [0, lighter(colors.light, 0.5)],
          [0.3, darker(colors.back, 0.4)],
          [0.7, darker(colors.deep, 0.3)],
          [1, colors.light],
        ],
      ),
      'rx="62"',
    ),
    rect(-197, -433, 394, 866, "#05060c", 'rx="56"'),
    group(
      `clip-path="${clip}"`,
      rect(-182, -418, 364, 836, art.down(lighter(colors.screen, 0.1), colors.screen)),
      screen(context, art, colors),
      path("M-182 -418L182 -418L-182 300Z", "#ffffff", fade(0.07)),
    ),
  ].join("");
}

/** Fingers behind, the thumb in front. */
const fingers = (art: Easel, colors: Palette): string =>
  list(4, (index) =>
    rimmed(
      art,
      limb([-300, 120 + index * 96, 54], [-220, 60 + index * 98, 50], [-176, 44 + index * 98, 44]),
      darker(colors.skin, 0.28 + index * 0.08),
      lighter(colors.skin, 0.2),
      -4,
      9,
    ),
  ).join("");

function thumb(art: Easel, colors: Palette, lift: number): string {
  const d = limb([420, 640, 170], [330, 400, 96], [250, 210 - lift, 62], [120, 100 - lift, 46], [92, 82 - lift, 40]);
  return [
    path(d, "#000000", `transform="translate(10 26)" ${fade(0.3)}`),
    rimmed(art, d, colors.skin, mix(colors.light, colors.skin, 0.25), 12, 10),
    ellipse(94, 78 - lift, 26, 20, lighter(colors.skin, 0.45), `transform="rotate(38 94 ${n(78 - lift)})"`),
    stroke(`M232 ${n(160 - lift)}q14 20 10 44M256 ${n(166 - lift)}q12 20 8 40`, darker(colors.skin, 0.4), 3, fade(0.6)),
  ].join("");
}

function bubble(art: Easel, context: SceneContext, colors: Palette, x: number, y: number, scale: number): string {
  const tone = context.pick(colors.tiles);
  const wide = context.between(130, 230) * scale;
  const tall = 84 * scale;
  return (
    glow(art, x + wide / 2, y + tall / 2, wide, tone, 0.3) +
    rect(x + 8, y + 12, wide, tall, "#000000", `rx="${n(tall * 0.36)}" ${fade(0.3)}`) +
    path(`M${n(x + 24)} ${n(y + tall - 12)}l-14 34l52 -26z`, tone) +
    rect(x, y, wide, tall, art.down(lighter(tone, 0.25), tone), `rx="${n(tall * 0.36)}"`) +
    times(2, (line) =>
      rect(
        x + 24 * scale,
        y + (26 + line * 22) * scale,
        wide * (line ? 0.45 : 0.7),
        10 * scale,
        "#ffffff",
        `rx="5" ${fade(0.85)}`,
      ),
    )
  );
}

export const phone: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.pick([1, -1]);
  const x = 800 - flip * context.between(60, 190);
  const turn = context.between(4, 17) * flip;
  const glowColor = mix(colors.light, colors.tiles[0], 0.2);
  return art.picture(
    everything(
      art.radial([x, 400], 1100, [
        [0, lighter(colors.back, 0.15)],
        [0.45, colors.back],
        [1, colors.deep],
      ]),
    ),
    bokeh(context, art, [colors.light, ...colors.tiles], 28, FRAME, [12, 66]),
    glow(art, x, 430, 720, glowColor, 0.5),
    times(context.whole(3, 5), (index) =>
      bubble(
        art,
        context,
        colors,
        x + (index % 2 ? 1 : -1) * context.between(290, 480) - 90,
        90 + index * 150,
        context.between(0.8, 1.3),
      ),
    ),
    group(`transform="translate(${n(x)} 470) rotate(${n(turn)}) scale(${flip} 1)"`, fingers(art, colors)),
    group(`transform="translate(${n(x)} 470) rotate(${n(turn)})"`, device(context, art, colors)),
    group(
      `transform="translate(${n(x)} 470) rotate(${n(turn)}) scale(${flip} 1)"`,
      thumb(art, colors, context.between(0, 90)),
    ),
    finish(art, colors.deep, 0.65),
  );
};
