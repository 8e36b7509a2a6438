// A small-town main street: brick fronts, awnings, parked cars and a clock tower at the end.
import {
  type Air,
  type Camera,
  birds,
  blueHour,
  broadleaf,
  carEnd,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  face,
  far,
  finish,
  flag,
  glow,
  golden,
  lerp,
  linear,
  mist,
  mix,
  n,
  overcast,
  person,
  polygon,
  project,
  rect,
  shape,
  sky,
  streetWall,
  times,
  tint,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const BRICKS = ["#9c4f3a", "#b5735a", "#c9ab86", "#7d4a42", "#d6cbb5", "#6f7d86", "#a8886a"] as const;
const AWNINGS = ["#1f5f5b", "#a8322c", "#2c4a7a", "#d19a2e", "#5a3a5e"] as const;

function fronts(context: SceneContext, air: Air, camera: Camera, direction: number, light: number): string {
  const lots = times(10, (i) => ({
    near: 6 + i * 7 + i * i * 0.5,
    end: 6 + (i + 1) * 7 + (i + 1) ** 2 * 0.5,
  })).toReversed();
  return lots
    .map(({ near, end }, i) => {
      const depth = Math.max(0, 0.62 - i * 0.075);
      const x = direction * 9.5;
      const height = context.between(7.4, 12.5);
      const material = context.pick(BRICKS);
      const awning = context.pick(AWNINGS);
      const out = x - direction * 1.9;
      const wall = streetWall(context, air, camera, {
        x,
        near,
        far: end,
        height,
        floors: height > 10 ? 3 : 2,
        bays: context.whole(3, 4),
        material,
        light,
        lit: air.lamps,
        depth,
        ground: 3.8,
      });
      const end0 = shape(
        face(camera, [
          [x, 0, near],
          [x + direction * 12, 0, near],
          [x + direction * 12, height, near],
          [x, height, near],
        ]),
        far(air, tint(air, material, 1 - light), depth),
      );
      const glass = shape(
        face(camera, [
          [x, 0.6, near + 0.5],
          [x, 2.9, near + 0.5],
          [x, 2.9, end - 0.5],
          [x, 0.6, end - 0.5],
        ]),
        linear(context, [
          [0, far(air, mix(air.lamp, air.ink, 0.15), depth)],
          [1, far(air, mix(air.lamp, air.ink, 0.6), depth)],
        ]),
      );
      const canopy = draw(6, (k) => {
        const z0 = lerp(near + 0.4, end - 0.4, k / 6);
        const z1 = lerp(near + 0.4, end - 0.4, (k + 1) / 6);
        return (
          shape(
            face(camera, [
              [x, 3.7, z0],
              [out, 2.75, z0],
              [out, 2.75, z1],
              [x, 3.7, z1],
            ]),
            far(air, tint(air, k % 2 === 0 ? awning : mix(awning, "#ffffff", 0.75), light * 0.6 + 0.3), depth),
          ) +
          shape(
            face(camera, [
              [out, 2.75, z0],
              [out, 2.4, z0],
              [out, 2.4, z1],
              [out, 2.75, z1],
            ]),
            far(air, tint(air, awning, light * 0.5), depth),
          )
        );
      });
      return (
        end0 +
        wall +
        glass +
        shape(
          face(camera, [
            [x, 3.7, near],
            [x, 4.2, near],
            [x, 4.2, end],
            [x, 3.7, end],
          ]),
          far(air, tint(air, mix(awning, "#20242a", 0.3), light), depth),
        ) +
        (context.random() < 0.75 ? canopy : "")
      );
    })
    .join("");
}

function clockTower(context: SceneContext, air: Air, x: number, base: number, h: number, sunX: number): string {
  const w = h * 0.24;
  const stone = "#c9b79a";
  const [left, right] = sunX > x ? [0.2, 0.95] : [0.95, 0.2];
  const part = (halfWidth: number, y: number, height: number) =>
    rect(x - halfWidth, y, halfWidth, height, far(air, tint(air, stone, left), 0.3)) +
    rect(x, y, halfWidth, height, far(air, tint(air, stone, right), 0.3));
  return (
    part(h * 0.4, base - h * 0.28, h * 0.28) +
    shape(
      polygon([
        [x - h * 0.43, base - h * 0.28],
        [x, base - h * 0.42],
        [x + h * 0.43, base - h * 0.28],
      ]),
      far(air, tint(air, "#6a5a52", 0.5), 0.3),
    ) +
    part(w / 2, base - h * 0.74, h * 0.5) +
    part(w * 0.58, base - h * 0.76, h * 0.03) +
    part(w * 0.42, base - h * 0.84, h * 0.09) +
    shape(
      polygon([
        [x - w * 0.5, base - h * 0.84],
        [x, base - h * 1.06],
        [x + w * 0.5, base - h * 0.84],
      ]),
      far(air, tint(air, "#5f8a7c", 0.6), 0.3),
    ) +
    rect(x - 1, base - h * 1.14, 2, h * 0.09, air.ink) +
    ellipse(x, base - h * 0.66, w * 0.26, w * 0.26, mix(air.lamp, "#ffffff", 0.5)) +
    shape(`M${n(x - 0.8)} ${n(base - h * 0.66)}v${n(-w * 0.2)}h1.6v${n(w * 0.2)}l${n(w * 0.14)} 1v1.5z`, air.ink) +
    glow(context, x, base - h * 0.66, w * 0.9, air.lamp, air.lamps)
  );
}

export const mainStreet: Scene = (context) => {
  const air = context.pick([dawn, golden, dusk, vivid, overcast, blueHour]);
  const camera: Camera = {
    horizon: context.between(520, 570),
    vanish: context.pick([context.between(560, 680), context.between(920, 1040)]),
    focal: 800,
    eye: context.between(2.4, 3.4),
  };
  const { horizon, vanish } = camera;
  const sunLeft = context.pick([true, false]);
  const sunX = sunLeft ? vanish - 260 : vanish + 260;
  const [, farGround] = project(camera, 0, 0, 130);
  const ground = (x0: number, x1: number, z0: number, z1: number) =>
    face(camera, [
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ]);
  const parked = times(7, (i) => 50 - i * 6.4)
    .map((z) =>
      [-1, 1]
        .map((s) => {
          const [x, y] = project(camera, s * 5.6, 0, z);
          return context.random() < 0.75
            ? carEnd(
                context,
                air,
                x,
                y,
                (camera.focal * 2) / z,
                context.pick(["#7a2f2a", "#2f4a63", "#d0d0cc", "#3a3f44", "#6a7d5a"]),
                "off",
              )
            : "";
        })
        .join(""),
    )
    .join("");
  const trees = times(5, (i) => 46 - i * 8)
    .map((z, i) =>
      [-1, 1]
        .map((s) => {
          const [x, y] = project(camera, s * 7.2, 0, z + s);
          return broadleaf(
            context,
            air,
            x,
            y,
            (camera.focal * 6.2) / z,
            "#557a3c",
            Math.max(0, 0.4 - i * 0.1),
            sunX,
            0.75,
          );
        })
        .join(""),
    )
    .join("");
  const lamps = times(5, (i) => 40 - i * 7.5)
    .map((z) =>
      [-1, 1]
        .map((s) => {
          const [x, y] = project(camera, s * 6.7, 0, z);
          const u = camera.focal / z;
          return (
            rect(x - u * 0.05, y - u * 4.2, u * 0.1, u * 4.2, air.ink) +
            ellipse(x, y - u * 4.3, u * 0.2, u * 0.26, mix(air.lamp, "#ffffff", 0.4)) +
            glow(context, x, y - u * 4.3, u * 1.6, air.lamp, Math.min(0.9, 0.1 + air.lamps * 1.4)) +
            (context.random() < 0.4
              ? flag(context, air, x + u * 0.06, y - u * 3.8, u * 1.1, u * 0.75, "stripes", [
                  "#b3312c",
                  "#f2efe6",
                  "#2a3f74",
                ])
              : "")
          );
        })
        .join(""),
    )
    .join("");
  const folk = draw(context.whole(5, 9), () => {
    const z = context.between(8, 22);
    const [x, y] = project(camera, context.pick([-1, 1]) * context.between(6.6, 8.4), 0, z);
    return person(
      air,
      {
        x,
        y,
        height: (camera.focal * 1.75) / z,
        stance: context.pick(["walk", "coat", "stand"]),
        facing: context.pick([1, -1]),
      },
      mix(air.ink, context.pick(["#7a3a30", "#33506a", "#5a4a36"]), 0.45),
      sunX,
    );
  });
  const shadowSide = sunLeft ? -1 : 1;
  return (
    sky(context, air, horizon, [sunX, horizon - 150], air !== overcast) +
    veils(context, air, 40, 300, 5, 0.4) +
    clouds(context, air, 80, 360, context.whole(3, 6), sunX, 0.85) +
    shape(
      polygon([
        [0, horizon],
        [WIDTH, horizon],
        [WIDTH, HEIGHT],
        [0, HEIGHT],
      ]),
      far(air, tint(air, "#7a7a72", 0.5), 0.4),
    ) +
    clockTower(context, air, vanish + context.between(-24, 24), farGround + 4, context.between(250, 310), sunX) +
    mist(context, air.haze, horizon, 40, 0.5, 4) +
    shape(
      ground(-9.5, 9.5, 3, 140),
      linear(context, [
        [0, far(air, tint(air, "#b9b2a6", 0.9), 0.4)],
        [1, tint(air, "#b9b2a6", 0.6)],
      ]),
    ) +
    shape(
      ground(-6.3, 6.3, 3, 140),
      linear(context, [
        [0, far(air, tint(air, "#6a6a6e", 0.8), 0.4)],
        [0.4, tint(air, "#5d5d62", 0.55)],
        [1, tint(air, "#4a4a50", 0.25)],
      ]),
    ) +
    fronts(context, air, camera, -1, sunLeft ? 0.2 : 0.92) +
    fronts(context, air, camera, 1, sunLeft ? 0.92 : 0.2) +
    shape(ground(shadowSide * 9.5, shadowSide * 1.2, 3, 140), air.ink, 'opacity=".32"') +
    shape(
      draw(16, (i) => ground(-0.12, 0.12, 5 + i * 5, 7.4 + i * 5)),
      tint(air, "#f0d27a", 1),
      'opacity=".85"',
    ) +
    glow(context, vanish, horizon, 420, air.sun, 0.45 * air.glow, 240) +
    trees +
    parked +
    lamps +
    folk +
    birds(context, vanish + 200, 180, 110, context.whole(3, 8), 10, air.ink) +
    finish(context, air)
  );
};
