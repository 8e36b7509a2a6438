// A lander on the Moon in hard light, the Earth over the hills.
import {
  type Air,
  type Point,
  clipped,
  disc,
  draw,
  ellipse,
  finish,
  flag,
  glow,
  group,
  heightAt,
  lerp,
  linear,
  mix,
  n,
  night,
  polygon,
  radial,
  rect,
  ridge,
  shape,
  soft,
  stars,
  stroke,
  times,
  under,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Regolith {
  readonly lit: string;
  readonly shade: string;
  readonly rim: string;
}

const GROUNDS: readonly [Regolith, ...Regolith[]] = [
  { lit: "#cfcac2", shade: "#3a3a40", rim: "#fffaf0" },
  { lit: "#d8c4a4", shade: "#42362e", rim: "#fff0d0" },
  { lit: "#b4bcc8", shade: "#262c3a", rim: "#f0f6ff" },
];

function earth(context: SceneContext, x: number, y: number, r: number, sunSide: number): string {
  const land = draw(16, () => {
    const px = x + context.between(-0.8, 0.8) * r;
    const py = y + context.between(-0.8, 0.8) * r;
    const s = r * context.between(0.1, 0.32);
    return `M${n(px)} ${n(py)}l${n(s)} ${n(-s * 0.4)}l${n(s * 0.4)} ${n(s * 0.6)}l${n(-s * 0.5)} ${n(s * 0.5)}l${n(-s * 0.3)} ${n(s * 0.5)}l${n(-s * 0.5)} ${n(-s * 0.5)}z`;
  });
  const weather = draw(34, () => {
    const px = x + context.between(-1, 0.8) * r;
    const py = y + context.between(-0.9, 0.9) * r;
    const w = r * context.between(0.16, 0.6);
    return `M${n(px)} ${n(py)}q${n(w * 0.4)} ${n(-w * 0.2)} ${n(w)} ${n(w * 0.04)}q${n(-w * 0.4)} ${n(w * 0.14)} ${n(-w)} ${n(-w * 0.04)}z`;
  });
  return (
    glow(context, x, y, r * 1.5, "#6fb4ff", 0.5) +
    ellipse(x, y, r, r, "#2a6ab0") +
    clipped(
      context,
      disc(x, y, r),
      shape(land, "#6f8a54", 'opacity=".85"') +
        shape(weather, "#ffffff", 'opacity=".75"') +
        ellipse(
          x,
          y,
          r,
          r,
          radial(
            context,
            [
              [0, "#000010", 0],
              [0.45, "#000010", 0],
              [0.8, "#000010", 0.85],
              [1, "#000010", 0.96],
            ],
            0.5 + sunSide * 0.34,
            0.4,
            0.85,
          ),
        ),
    )
  );
}

function craters(context: SceneContext, ground: Regolith, top: number, count: number, sunSide: number): string {
  return times(count, () => context.random() ** 1.5)
    .toSorted((a, b) => a - b)
    .map((t) => {
      const x = context.between(-60, WIDTH + 60);
      const y = lerp(top, HEIGHT + 20, t);
      const rx = lerp(8, 150, t) * context.between(0.4, 1.2);
      const ry = rx * lerp(0.14, 0.24, t);
      return (
        ellipse(
          x,
          y,
          rx,
          ry,
          linear(
            context,
            sunSide > 0
              ? [
                  [0, ground.lit, 0.9],
                  [0.5, ground.shade, 0.6],
                  [1, ground.shade, 0.95],
                ]
              : [
                  [0, ground.shade, 0.95],
                  [0.5, ground.shade, 0.6],
                  [1, ground.lit, 0.9],
                ],
            "right",
          ),
        ) +
        stroke(
          `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 0 ${n(rx * 2)} 0`,
          ground.rim,
          Math.max(0.8, ry * 0.08),
          'opacity=".5"',
        )
      );
    })
    .join("");
}

function rocks(context: SceneContext, ground: Regolith, top: number, count: number, sunSide: number): string {
  return times(count, () => context.random() ** 1.3)
    .toSorted((a, b) => a - b)
    .map((t) => {
      const x = context.between(0, WIDTH);
      const y = lerp(top + 10, HEIGHT, t);
      const s = lerp(2, 34, t) * context.between(0.4, 1.2);
      const peak: Point = [x + context.between(-0.2, 0.2) * s, y - s * 0.8];
      return (
        shape(
          polygon([
            [x - s, y],
            [x + s, y],
            [x - sunSide * s * 4, y + s * 0.5],
          ]),
          "#000000",
          'opacity=".6"',
        ) +
        shape(
          polygon([[x - s, y], [x - s * 0.6, y - s * 0.6], peak, [x + s * 0.7, y - s * 0.5], [x + s, y]]),
          ground.shade,
        ) +
        shape(
          polygon([peak, [x + sunSide * s * 0.7, y - s * 0.5], [x + sunSide * s, y], [x + sunSide * s * 0.2, y]]),
          mix(ground.lit, ground.rim, 0.4),
        )
      );
    })
    .join("");
}

/** The lander around its own origin, its pads on y = 0. */
function lander(context: SceneContext, s: number, sunSide: number, ground: Regolith): string {
  const across = (dark: string, middle: string, bright: string) =>
    linear(
      context,
      sunSide > 0
        ? [
            [0, dark],
            [0.45, middle],
            [0.8, bright],
            [1, middle],
          ]
        : [
            [0, middle],
            [0.2, bright],
            [0.55, middle],
            [1, dark],
          ],
      "right",
    );
  const foil = across("#3a2408", "#b5791f", "#ffe19a");
  const hull = across("#24262c", "#8d9298", "#f4f4f0");
  const legs = [-1, 1]
    .flatMap((side) =>
      [
        [0.42, 0.72],
        [0.2, 0.36],
      ].map(
        ([from = 0, to = 0]) =>
          stroke(
            `M${n(side * s * from)} ${n(-s * 0.5)}L${n(side * s * to)} ${n(-s * 0.03)}M${n(side * s * from)} ${n(-s * 0.24)}L${n(side * s * lerp(from, to, 0.72))} ${n(-s * 0.16)}`,
            side === sunSide ? "#d9b45a" : "#4a3a1c",
            s * 0.024,
          ) + ellipse(side * s * to, -s * 0.02, s * 0.085, s * 0.024, side === sunSide ? "#e8d9a8" : "#55492c"),
      ),
    )
    .join("");
  const wrinkles = draw(60, () => {
    const x = context.between(-0.5, 0.44) * s;
    const y = -s * context.between(0.24, 0.56);
    return polygon([
      [x, y],
      [x + s * context.between(0.02, 0.08), y + s * context.between(-0.03, 0.02)],
      [x + s * context.between(0, 0.07), y + s * context.between(0.02, 0.07)],
    ]);
  });
  return (
    legs +
    shape(
      polygon([
        [-s * 0.13, -s * 0.22],
        [s * 0.13, -s * 0.22],
        [s * 0.19, -s * 0.08],
        [-s * 0.19, -s * 0.08],
      ]),
      across("#111111", "#4a4a4c", "#a8a8a8"),
    ) +
    shape(
      polygon([
        [-s * 0.52, -s * 0.22],
        [-s * 0.56, -s * 0.52],
        [-s * 0.46, -s * 0.58],
        [s * 0.46, -s * 0.58],
        [s * 0.56, -s * 0.52],
        [s * 0.52, -s * 0.22],
      ]),
      foil,
    ) +
    clipped(
      context,
      polygon([
        [-s * 0.54, -s * 0.22],
        [-s * 0.56, -s * 0.58],
        [s * 0.56, -s * 0.58],
        [s * 0.54, -s * 0.22],
      ]),
      shape(wrinkles, "#fff2c0", 'opacity=".35"') +
        shape(
          draw(40, () =>
            polygon([
              [context.between(-0.5, 0.5) * s, -s * context.between(0.24, 0.56)],
              [context.between(-0.5, 0.5) * s * 0.4, -s * 0.5],
              [context.between(-0.5, 0.5) * s, -s * context.between(0.24, 0.5)],
            ]),
          ),
          "#000000",
          'opacity=".07"',
        ),
    ) +
    shape(
      polygon([
        [-s * 0.36, -s * 0.58],
        [-s * 0.42, -s * 0.76],
        [-s * 0.3, -s * 1.0],
        [s * 0.28, -s * 1.02],
        [s * 0.42, -s * 0.8],
        [s * 0.36, -s * 0.58],
      ]),
      hull,
    ) +
    shape(
      polygon([
        [-s * 0.3, -s * 1.0],
        [-s * 0.12, -s * 1.1],
        [s * 0.14, -s * 1.1],
        [s * 0.28, -s * 1.02],
      ]),
      across("#3a3c42", "#a8acb0", "#ffffff"),
    ) +
    shape(
      polygon([
        [s * 0.1, -s * 0.95],
        [s * 0.25, -s * 0.94],
        [s * 0.27, -s * 0.83],
        [s * 0.12, -s * 0.82],
      ]),
      "#0c1420",
    ) +
    ellipse(-s * 0.2, -s * 0.86, s * 0.055, s * 0.065, "#0c1420") +
    stroke(
      `M${n(-s * 0.4)} ${n(-s * 0.77)}L${n(s * 0.41)} ${n(-s * 0.79)}M${n(-s * 0.02)} ${n(-s * 1.06)}V${n(-s * 0.77)}`,
      "#2a2c32",
      s * 0.008,
      'opacity=".6"',
    ) +
    rect(-s * 0.08, -s * 0.74, s * 0.16, s * 0.15, "#1c1e24") +
    rect(-s * 0.09, -s * 0.75, s * 0.18, s * 0.015, "#e8e4d8") +
    stroke(
      draw(8, (i) => `M${n(-s * 0.07)} ${n(-s * 0.5 + i * s * 0.06)}h${n(s * 0.14)}`) +
        `M${n(-s * 0.07)} ${n(-s * 0.58)}V0M${n(s * 0.07)} ${n(-s * 0.58)}V0`,
      "#d8d4c8",
      s * 0.012,
    ) +
    stroke(
      `M${n(s * 0.2)} ${n(-s * 1.05)}l${n(s * 0.12)} ${n(-s * 0.2)}M${n(-s * 0.2)} ${n(-s * 1.05)}v${n(-s * 0.26)}`,
      "#c9c9c4",
      s * 0.014,
    ) +
    ellipse(
      s * 0.35,
      -s * 1.28,
      s * 0.11,
      s * 0.07,
      across("#55585e", "#b9bcc0", "#ffffff"),
      `transform="rotate(-30 ${n(s * 0.35)} ${n(-s * 1.28)})"`,
    ) +
    glow(context, 0, -s * 0.66, s * 0.24, "#ffd98a", 0.5) +
    ellipse(0, 0, s * 0.9, s * 0.05, ground.shade, 'opacity=".35"')
  );
}

function astronaut(x: number, y: number, h: number, sunSide: number, ground: Regolith): string {
  const suit = (light: string) => rect(x - h * 0.17, y - h * 0.78, h * 0.34, h * 0.44, light, `rx="${n(h * 0.09)}"`);
  return (
    shape(
      polygon([
        [x - h * 0.12, y],
        [x + h * 0.12, y],
        [x - sunSide * h * 1.9 + h * 0.1, y + h * 0.2],
        [x - sunSide * h * 1.9 - h * 0.1, y + h * 0.2],
      ]),
      "#000000",
      'opacity=".7"',
    ) +
    rect(x - h * 0.15 - sunSide * h * 0.1, y - h * 0.82, h * 0.24, h * 0.42, "#8a8a88", 'rx="6"') +
    rect(
      x - h * 0.14,
      y - h * 0.4,
      h * 0.12,
      h * 0.4,
      mix(ground.shade, "#e8e6e0", sunSide < 0 ? 0.9 : 0.4),
      'rx="5"',
    ) +
    rect(
      x + h * 0.02,
      y - h * 0.4,
      h * 0.12,
      h * 0.4,
      mix(ground.shade, "#e8e6e0", sunSide > 0 ? 0.9 : 0.4),
      'rx="5"',
    ) +
    suit("#c9c7c0") +
    rect(
      x + (sunSide > 0 ? h * 0.03 : -h * 0.17),
      y - h * 0.77,
      h * 0.14,
      h * 0.42,
      "#ffffff",
      `rx="${n(h * 0.06)}" opacity=".8"`,
    ) +
    rect(x + h * 0.15, y - h * 0.74, h * 0.09, h * 0.32, "#dddbd4", 'rx="5"') +
    rect(x - h * 0.24, y - h * 0.74, h * 0.09, h * 0.32, "#a3a29c", 'rx="5"') +
    ellipse(x, y - h * 0.88, h * 0.13, h * 0.13, "#f2f0ea") +
    ellipse(x + sunSide * h * 0.03, y - h * 0.88, h * 0.085, h * 0.08, "#c98f2e") +
    ellipse(x + sunSide * h * 0.06, y - h * 0.905, h * 0.03, h * 0.025, "#fff4cf")
  );
}

export const moonLander: Scene = (context) => {
  const ground = context.pick(GROUNDS);
  const air: Air = { ...night, ink: "#000004", shade: mix(ground.shade, "#20202a", 0.4), light: "#ffffff" };
  const sunSide = context.pick([1, -1]);
  const horizon = context.between(520, 580);
  const x = WIDTH / 2 + sunSide * context.between(80, 240);
  const s = context.between(230, 290);
  const y = context.between(740, 780);
  const back = ridge(context, { y: horizon - 40, amplitude: 100, detail: 7, roughness: 0.48 });
  const middle = ridge(context, { y: horizon + 10, amplitude: 44, detail: 6 });
  const hills = (line: readonly Point[], lit: number) =>
    shape(
      under(line),
      linear(
        context,
        sunSide > 0
          ? [
              [0, mix(ground.shade, "#000000", 0.3)],
              [1, mix(ground.shade, ground.lit, lit)],
            ]
          : [
              [0, mix(ground.shade, ground.lit, lit)],
              [1, mix(ground.shade, "#000000", 0.3)],
            ],
        "right",
      ),
    );
  const facets = clipped(
    context,
    under(back),
    shape(
      draw(70, () => {
        const px = context.between(0, WIDTH);
        const py = heightAt(back, px);
        return polygon([
          [px, py - 4],
          [px + sunSide * context.between(20, 90), py + context.between(20, 90)],
          [px - sunSide * 10, py + context.between(50, 140)],
        ]);
      }),
      ground.lit,
      'opacity=".22"',
    ),
  );
  const prints = draw(30, (i) => {
    const t = i / 29;
    return disc(
      lerp(x - sunSide * 60, x - sunSide * 430, t) + (i % 2) * 12,
      lerp(y + 4, 846, t ** 1.2),
      3 + t * 6,
      1.4 + t * 2.6,
    );
  });
  const walker: Point = [x - sunSide * context.between(380, 450), context.between(836, 860)];
  const flagX = x - sunSide * context.between(215, 260);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(context, [
        [0, "#000003"],
        [1, "#0a0c16"],
      ]),
    ) +
    stars(context, 480, horizon) +
    earth(
      context,
      WIDTH / 2 - sunSide * context.between(330, 520),
      context.between(150, 240),
      context.between(66, 120),
      sunSide,
    ) +
    hills(back, 0.75) +
    facets +
    hills(middle, 0.85) +
    rect(
      0,
      horizon + 30,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, mix(ground.lit, ground.shade, 0.25)],
        [0.5, mix(ground.lit, ground.shade, 0.35)],
        [1, mix(ground.lit, ground.shade, 0.75)],
      ]),
    ) +
    glow(context, WIDTH / 2 + sunSide * 620, horizon + 120, 760, ground.rim, 0.5, 260) +
    craters(context, ground, horizon + 40, 46, sunSide) +
    rocks(context, ground, horizon + 40, 90, sunSide) +
    shape(
      polygon([
        [x - s * 0.7, y],
        [x + s * 0.7, y],
        [x + s * 0.3 - sunSide * s * 3.4, y + s * 0.36],
        [x - s * 0.5 - sunSide * s * 3.4, y + s * 0.3],
      ]),
      "#000000",
      'opacity=".72"',
    ) +
    shape(prints, ground.shade, 'opacity=".7"') +
    ellipse(x, y, s * 1.1, s * 0.12, soft(context, "#000000", 0.7)) +
    group(lander(context, s, sunSide, ground), `transform="translate(${n(x)} ${n(y)})"`) +
    rect(flagX - 2, 640, 4, 170, "#e8e6e0") +
    flag(context, air, flagX, 642, 92, 56, "stripes", ["#b3312c", "#f5f2ea", "#2a3f74"]) +
    astronaut(walker[0], walker[1], context.between(150, 180), sunSide, ground) +
    finish(context, air, 0.6)
  );
};
