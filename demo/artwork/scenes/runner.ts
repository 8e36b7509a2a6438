import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  glow,
  group,
  lighter,
  limb,
  list,
  mix,
  n,
  outline,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  specks,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  sky: [string, string, string];
  sun: string;
  far: string;
  road: string;
  shirts: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    sky: ["#2d3f7c", "#e5746a", "#ffd08c"],
    sun: "#fff3c9",
    far: "#5a3f6e",
    road: "#38304f",
    shirts: ["#ff5a3d", "#2fb3b8", "#f6d743"],
  },
  {
    sky: ["#0f4a63", "#62b0a8", "#fbe3a8"],
    sun: "#fffbe2",
    far: "#1f5560",
    road: "#24444d",
    shirts: ["#f28a2e", "#f2f0e6", "#d8433b"],
  },
  {
    sky: ["#4b2a63", "#c4528a", "#ffb59c"],
    sun: "#ffeadb",
    far: "#55285f",
    road: "#3a2149",
    shirts: ["#ffd04f", "#5fd0e0", "#ff6f61"],
  },
  {
    sky: ["#7fb4d9", "#cfe4e8", "#fff3d4"],
    sun: "#ffffff",
    far: "#7b96a8",
    road: "#52616f",
    shirts: ["#e2412e", "#1d3f72", "#f0a52c"],
  },
];

interface Pose {
  skin: string;
  shirt: string;
  shorts: string;
  shoe: string;
}

/** A runner in full stride, feet at 0, about 420 tall, running to the right; phase swaps the arms and legs. */
function figure(art: Easel, pose: Pose, rim: string, phase: number): string {
  const dark = darker(pose.skin, 0.38);
  const rear = phase
    ? [
        limb([-8, -222, 27], [-66, -140, 20], [-160, -150, 13], [-176, -138, 9]),
        limb([-160, -150, 12], [-188, -122, 10], [-178, -112, 7]),
      ]
    : [limb([-6, -222, 27], [-30, -122, 20], [-128, -58, 13]), limb([-128, -58, 12], [-152, -20, 10], [-136, -8, 7])];
  const lead = phase
    ? [limb([10, -220, 29], [72, -140, 22], [48, -30, 13]), limb([46, -26, 12], [52, -12, 12], [86, -6, 8])]
    : [limb([10, -220, 29], [98, -172, 22], [96, -70, 13]), limb([96, -66, 12], [112, -50, 11], [140, -62, 8])];
  const torso = "M-36 -222C-46 -290 -16 -340 6 -372C30 -388 66 -376 66 -350C64 -300 42 -262 40 -214Z";
  const shorts =
    "M-40 -232L44 -228C72 -206 84 -188 88 -176L44 -146C30 -160 14 -178 4 -188C-14 -172 -34 -156 -46 -148L-78 -186C-58 -202 -44 -214 -40 -232Z";
  return [
    path(rear[0] ?? "", dark) + path(rear[1] ?? "", darker(pose.shoe, 0.45)),
    path(limb([34, -354, 16], [92, -292, 13], [140, -338, 10], [150, -348, 11]), dark),
    rimmedBody(art, lead[0] ?? "", pose.skin, rim) + rimmedBody(art, lead[1] ?? "", pose.shoe, "#ffffff"),
    rimmedBody(art, shorts, pose.shorts, rim),
    rimmedBody(art, torso, pose.shirt, rim),
    path("M-36 -222C-46 -290 -16 -340 6 -372C-2 -320 -16 -280 -10 -222Z", darker(pose.shirt, 0.4), fade(0.6)),
    path(limb([36, -372, 14], [46, -392, 13]), darker(pose.skin, 0.2)),
    rimmedBody(
      art,
      "M28 -428C28 -456 54 -468 74 -458C90 -450 94 -434 92 -422L97 -408L90 -404C88 -388 78 -382 64 -386C44 -390 28 -406 28 -428Z",
      pose.skin,
      rim,
    ),
    path(
      "M24 -420C18 -456 50 -478 78 -464C88 -458 92 -450 92 -444C72 -452 60 -444 54 -426C50 -412 44 -406 36 -402C28 -406 25 -412 24 -420ZM30 -440C8 -448 -6 -436 -18 -440C-8 -422 12 -418 28 -422Z",
      darker(pose.skin, 0.82),
    ),
    rimmedBody(art, limb([14, -352, 17], [-46, -290, 14], [-14, -236, 11], [-6, -228, 12]), pose.skin, rim),
    path(limb([16, -354, 19], [-8, -330, 17]), pose.shirt),
  ].join("");
}

