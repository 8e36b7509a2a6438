// A chamber of curved benches under a skylight, members in their seats.
import {
  type Air,
  type Point,
  blueHour,
  dawn,
  draw,
  ellipse,
  figure,
  finish,
  flag,
  glow,
  golden,
  lerp,
  linear,
  mix,
  n,
  night,
  overcast,
  polygon,
  rect,
  shape,
  smooth,
  soft,
  stroke,
  times,
  tint,
  columns,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Hall {
  readonly x: number;
  readonly y: number;
}

/** A place on the arc of a bench row: 0 the innermost, 1 the nearest to the viewer. */
function seatAt({ x, y }: Hall, row: number, turn: number): Point {
  const rx = lerp(230, 1120, row ** 1.15);
  const ry = lerp(50, 330, row ** 1.2);
  return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry + row * row * 60];
}

function wall(context: SceneContext, air: Air, hall: Hall, stone: string, wood: string): string {
  const top = hall.y - 330;
  const bays = times(9, (i) => hall.x - 1000 + i * 250);
  return (
    rect(
      0,
      0,
      WIDTH,
      hall.y + 60,
      linear(context, [
        [0, tint(air, stone, 0.85)],
        [0.45, tint(air, stone, 0.55)],
        [1, tint(air, stone, 0.25)],
      ]),
    ) +
    bays
      .map(
        (x) =>
          rect(
            x - 70,
            top + 70,
            140,
            190,
            linear(context, [
              [0, tint(air, stone, 0.1)],
              [1, tint(air, stone, 0.4)],
            ]),
            'rx="68"',
          ) +
          shape(
            draw(7, (k) => figure({ x: x - 50 + k * 17, y: top + 236, height: 52, stance: "stand" })),
            tint(air, "#3a3236", 0.15),
          ) +
          rect(x - 76, top + 222, 152, 40, tint(air, wood, 0.6)) +
          rect(x - 76, top + 220, 152, 4, air.sun, 'opacity=".5"'),
      )
      .join("") +
    columns(context, air, hall.x - 1125, top + 20, 2250, 280, 10, stone, hall.x) +
    rect(0, top, WIDTH, 24, tint(air, stone, 0.95)) +
    rect(0, top + 24, WIDTH, 10, tint(air, stone, 0.1), 'opacity=".5"') +
    rect(
      0,
      hall.y - 42,
      WIDTH,
      120,
      linear(context, [
        [0, tint(air, wood, 0.7)],
        [1, tint(air, wood, 0.1)],
      ]),
    )
  );
}

function rostrum(context: SceneContext, air: Air, hall: Hall, wood: string, accent: string): string {
  const { x, y } = hall;
  const tier = (w: number, top: number, h: number, lit: number) =>
    rect(
      x - w / 2,
      y + top,
      w,
      h,
      linear(context, [
        [0, tint(air, mix(wood, "#ffffff", 0.12), lit)],
        [1, tint(air, wood, lit * 0.25)],
      ]),
    ) + rect(x - w / 2, y + top, w, 3, air.sun, 'opacity=".6"');
  return (
    rect(x - 70, y - 250, 140, 220, tint(air, accent, 0.55)) +
    rect(x - 78, y - 262, 156, 14, tint(air, "#d6ad4a", 0.9)) +
    ellipse(x, y - 176, 42, 42, tint(air, "#d6ad4a", 0.95)) +
    ellipse(x, y - 176, 33, 33, tint(air, accent, 0.35)) +
    [-1, 1]
      .map(
        (side) =>
          rect(x + side * 130 - 2, y - 240, 4, 220, tint(air, "#d6ad4a", 0.8)) +
          flag(context, air, x + side * 130, y - 238, side * 70, 50, side < 0 ? "stripes" : "bands", [
            "#b3312c",
            "#f2efe6",
            "#2a3f74",
          ]),
      )
      .join("") +
    tier(230, -52, 44, 0.8) +
    shape(figure({ x, y: y - 20, height: 84, stance: "stand" }), air.ink) +
    tier(230, -46, 40, 0.85) +
    tier(400, -8, 38, 0.9) +
    shape(
      [-120, -50, 50, 120].map((o) => figure({ x: x + o, y: y + 24, height: 74, stance: "stand" })).join(""),
      mix(air.ink, "#3a2f33", 0.4),
    ) +
    tier(420, -2, 36, 0.95) +
    glow(context, x, y - 80, 330, air.lamp, 0.55)
  );
}

