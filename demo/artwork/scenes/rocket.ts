// A launch: the rocket on its column of fire, smoke rolling out, the pad lit up.
import {
  type Air,
  type Point,
  birds,
  blueHour,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  group,
  lerp,
  linear,
  mirrored,
  mix,
  n,
  named,
  night,
  polygon,
  rect,
  ridges,
  shape,
  sky,
  soft,
  stars,
  stroke,
  tint,
  clouds,
  veils,
  vivid,
  water,
  coniferRow,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function vehicle(
  context: SceneContext,
  air: Air,
  x: number,
  nozzle: number,
  h: number,
  boosters: boolean,
  accent: string,
): string {
  const w = h * 0.1;
  const metal = (body: string) =>
    linear(
      context,
      [
        [0, tint(air, body, 0.25)],
        [0.3, tint(air, mix(body, "#ffffff", 0.4), 1)],
        [0.6, tint(air, body, 0.7)],
        [1, tint(air, body, 0.02)],
      ],
      "right",
    );
  const tank = (cx: number, width: number, top: number, height: number, body: string) =>
    shape(
      `M${n(cx - width / 2)} ${n(top + height)}V${n(top + width * 1.4)}Q${n(cx - width / 2)} ${n(top + width * 0.4)} ${n(cx)} ${n(top)}Q${n(cx + width / 2)} ${n(top + width * 0.4)} ${n(cx + width / 2)} ${n(top + width * 1.4)}V${n(top + height)}Z`,
      metal(body),
    );
  const bell = (cx: number, size: number) =>
    shape(
      polygon([
        [cx - size * 0.3, nozzle - size * 0.6],
        [cx + size * 0.3, nozzle - size * 0.6],
        [cx + size * 0.5, nozzle + 2],
        [cx - size * 0.5, nozzle + 2],
      ]),
      air.ink,
    );
  const sides = boosters
    ? [-1, 1]
        .map(
          (side) =>
            tank(x + side * w * 0.92, w * 0.66, nozzle - h * 0.62, h * 0.6, "#e8e6e0") +
            bell(x + side * w * 0.92, w * 0.6) +
            rect(x + side * w * 0.92 - w * 0.33, nozzle - h * 0.36, w * 0.66, h * 0.02, tint(air, accent, 0.7)),
        )
        .join("")
    : [-1, 1]
        .map((side) =>
          shape(
            polygon([
              [x + side * w * 0.5, nozzle - h * 0.16],
              [x + side * w * 1.05, nozzle - h * 0.02],
              [x + side * w * 1.05, nozzle],
              [x + side * w * 0.5, nozzle - h * 0.03],
            ]),
            tint(air, accent, 0.5),
          ),
        )
        .join("");
  return (
    sides +
    bell(x - w * 0.25, w * 0.5) +
    bell(x + w * 0.25, w * 0.5) +
    tank(x, w, nozzle - h, h * 0.985, boosters ? "#c9793c" : "#f2f1ec") +
    tank(x, w * 0.86, nozzle - h * 1.0, h * 0.28, "#f4f3ee") +
    rect(x - w * 0.5, nozzle - h * 0.7, w, h * 0.025, tint(air, "#22262e", 0.4)) +
    rect(x - w * 0.5, nozzle - h * 0.26, w, h * 0.02, tint(air, accent, 0.8)) +
    shape(
      draw(
        5,
        (i) => `M${n(x - w * 0.05)} ${n(nozzle - h * 0.6 + i * h * 0.05)}h${n(w * 0.1)}v${n(h * 0.03)}h${n(-w * 0.1)}z`,
      ),
      tint(air, accent, 0.8),
    ) +
    rect(x - w * 0.02, nozzle - h * 1.07, w * 0.04, h * 0.08, air.ink)
  );
}

function fire(context: SceneContext, x: number, top: number, bottom: number, w: number): string {
  const plume = (width: number, end: number, colour: string, opacity: number) =>
    shape(
      `M${n(x - w * 0.4)} ${n(top)}C${n(x - width)} ${n(lerp(top, end, 0.3))} ${n(x - width * 0.9)} ${n(lerp(top, end, 0.7))} ${n(x - width * 0.3)} ${n(end)}H${n(x + width * 0.3)}C${n(x + width * 0.9)} ${n(lerp(top, end, 0.7))} ${n(x + width)} ${n(lerp(top, end, 0.3))} ${n(x + w * 0.4)} ${n(top)}Z`,
      linear(context, [
        [0, "#ffffff", opacity],
        [0.4, colour, opacity],
        [1, colour, 0.05],
      ]),
    );
  return (
    glow(context, x, lerp(top, bottom, 0.4), w * 8, "#ffb45a", 0.75, (bottom - top) * 1.1) +
    plume(w * 1.5, bottom + 30, "#ff7a2a", 0.7) +
    plume(w * 1.05, bottom, "#ffb84a", 0.9) +
    plume(w * 0.6, lerp(top, bottom, 0.85), "#fff3c4", 1) +
    shape(
      draw(5, (i) =>
        polygon([
          [x - w * 0.2, top + 14 + i * 30],
          [x, top + i * 30],
          [x + w * 0.2, top + 14 + i * 30],
          [x, top + 30 + i * 30],
        ]),
      ),
      "#ffffff",
      'opacity=".8"',
    )
  );
}

function billows(context: SceneContext, air: Air, x: number, ground: number, reach: number, size: number): string {
  const dark = soft(context, mix(air.cloudShade, "#5a4a48", 0.4), 0.85);
  const middle = soft(context, mix(air.cloudLit, "#d8c4b4", 0.5), 0.75);
  const hot = soft(context, "#ffb86a", 0.8);
  const puffs = draw(46, () => {
    const t = context.random() + context.random() - 1;
    const px = x + t * reach;
    const r = size * (1.15 - Math.abs(t) * 0.55) * context.between(0.5, 1);
    const py = ground - context.random() ** 1.4 * size * 1.3 * (1 - Math.abs(t) * 0.6) + 10;
    const heat = Math.max(0, 1 - Math.abs(t) * 2.2);
    return (
      ellipse(px, py + r * 0.16, r, r * 0.74, dark.url) +
      ellipse(
        px + (px < x ? 1 : -1) * r * 0.2,
        py - r * 0.12,
        r * 0.66,
        r * 0.46,
        context.random() < heat ? hot.url : middle.url,
      )
    );
  });
  return dark.defs + middle.defs + hot.defs + puffs;
}

function launchTower(air: Air, x: number, ground: number, h: number, side: number): string {
  const w = h * 0.11;
  const lattice = draw(
    14,
    (i) =>
      `M${n(x - w / 2)} ${n(ground - (i * h) / 14)}l${n(w)} ${n(-h / 14)}M${n(x + w / 2)} ${n(ground - (i * h) / 14)}l${n(-w)} ${n(-h / 14)}M${n(x - w / 2)} ${n(ground - (i * h) / 14)}h${n(w)}`,
  );
  return (
    stroke(lattice, air.ink, 2.4) +
    stroke(`M${n(x - w / 2)} ${n(ground)}v${n(-h)}M${n(x + w / 2)} ${n(ground)}v${n(-h)}`, air.ink, 6) +
    stroke(`M${n(x + side * w * 0.5)} ${n(ground)}v${n(-h)}`, "#ffb45a", 1.6, 'opacity=".8"') +
    rect(x - 2, ground - h * 1.22, 4, h * 0.22, air.ink) +
    [0.34, 0.6, 0.86].map((t) => rect(side > 0 ? x : x - w * 1.5, ground - h * t, w * 1.5, 7, air.ink)).join("")
  );
}

export const rocket: Scene = (context) => {
  const air = context.pick([night, dusk, dawn, vivid, blueHour]);
  const x = context.pick([context.between(540, 660), context.between(940, 1060)]);
  const away = x > 800 ? -1 : 1;
  const shore = context.between(690, 720);
  const ground = shore - 12;
  const h = context.between(290, 340);
  const lift = context.between(150, 330);
  const nozzle = ground - lift;
  const accent = context.pick(["#b3312c", "#27477a", "#d0902e"]);
  const boosters = context.random() < 0.5;
  const tilt = context.between(-2, 2);
  const scene =
    glow(context, x, ground - 40, 640, "#ff9a4a", 0.6, 360) +
    launchTower(air, x - away * 130, ground, context.between(330, 380), away) +
    [-330, 380]
      .map(
        (o) =>
          stroke(`M${n(x + o)} ${n(ground)}v-330`, far(air, air.ink, 0.2), 3) +
          ellipse(x + o, ground - 330, 4, 4, "#ff5a44"),
      )
      .join("") +
    group(
      fire(context, x, nozzle, ground + 6, h * 0.11) + vehicle(context, air, x, nozzle, h, boosters, accent),
      `transform="rotate(${n(tilt)} ${n(x)} ${n(ground)})"`,
    ) +
    billows(context, air, x, ground, context.between(620, 820), context.between(130, 165)) +
    glow(context, x, ground - 12, 230, "#fff0c8", 0.95, 90) +
    rect(0, ground + 4, WIDTH, 12, mix(air.ink, "#3a2a20", 0.3)) +
    coniferRow(context, () => ground + 12, 90, 24, mix(air.ink, air.haze, 0.15));
  const sparks = shape(
    draw(
      90,
      () =>
        `M${n(x + (context.random() + context.random() - 1) * 420)} ${n(context.between(nozzle, ground))}l3 -2l1 3z`,
    ),
    "#ffcf7a",
    'opacity=".8"',
  );
  const sunPoint: Point = [x + away * context.between(420, 600), context.between(430, 560)];
  return (
    sky(context, air, shore, sunPoint, air !== night && air !== blueHour) +
    (air === night || air === blueHour ? stars(context, 340, 520) : "") +
    veils(context, air, 60, 420, 5, 0.4) +
    clouds(context, air, 160, 520, context.whole(3, 6), x, 0.7) +
    ridges(context, air, shore - 50, shore - 20, 2, "#3f4f52", 24) +
    named(context, "launch", scene) +
    water(context, air, { top: shore, glintX: x, ripple: 1 }) +
    mirrored(context, "launch", shore, HEIGHT - shore, 0.7, 0.62) +
    shape(
      draw(
        120,
        () =>
          `M${n(x + (context.random() + context.random() - 1) * 360)} ${n(lerp(shore + 6, HEIGHT, context.random()))}q24 -3 ${n(context.between(30, 90))} 0q-24 3 -${n(context.between(30, 70))} 0z`,
      ),
      "#ffcf8a",
      'opacity=".55"',
    ) +
    sparks +
    birds(context, x + away * 330, shore - 140, 170, context.whole(7, 16), 11, air.ink) +
    finish(context, air, 0.5)
  );
};