function rimmedBody(art: Easel, d: string, base: string, rim: string): string {
  const clip = art.clip(`<path d="${d}"/>`);
  return path(d, rim) + group(`clip-path="${clip}"`, path(d, base, 'transform="translate(-7 4)"'));
}

function skyline(context: SceneContext, horizon: number, tall: number): string {
  const towers: string[] = [];
  for (let x = -20; x < 1640;) {
    const width = context.between(34, 100);
    const height = tall * context.between(0.25, 1);
    towers.push(
      outline([
        [x, horizon],
        [x, horizon - height],
        [x + width * context.between(0, 0.4), horizon - height - context.between(0, 24)],
        [x + width, horizon - height],
        [x + width, horizon],
      ]),
    );
    x += width * context.between(0.8, 1.15);
  }
  return towers.join("");
}

export const runner: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const horizon = context.between(500, 560);
  const flip = context.pick([1, -1]);
  const sunX = context.between(960, 1240);
  const count = context.whole(1, 4);
  const hills = list(18, (index): Point => [
    index * 100 - 40,
    horizon - 20 - Math.abs(Math.sin(index * 0.6 + count)) * 60,
  ]);
  const runners = list(count, (index) => {
    const hero = index === count - 1;
    const scale = hero ? context.between(1.5, 1.62) : 0.62 + index * 0.2;
    const x = hero ? context.between(560, 640) : 1130 + index * 120 - (index % 2) * 760;
    const y = hero ? 850 : 640 + index * 62;
    const pose: Pose = {
      skin: context.pick(["#8a4f35", "#c98a63", "#5a3324", "#e0a982"]),
      shirt: colors.shirts[index % colors.shirts.length] ?? colors.sun,
      shorts: darker(colors.far, 0.5),
      shoe: context.pick(["#f8f4ea", colors.shirts[0], "#ffd43b"]),
    };
    const cast = polygon(
      [
        [-20, 4],
        [120, 0],
        [-420, 170],
        [-620, 150],
      ],
      "#000000",
      fade(0.3),
    );
    const placed = `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})"`;
    return group(
      placed,
      cast,
      ellipse(0, 6, 120, 14, "#000000", fade(0.3)),
      figure(art, pose, colors.sun, context.whole(0, 1)),
    );
  });
  // A point of the lane mark, from the horizon (0) to us (1).
  const mark = (t: number, side: number): Point => [sunX - 640 * t + side * 13 * t, horizon + (900 - horizon) * t];
  return art.picture(
    group(
      flip > 0 ? "" : 'transform="translate(1600 0) scale(-1 1)"',
      everything(
        art.linear(
          [0, 0],
          [0, horizon],
          [
            [0, colors.sky[0]],
            [0.55, colors.sky[1]],
            [1, colors.sky[2]],
          ],
        ),
      ),
      glow(art, sunX, horizon - 120, 620, colors.sun, 0.95) +
        circle(sunX, horizon - 120, context.between(80, 120), colors.sun),
      path(skyline(context, horizon, 260), mix(colors.far, colors.sky[2], 0.55)),
      path(skyline(context, horizon, 150), mix(colors.far, colors.sky[2], 0.25)),
      path(`${smooth(hills)}L1700 ${n(horizon + 10)}L-40 ${n(horizon + 10)}Z`, darker(colors.far, 0.15)),
      rect(
        0,
        horizon,
        1600,
        900 - horizon,
        art.down(mix(colors.road, colors.sky[2], 0.45), colors.road, darker(colors.road, 0.45)),
      ),
      polygon(
        [
          [sunX - 60, horizon],
          [sunX + 60, horizon],
          [sunX - 500, 900],
          [sunX - 1100, 900],
        ],
        colors.sun,
        fade(0.16),
      ),
      times(8, (index) => {
        const near = ((index + 1.2) / 8) ** 1.7;
        const far = ((index + 0.65) / 8) ** 1.7;
        return polygon(
          [mark(far, -1), mark(far, 1), mark(near, 1), mark(near, -1)],
          lighter(colors.sky[2], 0.4),
          fade(0.75),
        );
      }),
      path(
        specks(context, 700, { x: 0, y: horizon + 30, width: 1600, height: 380 }, [1.5, 5]),
        lighter(colors.road, 0.5),
        fade(0.35),
      ),
      glow(art, sunX, horizon, 520, colors.sun, 0.35),
      ...runners,
      glow(art, sunX, horizon - 100, 760, colors.sun, 0.22),
    ),
    finish(art, darker(colors.road, 0.7), 0.5),
  );
};
