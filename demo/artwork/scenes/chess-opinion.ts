import {
  type Camera,
  camera,
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  face,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  mix,
  n,
  path,
  type Point,
  polygon,
  rect,
  smooth,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  pale: string;
  dark: string;
  white: string;
  black: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    back: "#b5452f",
    deep: "#3a0f14",
    light: "#ffd9a0",
    pale: "#e9c794",
    dark: "#5a2418",
    white: "#f7e6c6",
    black: "#2a1518",
  },
  {
    back: "#1f4f6f",
    deep: "#061626",
    light: "#cfefff",
    pale: "#b9cdd6",
    dark: "#1f3a4f",
    white: "#eef4f2",
    black: "#0f1f30",
  },
  {
    back: "#2f6a52",
    deep: "#061f1a",
    light: "#fff0b8",
    pale: "#dcd2a6",
    dark: "#2f4f3a",
    white: "#f4ecce",
    black: "#13261f",
  },
  {
    back: "#54407f",
    deep: "#140b2a",
    light: "#ffcfd8",
    pale: "#c9b8dc",
    dark: "#3a2a5f",
    white: "#f2e9f7",
    black: "#1c1233",
  },
];

type Kind = "pawn" | "rook" | "bishop" | "queen" | "king" | "knight";

interface Placed {
  kind: Kind;
  x: number;
  z: number;
  white: boolean;
}

/** Half outlines (radius, height) of the turned pieces, from the foot upwards, in units of a square. */
const OUTLINES: Record<Exclude<Kind, "knight">, readonly Point[]> = {
  pawn: [
    [0.36, 0],
    [0.36, 0.08],
    [0.3, 0.14],
    [0.24, 0.2],
    [0.14, 0.42],
    [0.11, 0.62],
    [0.2, 0.66],
    [0.2, 0.7],
    [0.12, 0.72],
    [0.2, 0.82],
    [0.21, 0.92],
    [0.16, 1.04],
    [0, 1.1],
  ],
  rook: [
    [0.4, 0],
    [0.4, 0.1],
    [0.33, 0.17],
    [0.27, 0.24],
    [0.22, 0.5],
    [0.2, 0.86],
    [0.28, 0.92],
    [0.3, 0.98],
    [0.3, 1.24],
    [0.2, 1.24],
    [0.2, 1.16],
    [0, 1.16],
  ],
  bishop: [
    [0.38, 0],
    [0.38, 0.1],
    [0.3, 0.17],
    [0.24, 0.24],
    [0.13, 0.6],
    [0.11, 0.9],
    [0.22, 0.95],
    [0.22, 1],
    [0.12, 1.03],
    [0.2, 1.18],
    [0.2, 1.3],
    [0.1, 1.46],
    [0.05, 1.5],
    [0.07, 1.55],
    [0, 1.6],
  ],
  queen: [
    [0.42, 0],
    [0.42, 0.11],
    [0.34, 0.19],
    [0.27, 0.27],
    [0.14, 0.7],
    [0.12, 1.06],
    [0.25, 1.12],
    [0.25, 1.18],
    [0.14, 1.22],
    [0.2, 1.4],
    [0.28, 1.6],
    [0.2, 1.62],
    [0.1, 1.68],
    [0.06, 1.72],
    [0.06, 1.78],
    [0, 1.82],
  ],
  king: [
    [0.43, 0],
    [0.43, 0.11],
    [0.35, 0.19],
    [0.28, 0.28],
    [0.15, 0.74],
    [0.13, 1.14],
    [0.27, 1.2],
    [0.27, 1.26],
    [0.15, 1.3],
    [0.2, 1.46],
    [0.27, 1.64],
    [0.18, 1.7],
    [0.08, 1.76],
    [0, 1.78],
  ],
};

