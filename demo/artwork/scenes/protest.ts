// A march filling an avenue, signs and flags above the heads, light at the end of the street.
import {
  type Air,
  type Camera,
  blueHour,
  crowd,
  dawn,
  draw,
  dusk,
  far,
  figure,
  finish,
  flag,
  glow,
  golden,
  lerp,
  linear,
  mix,
  n,
  overcast,
  polygon,
  rect,
  shape,
  sky,
  clouds,
  soft,
  ellipse,
  streetWall,
  times,
  tint,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const PAPERS = ["#f4f0e6", "#e9c94e", "#d9534a", "#5aa0c8", "#f4f0e6", "#e7e2d4", "#f08a4a", "#69b08a"] as const;
const COATS = ["#7a2f2c", "#2c4766", "#3c4a3a", "#8a6a3c", "#4a3a56", "#2b2f36", "#b5673a"] as const;

/** A sign with rows of brush marks where the words would be. */
function sign(context: SceneContext, air: Air, x: number, y: number, s: number, depth: number): string {
  const w = s * context.between(0.9, 1.5);
  const h = s * context.between(0.7, 1);
  const paper = context.pick(PAPERS);
  const tilt = context.between(-14, 14);
  const lines = context.whole(2, 3);
  const marks = draw(lines, (row) => {
    let at = x - w * 0.4;
    let d = "";
    const line = y - h * 0.5 + (h / (lines + 0.4)) * (row + 0.35);
    while (at < x + w * 0.36) {
      const length = Math.min(w * context.between(0.1, 0.32), x + w * 0.42 - at);
      d += `M${n(at)} ${n(line)}h${n(length)}v${n(h * 0.15)}h${n(-length)}z`;
      at += length + w * 0.06;
    }
    return d;
  });
  const lit = context.between(0.5, 1);
  return `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y + s)})">${rect(x - s * 0.03, y, s * 0.06, s * 2, far(air, tint(air, "#8a6a48", 0.4), depth))}${rect(x - w / 2, y - h / 2, w, h, far(air, tint(air, paper, lit), depth))}${shape(marks, far(air, mix(air.ink, paper, 0.15), depth), 'opacity=".8"')}</g>`;
}

function raisedArm(context: SceneContext, air: Air, x: number, y: number, s: number, depth: number): string {
  const lean = context.between(-0.25, 0.25) * s;
  const skin = far(air, tint(air, context.pick(["#c99a78", "#8a5a3e", "#e0b998", "#5f3d2a"]), 0.5), depth);
  return (
    shape(
      polygon([
        [x - s * 0.16, y + s * 1.2],
        [x + s * 0.16, y + s * 1.2],
        [x + lean + s * 0.1, y],
        [x + lean - s * 0.1, y],
      ]),
      far(air, tint(air, context.pick(COATS), 0.3), depth),
    ) + ellipse(x + lean, y - s * 0.1, s * 0.14, s * 0.19, skin)
  );
}

function canyon(context: SceneContext, air: Air, camera: Camera, sunLeft: boolean): string {
  return [-1, 1]
    .map((direction) =>
      times(7, (i) => 6 - i)
        .map((i) => {
          const near = 9 + i * 11;
          const height = context.between(16, 34);
          const x = direction * 13;
          const light = direction < 0 === sunLeft ? 0.12 : 0.7;
          const depth = Math.min(0.78, 0.1 + i * 0.12);
          const material = context.pick(["#a08a78", "#8a929c", "#b59a84", "#75695f"]);
          const side = shape(
            polygon([
              [camera.vanish + (camera.focal * x) / near, camera.horizon + (camera.focal * camera.eye) / near],
              [
                camera.vanish + (camera.focal * x) / near,
                camera.horizon + (camera.focal * (camera.eye - height)) / near,
              ],
              [
                camera.vanish + (camera.focal * (x + direction * 20)) / near,
                camera.horizon + (camera.focal * (camera.eye - height)) / near,
              ],
              [
                camera.vanish + (camera.focal * (x + direction * 20)) / near,
                camera.horizon + (camera.focal * camera.eye) / near,
              ],
            ]),
            far(air, tint(air, material, 0.2), depth),
          );
          return (
            side +
            streetWall(context, air, camera, {
              x,
              near,
              far: near + 10.6,
              height,
              floors: Math.round(height / 3.4),
              bays: 5,
              material,
              light,
              lit: air.lamps,
              depth,
              ground: 4,
            })
          );
        })
        .join(""),
    )
    .join("");
}

export const protest: Scene = (context) => {
  const air = context.pick([dusk, golden, overcast, dawn, blueHour]);
  const camera: Camera = {
    horizon: context.between(430, 480),
    vanish: context.pick([context.between(560, 700), context.between(900, 1040)]),
    focal: 700,
    eye: 3,
  };
  const sunLeft = context.pick([true, false]);
  const { vanish, horizon } = camera;
  const rows = 11;
  const top = horizon + 20;
  const placards = (from: number, to: number, count: number) =>
    times(count, () => context.between(from, to))
      .toSorted((a, b) => a - b)
      .map((t) => {
        const s = lerp(20, 118, t ** 1.4);
        const x = lerp(context.between(vanish - 240, vanish + 240), context.between(-40, WIDTH + 40), t);
        const y = lerp(top - 14, 620, t ** 1.3) - s * context.between(0.2, 1);
        const depth = 0.5 * (1 - t);
        return context.random() < 0.68
          ? sign(context, air, x, y, s, depth)
          : raisedArm(context, air, x, y + s * 0.2, s, depth);
      })
      .join("");
  const banners = draw(context.whole(1, 3), () => {
    const x = context.between(200, 1300);
    const y = context.between(170, 330);
    const s = context.between(120, 190);
    return (
      rect(x - 3, y, 6, 500, air.ink) +
      flag(
        context,
        air,
        x,
        y,
        s,
        s * 0.62,
        context.pick(["stripes", "bands"]),
        context.pick([
          ["#b3312c", "#f2efe6", "#2a3f74"],
          ["#2f7a6a", "#f2efe6", "#d9a13a"],
          ["#6a4a8a", "#f2efe6", "#3f9a8a"],
        ]),
      )
    );
  });
  const smoke = soft(context, air.haze, 0.5);
  const leader = context.pick([260, 1300]);
  const [climberX, climberY]: readonly [number, number] = [vanish + (vanish > 800 ? -360 : 360), 600];
  return (
    sky(context, air, horizon, [vanish, horizon - 60], air !== overcast) +
    clouds(context, air, 60, 260, 4, vanish, 0.7) +
    canyon(context, air, camera, sunLeft) +
    rect(
      0,
      horizon + 14,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, far(air, tint(air, "#6a5f58", 0.6), 0.5)],
        [1, air.ink],
      ]),
    ) +
    glow(context, vanish, horizon - 10, 520, air.sun, 0.8 * Math.max(0.55, air.glow), 330) +
    crowd(context, air, top, 620, rows - 4, 46, vanish, COATS) +
    placards(0.05, 0.55, 26) +
    smoke.defs +
    draw(8, () =>
      ellipse(
        vanish + context.between(-420, 420),
        context.between(horizon - 20, horizon + 130),
        context.between(120, 300),
        context.between(24, 60),
        smoke.url,
      ),
    ) +
    rect(climberX - 5, climberY - 330, 10, 420, air.ink) +
    glow(context, climberX, climberY - 335, 60, air.lamp, 0.3 + air.lamps) +
    shape(
      figure({ x: climberX, y: climberY - 60, height: 150, stance: "armsUp", facing: vanish > 800 ? 1 : -1 }),
      air.ink,
    ) +
    rect(climberX - 50, climberY - 62, 100, 120, tint(air, "#4a4a4c", 0.3)) +
    banners +
    crowd(context, air, 600, 690, 3, 82, vanish, COATS, 0.68) +
    placards(0.6, 0.9, 7) +
    sign(context, air, leader, 420, 150, 0) +
    raisedArm(context, air, leader + (leader > 800 ? -250 : 250), 560, 130, 0) +
    crowd(context, air, 720, 790, 2, 128, vanish, COATS, 0.85) +
    finish(context, air, 0.55)
  );
};
