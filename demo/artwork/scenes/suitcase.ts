import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  glow,
  group,
  lighter,
  limb,
  list,
  mix,
  n,
  path,
  person,
  polygon,
  rect,
  rimmed,
  shadow,
  stroke,
  times,
  veil,
} from "../draw-things.ts";
import type { Scene } from "../scene.ts";

interface Palette {
  sky: [string, string, string];
  sun: string;
  floor: string;
  frame: string;
  cases: [string, string, string];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#3a4f8f", "#f0937a", "#ffdca8"],
    sun: "#fff6dc",
    floor: "#5f5275",
    frame: "#1f1c3a",
    cases: ["#e2483a", "#f2b43c", "#1f7a86"],
  },
  {
    sky: ["#1f6f9a", "#8fd0d9", "#fdf0cc"],
    sun: "#ffffff",
    floor: "#7f9aa5",
    frame: "#16323f",
    cases: ["#f2a02c", "#e0563f", "#14505f"],
  },
  {
    sky: ["#41256a", "#d0608f", "#ffc2a0"],
    sun: "#fff0e6",
    floor: "#5f3f70",
    frame: "#1d0f33",
    cases: ["#ffcf4f", "#3fb8b0", "#ef5f7a"],
  },
  {
    sky: ["#5f7f8f", "#c4d0cc", "#f6ead6"],
    sun: "#fffdf4",
    floor: "#a09a90",
    frame: "#2b3338",
    cases: ["#2f6f5f", "#c9743f", "#e6c25a"],
  },
];

function plane(art: Easel, colors: Palette): string {
  const dark = mix(colors.frame, colors.sky[1], 0.25);
  const hull =
    "M-420 10C-400 -20 -340 -34 -260 -36L250 -36C330 -36 392 -14 420 14C400 34 340 40 260 40L-330 38C-380 34 -410 24 -420 10Z";
  return [
    rimmed(art, "M-330 -30L-420 -150L-350 -150L-220 -34Z", dark, colors.sun, -3, 4),
    rimmed(art, hull, dark, colors.sun, 0, 6),
    path("M60 10L-150 128L-80 128L200 14Z", darker(dark, 0.25)) +
      path("M40 -34L-110 -96L-66 -96L140 -34Z", darker(dark, 0.1)),
    path("M-340 6L-440 44L-396 46L-280 14Z", darker(dark, 0.2)),
    rect(-20, 64, 96, 40, darker(dark, 0.4), 'rx="20"'),
    times(24, (index) => circle(-270 + index * 22, -8, 4.6, colors.sun, fade(0.9))),
    path("M352 -16L396 4L356 6Z", colors.sun, fade(0.9)),
  ].join("");
}

/** A ribbed hard case with wheels, handle up; it stands on y = 0. */
function luggage(art: Easel, colors: Palette, tone: string, wide: number, tall: number, ribs: number): string {
  const body = `M${n(-wide / 2)} ${n(-tall + 44)}Q${n(-wide / 2)} ${n(-tall)} ${n(-wide / 2 + 44)} ${n(-tall)}L${n(wide / 2 - 44)} ${n(-tall)}Q${n(wide / 2)} ${n(-tall)} ${n(wide / 2)} ${n(-tall + 44)}L${n(wide / 2)} -64Q${n(wide / 2)} -24 ${n(wide / 2 - 40)} -24L${n(-wide / 2 + 40)} -24Q${n(-wide / 2)} -24 ${n(-wide / 2)} -64Z`;
  const inner = wide - 70;
  return [
    rect(-wide * 0.2, -tall - 150, 15, 170, art.right("#f2f2f4", "#6a6c78")) +
      rect(wide * 0.2 - 15, -tall - 150, 15, 170, art.right("#f2f2f4", "#6a6c78")) +
      rect(-wide * 0.25, -tall - 180, wide * 0.5, 42, art.down("#5a5c68", "#14151c"), 'rx="18"'),
    circle(-wide * 0.36, -14, 24, "#15161d") +
      circle(wide * 0.36, -14, 24, "#15161d") +
      circle(-wide * 0.36, -14, 9, "#8a8c98") +
      circle(wide * 0.36, -14, 9, "#8a8c98"),
    rimmed(art, body, art.right(darker(tone, 0.35), lighter(tone, 0.12), tone, darker(tone, 0.5)), colors.sun, 9, 7),
    times(ribs, (index) => {
      const x = -inner / 2 + (index * inner) / ribs + inner / ribs / 2 - (inner / ribs) * 0.3;
      return rect(
        x,
        -tall + 46,
        (inner / ribs) * 0.6,
        tall - 120,
        art.right(lighter(tone, 0.3), tone, darker(tone, 0.45)),
        `rx="${n((inner / ribs) * 0.25)}"`,
      );
    }),
    rect(-wide / 2 + 4, -tall * 0.53, wide - 8, 13, darker(tone, 0.6)) +
      rect(-wide / 2 + 4, -tall * 0.53, wide - 8, 3, lighter(tone, 0.5), fade(0.7)),
    rect(-34, -tall * 0.53 - 16, 68, 44, art.down("#e9e4da", "#8f8a84"), 'rx="8"') +
      circle(0, -tall * 0.53 + 6, 7, "#2a2a30"),
    rect(-60, -tall - 12, 120, 22, darker(tone, 0.65), 'rx="11"'),
    [-1, 1]
      .map((sx) =>
        path(
          `M${n((sx * wide) / 2)} -90L${n((sx * wide) / 2)} -64Q${n((sx * wide) / 2)} -24 ${n(sx * (wide / 2 - 40))} -24L${n(sx * (wide / 2 - 74))} -24Q${n(sx * (wide / 2 - 20))} -40 ${n((sx * wide) / 2)} -90Z`,
          darker(tone, 0.6),
        ),
      )
      .join(""),
  ].join("");
}

