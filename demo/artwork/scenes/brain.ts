import {
  circle,
  darker,
  type Easel,
  easel,
  everything,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  list,
  mix,
  n,
  path,
  type Point,
  rimmed,
  smooth,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  head: string;
  lobes: [string, string, string, string];
  light: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    back: "#f0a98c",
    deep: "#b5584a",
    head: "#2b1f3f",
    lobes: ["#ff8a6b", "#ffc371", "#e85d75", "#ffdf9e"],
    light: "#fff1d6",
  },
  {
    back: "#2a5d8f",
    deep: "#0d2340",
    head: "#081426",
    lobes: ["#5fd3e6", "#8f9bff", "#ff8fab", "#ffe08a"],
    light: "#eaf9ff",
  },
  {
    back: "#e5d9bf",
    deep: "#b39d76",
    head: "#1d4a4b",
    lobes: ["#e86a4a", "#f2b84b", "#7fb8a4", "#f7e6c4"],
    light: "#fffaf0",
  },
  {
    back: "#6a3a86",
    deep: "#1f0f33",
    head: "#130822",
    lobes: ["#ff6fa8", "#ffb36b", "#a58bff", "#ffe1f0"],
    light: "#fff0fa",
  },
];

/** A profile looking right, filling the frame from below. */
const HEAD =
  "M300 960C330 850 350 800 322 722C250 640 210 545 218 432C232 232 400 98 622 96C852 94 1010 230 1022 396C1026 440 1014 470 1030 508C1052 552 1092 596 1090 618C1088 640 1046 640 1040 652C1034 668 1052 684 1044 700C1038 712 1024 716 1026 730C1030 756 1042 776 1018 802C990 830 920 812 872 822C838 832 836 890 846 960Z";
const BRAIN: readonly Point[] = [
  [312, 470],
  [300, 380],
  [352, 280],
  [450, 208],
  [560, 176],
  [680, 172],
  [790, 200],
  [880, 262],
  [932, 346],
  [930, 430],
  [880, 478],
  [800, 492],
  [740, 520],
  [660, 566],
  [560, 580],
  [470, 566],
  [400, 548],
  [345, 520],
];
const STEM = "M560 560C600 560 650 560 668 548C650 620 640 690 660 790L572 800C584 720 580 650 540 590Z";

/** Folds: fat worms of paper, each with a dark gap and a light back. */
function folds(context: SceneContext, colors: Palette): string {
  return times(120, (index) => {
    const column = index % 12;
    const row = Math.floor(index / 12);
    const x = 300 + column * 58 + (row % 2) * 30 + context.between(-18, 18);
    const y = 180 + row * 44 + context.between(-12, 12);
    const flow = Math.atan2(y - 420, x - 600) + Math.PI / 2 + context.between(-0.9, 0.9);
    const reach = context.between(34, 66);
    const bend = context.between(-34, 34);
    const points: Point[] = [
      [x - Math.cos(flow) * reach, y - Math.sin(flow) * reach],
      [x + Math.sin(flow) * bend, y - Math.cos(flow) * bend],
      [x + Math.cos(flow) * reach, y + Math.sin(flow) * reach],
      [
        x + Math.cos(flow) * reach * 1.4 + Math.sin(flow) * bend,
        y + Math.sin(flow) * reach * 1.4 - Math.cos(flow) * bend,
      ],
    ];
    const zone = x < 440 ? 3 : y > 440 ? 2 : x > 700 ? 1 : 0;
    const tone = mix(colors.lobes[zone] ?? colors.light, colors.light, context.between(0, 0.18));
    const d = smooth(points);
    const cap = 'stroke-linecap="round"';
    return (
      stroke(d, darker(tone, 0.62), 42, cap) +
      stroke(d, darker(tone, 0.18), 33, cap) +
      stroke(d, tone, 24, `${cap} transform="translate(-2 -4)"`) +
      stroke(d, lighter(tone, 0.5), 5, `${cap} ${fade(0.75)} transform="translate(-5 -10)"`)
    );
  });
}

