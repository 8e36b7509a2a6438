// A wet avenue after dark: lit façades, traffic and people crossing.
import {
  type Air,
  type Camera,
  carEnd,
  draw,
  ellipse,
  face,
  finish,
  glow,
  lerp,
  linear,
  mirrored,
  mist,
  mix,
  n,
  named,
  night,
  person,
  polygon,
  project,
  rain,
  rect,
  shape,
  soft,
  streetWall,
  times,
  tint,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const neon: Air = {
  ...night,
  name: "neon",
  sky: ["#0a0620", "#1f1044", "#542a72", "#c9527e"],
  haze: "#6a3570",
  light: "#a06cb0",
  shade: "#1b1236",
  ink: "#050310",
  lamp: "#ffc27a",
  sun: "#ff9ac0",
};
const teal: Air = {
  ...night,
  name: "teal",
  sky: ["#03121a", "#08303a", "#1c5f63", "#e0a45c"],
  haze: "#2f6a68",
  light: "#6fa6a0",
  shade: "#0c2530",
  ink: "#02080c",
  lamp: "#ffd08a",
  sun: "#ffd9a0",
};
const amber: Air = {
  ...night,
  name: "amber",
  sky: ["#0c0a12", "#241a22", "#5c3626", "#f0a050"],
  haze: "#70452c",
  light: "#b58a62",
  shade: "#1f1820",
  ink: "#060405",
  lamp: "#ffc46a",
  sun: "#ffcf8a",
};
const NEONS = ["#ff4f7b", "#38d6e8", "#ffb23e", "#8d6bff", "#5be58a", "#ff6a3c"] as const;

function side(context: SceneContext, air: Air, camera: Camera, direction: number): string {
  const blocks = times(9, (i) => ({
    near: 7 + i * 9 + i * i * 0.7,
    far: 7 + (i + 1) * 9 + (i + 1) ** 2 * 0.7 - 0.6,
  })).toReversed();
  return blocks
    .map(({ near, far: end }, i) => {
      const depth = Math.max(0, 0.78 - i * 0.095);
      const x = direction * (10 + context.between(0, 1.4));
      const height = context.between(18, 52);
      const wall = streetWall(context, air, camera, {
        x,
        near,
        far: end,
        height,
        floors: Math.round(height / 2.6),
        bays: 5,
        material: context.pick(["#6a5f6e", "#4c5a6e", "#7a5a50", "#556070"]),
        light: context.between(0.15, 0.5),
        lit: context.between(0.3, 0.6),
        depth,
        ground: 4.2,
      });
      const gable = shape(
        face(camera, [
          [x, 0, near],
          [x + direction * 14, 0, near],
          [x + direction * 14, height, near],
          [x, height, near],
        ]),
        mix(air.ink, air.haze, 0.12 + depth * 0.5),
      );
      const colour = context.pick(NEONS);
      const shop =
        shape(
          face(camera, [
            [x, 0.5, near + 0.6],
            [x, 3, near + 0.6],
            [x, 3, end - 0.6],
            [x, 0.5, end - 0.6],
          ]),
          mix(air.lamp, "#ffffff", 0.25),
          'opacity=".85"',
        ) +
        shape(
          face(camera, [
            [x, 3.2, near + 0.4],
            [x, 3.9, near + 0.4],
            [x, 3.9, end - 0.4],
            [x, 3.2, end - 0.4],
          ]),
          colour,
        );
      const signZ = lerp(near, end, 0.5);
      const [signX, signY] = project(camera, x - direction * 0.7, context.between(6, 11), signZ);
      const scale = camera.focal / signZ;
      const sign =
        glow(context, signX, signY, scale * 2.6, colour, 0.7) +
        rect(
          signX - scale * 0.35,
          signY - scale * 1.5,
          scale * 0.7,
          scale * 3,
          mix(colour, "#ffffff", 0.35),
          `rx="${n(scale * 0.1)}"`,
        ) +
        rect(signX - scale * 0.22, signY - scale * 1.35, scale * 0.44, scale * 2.7, mix(colour, air.ink, 0.35));
      const [glowX, glowY] = project(camera, x, 1.8, signZ);
      return (
        gable +
        wall +
        shop +
        glow(context, glowX, glowY, scale * 5, air.lamp, 0.4) +
        (context.random() < 0.75 ? sign : "")
      );
    })
    .join("");
}

function traffic(context: SceneContext, air: Air, camera: Camera): string {
  const cars = times(context.whole(9, 13), (i) => ({
    z: 9 + i * context.between(5, 7),
    lane: context.pick([-4.6, -1.7, 1.7, 4.6]),
  })).toSorted((a, b) => b.z - a.z);
  return cars
    .map(({ z, lane }) => {
      const [x, y] = project(camera, lane, 0, z);
      const w = (camera.focal * 2) / z;
      const lights = lane < 0 ? "head" : "tail";
      const streak = shape(
        polygon([
          [x - w * 0.5, y],
          [x + w * 0.5, y],
          [x + w * 0.62, y + w * 1.8],
          [x - w * 0.62, y + w * 1.8],
        ]),
        linear(context, [
          [0, lights === "head" ? "#fff0cc" : "#ff4a36", 0.5],
          [1, lights === "head" ? "#fff0cc" : "#ff4a36", 0],
        ]),
      );
      return (
        streak +
        carEnd(context, air, x, y, w, context.pick(["#d9b23c", "#30343a", "#8a2f2a", "#c9c9c9", "#d9b23c"]), lights)
      );
    })
    .join("");
}

export const cityNight: Scene = (context) => {
  const air = context.pick([neon, teal, amber, night]);
  const wet = context.random() < 0.6;
  const camera: Camera = {
    horizon: context.between(520, 580),
    vanish: context.pick([context.between(560, 700), context.between(900, 1040)]),
    focal: 760,
    eye: 3.2,
  };
  const { vanish, horizon } = camera;
  const [zenith, high, low, edge] = air.sky;
  const street = side(context, air, camera, -1) + side(context, air, camera, 1);
  const ground = project(camera, 0, 0, 90)[1];
  const bokeh = times(16, () =>
    ellipse(
      context.between(0, WIDTH),
      context.between(horizon + 40, HEIGHT),
      context.between(8, 30),
      context.between(8, 30),
      context.pick(NEONS),
      `opacity=".14"`,
    ),
  ).join("");
  const stripes = draw(9, (i) =>
    face(camera, [
      [-7 + i * 1.7, 0, 7.6],
      [-6 + i * 1.7, 0, 7.6],
      [-6 + i * 1.7, 0, 5.2],
      [-7 + i * 1.7, 0, 5.2],
    ]),
  );
  const walkers = draw(context.whole(3, 6), () => {
    const [x, y] = project(camera, context.between(-6.5, 6.5), 0, context.between(5.4, 7));
    return person(
      air,
      {
        x,
        y,
        height: context.between(190, 230),
        stance: context.pick(["walk", "walk", "coat"]),
        facing: context.pick([1, -1]),
      },
      air.ink,
      vanish,
    );
  });
  const sheen = soft(context, air.lamp, 0.35);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(context, [
        [0, zenith],
        [0.3, high],
        [0.5, low],
        [horizon / HEIGHT, edge],
        [1, zenith],
      ]),
    ) +
    glow(context, vanish, horizon - 30, 430, air.sun, 0.85, 330) +
    named(context, "street", street) +
    mist(context, air.haze, horizon - 10, 60, 0.35, 3) +
    shape(
      polygon([
        [0, HEIGHT],
        [0, horizon + 90],
        [vanish - 20, ground],
        [vanish + 20, ground],
        [WIDTH, horizon + 90],
        [WIDTH, HEIGHT],
      ]),
      linear(context, [
        [0, mix(air.sky[3], air.ink, 0.35)],
        [0.35, mix(air.haze, air.ink, 0.65)],
        [1, mix(air.ink, air.shade, 0.35)],
      ]),
    ) +
    mirrored(context, "street", horizon + 34, HEIGHT - horizon - 34, wet ? 0.55 : 0.28, 0.8) +
    sheen.defs +
    draw(12, () =>
      ellipse(
        vanish + context.between(-500, 500),
        context.between(horizon + 60, HEIGHT),
        context.between(10, 40),
        context.between(60, 160),
        sheen.url,
      ),
    ) +
    shape(stripes, tint(air, "#e8e8ea", 0.8), 'opacity=".5"') +
    traffic(context, air, camera) +
    bokeh +
    walkers +
    (wet ? rain(context, "#dfe6ff", 230, 0.14, 0.28) : "") +
    finish(context, air, 0.6)
  );
};
