// Rows of houses from the air in low light, with long shadows and a curving street.
import {
  type Air,
  type Camera,
  type Point,
  blueHour,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  face,
  far,
  finish,
  foliage,
  glow,
  golden,
  linear,
  mist,
  mix,
  n,
  overcast,
  polygon,
  project,
  rect,
  ridges,
  shape,
  sky,
  smooth,
  stroke,
  times,
  tint,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const WALLS = ["#efe6d6", "#d8c3a5", "#c9d0d2", "#b98f72", "#e8e0d0", "#a9b5a4"] as const;
const ROOFS = ["#6a5a54", "#8a4f3c", "#4f565e", "#7a6a5c", "#5c4a46"] as const;
const GREEN = "#6d8a45";

function house(
  context: SceneContext,
  air: Air,
  camera: Camera,
  x: number,
  z: number,
  sunSide: number,
  depth: number,
): string {
  const w = context.between(5, 6.5);
  const d = context.between(4.5, 6);
  const h = context.pick([3, 5]);
  const peak = h + context.between(2.4, 3.2);
  const wall = context.pick(WALLS);
  const roof = context.pick(ROOFS);
  const near = z - d;
  const far1 = z + d;
  const paint = (colour: string, lit: number) => far(air, tint(air, colour, lit), depth);
  const facing = x > 0 ? -1 : 1;
  const sideX = x + facing * w;
  const shadow = face(camera, [
    [x + w, 0, near],
    [x - w, 0, near],
    [x - w - sunSide * -9, 0, near - 4],
    [x - sunSide * 16, 0, near - 3],
    [x - sunSide * 16, 0, far1 - 3],
    [x - sunSide * w, 0, far1],
  ]);
  const pane = (px: number, py: number, s: number) =>
    face(camera, [
      [px, py, near - 0.05],
      [px + s, py, near - 0.05],
      [px + s, py + 1.3, near - 0.05],
      [px, py + 1.3, near - 0.05],
    ]);
  const frontLit = 0.5;
  const windows = draw(h > 4 ? 6 : 3, (i) => {
    const opening = pane(x - w * 0.75 + (i % 3) * w * 0.6, 0.9 + Math.floor(i / 3) * 2.4, w * 0.28);
    return shape(opening, context.random() < air.lamps ? air.lamp : far(air, mix(air.ink, air.sky[2], 0.3), depth));
  });
  return (
    shape(shadow, air.ink, 'opacity=".34"') +
    shape(
      face(camera, [
        [sideX, 0, near],
        [sideX, h, near],
        [sideX, h, far1],
        [sideX, 0, far1],
      ]),
      paint(wall, facing === sunSide ? 0.95 : 0.15),
    ) +
    shape(
      face(camera, [
        [x - w, 0, near],
        [x - w, h, near],
        [x, peak, near],
        [x + w, h, near],
        [x + w, 0, near],
      ]),
      paint(wall, frontLit),
    ) +
    windows +
    [-1, 1]
      .toSorted((a) => (a === facing ? 1 : -1))
      .map((s) =>
        shape(
          face(camera, [
            [x, peak + 0.15, near - 0.6],
            [x + s * (w + 0.7), h - 0.5, near - 0.6],
            [x + s * (w + 0.7), h - 0.5, far1 + 0.4],
            [x, peak + 0.15, far1 + 0.4],
          ]),
          paint(roof, s === sunSide ? 1 : 0.12),
        ),
      )
      .join("") +
    shape(
      face(camera, [
        [x + 1.2, peak - 1.2, z],
        [x + 2.2, peak - 1.2, z],
        [x + 2.2, peak + 1, z],
        [x + 1.2, peak + 1, z],
      ]),
      paint("#8a5a48", 0.6),
    )
  );
}

function shrub(
  context: SceneContext,
  air: Air,
  camera: Camera,
  x: number,
  z: number,
  size: number,
  depth: number,
  sunX: number,
  sunSide: number,
): string {
  const [px, py] = project(camera, x, 0, z);
  const s = (camera.focal * size) / z;
  const autumn = context.random() < 0.25 ? "#b5752f" : mix(GREEN, "#2f4a2c", context.random());
  return (
    ellipse(px - sunSide * s * 1.1, py + s * 0.1, s * 1.3, s * 0.3, air.ink, 'opacity=".3"') +
    foliage(
      context,
      air,
      { x: px, y: py - s * 0.8, rx: s * 0.8, ry: s * 0.85 },
      autumn,
      depth,
      sunX,
      s > 26 ? 0.24 : 0.08,
    )
  );
}

export const suburb: Scene = (context) => {
  const air = context.pick([dawn, golden, dusk, vivid, overcast, blueHour]);
  const horizon = context.between(150, 210);
  const camera: Camera = { horizon, vanish: context.between(650, 950), focal: 900, eye: context.between(30, 38) };
  const sunSide = context.pick([1, -1]);
  const sunX = WIDTH / 2 + sunSide * context.between(300, 560);
  const bend = context.between(-0.0022, 0.0022);
  const drift = context.between(-12, 12);
  const roadAt = (z: number) => drift + bend * (z - 60) ** 2;
  const strip = (half: number, offset = 0): string => {
    const zs = times(14, (i) => 34 + i * i * 1.9);
    const left = zs.map((z): Point => project(camera, roadAt(z) + offset - half, 0, z));
    const right = zs.map((z): Point => project(camera, roadAt(z) + offset + half, 0, z));
    return `${smooth(left)}L${smooth([...right].toReversed()).slice(1)}Z`;
  };
  const cross = (z: number) =>
    face(camera, [
      [-400, 0, z - 2.6],
      [400, 0, z - 2.6],
      [400, 0, z + 2.6],
      [-400, 0, z + 2.6],
    ]);
  const rowsOfLots = times(11, (i) => 40 + i * 17 + i * i * 0.8).toReversed();
  const lots = rowsOfLots
    .map((z) => {
      const depth = Math.min(0.72, Math.max(0, (z - 50) / 300));
      const reach = Math.min(150, z * 1.05);
      const columnsHere = [-112, -92, -58, -38, -17, 17, 38, 58, 92, 112, 132, -132]
        .filter((x) => Math.abs(x) < reach)
        .toSorted((a, b) => Math.abs(b) - Math.abs(a));
      const homes = columnsHere
        .map((x) =>
          house(
            context,
            air,
            camera,
            roadAt(z) + x + context.between(-1.5, 1.5),
            z + context.between(-1, 1),
            sunSide,
            depth,
          ),
        )
        .join("");
      const garden = draw(Math.min(7, 3 + reach / 24), () =>
        shrub(
          context,
          air,
          camera,
          roadAt(z) + context.between(-1, 1) * reach,
          z - 8 + context.between(-1.5, 1.5),
          context.between(1.4, 3.2),
          depth,
          sunX,
          sunSide,
        ),
      );
      return homes + garden;
    })
    .join("");
  const cars = draw(9, () => {
    const z = context.between(40, 150);
    const [x, y] = project(camera, roadAt(z) + context.pick([-1, 1]) * 3.2, 0, z);
    const u = camera.focal / z;
    return (
      rect(
        x - u * 0.9,
        y - u * 2,
        u * 1.8,
        u * 2.4,
        tint(air, context.pick(["#b33a30", "#e2e2de", "#2f4a63", "#3a3f44"]), 0.8),
        `rx="${n(u * 0.4)}"`,
      ) + rect(x - u * 0.7, y - u * 1.3, u * 1.4, u * 0.8, mix(air.ink, air.sky[2], 0.3))
    );
  });
  const lampPosts =
    air.lamps > 0.2
      ? draw(9, (i) => {
          const z = 44 + i * 14;
          const [x, y] = project(camera, roadAt(z) + 6.4, 5, z);
          return glow(context, x, y, 1500 / z, air.lamp, 0.9);
        })
      : "";
  const lawn = linear(context, [
    [0, far(air, tint(air, GREEN, 0.8), 0.7)],
    [0.35, far(air, tint(air, GREEN, 0.75), 0.25)],
    [1, tint(air, GREEN, 0.45)],
  ]);
  const patches = draw(60, () => {
    const z = 36 + context.random() ** 2 * 180;
    const x = context.between(-90, 90);
    return face(camera, [
      [x, 0, z],
      [x + context.between(6, 16), 0, z],
      [x + context.between(6, 16), 0, z + 9],
      [x, 0, z + 9],
    ]);
  });
  const asphalt = tint(air, "#77777c", 0.65);
  return (
    sky(context, air, horizon, [sunX, horizon - 50], air !== overcast) +
    veils(context, air, 20, horizon - 30, 4, 0.4) +
    clouds(context, air, 40, horizon - 20, 4, sunX, 0.7) +
    ridges(context, air, horizon - 30, horizon, 3, "#5a6c5a", 40) +
    rect(0, horizon, WIDTH, HEIGHT - horizon, lawn) +
    shape(patches, tint(air, mix(GREEN, "#c2b26a", 0.4), 0.9), 'opacity=".35"') +
    shape(cross(96) + cross(186), far(air, asphalt, 0.3)) +
    shape(strip(8.2), tint(air, "#bdb6a6", 0.8)) +
    shape(strip(6.2), asphalt) +
    shape(strip(4.2, 74) + strip(4.2, -74), far(air, asphalt, 0.15)) +
    stroke(
      smooth(times(12, (i) => project(camera, roadAt(34 + i * i * 2), 0, 34 + i * i * 2))),
      tint(air, "#f0d98a", 0.9),
      2.4,
      'stroke-dasharray="16 14" opacity=".6"',
    ) +
    cars +
    lots +
    lampPosts +
    mist(context, air.haze, horizon + 30, 90, 0.6, 7) +
    glow(context, sunX, horizon, 900, air.sun, 0.5 * air.glow, 420) +
    shape(
      polygon([
        [0, HEIGHT],
        [WIDTH, HEIGHT],
        [WIDTH, HEIGHT - 40],
        [0, HEIGHT - 10],
      ]),
      air.ink,
      'opacity=".18"',
    ) +
    finish(context, air)
  );
};