function sparks(context: SceneContext, art: Easel, colors: Palette): string {
  const nodes = list(26, (): Point => {
    const angle = context.between(-2.9, 0.5);
    const reach = context.between(430, 860);
    return [640 + Math.cos(angle) * reach * 1.15, 400 + Math.sin(angle) * reach * 0.8];
  });
  const lines = nodes.map(([x, y]) =>
    stroke(
      `M${n(640 + (x - 640) * 0.5)} ${n(400 + (y - 400) * 0.5)}Q${n((x + 640) / 2 + context.between(-60, 60))} ${n((y + 400) / 2)} ${n(x)} ${n(y)}`,
      colors.light,
      context.between(1.5, 4),
      fade(0.45),
    ),
  );
  return (
    lines.join("") +
    nodes
      .map(
        ([x, y], index) =>
          glow(art, x, y, 60, colors.lobes[index % 2 ? 1 : 0], 0.8) +
          circle(x, y, context.between(5, 15), colors.light),
      )
      .join("")
  );
}

export const brain: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const shift = context.between(60, 200);
  const brainShape = smooth(BRAIN, true);
  return art.picture(
    everything(
      art.radial([flip ? 960 : 640, 360], 1150, [
        [0, lighter(colors.back, 0.35)],
        [0.45, colors.back],
        [1, colors.deep],
      ]),
    ),
    path(specks(context, 240, FRAME, [2, 6]), colors.light, fade(0.4)),
    group(
      flip ? `transform="translate(${n(1600 - shift)} 0) scale(-1 1)"` : `transform="translate(${n(shift)} 0)"`,
      times(5, (index) =>
        circle(
          640,
          400,
          470 + index * 120,
          "none",
          `stroke="${colors.light}" stroke-width="${n(3 - index * 0.4)}" stroke-dasharray="${context.whole(2, 30)} ${context.whole(12, 30)}" ${fade(0.4 - index * 0.06)}`,
        ),
      ),
      sparks(context, art, colors),
      path(HEAD, "#000000", `transform="translate(18 22)" ${fade(0.3)}`),
      rimmed(
        art,
        HEAD,
        art.linear(
          [1000, 200],
          [300, 900],
          [
            [0, lighter(colors.head, 0.16)],
            [1, darker(colors.head, 0.4)],
          ],
        ),
        mix(colors.light, colors.lobes[0], 0.4),
        -10,
        8,
      ),
      glow(art, 620, 380, 480, colors.lobes[0], 0.6),
      path(STEM, art.right(darker(colors.lobes[2], 0.5), colors.lobes[2], darker(colors.lobes[2], 0.6))),
      path(brainShape, darker(colors.head, 0.5), 'transform="translate(8 14)"'),
      group(
        `clip-path="${art.clip(`<path d="${brainShape}"/>`)}"`,
        path(brainShape, darker(colors.lobes[0], 0.65)),
        folds(context, colors),
        path(
          brainShape,
          art.radial([700, 230], 620, [
            [0, colors.light, 0.35],
            [0.5, colors.head, 0],
            [1, colors.head, 0.75],
          ]),
        ),
      ),
      path(
        "M420 560C440 530 520 540 556 566C570 620 520 652 470 640C430 630 404 596 420 560Z",
        darker(colors.lobes[3], 0.25),
      ),
      times(6, (index) =>
        stroke(
          `M${424 + index * 4} ${572 + index * 11}Q490 ${548 + index * 14} ${556 - index * 4} ${578 + index * 8}`,
          darker(colors.lobes[3], 0.65),
          4,
        ),
      ),
      times(context.whole(5, 9), () => {
        const x = context.between(380, 860);
        const y = context.between(240, 500);
        return glow(art, x, y, context.between(40, 90), "#ffffff", 0.75) + circle(x, y, 6, "#ffffff");
      }),
    ),
    finish(art, darker(colors.deep, 0.5), 0.5),
  );
};
