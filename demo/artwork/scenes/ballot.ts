// A polling place in a school hall: voters in their booths, a ballot going into the box.
import {
  type Air,
  type Point,
  dawn,
  draw,
  dusk,
  ellipse,
  figure,
  finish,
  glow,
  golden,
  lerp,
  linear,
  mix,
  n,
  overcast,
  person,
  polygon,
  rect,
  shape,
  soft,
  stroke,
  tint,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function hall(context: SceneContext, air: Air, wallColour: string, floor: number, lightX: number): string {
  const windows = draw(6, (i) => {
    const x = 40 + i * 268;
    const pane = linear(context, [
      [0, air.sky[1]],
      [0.6, air.sky[2]],
      [1, air.sky[3]],
    ]);
    return (
      rect(x - 8, 52, 206, 256, tint(air, "#ffffff", 0.6)) +
      rect(x, 60, 190, 240, pane) +
      ellipse(x + 95, 290, 90, 34, soft(context, tint(air, "#5f7a48", 0.6), 0.8)) +
      shape(
        draw(3, (k) => `M${n(x + 44 + k * 48)} 60h5v240h-5z`) + `M${n(x)} 175h190v5h-190z`,
        tint(air, "#ffffff", 0.75),
      ) +
      glow(context, x + 95, 180, 260, air.sun, 0.3)
    );
  });
  const boards = draw(24, (i) => {
    const at = (i - 12) * 150 + lightX;
    return polygon([
      [lerp(lightX, at, 0.45), floor],
      [lerp(lightX, at, 0.45) + 1.5, floor],
      [at + 4, HEIGHT],
      [at, HEIGHT],
    ]);
  });
  return (
    rect(
      0,
      0,
      WIDTH,
      floor,
      linear(context, [
        [0, tint(air, wallColour, 0.4)],
        [0.6, tint(air, wallColour, 0.75)],
        [1, tint(air, wallColour, 0.5)],
      ]),
    ) +
    windows +
    rect(
      0,
      floor - 110,
      WIDTH,
      110,
      linear(context, [
        [0, tint(air, mix(wallColour, "#6a4a32", 0.7), 0.6)],
        [1, tint(air, mix(wallColour, "#6a4a32", 0.7), 0.25)],
      ]),
    ) +
    rect(
      0,
      floor,
      WIDTH,
      HEIGHT - floor,
      linear(context, [
        [0, tint(air, "#d0a670", 0.9)],
        [0.4, tint(air, "#b98a56", 0.6)],
        [1, tint(air, "#7a5434", 0.15)],
      ]),
    ) +
    shape(boards, tint(air, "#5a3c24", 0.1), 'opacity=".4"') +
    draw(4, (i) =>
      shape(
        polygon([
          [120 + i * 400, floor + 20],
          [300 + i * 400, floor + 20],
          [160 + i * 430, HEIGHT],
          [-160 + i * 430, HEIGHT],
        ]),
        air.sun,
        'opacity=".16"',
      ),
    )
  );
}

function booth(
  context: SceneContext,
  air: Air,
  x: number,
  floor: number,
  s: number,
  accent: string,
  occupied: boolean,
): string {
  const top = floor - s * 1.02;
  const legs = [-0.34, 0.34]
    .map((o) => `M${n(x + o * s)} ${n(floor)}l${n(-o * s * 0.16)} ${n(-s * 0.6)}h4l${n(o * s * 0.16)} ${n(s * 0.6)}z`)
    .join("");
  const lamp = glow(context, x, top + s * 0.16, s * 0.4, air.lamp, 0.55);
  const screen = shape(
    polygon([
      [x - s * 0.42, top],
      [x + s * 0.42, top],
      [x + s * 0.36, top + s * 0.46],
      [x - s * 0.36, top + s * 0.46],
    ]),
    linear(context, [
      [0, tint(air, "#f7f5ef", 0.95)],
      [1, tint(air, "#d9d6cc", 0.5)],
    ]),
  );
  const wings =
    shape(
      polygon([
        [x - s * 0.42, top],
        [x - s * 0.54, top + s * 0.06],
        [x - s * 0.48, top + s * 0.56],
        [x - s * 0.36, top + s * 0.46],
      ]),
      tint(air, "#e8e4d8", 0.4),
    ) +
    shape(
      polygon([
        [x + s * 0.42, top],
        [x + s * 0.54, top + s * 0.06],
        [x + s * 0.48, top + s * 0.56],
        [x + s * 0.36, top + s * 0.46],
      ]),
      tint(air, "#ffffff", 0.85),
    );
  const mark =
    rect(x - s * 0.42, top, s * 0.84, s * 0.06, tint(air, accent, 0.7)) +
    shape(
      draw(
        5,
        (i) =>
          `M${n(x - s * 0.3 + i * s * 0.14)} ${n(top + s * 0.16)}l${n(s * 0.02)} ${n(s * 0.04)}h${n(s * 0.045)}l${n(-s * 0.036)} ${n(s * 0.03)}l${n(s * 0.014)} ${n(s * 0.044)}l${n(-s * 0.043)} ${n(-s * 0.026)}l${n(-s * 0.043)} ${n(s * 0.026)}l${n(s * 0.014)} ${n(-s * 0.044)}l${n(-s * 0.036)} ${n(-s * 0.03)}h${n(s * 0.045)}z`,
      ),
      tint(air, accent, 0.6),
    );
  const shelf = shape(
    polygon([
      [x - s * 0.36, top + s * 0.44],
      [x + s * 0.36, top + s * 0.44],
      [x + s * 0.48, top + s * 0.56],
      [x - s * 0.48, top + s * 0.56],
    ]),
    tint(air, "#c9c4b8", 0.8),
  );
  const voter = occupied
    ? person(
        air,
        {
          x: x + context.between(-0.06, 0.06) * s,
          y: floor + s * 0.1,
          height: s * context.between(1.2, 1.34),
          stance: context.pick(["stand", "coat"]),
        },
        mix(air.ink, context.pick(["#7a3a34", "#33506a", "#4a5a44", "#6a5a3a"]), 0.55),
        800,
      )
    : "";
  return (
    ellipse(x, floor + 4, s * 0.5, s * 0.06, air.ink, 'opacity=".35"') +
    shape(legs, air.ink) +
    screen +
    lamp +
    mark +
    shelf +
    wings +
    voter
  );
}

function ballotBox(context: SceneContext, air: Air, x: number, y: number, s: number, accent: string): string {
  const front = polygon([
    [x - s * 0.5, y - s * 0.7],
    [x + s * 0.5, y - s * 0.7],
    [x + s * 0.46, y],
    [x - s * 0.46, y],
  ]);
  const lid = polygon([
    [x - s * 0.5, y - s * 0.7],
    [x - s * 0.36, y - s * 0.9],
    [x + s * 0.64, y - s * 0.9],
    [x + s * 0.5, y - s * 0.7],
  ]);
  const side = polygon([
    [x + s * 0.5, y - s * 0.7],
    [x + s * 0.64, y - s * 0.9],
    [x + s * 0.6, y - s * 0.14],
    [x + s * 0.46, y],
  ]);
  const slot: readonly Point[] = [
    [x - s * 0.14, y - s * 0.79],
    [x + s * 0.32, y - s * 0.79],
    [x + s * 0.34, y - s * 0.815],
    [x - s * 0.12, y - s * 0.815],
  ];
  const tilt = context.between(-9, 9);
  const paper = `<g transform="rotate(${n(tilt)} ${n(x + s * 0.1)} ${n(y - s * 0.8)})">${rect(
    x - s * 0.11,
    y - s * 1.34,
    s * 0.42,
    s * 0.54,
    linear(context, [
      [0, tint(air, "#ffffff", 1)],
      [1, tint(air, "#e9e6dc", 0.7)],
    ]),
  )}${shape(
    draw(
      6,
      (i) =>
        `M${n(x)} ${n(y - s * (1.26 - i * 0.075))}h${n(s * context.between(0.14, 0.24))}v${n(s * 0.022)}h${n(-s * 0.16)}z`,
    ),
    air.ink,
    'opacity=".5"',
  )}${draw(6, (i) => ellipse(x - s * 0.055, y - s * (1.25 - i * 0.075), s * 0.018, s * 0.014, i === 2 ? air.ink : "none", `stroke="${air.ink}" stroke-width="1.6"`))}</g>`;
  const star = `M${n(x)} ${n(y - s * 0.55)}l${n(s * 0.05)} ${n(s * 0.1)}l${n(s * 0.11)} ${n(s * 0.014)}l${n(-s * 0.08)} ${n(s * 0.076)}l${n(s * 0.02)} ${n(s * 0.11)}l${n(-s * 0.1)} ${n(-s * 0.054)}l${n(-s * 0.1)} ${n(s * 0.054)}l${n(s * 0.02)} ${n(-s * 0.11)}l${n(-s * 0.08)} ${n(-s * 0.076)}l${n(s * 0.11)} ${n(-s * 0.014)}z`;
  return (
    ellipse(x + s * 0.05, y + 6, s * 0.8, s * 0.1, soft(context, air.ink, 0.9)) +
    shape(side, tint(air, accent, 0.1)) +
    shape(
      front,
      linear(context, [
        [0, tint(air, mix(accent, "#ffffff", 0.12), 0.9)],
        [1, tint(air, accent, 0.2)],
      ]),
    ) +
    rect(x - s * 0.49, y - s * 0.2, s * 0.965, s * 0.05, tint(air, "#f2efe6", 0.8), 'opacity=".85"') +
    shape(star, tint(air, "#f2efe6", 0.95)) +
    shape(
      lid,
      linear(context, [
        [0, tint(air, mix(accent, "#ffffff", 0.35), 1)],
        [1, tint(air, mix(accent, "#ffffff", 0.1), 0.8)],
      ]),
    ) +
    shape(polygon(slot), air.ink) +
    paper +
    shape(
      polygon([
        [x - s * 0.5, y - s * 0.7],
        [x + s * 0.5, y - s * 0.7],
        [x + s * 0.5, y - s * 0.685],
        [x - s * 0.5, y - s * 0.685],
      ]),
      air.sun,
      'opacity=".7"',
    ) +
    rect(x - s * 0.04, y - s * 0.74, s * 0.08, s * 0.11, tint(air, "#d6ad4a", 0.8), 'rx="3"') +
    stroke(
      `M${n(x - s * 0.025)} ${n(y - s * 0.74)}v-10a${n(s * 0.025)} ${n(s * 0.03)} 0 0 1 ${n(s * 0.05)} 0v10`,
      tint(air, "#d6ad4a", 0.9),
      3,
    )
  );
}

export const ballot: Scene = (context) => {
  const air = context.pick([golden, dawn, overcast, vivid, dusk]);
  const wallColour = context.pick(["#d8cdb8", "#b8c4c4", "#c9b8a2"]);
  const accent = context.pick(["#27477a", "#8a2b30", "#24585a"]);
  const floor = context.between(470, 510);
  const side = context.pick([-1, 1]);
  const boxX = WIDTH / 2 - side * context.between(300, 360);
  const count = context.whole(5, 6);
  const booths = draw(count, (i) =>
    booth(
      context,
      air,
      WIDTH / 2 + side * lerp(-640, 660, (i + 0.5) / count),
      floor + 60 + i * 26,
      190 + i * 20,
      accent,
      context.random() < 0.8,
    ),
  );
  const beam = linear(context, [
    [0, air.sun, 0.34],
    [1, air.sun, 0],
  ]);
  const shafts = draw(4, (i) =>
    shape(
      polygon([
        [80 + i * 400, 60],
        [260 + i * 400, 60],
        [160 + i * 430, HEIGHT],
        [-160 + i * 430, HEIGHT],
      ]),
      beam,
      'opacity=".7"',
    ),
  );
  const queue = draw(context.whole(2, 4), (i) =>
    shape(
      figure({
        x: WIDTH / 2 - side * (480 + i * 80),
        y: floor + 30 + i * 6,
        height: 150,
        stance: context.pick(["stand", "coat", "walk"]),
      }),
      mix(air.ink, context.pick(["#6a4a3a", "#3a4a5a"]), 0.5),
    ),
  );
  const table =
    shape(
      polygon([
        [boxX - 420, 812],
        [boxX + 460, 812],
        [boxX + 620, HEIGHT + 10],
        [boxX - 580, HEIGHT + 10],
      ]),
      linear(context, [
        [0, tint(air, "#8a6242", 0.9)],
        [1, tint(air, "#4a3020", 0.1)],
      ]),
    ) + rect(boxX - 420, 811, 880, 4, air.sun, 'opacity=".5"');
  return (
    hall(context, air, wallColour, floor, WIDTH / 2 + side * 200) +
    queue +
    booths +
    shafts +
    table +
    ballotBox(context, air, boxX, 862, context.between(300, 340), accent) +
    finish(context, air, 0.55)
  );
};