const KNIGHT =
  "M-0.34 -0.2C-0.3 -0.5 -0.1 -0.62 -0.12 -0.78C-0.2 -0.74 -0.3 -0.66 -0.38 -0.72C-0.46 -0.8 -0.4 -0.9 -0.3 -1.02C-0.26 -1.16 -0.18 -1.28 -0.04 -1.34L0 -1.46L0.08 -1.34C0.3 -1.26 0.38 -0.9 0.34 -0.56C0.32 -0.42 0.3 -0.3 0.32 -0.2Z";

function scaled(d: string, size: number): string {
  return d.replace(/-?\d+(\.\d+)?/g, (number) => n(Number(number) * size));
}

function turned(kind: Exclude<Kind, "knight">, size: number): string {
  const half = OUTLINES[kind];
  const points: Point[] = [
    ...half.map(([r, h]): Point => [r * size, -h * size]),
    ...half.toReversed().map(([r, h]): Point => [-r * size, -h * size]),
  ];
  const [fx] = points[0] ?? [0, 0];
  return `${smooth(points)}A${n(fx)} ${n(size * 0.1)} 0 0 0 ${n(fx)} 0Z`;
}

function piece(
  art: Easel,
  colors: Palette,
  kind: Kind,
  tone: string,
  x: number,
  y: number,
  size: number,
  lit: number,
): string {
  const paint = art.linear(
    [-size * 0.4, 0],
    [size * 0.4, 0],
    lit > 0
      ? [
          [0, mix(colors.deep, tone, 0.15)],
          [0.4, mix(colors.deep, tone, 0.6)],
          [0.64, tone],
          [0.8, lighter(tone, 0.6)],
          [0.9, tone],
          [1, darker(tone, 0.3)],
        ]
      : [
          [0, darker(tone, 0.3)],
          [0.1, tone],
          [0.2, lighter(tone, 0.6)],
          [0.36, tone],
          [0.6, mix(colors.deep, tone, 0.6)],
          [1, mix(colors.deep, tone, 0.15)],
        ],
  );
  const d = kind === "knight" ? scaled(KNIGHT, size) : turned(kind, size);
  const foot =
    kind === "knight"
      ? path(
          `M${n(-size * 0.4)} 0L${n(-size * 0.4)} ${n(-size * 0.1)}L${n(-size * 0.32)} ${n(-size * 0.24)}L${n(size * 0.32)} ${n(-size * 0.24)}L${n(size * 0.4)} ${n(-size * 0.1)}L${n(size * 0.4)} 0A${n(size * 0.4)} ${n(size * 0.1)} 0 0 1 ${n(-size * 0.4)} 0Z`,
          paint,
        )
      : "";
  const detail =
    kind === "knight"
      ? stroke(
          scaled("M0.02 -1.3C0.2 -1.1 0.22 -0.8 0.18 -0.5M0.1 -1.24C0.3 -1.05 0.3 -0.8 0.27 -0.5", size),
          darker(tone, 0.6),
          size * 0.02,
          fade(0.7),
        ) + circle(-size * 0.12, -size * 1.1, size * 0.035, darker(tone, 0.8))
      : "";
  const cross =
    kind === "king"
      ? rect(-size * 0.035, -size * 2.06, size * 0.07, size * 0.3, paint) +
        rect(-size * 0.11, -size * 1.98, size * 0.22, size * 0.07, paint)
      : "";
  const crown =
    kind === "queen"
      ? times(5, (index) =>
          circle(
            (index - 2) * size * 0.125,
            -size * 1.63 - (2 - Math.abs(index - 2)) * size * 0.012,
            size * 0.042,
            lighter(tone, 0.35),
          ),
        )
      : "";
  const rings =
    kind === "knight"
      ? ""
      : [0.14, 0.22]
          .map((h) =>
            ellipse(
              0,
              -size * h,
              size * (0.34 - h * 0.4),
              size * 0.035,
              "none",
              `stroke="${darker(tone, 0.5)}" stroke-width="${n(size * 0.014)}" ${fade(0.6)}`,
            ),
          )
          .join("");
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    polygon(
      [
        [-size * 0.32, size * 0.03],
        [size * 0.3, size * 0.05],
        [-lit * size * 1.9 + size * 0.2, size * 0.62],
        [-lit * size * 2.3 - size * 0.1, size * 0.5],
      ],
      "#000000",
      fade(0.32),
    ),
    ellipse(-lit * size * 0.1, size * 0.03, size * 0.54, size * 0.14, art.glow("#000000", 0.9)),
    foot + path(d, paint) + detail + cross + crown + rings,
  );
}

