// A container port: gantry cranes, a laden ship and stacked boxes over the water.
import {
  type Air,
  type Point,
  birds,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  golden,
  lerp,
  linear,
  mirrored,
  mist,
  mix,
  n,
  named,
  overcast,
  polygon,
  rect,
  ridges,
  shape,
  sky,
  stars,
  stroke,
  times,
  tint,
  veils,
  vivid,
  water,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const BOXES = ["#a8432f", "#2f5f8a", "#c98f2e", "#3f7a5c", "#8a8f94", "#6a3f5a", "#d9d4c8", "#1f4a5c"] as const;

function stack(
  context: SceneContext,
  air: Air,
  x: number,
  base: number,
  columns: number,
  most: number,
  w: number,
  h: number,
  depth: number,
): string {
  const tones = BOXES.map((colour) => ({ colour, d: "" }));
  let ribs = "";
  let tops = "";
  times(columns, (column) => {
    const count = context.whole(Math.max(1, most - 3), most);
    times(count, (level) => {
      const bx = x + column * (w + 1);
      const by = base - (level + 1) * (h + 1);
      const tone = tones.at(context.whole(0, tones.length - 1));
      if (tone) tone.d += `M${n(bx)} ${n(by)}h${n(w)}v${n(h)}h${n(-w)}z`;
      ribs += draw(w > 30 ? 5 : 2, (k) => `M${n(bx + (w / (w > 30 ? 6 : 3)) * (k + 1))} ${n(by + 1)}v${n(h - 2)}`);
      if (level === count - 1) tops += `M${n(bx)} ${n(by)}h${n(w)}v1.6h${n(-w)}z`;
    });
  });
  return (
    tones.map(({ colour, d }) => shape(d, far(air, tint(air, colour, 0.6), depth))).join("") +
    stroke(ribs, air.ink, 0.8, 'opacity=".25"') +
    shape(tops, mix(air.sun, air.light, 0.5), 'opacity=".7"')
  );
}

function ship(
  context: SceneContext,
  air: Air,
  x: number,
  waterline: number,
  length: number,
  direction: number,
  hull: string,
): string {
  const at = (t: number) => x + direction * t * length;
  const deck = waterline - length * 0.085;
  const bow: Point[] = [
    [at(-0.5), deck],
    [at(0.53), deck - 10],
    [at(0.47), waterline + 4],
    [at(-0.47), waterline + 4],
  ];
  const [leftStart] = [Math.min(at(-0.3), at(0.42))];
  const bridgeX = Math.min(at(-0.46), at(-0.36));
  return (
    stack(context, air, leftStart, deck - 4, Math.floor((length * 0.72) / 37), 6, 36, 17, 0.08) +
    rect(
      bridgeX,
      deck - length * 0.2,
      length * 0.1,
      length * 0.2,
      linear(context, [
        [0, tint(air, "#f4f1ea", 1)],
        [1, tint(air, "#d8d4ca", 0.4)],
      ]),
    ) +
    shape(
      draw(
        6,
        (i) =>
          `M${n(bridgeX + 4)} ${n(deck - length * 0.19 + i * length * 0.03)}h${n(length * 0.09)}v${n(length * 0.011)}h${n(-length * 0.09)}z`,
      ),
      mix(air.ink, air.lamp, Math.max(0.2, air.lamps)),
    ) +
    rect(bridgeX - 8, deck - length * 0.21, length * 0.1 + 16, 6, tint(air, "#e2ded4", 0.8)) +
    rect(bridgeX + length * 0.03, deck - length * 0.26, length * 0.025, length * 0.05, tint(air, "#a8432f", 0.6)) +
    rect(bridgeX + length * 0.075, deck - length * 0.28, 3, length * 0.07, air.ink) +
    shape(
      polygon(bow),
      linear(context, [
        [0, tint(air, mix(hull, "#ffffff", 0.12), 0.8)],
        [0.7, tint(air, hull, 0.3)],
        [0.72, tint(air, "#8a2f28", 0.5)],
        [1, tint(air, "#5a1f1c", 0.15)],
      ]),
    ) +
    shape(
      polygon([
        [at(-0.5), deck],
        [at(0.53), deck - 10],
        [at(0.53), deck - 7],
        [at(-0.5), deck + 3],
      ]),
      mix(air.sun, air.light, 0.5),
      'opacity=".8"',
    )
  );
}

function crane(
  air: Air,
  x: number,
  base: number,
  h: number,
  direction: number,
  paint: string,
  depth: number,
  context: SceneContext,
): string {
  const colour = far(air, tint(air, paint, 0.55), depth);
  const lit = far(air, tint(air, mix(paint, "#ffffff", 0.15), 1), depth);
  const w = h * 0.3;
  const w2 = h * 0.022;
  const boomY = base - h * 0.68;
  const reach = h * 0.95;
  const line = (points: readonly Point[], width: number) =>
    stroke(`M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join("L")}`, colour, width);
  const tip = x + direction * reach;
  const braces = times(
    9,
    (i) =>
      `M${n(x - direction * h * 0.3 + direction * i * h * 0.14)} ${n(boomY)}l${n(direction * h * 0.07)} ${n(-h * 0.05)}l${n(direction * h * 0.07)} ${n(h * 0.05)}`,
  ).join("");
  const trolley = x + direction * reach * context.between(0.3, 0.85);
  const drop = h * context.between(0.12, 0.34);
  return (
    line(
      [
        [x - w / 2, base],
        [x - w / 2, boomY],
      ],
      w2 * 1.6,
    ) +
    line(
      [
        [x + w / 2, base],
        [x + w / 2, boomY],
      ],
      w2 * 1.6,
    ) +
    line(
      [
        [x - w / 2, base - h * 0.3],
        [x + w / 2, base - h * 0.3],
      ],
      w2,
    ) +
    line(
      [
        [x - w / 2, base - h * 0.3],
        [x + w / 2, boomY],
      ],
      w2 * 0.7,
    ) +
    line(
      [
        [x + w / 2, base - h * 0.3],
        [x - w / 2, boomY],
      ],
      w2 * 0.7,
    ) +
    line(
      [
        [x - direction * h * 0.4, boomY],
        [tip, boomY],
      ],
      w2 * 1.7,
    ) +
    stroke(braces, colour, w2 * 0.5) +
    line(
      [
        [x, boomY],
        [x, base - h],
      ],
      w2 * 1.4,
    ) +
    line(
      [
        [x, base - h],
        [tip - direction * h * 0.1, boomY],
      ],
      w2 * 0.45,
    ) +
    line(
      [
        [x, base - h],
        [x + direction * reach * 0.45, boomY],
      ],
      w2 * 0.45,
    ) +
    line(
      [
        [x, base - h],
        [x - direction * h * 0.36, boomY],
      ],
      w2 * 0.45,
    ) +
    rect(Math.min(x - w / 2, x - w / 2 + w2), base - h * 0.68, w2 * 0.6, h * 0.68, lit, 'opacity=".7"') +
    rect(x - direction * h * 0.3 - h * 0.07, boomY - h * 0.07, h * 0.14, h * 0.07, lit) +
    rect(trolley - h * 0.03, boomY, h * 0.06, h * 0.03, air.ink) +
    stroke(
      `M${n(trolley - h * 0.02)} ${n(boomY)}v${n(drop)}M${n(trolley + h * 0.02)} ${n(boomY)}v${n(drop)}`,
      air.ink,
      1,
    ) +
    rect(trolley - h * 0.055, boomY + drop, h * 0.11, h * 0.045, far(air, tint(air, context.pick(BOXES), 0.7), depth)) +
    glow(context, x, base - h, h * 0.05, "#ff5a44", air.lamps > 0.3 ? 0.9 : 0) +
    draw(4, (i) =>
      glow(
        context,
        x + direction * reach * (0.15 + i * 0.22),
        boomY,
        h * 0.06,
        air.lamp,
        Math.min(0.9, air.lamps * 1.5),
      ),
    )
  );
}

export const port: Scene = (context) => {
  const air = context.pick([dawn, dusk, golden, overcast, vivid, blueHour]);
  const paint = context.pick(["#2f5f8a", "#b5452f", "#d09a2e", "#5c6a72"]);
  const direction = context.pick([1, -1]);
  const flip = (x: number) => (direction > 0 ? x : WIDTH - x);
  const quay = context.between(610, 650);
  const sunX = flip(context.between(1080, 1380));
  const cranes = context.whole(3, 5);
  const yard =
    draw(14, (i) => stack(context, air, i * 124 - 40, quay - 8, 3, context.whole(3, 5), 37, 17, 0.55)) +
    draw(cranes, (i) =>
      crane(
        air,
        flip(lerp(120, 840, i / cranes)),
        quay,
        lerp(460, 300, i / cranes),
        direction,
        paint,
        lerp(0.02, 0.4, i / cranes),
        context,
      ),
    ) +
    rect(0, quay - 8, WIDTH, 20, far(air, tint(air, "#6a6864", 0.35), 0.15)) +
    draw(24, (i) => rect(i * 68, quay + 2, 14, 10, air.ink, 'opacity=".5"')) +
    ship(
      context,
      air,
      flip(context.between(740, 860)),
      quay + 40,
      context.between(880, 980),
      direction,
      context.pick(["#1f3a52", "#233028", "#5a2a26"]),
    );
  return (
    sky(context, air, quay, [sunX, quay - context.between(80, 220)], air !== overcast) +
    (air === blueHour ? stars(context, 160, 320) : "") +
    veils(context, air, 40, quay - 240, 6, 0.5) +
    clouds(context, air, 90, quay - 170, context.whole(4, 7), sunX, 0.85) +
    ridges(context, air, quay - 80, quay - 30, 3, "#5a6a68", 44) +
    mist(context, air.haze, quay - 30, 70, 0.5, 5) +
    named(context, "yard", yard) +
    water(context, air, { top: quay + 40, glintX: sunX, ripple: 1 }) +
    mirrored(context, "yard", quay + 40, HEIGHT - quay - 40, 0.5, 0.6) +
    shape(
      draw(
        80,
        () =>
          `M${n(context.between(-40, WIDTH))} ${n(lerp(quay + 50, HEIGHT, context.random()))}q40 -3 ${n(context.between(60, 150))} 0q-40 3 -${n(context.between(60, 120))} 0z`,
      ),
      mix(air.sky[2], "#ffffff", 0.2),
      'opacity=".3"',
    ) +
    draw(
      2,
      (i) =>
        ellipse(flip(1260 + i * 170), 790 + i * 40, 26, 7, air.ink, 'opacity=".5"') +
        rect(flip(1260 + i * 170) - 12, 750 + i * 40, 24, 38, tint(air, "#b5452f", 0.7), 'rx="8"') +
        glow(context, flip(1260 + i * 170), 746 + i * 40, 30, "#ff6a50", 0.7),
    ) +
    birds(context, flip(1180), 330, 200, context.whole(6, 13), 13, mix(air.ink, air.haze, 0.15)) +
    finish(context, air)
  );
};