function benches(
  context: SceneContext,
  air: Air,
  hall: Hall,
  wood: string,
  accent: string,
  attendance: number,
): string {
  const rows = 8;
  return draw(rows, (i) => {
    const row = i / (rows - 1);
    const size = lerp(20, 84, row ** 1.15);
    const arc = (drop: number): Point[] =>
      times(25, (k) => {
        const [px, py] = seatAt(hall, row, lerp(-0.12, Math.PI + 0.12, k / 24));
        return [px, py + drop];
      });
    const band = (from: number, to: number, colour: string) =>
      shape(`${smooth(arc(from))}L${smooth(arc(to).toReversed()).slice(1)}Z`, colour);
    const seats = times(Math.round(lerp(17, 31, row)), (k) =>
      lerp(0.02, Math.PI - 0.02, k / Math.round(lerp(16, 30, row))),
    ).filter((turn) => Math.abs(turn - Math.PI / 2) > 0.05);
    let bodies = "";
    let heads = "";
    let rims = "";
    let screens = "";
    for (const turn of seats) {
      const [px, py] = seatAt(hall, row, turn);
      if (px < -60 || px > WIDTH + 60) continue;
      screens += `M${n(px - size * 0.2)} ${n(py - size * 0.42)}h${n(size * 0.36)}v${n(size * 0.2)}h${n(-size * 0.36)}z`;
      if (context.random() > attendance) continue;
      const w = size * context.between(0.42, 0.5);
      const hx = px + context.between(-0.1, 0.1) * size;
      bodies += `M${n(hx - w)} ${n(py + size * 0.35)}v${n(-size * 0.5)}q${n(w * 0.1)} ${n(-size * 0.34)} ${n(w)} ${n(-size * 0.38)}q${n(w * 0.9)} ${n(size * 0.04)} ${n(w)} ${n(size * 0.38)}v${n(size * 0.5)}z`;
      heads += ellipse(
        hx,
        py - size * 0.72,
        size * 0.19,
        size * 0.25,
        mix(air.ink, context.pick(["#5a4030", "#2a2220", "#8a8078", "#3f2f28"]), 0.5),
      );
      rims += ellipse(hx, py - size * 0.75, size * 0.19, size * 0.24, mix(air.sun, air.light, 0.5));
    }
    return (
      band(-size * 0.35, size * 0.3, tint(air, mix(wood, "#ffffff", 0.14), 0.95 - row * 0.35)) +
      shape(screens, mix(air.sky[3], "#ffffff", 0.3), 'opacity=".55"') +
      rims +
      shape(bodies, mix(air.ink, context.pick(["#2b3346", "#3a2c30", "#33363c"]), 0.6)) +
      heads +
      band(size * 0.2, size * 0.62, tint(air, accent, 0.6 - row * 0.3)) +
      band(size * 0.6, size * 1.5, tint(air, wood, 0.4 - row * 0.3)) +
      stroke(smooth(arc(size * 0.2)), mix(air.sun, air.light, 0.5), 1 + row * 2, 'opacity=".55"')
    );
  });
}

export const parliament: Scene = (context) => {
  const air = context.pick([golden, dawn, overcast, night, blueHour]);
  const wood = context.pick(["#7a4a2c", "#5c3524", "#8f6a44"]);
  const accent = context.pick(["#1f4a7a", "#7a2230", "#2f5c48", "#27356a"]);
  const stone = context.pick(["#e6dccb", "#d8d4cc"]);
  const hall: Hall = {
    x: context.pick([context.between(620, 720), context.between(880, 980)]),
    y: context.between(390, 430),
  };
  const skylight = polygon([
    [hall.x - 420, -10],
    [hall.x + 420, -10],
    [hall.x + 300, 46],
    [hall.x - 300, 46],
  ]);
  const beam = linear(context, [
    [0, air.sun, 0.5 * Math.max(0.5, air.glow)],
    [1, air.sun, 0],
  ]);
  const aisle = polygon([
    [hall.x - 26, hall.y + 56],
    [hall.x + 26, hall.y + 56],
    [hall.x + 130, HEIGHT + 10],
    [hall.x - 130, HEIGHT + 10],
  ]);
  return (
    wall(context, air, hall, stone, wood) +
    shape(skylight, mix(air.sun, "#ffffff", 0.5)) +
    shape(
      draw(9, (i) => `M${n(hall.x - 400 + i * 100)} -10l${n((4 - i) * -28 * -1)} 56h3l${n((4 - i) * 28 * -1)} -56z`),
      tint(air, stone, 0.3),
    ) +
    rect(
      0,
      hall.y + 50,
      WIDTH,
      HEIGHT - hall.y,
      linear(context, [
        [0, tint(air, accent, 0.7)],
        [1, tint(air, accent, 0.05)],
      ]),
    ) +
    rostrum(context, air, hall, wood, accent) +
    benches(context, air, { x: hall.x, y: hall.y + 40 }, wood, accent, context.between(0.6, 0.92)) +
    shape(
      aisle,
      linear(context, [
        [0, tint(air, accent, 0.9)],
        [1, tint(air, accent, 0.15)],
      ]),
      'opacity=".9"',
    ) +
    draw(4, (i) =>
      shape(
        polygon([
          [hall.x - 260 + i * 150, 0],
          [hall.x - 150 + i * 150, 0],
          [hall.x - 520 + i * 400, 860],
          [hall.x - 820 + i * 400, 860],
        ]),
        beam,
        'opacity=".6"',
      ),
    ) +
    ellipse(hall.x, 20, 620, 200, soft(context, air.sun, 0.5)) +
    finish(context, air, 0.6)
  );
};
