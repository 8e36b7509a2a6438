import {
  blob,
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
  list,
  mix,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string, string];
  sun: string;
  hills: [string, string];
  tower: string;
  shade: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#2b3f7d", "#e58a76", "#ffdca0"],
    sun: "#fff4d0",
    hills: ["#8f6a86", "#27304f"],
    tower: "#fff6ea",
    shade: "#7d6f95",
  },
  {
    sky: ["#2f86b8", "#9fd3dc", "#f6f0d2"],
    sun: "#ffffff",
    hills: ["#8fb88f", "#245a4a"],
    tower: "#ffffff",
    shade: "#7f9fb0",
  },
  {
    sky: ["#f2c15b", "#f7d98f", "#fff3cf"],
    sun: "#fffdf0",
    hills: ["#d98a4a", "#6b2f2a"],
    tower: "#fffaf0",
    shade: "#b98a6a",
  },
  {
    sky: ["#0f2b44", "#2f6f86", "#a7d3c2"],
    sun: "#e9fff4",
    hills: ["#3f7a7f", "#08222f"],
    tower: "#e6f5f0",
    shade: "#3f6f7d",
  },
];

function turbine(
  art: Easel,
  colors: Palette,
  x: number,
  base: number,
  tall: number,
  spin: number,
  haze: number,
): string {
  const light = mix(colors.tower, colors.sky[2], haze);
  const dark = mix(colors.shade, colors.sky[2], haze);
  const hub = base - tall;
  const blade = tall * 0.66;
  const wide = tall * 0.034;
  const one = (angle: number) =>
    group(
      `transform="rotate(${n(angle)})"`,
      path(
        `M${n(-wide * 0.4)} 0C${n(-wide * 1.5)} ${n(-blade * 0.16)} ${n(-wide * 1.25)} ${n(-blade * 0.4)} 0 ${n(-blade)}C${n(wide * 0.6)} ${n(-blade * 0.6)} ${n(wide * 0.7)} ${n(-blade * 0.2)} ${n(wide * 0.5)} 0Z`,
        light,
      ),
      path(
        `M${n(wide * 0.05)} 0C0 ${n(-blade * 0.2)} 0 ${n(-blade * 0.5)} 0 ${n(-blade)}C${n(wide * 0.6)} ${n(-blade * 0.6)} ${n(wide * 0.7)} ${n(-blade * 0.2)} ${n(wide * 0.5)} 0Z`,
        dark,
      ),
    );
  const arcs =
    tall > 420
      ? times(3, (index) =>
          stroke(
            `M0 ${n(-blade * 0.97)}A${n(blade * 0.97)} ${n(blade * 0.97)} 0 0 0 ${n(-blade * 0.42)} ${n(-blade * 0.87)}`,
            "#ffffff",
            3,
            `${fade(0.35)} transform="rotate(${n(spin + index * 120 - 3)})"`,
          ),
        )
      : "";
  return [
    polygon(
      [
        [x - tall * 0.012, hub],
        [x + tall * 0.012, hub],
        [x + tall * 0.032, base],
        [x - tall * 0.032, base],
      ],
      art.linear(
        [x - tall * 0.03, 0],
        [x + tall * 0.03, 0],
        [
          [0, light],
          [0.45, light],
          [1, dark],
        ],
      ),
    ),
    rect(x - tall * 0.03, hub - tall * 0.02, tall * 0.09, tall * 0.036, dark, `rx="${n(tall * 0.016)}"`),
    group(
      `transform="translate(${n(x)} ${n(hub)})"`,
      arcs,
      one(spin),
      one(spin + 120),
      one(spin + 240),
      circle(0, 0, tall * 0.025, light),
      circle(tall * 0.004, tall * 0.004, tall * 0.015, dark),
    ),
  ].join("");
}

function hill(context: SceneContext, y: number, swing: number): Point[] {
  const phase = context.between(0, 9);
  return list(12, (index): Point => [
    index * 160 - 80,
    y + Math.sin(index * 0.75 + phase) * swing + Math.sin(index * 1.9 + phase) * swing * 0.3,
  ]);
}

function field(context: SceneContext, colors: Palette, y: number): string {
  return times(26, (index) =>
    stroke(
      `M${n(-300 + index * 90)} 920Q${n(200 + index * 52)} ${n(y + 60)} ${n(460 + index * 30)} ${n(y + context.between(20, 44))}`,
      index % 2 ? lighter(colors.hills[1], 0.2) : darker(colors.hills[1], 0.35),
      9,
      fade(0.5),
    ),
  );
}

export const windTurbines: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const sunX = context.between(980, 1280);
  const sunY = context.between(330, 480);
  const clouds = times(9, () => {
    const y = context.between(60, 420);
    return path(
      blob(context, [context.between(0, 1600), y / 0.2], context.between(90, 260), 0.2, 12),
      lighter(colors.sky[2], 0.35),
      `transform="scale(1 0.2)" ${fade(context.between(0.25, 0.65))}`,
    );
  });
  const layers = list(5, (index) => {
    const y = 560 + index * 62;
    const points = hill(context, y, 22 + index * 9);
    const tone = mix(mix(colors.hills[0], colors.sky[2], 0.45), colors.hills[1], index / 4);
    const standing =
      index < 4
        ? list(context.whole(1, 4 - Math.floor(index / 2)), (spot) => {
            const x = 150 + spot * 430 + index * 90 + context.between(-70, 70);
            return turbine(art, colors, x, y + 30, 130 + index * 62, context.between(0, 120), 0.62 - index * 0.14);
          })
        : [];
    return (
      standing.join("") +
      path(
        `${smooth(points)}L1700 920L-100 920Z`,
        art.linear(
          [0, y - 60],
          [0, 900],
          [
            [0, lighter(tone, 0.22)],
            [0.35, tone],
            [1, darker(tone, 0.35)],
          ],
        ),
      )
    );
  });
  const heroX = context.between(380, 520);
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, 640],
          [
            [0, colors.sky[0]],
            [0.6, colors.sky[1]],
            [1, colors.sky[2]],
          ],
        ),
      ),
      glow(art, sunX, sunY, 620, colors.sun, 0.9) + circle(sunX, sunY, context.between(60, 96), colors.sun),
      clouds,
      ...layers,
      field(context, colors, 800),
      ellipse(heroX + 260, 872, 420, 16, "#000000", fade(0.25)),
      turbine(art, colors, heroX, 960, 690, context.between(0, 120), 0),
      context.random() < 0.6
        ? turbine(art, colors, heroX + context.between(520, 640), 940, 470, context.between(0, 120), 0.12)
        : "",
      times(5, (index) =>
        stroke(
          `M${n(context.between(-60, 900))} ${n(90 + index * 90)}q200 -40 380 0t${n(context.between(200, 380))} -10`,
          "#ffffff",
          3,
          `stroke-linecap="round" ${fade(0.35)}`,
        ),
      ),
      times(90, () => {
        const x = context.between(-20, 1620);
        const tall = context.between(20, 66);
        return path(
          `M${n(x)} 910q${n(context.between(4, 20))} ${n(-tall * 0.6)} ${n(context.between(14, 34))} ${n(-tall)}q${n(-6)} ${n(tall * 0.6)} -16 ${n(tall)}z`,
          darker(colors.hills[1], 0.5),
        );
      }),
      glow(art, sunX, sunY, 900, colors.sun, 0.22),
    ),
    finish(art, darker(colors.hills[1], 0.5), 0.4),
  );
};
