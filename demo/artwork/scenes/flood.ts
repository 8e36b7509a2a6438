// A street under water: houses to their sills, poles and a rescue boat.
import {
  type Air,
  type Point,
  birds,
  broadleaf,
  clouds,
  dawn,
  draw,
  ellipse,
  far,
  figure,
  finish,
  foliage,
  glow,
  lerp,
  linear,
  mirrored,
  mist,
  mix,
  n,
  named,
  overcast,
  polygon,
  rain,
  rect,
  shape,
  sky,
  smooth,
  stroke,
  tempest,
  times,
  tint,
  veils,
  water,
  golden,
  blueHour,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function house(
  context: SceneContext,
  air: Air,
  x: number,
  waterline: number,
  s: number,
  depth: number,
  sunX: number,
): string {
  const wall = context.pick(["#d9d2c2", "#b5c0c0", "#c9a98a", "#9aa89a", "#e0d8c8"]);
  const roof = context.pick(["#5c4a46", "#6a5a54", "#4f565e", "#7a4a3c"]);
  const paint = (colour: string, lit: number) => far(air, tint(air, colour, lit), depth);
  const light = sunX > x ? [0.3, 0.8] : [0.8, 0.3];
  const [front = 0.5, side = 0.5] = light;
  const h = s * context.between(0.34, 0.5);
  const pane = (px: number, py: number) =>
    rect(px - 2, py - 2, s * 0.13 + 4, s * 0.16 + 4, paint("#ffffff", 0.7)) +
    rect(px, py, s * 0.13, s * 0.16, context.random() < air.lamps * 0.6 ? air.lamp : paint("#2c3640", 0.3)) +
    rect(px + s * 0.06, py, 2, s * 0.16, paint("#ffffff", 0.6));
  return (
    shape(
      polygon([
        [x, waterline + 6],
        [x, waterline - h],
        [x + s * 0.3, waterline - h - s * 0.3],
        [x + s * 0.6, waterline - h],
        [x + s * 0.6, waterline + 6],
      ]),
      paint(wall, front),
    ) +
    shape(
      polygon([
        [x + s * 0.6, waterline + 6],
        [x + s * 0.6, waterline - h],
        [x + s * 1.3, waterline - h],
        [x + s * 1.3, waterline + 6],
      ]),
      paint(wall, side),
    ) +
    shape(
      polygon([
        [x + s * 0.3, waterline - h - s * 0.34],
        [x + s * 0.66, waterline - h + s * 0.04],
        [x + s * 1.36, waterline - h + s * 0.03],
        [x + s * 1.1, waterline - h - s * 0.32],
      ]),
      paint(roof, sunX > x ? 0.75 : 0.35),
    ) +
    stroke(
      `M${n(x - s * 0.05)} ${n(waterline - h + s * 0.05)}L${n(x + s * 0.3)} ${n(waterline - h - s * 0.32)}L${n(x + s * 0.65)} ${n(waterline - h + s * 0.05)}`,
      paint(roof, 0.2),
      s * 0.035,
    ) +
    shape(
      draw(
        7,
        (i) => `M${n(x + s * 0.62)} ${n(waterline - h + (i + 1) * s * 0.055)}h${n(s * 0.68)}v1.2h${n(-s * 0.68)}z`,
      ),
      air.ink,
      'opacity=".16"',
    ) +
    pane(x + s * 0.1, waterline - h * 0.72) +
    pane(x + s * 0.38, waterline - h * 0.72) +
    pane(x + s * 0.74, waterline - h * 0.72) +
    pane(x + s * 1.06, waterline - h * 0.72) +
    rect(x + s * 0.9, waterline - h - s * 0.42, s * 0.09, s * 0.2, paint("#8a5a48", 0.5)) +
    rect(x, waterline - s * 0.05, s * 1.3, s * 0.035, paint("#5a4632", 0.2), 'opacity=".5"')
  );
}

function boat(context: SceneContext, air: Air, x: number, y: number, s: number, direction: number): string {
  const hull = `M${n(x - s)} ${n(y - s * 0.2)}Q${n(x - direction * s * 0.2)} ${n(y - s * 0.14)} ${n(x + s * 1.05)} ${n(y - s * 0.3)}Q${n(x + s * 0.9)} ${n(y + s * 0.06)} ${n(x + s * 0.6)} ${n(y + s * 0.08)}H${n(x - s * 0.8)}Q${n(x - s)} ${n(y)} ${n(x - s)} ${n(y - s * 0.2)}Z`;
  const crew = times(context.whole(3, 5), (i) => {
    const px = x - s * 0.6 + i * s * 0.32;
    const h = s * context.between(0.72, 0.86);
    const vest = context.random() < 0.7;
    return (
      shape(figure({ x: px, y: y + s * 0.03, height: h, stance: "stand" }), air.ink) +
      (vest
        ? rect(
            px - h * 0.115,
            y + s * 0.03 - h * 0.82,
            h * 0.23,
            h * 0.3,
            tint(air, "#f0762a", 0.9),
            `rx="${n(h * 0.05)}"`,
          ) + rect(px - h * 0.115, y + s * 0.03 - h * 0.68, h * 0.23, 3, "#f6f0c8")
        : "") +
      ellipse(px, y + s * 0.03 - h * 0.96, h * 0.065, h * 0.05, vest ? tint(air, "#e8c23a", 0.9) : air.ink)
    );
  }).join("");
  const wake = stroke(
    draw(5, (i) => `M${n(x - s * 1.2 - i * s * 0.4)} ${n(y + 8 + i * 6)}q${n(-s * 0.5)} -7 ${n(-s * 1.1)} 4`),
    mix(air.sky[3], "#ffffff", 0.5),
    2.4,
    'opacity=".6"',
  );
  return group2(
    ellipse(x, y + s * 0.1, s * 1.15, s * 0.1, air.ink, 'opacity=".45"') +
      wake +
      crew +
      shape(
        hull,
        linear(context, [
          [0, tint(air, "#d9573a", 0.95)],
          [1, tint(air, "#6a2a20", 0.15)],
        ]),
      ) +
      stroke(
        `M${n(x - s)} ${n(y - s * 0.2)}Q${n(x - s * 0.2)} ${n(y - s * 0.14)} ${n(x + s * 1.05)} ${n(y - s * 0.3)}`,
        mix(air.sun, "#ffffff", 0.3),
        4,
      ),
    x,
    direction,
  );
}

const group2 = (inside: string, x: number, direction: number): string =>
  direction > 0 ? inside : `<g transform="translate(${n(x * 2)} 0) scale(-1 1)">${inside}</g>`;

function poles(air: Air, waterline: number, vanishX: number): string {
  const side = vanishX > 800 ? -1 : 1;
  const tops: Point[] = [];
  const posts = times(6, (i) => {
    const t = (i / 5) ** 1.7;
    const x = lerp(vanishX, vanishX + side * 720, t);
    const y = lerp(waterline + 4, 800, t);
    const h = lerp(60, 560, t);
    tops.push([x, y - h * 0.94]);
    return (
      polygon([
        [x - h * 0.012, y],
        [x - h * 0.009 + h * 0.01, y - h],
        [x + h * 0.009 + h * 0.01, y - h],
        [x + h * 0.012, y],
      ]) +
      polygon([
        [x - h * 0.14, y - h * 0.94],
        [x + h * 0.14, y - h * 0.95],
        [x + h * 0.14, y - h * 0.93],
        [x - h * 0.14, y - h * 0.92],
      ])
    );
  }).join("");
  return (
    shape(posts, mix(air.ink, air.haze, 0.12)) +
    [-0.1, 0.1]
      .map((o) =>
        stroke(
          smooth(tops.map(([x, y], i): Point => [x + o * lerp(60, 560, (i / 5) ** 1.7), y])),
          air.ink,
          1.5,
          'opacity=".8"',
        ),
      )
      .join("")
  );
}

export const flood: Scene = (context) => {
  const air = context.pick([overcast, tempest, dawn, golden, blueHour]);
  const waterline = context.between(470, 510);
  const vanishX = context.pick([context.between(480, 620), context.between(980, 1120)]);
  const away = vanishX > 800 ? -1 : 1;
  const sunX = vanishX;
  const mud = mix("#6a5a42", air.sky[1], 0.45);
  const street = draw(12, (i) => {
    const t = i / 11;
    const s = lerp(90, 420, t ** 1.5);
    const spread = lerp(90, 900, t ** 1.25);
    const left = house(
      context,
      air,
      vanishX - spread - s * 1.2,
      waterline + lerp(0, 120, t ** 1.5),
      s,
      0.6 * (1 - t),
      sunX,
    );
    const right = house(context, air, vanishX + spread, waterline + lerp(0, 120, t ** 1.5), s, 0.6 * (1 - t), sunX);
    const tree = broadleaf(
      context,
      air,
      vanishX + context.pick([-1, 1]) * spread * context.between(0.8, 1.1),
      waterline + lerp(0, 120, t ** 1.5),
      s * context.between(0.8, 1.2),
      "#4d6240",
      0.6 * (1 - t),
      sunX,
      t > 0.5 ? 1 : 0.3,
    );
    return i % 2 === 0 ? left + right + tree : tree;
  });
  const backdrop = draw(18, () =>
    foliage(
      context,
      air,
      { x: context.between(0, WIDTH), y: waterline - 20, rx: context.between(40, 80), ry: context.between(24, 50) },
      "#4a5c44",
      0.62,
      sunX,
      0.16,
    ),
  );
  const wires = poles(air, waterline, vanishX);
  const debris = draw(14, () => {
    const t = context.random();
    const x = context.between(0, WIDTH);
    const y = lerp(waterline + 80, 880, t);
    const w = lerp(10, 70, t);
    return (
      shape(
        polygon([
          [x, y],
          [x + w, y - w * 0.12],
          [x + w * 1.05, y],
          [x + w * 0.1, y + w * 0.14],
        ]),
        tint(air, context.pick(["#8a6a48", "#5a5a56", "#a8907a"]), 0.4),
      ) + ellipse(x + w / 2, y + w * 0.1, w * 0.7, w * 0.06, mix(air.sky[3], "#ffffff", 0.4), 'opacity=".35"')
    );
  });
  const carX = vanishX + away * context.between(60, 140);
  const carY = waterline + 118;
  const sunkCar =
    shape(
      `M${n(carX - 70)} ${n(carY)}q4 -18 34 -20l22 -26q40 -8 70 2l20 26q26 2 30 18z`,
      linear(context, [
        [0, tint(air, "#8a3a34", 0.9)],
        [1, tint(air, "#3a1a18", 0.2)],
      ]),
    ) +
    shape(
      `M${n(carX - 24)} ${n(carY - 22)}l14 -18h24v18zM${n(carX + 20)} ${n(carY - 22)}v-18h24l14 18z`,
      mix(air.ink, air.sky[2], 0.3),
    ) +
    ellipse(carX + 18, carY + 3, 110, 6, mix(air.sky[3], "#ffffff", 0.3), 'opacity=".5"');
  const signX = vanishX - away * 330;
  const sign =
    rect(signX - 4, 560, 8, 190, air.ink) +
    shape(
      times(8, (i): Point => [
        signX + Math.cos((i + 0.5) * (Math.PI / 4)) * 58,
        560 + Math.sin((i + 0.5) * (Math.PI / 4)) * 58,
      ])
        .map(([px, py], i) => `${i === 0 ? "M" : "L"}${n(px)} ${n(py)}`)
        .join("") + "Z",
      tint(air, "#b5342e", 0.75),
      'stroke="#f2ece2" stroke-width="5"',
    ) +
    rect(signX - 34, 550, 68, 18, "#f2ece2", 'opacity=".85"');
  return (
    sky(context, air, waterline, [sunX, waterline - 70], air === golden || air === dawn) +
    veils(context, air, 30, 300, 8, 0.6) +
    clouds(context, air, 70, waterline - 80, 9, sunX, 0.95) +
    water(context, air, { top: waterline + 2, glintX: sunX, ripple: 0.7, deep: mix(mud, air.ink, 0.45) }) +
    rect(0, waterline, WIDTH, HEIGHT - waterline, mud, 'opacity=".34"') +
    mirrored(context, "street", waterline + 40, HEIGHT - waterline - 40, 0.6, 0.8) +
    named(context, "street", backdrop + street + wires) +
    mist(context, air.haze, waterline + 10, 34, 0.45, 5) +
    glow(context, sunX, waterline + 20, 420, air.sun, 0.35, 150) +
    debris +
    sunkCar +
    sign +
    shape(
      draw(
        90,
        () =>
          `M${n(context.between(-40, WIDTH))} ${n(lerp(waterline + 40, HEIGHT, context.random()))}q40 -4 ${n(context.between(60, 170))} 0q-50 3.5 -${n(context.between(60, 120))} 0z`,
      ),
      mix(air.sky[3], "#ffffff", 0.2),
      'opacity=".3"',
    ) +
    boat(
      context,
      air,
      vanishX + away * context.between(330, 470),
      context.between(735, 780),
      context.between(130, 160),
      -away,
    ) +
    (air === tempest || air === overcast
      ? rain(context, "#e4ebef", 260, 0.22, 0.32)
      : birds(context, vanishX + 200, 240, 120, 7, 10, air.ink)) +
    finish(context, air, 0.5)
  );
};