function tag(colors: Palette, x: number, y: number): string {
  return (
    stroke(`M${n(x)} ${n(y)}q-30 30 -20 70`, "#f4ead6", 6) +
    group(
      `transform="translate(${n(x - 20)} ${n(y + 66)}) rotate(12)"`,
      rect(-34, 0, 68, 120, "#fbf3e2", 'rx="12"') +
        rect(-34, 26, 68, 20, colors.cases[2]) +
        times(9, (index) => rect(-24 + index * 5.6, 62, index % 3 ? 2 : 4, 40, "#2a2a30")) +
        circle(0, 12, 6, colors.frame),
    )
  );
}

export const suitcase: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const sill = 600;
  const sunX = context.between(820, 1060);
  const ground = 836;
  const heroX = context.between(400, 500);
  const [first, second, third] = colors.cases;
  const pieces = [
    context.random() < 0.75 ? { x: heroX + 330, tone: second, wide: 260, tall: 330, ribs: 7 } : undefined,
    context.random() < 0.4 ? { x: heroX + 580, tone: third, wide: 220, tall: 250, ribs: 6 } : undefined,
    { x: heroX, tone: first, wide: 390, tall: 520, ribs: context.whole(6, 9) },
  ].filter((piece) => piece !== undefined);
  const traveller = list(context.whole(1, 3), (index) => {
    const x = 1090 + index * 170 + context.between(-40, 40);
    const height = 300 - index * 30;
    const y = 690 - index * 12;
    const d = person([x, y], height, 0.4 + index * 0.2, index % 2 ? 1 : -1);
    return (
      path(d, colors.frame, `transform="translate(0 ${n(y * 2)}) scale(1 -1)" ${fade(0.2)}`) +
      rimmed(art, d, mix(colors.frame, colors.floor, index * 0.15), colors.sun, 3, 2) +
      rimmed(
        art,
        limb([x - 44, y - 90, 22], [x - 44, y - 22, 22]),
        mix(colors.cases[index % 3] ?? first, colors.frame, 0.4),
        colors.sun,
        3,
        2,
      ) +
      stroke(`M${n(x - 44)} ${n(y - 110)}L${n(x - 24)} ${n(y - height * 0.5)}`, colors.frame, 5)
    );
  });
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, sill],
          [
            [0, colors.sky[0]],
            [0.6, colors.sky[1]],
            [1, colors.sky[2]],
          ],
        ),
      ),
      glow(art, sunX, 430, 620, colors.sun, 0.95) + circle(sunX, 430, 84, colors.sun),
      times(14, () =>
        ellipse(
          context.between(0, 1600),
          context.between(60, 420),
          context.between(90, 320),
          context.between(6, 22),
          lighter(colors.sky[2], 0.2),
          fade(0.4),
        ),
      ),
      rect(0, 540, 1600, 70, mix(colors.frame, colors.sky[1], 0.4)) +
        times(26, (index) =>
          rect(
            index * 64,
            540 - context.between(6, 50),
            context.between(20, 60),
            60,
            mix(colors.frame, colors.sky[1], 0.4),
          ),
        ),
      group(
        `transform="translate(${n(context.between(880, 1150))} ${n(context.between(190, 270))}) rotate(${n(context.between(-20, -10))}) scale(${context.pick([0.8, 0.95, 1.1])})"`,
        plane(art, colors),
      ),
      times(
        6,
        (index) =>
          rect(index * 330 - 60, 0, 20, sill, colors.frame) + rect(index * 330 - 42, 0, 4, sill, colors.sun, fade(0.5)),
      ) +
        rect(0, 60, 1600, 12, colors.frame) +
        rect(0, 0, 1600, 26, colors.frame) +
        rect(0, sill - 16, 1600, 22, colors.frame),
      rect(
        0,
        sill,
        1600,
        300,
        art.down(mix(colors.floor, colors.sky[2], 0.7), colors.floor, darker(colors.floor, 0.55)),
      ),
      times(6, (index) =>
        polygon(
          [
            [index * 330 - 60, sill],
            [index * 330 - 40, sill],
            [index * 330 - 40 - (sunX - index * 330) * 0.8, 900],
            [index * 330 - 110 - (sunX - index * 330) * 0.8, 900],
          ],
          colors.frame,
          fade(0.35),
        ),
      ),
      ellipse(sunX - 60, 720, 200, 230, art.glow(colors.sun, 0.7)),
      ...traveller,
      ...pieces.map(({ x, tone, wide, tall, ribs }) => {
        const drawn = luggage(art, colors, tone, wide, tall, ribs);
        return (
          polygon(
            [
              [x - wide * 0.4, ground],
              [x + wide * 0.4, ground],
              [x - wide * 0.2 - 260, 990],
              [x - wide - 260, 990],
            ],
            colors.frame,
            fade(0.4),
          ) +
          group(`${veil(0.22)} transform="translate(${n(x)} ${ground - 6}) scale(1 -1)"`, drawn) +
          shadow(art, x, ground, wide * 0.7, 26, 0.85) +
          group(`transform="translate(${n(x)} ${ground})"`, drawn)
        );
      }),
      tag(colors, heroX + 70, ground - 690 + 170),
      glow(art, sunX, 430, 900, colors.sun, 0.25),
    ),
    finish(art, colors.frame, 0.5),
  );
};
