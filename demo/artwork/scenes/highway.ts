// A highway at speed: lanes sweeping to the horizon, trails of light, a gantry over the road.
import {
  type Air,
  type Camera,
  type Point,
  blueHour,
  carEnd,
  clouds,
  coniferRow,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  golden,
  grass,
  groundTexture,
  lerp,
  linear,
  mist,
  mix,
  n,
  night,
  overcast,
  polygon,
  project,
  rect,
  ridges,
  shape,
  sky,
  smooth,
  stars,
  stroke,
  times,
  tint,
  tower,
  veils,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Road {
  readonly camera: Camera;
  readonly bend: number;
}

const DISTANCES = times(26, (i) => 5.5 + i ** 2.1 * 0.42);

const onRoad = ({ camera, bend }: Road, lane: number, y: number, z: number): Point =>
  project(camera, lane + bend * z * z, y, z);

function strip(road: Road, from: number, to: number, y = 0): string {
  const left = DISTANCES.map((z) => onRoad(road, from, y, z));
  const right = DISTANCES.map((z) => onRoad(road, to, y, z));
  return `${smooth(left)}L${smooth([...right].toReversed()).slice(1)}Z`;
}

function dashes(road: Road, lane: number): string {
  return draw(26, (i) => {
    const z = 6 + i * 7;
    return polygon([
      onRoad(road, lane - 0.09, 0, z),
      onRoad(road, lane + 0.09, 0, z),
      onRoad(road, lane + 0.09, 0, z + 3),
      onRoad(road, lane - 0.09, 0, z + 3),
    ]);
  });
}

/** Light drawn out by a long exposure. */
function trails(context: SceneContext, road: Road, colour: string, side: number, count: number): string {
  return draw(count, () => {
    const lane = side * (2 + Math.floor(context.between(0, 3)) * 3.6 + context.between(0.4, 2.6));
    const y = context.between(0.5, 1);
    const start = context.whole(0, 8);
    const points = DISTANCES.slice(start).map((z) => onRoad(road, lane, y, z));
    const core = smooth(points);
    const width = context.between(1.5, 5) * (start < 3 ? 1.5 : 1);
    return (
      stroke(core, colour, width * 4, 'opacity=".12" stroke-linecap="round"') +
      stroke(core, colour, width, 'opacity=".8" stroke-linecap="round"') +
      stroke(core, mix(colour, "#ffffff", 0.7), width * 0.35, 'opacity=".9"')
    );
  });
}

function gantry(air: Air, road: Road, z: number): string {
  const [leftX, leftY] = onRoad(road, -15, 0, z);
  const [rightX, rightY] = onRoad(road, 15, 0, z);
  const u = road.camera.focal / z;
  const top = leftY - u * 8;
  const steel = far(air, tint(air, "#7c858c", 0.4), 0.2);
  const board = (x: number, w: number) =>
    rect(x, top - u * 0.7, w, u * 2.6, tint(air, "#1f6a4a", 0.75), `rx="${n(u * 0.12)}"`) +
    rect(
      x + u * 0.12,
      top - u * 0.58,
      w - u * 0.24,
      u * 2.36,
      "none",
      `stroke="#e9f2ea" stroke-width="${n(Math.max(1, u * 0.06))}" opacity=".8"`,
    ) +
    shape(
      `M${n(x + u * 0.5)} ${n(top - u * 0.15)}h${n(w * 0.6)}v${n(u * 0.36)}h${n(-w * 0.6)}zM${n(x + u * 0.5)} ${n(top + u * 0.5)}h${n(w * 0.42)}v${n(u * 0.3)}h${n(-w * 0.42)}zM${n(x + w * 0.78)} ${n(top + u * 0.95)}v${n(-u * 0.7)}l${n(-u * 0.22)} 0l${n(u * 0.36)} ${n(-u * 0.44)}l${n(u * 0.36)} ${n(u * 0.44)}l${n(-u * 0.22)} 0v${n(u * 0.7)}z`,
      "#eef4ee",
      'opacity=".85"',
    );
  return (
    rect(leftX - u * 0.2, top, u * 0.4, leftY - top, steel) +
    rect(rightX - u * 0.2, top, u * 0.4, rightY - top, steel) +
    rect(leftX, top, rightX - leftX, u * 0.3, steel) +
    rect(leftX, top + u * 1.1, rightX - leftX, u * 0.2, steel) +
    board(lerp(leftX, rightX, 0.56), u * 6.4) +
    board(lerp(leftX, rightX, 0.8), u * 4.6)
  );
}

export const highway: Scene = (context) => {
  const air = context.pick([dusk, blueHour, night, dawn, golden, overcast]);
  const dark = air.lamps > 0.3;
  const horizon = context.between(400, 460);
  const road: Road = {
    camera: { horizon, vanish: context.between(640, 960), focal: 620, eye: context.between(5.5, 8) },
    bend: context.pick([-1, 1]) * context.between(0.0006, 0.0022),
  };
  const sunX = context.between(400, 1200);
  const land = context.pick(["#6f7a44", "#a08a52", "#4f6a48"]);
  const cars = times(dark ? 8 : 15, () => ({
    z: context.between(11, 90),
    lane: context.pick([-1, 1]) * (3.8 + context.whole(0, 2) * 3.6),
  }))
    .toSorted((a, b) => b.z - a.z)
    .map(({ z, lane }) => {
      const [x, y] = onRoad(road, lane, 0, z);
      return carEnd(
        context,
        air,
        x,
        y,
        (road.camera.focal * 2.1) / z,
        context.pick(["#c9c9c6", "#7a2f2a", "#2f4a63", "#33373c", "#e2e0da"]),
        dark ? (lane < 0 ? "head" : "tail") : lane > 0 ? "tail" : "off",
      );
    })
    .join("");
  const poles = times(9, (i) => 80 - i * 8.4)
    .map((z) => {
      const [x, y] = onRoad(road, 0, 0, z);
      const u = road.camera.focal / z;
      return (
        rect(x - u * 0.08, y - u * 9, u * 0.16, u * 9, far(air, air.ink, z / 160)) +
        [-1, 1]
          .map(
            (s) =>
              stroke(
                `M${n(x)} ${n(y - u * 9)}q${n(s * u)} ${n(-u * 0.6)} ${n(s * u * 2.2)} ${n(-u * 0.3)}`,
                far(air, air.ink, z / 160),
                Math.max(1, u * 0.12),
              ) + (dark ? glow(context, x + s * u * 2.2, y - u * 9.2, u * 0.9, air.lamp, 0.8) : ""),
          )
          .join("")
      );
    })
    .join("");
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(30, 120)], air !== overcast) +
    (air === night ? stars(context, 240, 340) : veils(context, air, 40, horizon - 90, 6, 0.5)) +
    clouds(context, air, 70, horizon - 60, context.whole(4, 8), sunX, 0.9) +
    ridges(context, air, horizon - 70, horizon - 8, 3, "#4f5f66", 70) +
    draw(18, (i) =>
      tower(
        context,
        air,
        {
          x: road.camera.vanish + road.bend * 150000 * 0.4 + (i - 9) * 34,
          base: horizon + 4,
          width: context.between(20, 40),
          height: context.between(26, 150) * Math.exp(-(((i - 9) / 6) ** 2)) + 14,
          depth: 0.6,
          material: "#7d8a98",
          bay: 9,
        },
        sunX,
      ),
    ) +
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      linear(context, [
        [0, far(air, tint(air, land, 0.8), 0.6)],
        [0.4, tint(air, land, 0.55)],
        [1, tint(air, land, 0.1)],
      ]),
    ) +
    groundTexture(context, horizon + 6, HEIGHT, 220, air.ink, 0.22) +
    coniferRow(context, () => horizon + 10, 90, 34, far(air, tint(air, "#2f4436", 0.2), 0.45)) +
    shape(
      strip(road, -16, 16),
      linear(context, [
        [0, far(air, tint(air, "#7d7d82", 0.8), 0.5)],
        [0.3, tint(air, "#5a5b60", 0.5)],
        [1, tint(air, "#3f4046", 0.2)],
      ]),
    ) +
    shape(strip(road, -1.4, 1.4), tint(air, mix(land, "#5a5a4a", 0.5), 0.4)) +
    shape(strip(road, -0.3, 0.3, 1), tint(air, "#b9bcbc", 0.7)) +
    shape(strip(road, -1.9, -1.6) + strip(road, 1.6, 1.9), tint(air, "#e8c45a", 0.9), 'opacity=".8"') +
    shape(strip(road, -13, -12.7) + strip(road, 12.7, 13), tint(air, "#f2f0ea", 0.9), 'opacity=".8"') +
    shape(
      dashes(road, -5.6) + dashes(road, -9.2) + dashes(road, 5.6) + dashes(road, 9.2),
      tint(air, "#f2f0ea", 0.95),
      'opacity=".8"',
    ) +
    mist(context, air.haze, horizon + 8, 34, 0.5, 6) +
    glow(context, road.camera.vanish, horizon + 20, 420, air.sun, 0.4 * air.glow, 130) +
    (dark ? trails(context, road, "#ffe9bf", -1, 15) + trails(context, road, "#ff3d2e", 1, 15) : "") +
    gantry(air, road, context.between(24, 34)) +
    poles +
    cars +
    shape(strip(road, 16.4, 16.8, 1.1) + strip(road, -16.8, -16.4, 1.1), tint(air, "#c4c8c8", 0.6)) +
    draw(2, (i) => ellipse(i * WIDTH, HEIGHT, 330, 60, air.ink, 'opacity=".5"')) +
    grass(
      context,
      (x) => HEIGHT + 14 - Math.abs(x - WIDTH / 2) * 0.02,
      120,
      46,
      tint(air, mix(land, "#161a10", 0.5), 0.15),
    ) +
    finish(context, air, 0.5)
  );
};