function board(art: Easel, view: Camera, colors: Palette): string {
  const squares = times(144, (index) => {
    const x = -6 + (index % 12);
    const z = -2 + Math.floor(index / 12);
    return face(
      view,
      [
        [x, 0, z],
        [x + 1, 0, z],
        [x + 1, 0, z + 1],
        [x, 0, z + 1],
      ],
      (x + z) % 2 ? colors.pale : colors.dark,
    );
  });
  const shine = face(
    view,
    [
      [-6, 0, -2],
      [6, 0, -2],
      [6, 0, 10],
      [-6, 0, 10],
    ],
    art.linear(
      [0, 380],
      [0, 900],
      [
        [0, colors.light, 0.35],
        [0.4, colors.deep, 0],
        [1, colors.deep, 0.65],
      ],
    ),
  );
  return squares + shine;
}

export const chessOpinion: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const lit = context.pick([1, -1]);
  const view = camera(
    [context.between(-1.6, 1.6), context.between(1.5, 2.1), -3.4],
    [0, 0.75, 2],
    context.between(1280, 1400),
    [800, 420],
  );
  const hero = context.pick<Kind>(["king", "queen", "knight"]);
  const heroX = lit * -context.between(0.55, 0.85);
  const others: Placed[] = [
    { kind: "king", x: lit * 1.1, z: 3.4, white: false },
    { kind: "rook", x: -2.4, z: 4.5, white: false },
    { kind: "bishop", x: 2.6, z: 4.6, white: false },
    { kind: "pawn", x: lit * 2.1, z: 1.7, white: false },
    { kind: "pawn", x: lit * 0.3, z: 2.6, white: context.random() < 0.5 },
    { kind: "pawn", x: lit * -2.9, z: 2.2, white: true },
    { kind: "knight", x: lit * -2.2, z: 3.6, white: true },
    { kind: "queen", x: 0.4, z: 6, white: false },
  ];
  const near: Placed[] = [
    { kind: hero, x: heroX, z: 0.35, white: true },
    { kind: "pawn", x: lit * context.between(0.8, 1.2), z: 0.5, white: false },
  ];
  const set = [...others.filter(() => context.random() < 0.82), ...near].toSorted((a, b) => b.z - a.z);
  return art.picture(
    everything(
      art.radial([800 + lit * 380, 180], 1100, [
        [0, mix(colors.back, colors.light, 0.5)],
        [0.4, colors.back],
        [1, colors.deep],
      ]),
    ),
    times(5, (index) =>
      polygon(
        [
          [800 + lit * (260 + index * 130), -20],
          [800 + lit * (330 + index * 130), -20],
          [800 - lit * (700 - index * 240), 900],
          [800 - lit * (860 - index * 240), 900],
        ],
        colors.light,
        fade(0.06),
      ),
    ),
    board(art, view, colors),
    glow(art, 800 + lit * 420, 330, 620, colors.light, 0.4),
    ...set.map(({ kind, x, z, white }) => {
      const [px, py] = view.see([x, 0, z]);
      const haze = Math.min(0.5, Math.max(0, z - 1) * 0.1);
      return piece(
        art,
        colors,
        kind,
        mix(white ? colors.white : colors.black, colors.back, haze),
        px,
        py,
        view.scale([x, 0, z]) * 0.98,
        lit,
      );
    }),
    path(specks(context, 120, FRAME, [2, 4]), colors.light, fade(0.35)),
    finish(art, colors.deep, 0.65),
  );
};
