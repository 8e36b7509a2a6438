// A supercell over the plains, with lightning and a road running under it.
import {
  type Air,
  type Point,
  blob,
  broadleaf,
  draw,
  ellipse,
  far,
  finish,
  glow,
  grass,
  groundTexture,
  lerp,
  linear,
  linearAt,
  mix,
  n,
  polygon,
  rect,
  shape,
  smooth,
  soft,
  stroke,
  tempest,
  times,
  tint,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const violet: Air = {
  ...tempest,
  name: "violet",
  sky: ["#14122a", "#34305a", "#6d6590", "#d9a88c"],
  haze: "#7a7196",
  shade: "#2a2848",
  light: "#b6a6b8",
  cloudLit: "#8d83ab",
  cloudShade: "#221f3d",
  ink: "#0c0a18",
  sun: "#f2c9a6",
};
const green: Air = {
  ...tempest,
  name: "green",
  sky: ["#0f1c20", "#21403f", "#4b7f6c", "#c6cf9a"],
  haze: "#6a8f80",
  shade: "#21383a",
  light: "#a9bc98",
  cloudLit: "#7fa292",
  cloudShade: "#152a2e",
  ink: "#081012",
  sun: "#dfe6b0",
};
const amber: Air = {
  ...tempest,
  name: "amber",
  sky: ["#1a1d2b", "#41434f", "#8a6c58", "#f3b56a"],
  haze: "#9a7a62",
  shade: "#33303c",
  light: "#d6a77e",
  cloudLit: "#c18f68",
  cloudShade: "#262838",
  ink: "#0f0e14",
  sun: "#ffcb84",
};

/** The rotating mass: a dark wall of cloud with stacked, lit bands and a torn lower edge. */
function supercell(context: SceneContext, air: Air, x: number, base: number, breadth: number, side: number): string {
  const dark = soft(context, mix(air.cloudShade, air.ink, 0.35), 0.9);
  const middle = soft(context, mix(air.cloudShade, air.cloudLit, 0.45), 0.55);
  const lit = soft(context, mix(air.cloudLit, air.sun, 0.25), 0.6);
  const half = (t: number) => lerp(breadth * 2.1, breadth * 0.62, t ** 0.7);
  const top = base - 420;
  const wall = blob([
    [x - half(0), top - 60],
    [x, top - 120],
    [x + half(0), top - 60],
    [x + half(0.25), top + 120],
    [x + half(0.55), top + 230],
    [x + half(0.85), base - 60],
    [x + breadth * 0.5, base + 6],
    [x, base + 20],
    [x - breadth * 0.5, base + 4],
    [x - half(0.85), base - 56],
    [x - half(0.55), top + 230],
    [x - half(0.25), top + 120],
  ]);
  const body = linearAt(
    context,
    [0, top],
    [0, base],
    [
      [0, mix(air.cloudShade, air.ink, 0.5)],
      [0.45, mix(air.cloudShade, air.cloudLit, 0.2)],
      [0.75, mix(air.cloudShade, air.ink, 0.1)],
      [1, mix(air.cloudShade, air.ink, 0.6)],
    ],
  );
  const bands = draw(6, (i) => {
    const t = i / 5;
    const y = lerp(top + 60, base - 36, t);
    const rx = half(t);
    const row = (paint: string, count: number, size: number, drop: number) =>
      draw(count, (k) => {
        const turn = lerp(-1, 1, (k + context.random()) / count);
        return ellipse(
          x + turn * rx,
          y + drop - turn * turn * 46 + context.between(-7, 7),
          rx * size * context.between(0.6, 1.3),
          context.between(14, 34),
          paint,
        );
      });
    return (
      row(dark.url, 10, 0.36, 34) +
      row(middle.url, 9, 0.34, 0) +
      ellipse(x + side * rx * 0.72, y - 26, rx * 0.5, 24, lit.url)
    );
  });
  const rim = draw(26, (k) => {
    const turn = lerp(-1, 1, k / 25);
    return ellipse(
      x + turn * breadth * 0.8,
      base - 4 - turn * turn * 52 + context.between(-5, 5),
      breadth * 0.09,
      context.between(9, 18),
      k % 3 === 0 ? lit.url : middle.url,
    );
  });
  const scud = draw(16, () =>
    ellipse(
      x + context.between(-1, 1) * breadth * 0.62,
      base + context.between(0, 34),
      context.between(26, 90),
      context.between(7, 17),
      dark.url,
    ),
  );
  const sunlit = ellipse(x + side * breadth * 0.9, base - 70, breadth * 0.7, 90, soft(context, air.sun, 0.32));
  return (
    dark.defs +
    middle.defs +
    lit.defs +
    shape(wall, body) +
    draw(8, () => ellipse(x + context.between(-1.6, 1.6) * breadth, context.between(-20, 120), 300, 90, dark.url)) +
    bands +
    rim +
    scud +
    sunlit
  );
}

function bolt(context: SceneContext, from: Point, to: Point, width: number, forks: number): string {
  const points = times(15, (i): Point => {
    const t = i / 14;
    const wander = Math.sin(t * Math.PI) * 44;
    return [lerp(from[0], to[0], t) + context.between(-1, 1) * wander * 0.55, lerp(from[1], to[1], t)];
  });
  const d = `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;
  const branches = draw(forks, () => {
    const start = points.at(context.whole(3, 10)) ?? from;
    return bolt(
      context,
      start,
      [start[0] + context.between(-190, 190), start[1] + context.between(70, 170)],
      width * 0.4,
      0,
    );
  });
  return (
    stroke(d, "#cfd6ff", width * 5, 'opacity=".14" stroke-linejoin="round"') +
    stroke(d, "#e4e8ff", width * 2.2, 'opacity=".4" stroke-linejoin="round"') +
    stroke(d, "#ffffff", width, 'stroke-linejoin="round"') +
    branches
  );
}

function rainCurtain(context: SceneContext, air: Air, x: number, top: number, bottom: number, width: number): string {
  const veil = linear(context, [
    [0, air.cloudShade, 0.75],
    [0.6, air.cloudShade, 0.4],
    [1, air.haze, 0.15],
  ]);
  const strands = draw(26, () => {
    const sx = x + context.between(-0.5, 0.5) * width;
    return polygon([
      [sx, top],
      [sx + context.between(14, 50), top],
      [sx - 60 + context.between(-10, 30), bottom],
      [sx - 90, bottom],
    ]);
  });
  return shape(strands, veil, 'opacity=".55"');
}

function poles(air: Air, horizon: number, roadX: number, side: number): string {
  const tops: Point[] = [];
  const each = times(7, (i) => {
    const t = (i / 6) ** 2.1;
    const x = lerp(roadX + side * 14, roadX + side * 620, t);
    const y = lerp(horizon + 6, HEIGHT - 30, t);
    const h = lerp(14, 420, t);
    tops.push([x - h * 0.1, y - h * 0.93]);
    return (
      polygon([
        [x - h * 0.012, y],
        [x - h * 0.009, y - h],
        [x + h * 0.009, y - h],
        [x + h * 0.012, y],
      ]) +
      polygon([
        [x - h * 0.12, y - h * 0.93],
        [x + h * 0.12, y - h * 0.93],
        [x + h * 0.12, y - h * 0.91],
        [x - h * 0.12, y - h * 0.91],
      ])
    );
  }).join("");
  return (
    shape(each, air.ink) +
    stroke(smooth(tops), air.ink, 1.4) +
    stroke(smooth(tops.map(([x, y], i): Point => [x + lerp(3, 84, (i / 6) ** 2.1), y])), air.ink, 1.4)
  );
}

export const storm: Scene = (context) => {
  const air = context.pick([tempest, violet, green, amber]);
  const horizon = context.between(610, 680);
  const cellX = context.pick([context.between(480, 640), context.between(960, 1120)]);
  const breadth = context.between(430, 560);
  const base = horizon - context.between(190, 240);
  const roadX = cellX + context.between(-90, 90);
  const field = context.pick(["#8a7f3a", "#6c7a3a", "#a08648"]);
  const side = cellX > 800 ? -1 : 1;
  const [zenith, high, low, edge] = air.sky;
  const strikes = context.whole(1, 2);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(context, [
        [0, zenith],
        [0.35, high],
        [0.56, low],
        [horizon / HEIGHT, edge],
        [1, edge],
      ]),
    ) +
    glow(context, cellX + side * 520, horizon - 20, 620, air.sun, 0.8, 190) +
    glow(context, cellX, horizon - 60, 520, "#c9d2ff", 0.25, 160) +
    rainCurtain(context, air, cellX - side * 60, base - 40, horizon, breadth * 0.8) +
    supercell(context, air, cellX, base, breadth, side) +
    draw(strikes, (i) => {
      const x = cellX + context.between(-0.4, 0.4) * breadth + i * 30;
      const foot = x + context.between(-120, 120);
      return (
        glow(context, x, base + 8, 170, "#d9e0ff", 0.6, 80) +
        bolt(context, [x, base - 20], [foot, horizon + 4], i === 0 ? 4.4 : 2, i === 0 ? 5 : 2) +
        glow(context, foot, horizon, 190, "#e6eaff", 0.7, 40)
      );
    }) +
    shape(
      draw(
        60,
        () =>
          `M${n(context.between(0, WIDTH))} ${n(horizon + 3)}q${n(context.between(8, 24))} ${n(-context.between(5, 16))} ${n(context.between(30, 60))} 0z`,
      ),
      far(air, air.ink, 0.35),
    ) +
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, far(air, tint(air, field, 0.9), 0.35)],
        [0.3, tint(air, field, 0.7)],
        [1, tint(air, field, 0.05)],
      ]),
    ) +
    groundTexture(context, horizon + 4, HEIGHT, 260, air.ink, 0.3) +
    groundTexture(context, horizon + 4, HEIGHT, 160, tint(air, mix(field, "#ffffff", 0.3), 1), 0.3) +
    shape(
      polygon([
        [roadX - 4, horizon + 2],
        [roadX + 4, horizon + 2],
        [roadX + 300, HEIGHT + 10],
        [roadX - 240, HEIGHT + 10],
      ]),
      linear(context, [
        [0, far(air, "#4a4d52", 0.5)],
        [1, tint(air, "#3a3d42", 0.2)],
      ]),
    ) +
    shape(
      draw(9, (i) => {
        const at = (t: number) => lerp(horizon + 2, HEIGHT + 10, t);
        const from = ((i + 0.1) / 9) ** 2.4;
        const to = ((i + 0.6) / 9) ** 2.4;
        return polygon([
          [roadX + from * 26, at(from)],
          [roadX + from * 38 + 1, at(from)],
          [roadX + to * 38 + 1, at(to)],
          [roadX + to * 26, at(to)],
        ]);
      }),
      "#e8d07a",
      'opacity=".75"',
    ) +
    glow(context, roadX, horizon + 26, 22, "#fff3d0", 1) +
    ellipse(roadX - 3, horizon + 26, 2, 2, "#ffffff") +
    ellipse(roadX + 4, horizon + 26, 2, 2, "#ffffff") +
    rect(cellX + side * 330, horizon - 24, 50, 28, tint(air, "#d8d2c4", 0.5)) +
    shape(
      polygon([
        [cellX + side * 330 - 6, horizon - 24],
        [cellX + side * 330 + 24, horizon - 48],
        [cellX + side * 330 + 56, horizon - 24],
      ]),
      air.ink,
    ) +
    rect(cellX + side * 330 + 12, horizon - 16, 9, 9, air.lamp) +
    broadleaf(context, air, cellX + side * 330 + 92, horizon + 4, 74, "#33402a", 0.15, WIDTH / 2, 0.5) +
    poles(air, horizon, roadX, side) +
    grass(context, () => HEIGHT + 8, 260, 66, tint(air, mix(field, "#11160c", 0.5), 0.1)) +
    grass(context, () => HEIGHT + 14, 110, 60, tint(air, field, 0.8)) +
    finish(context, air, 0.6)
  );
};
