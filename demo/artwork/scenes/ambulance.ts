import {
  bokeh,
  box,
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
  glow,
  group,
  lighter,
  mix,
  n,
  path,
  type Point3,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene } from "../scene.ts";

interface Palette {
  night: string;
  street: string;
  haze: string;
  body: string;
  stripe: string;
  flash: string;
  other: string;
  lamp: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    night: "#081126",
    street: "#22365f",
    haze: "#5f86c4",
    body: "#f4f1ea",
    stripe: "#d8342c",
    flash: "#ff4a44",
    other: "#4fa0ff",
    lamp: "#fff0c0",
  },
  {
    night: "#1a0b20",
    street: "#4a2650",
    haze: "#c46a86",
    body: "#fbe9dc",
    stripe: "#e06a2c",
    flash: "#ff5f4a",
    other: "#8f8cff",
    lamp: "#ffe0b0",
  },
  {
    night: "#041a1c",
    street: "#124a4a",
    haze: "#4fa39a",
    body: "#eef4e8",
    stripe: "#e2a51f",
    flash: "#ffb02c",
    other: "#4fe0e0",
    lamp: "#fffbd0",
  },
  {
    night: "#3a4a5f",
    street: "#7a8a9a",
    haze: "#d4dde2",
    body: "#ffffff",
    stripe: "#1f5fae",
    flash: "#ff4f4f",
    other: "#3f8fff",
    lamp: "#fffdf0",
  },
];

function wheel(view: Camera, x: number, z: number, radius: number): string {
  const ring = (size: number, fill: string, out: number) => {
    const points = Array.from({ length: 30 }, (_, index): Point3 => [
      x + Math.cos(index * 0.2094) * size,
      radius + Math.sin(index * 0.2094) * size,
      z - out,
    ]);
    return face(view, points, fill);
  };
  return (
    ring(radius * 1.14, "#05060a", 0) +
    ring(radius, "#15161d", 0.03) +
    ring(radius * 0.6, "#a8adba", 0.05) +
    ring(radius * 0.42, "#4a4e5c", 0.06) +
    ring(radius * 0.16, "#d9dce4", 0.07)
  );
}

/** The vehicle: a box and a cab in perspective, its long side facing us, nose to the right. */
function vehicle(art: Easel, view: Camera, colors: Palette): string {
  const side = (points: readonly (readonly [number, number])[], fill: string, out = 0.01, more = "") =>
    face(
      view,
      points.map(([x, y]): Point3 => [x, y, -out]),
      fill,
      more,
    );
  const quad = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
    side(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      fill,
      0.02,
      more,
    );
  const front = (points: readonly (readonly [number, number])[], x: number, fill: string, more = "") =>
    face(
      view,
      points.map(([y, z]): Point3 => [x, y, z]),
      fill,
      more,
    );
  const shade = mix(colors.body, colors.night, 0.45);
  const paint = art.linear(view.see([0, 2.7, 0]), view.see([0, 0.4, 0]), [
    [0, "#ffffff"],
    [0.35, colors.body],
    [1, mix(colors.body, colors.night, 0.5)],
  ]);
  const cross = (cx: number, cy: number, size: number) =>
    times(3, (index) => {
      const angle = (index * Math.PI) / 3;
      const along = (a: number, b: number): readonly [number, number] => [
        cx + Math.cos(angle) * a - Math.sin(angle) * b,
        cy + Math.sin(angle) * a + Math.cos(angle) * b,
      ];
      return side(
        [along(-size, -size * 0.26), along(size, -size * 0.26), along(size, size * 0.26), along(-size, size * 0.26)],
        colors.other,
        0.03,
      );
    });
  const cab: readonly (readonly [number, number])[] = [
    [1.5, 0.45],
    [3.45, 0.45],
    [3.5, 1.05],
    [3.2, 1.3],
    [2.55, 1.4],
    [2.05, 2.15],
    [1.5, 2.2],
  ];
  const lights = [-2, -1.2, -0.4, 0.4, 1.2].map((x, index) => {
    const [px, py] = view.see([x, 2.86, 0]);
    const tone = index % 2 ? colors.other : colors.flash;
    return (
      box(
        view,
        { x: x - 0.22, y: 2.76, z: 0.02, width: 0.44, height: 0.16, depth: 0.2 },
        { top: lighter(tone, 0.6), front: tone, side: darker(tone, 0.3) },
      ) + glow(art, px, py, view.scale([x, 2.8, 0]) * 1.1, tone, 0.75)
    );
  });
  return [
    box(
      view,
      { x: 1.5, y: 0.45, z: 0, width: 1.95, height: 0.7, depth: 1.9 },
      { top: lighter(colors.body, 0.2), front: shade, side: mix(shade, colors.night, 0.3) },
    ),
    front(
      [
        [0.45, 0],
        [0.45, 1.9],
        [1.1, 1.9],
        [1.1, 0],
      ],
      3.47,
      mix(shade, colors.night, 0.25),
    ),
    face(
      view,
      [
        [3.5, 1.05, 0],
        [3.5, 1.05, 1.9],
        [2.55, 1.42, 1.9],
        [2.55, 1.42, 0],
      ],
      mix(colors.body, "#ffffff", 0.3),
    ),
    face(
      view,
      [
        [2.55, 1.42, 0.05],
        [2.55, 1.42, 1.85],
        [2.05, 2.12, 1.8],
        [2.05, 2.12, 0.1],
      ],
      mix(colors.night, colors.haze, 0.55),
    ),
    face(
      view,
      [
        [2.05, 2.16, 0],
        [2.05, 2.16, 1.9],
        [1.5, 2.2, 1.9],
        [1.5, 2.2, 0],
      ],
      lighter(colors.body, 0.3),
    ),
    box(
      view,
      { x: -2.9, y: 0.45, z: 0, width: 4.4, height: 2.3, depth: 1.95 },
      { top: lighter(colors.body, 0.4), front: paint, side: shade },
    ),
    side(cab, paint),
    quad(-2.9, 0.95, 4.4, 0.34, colors.stripe) +
      side(
        [
          [1.5, 0.95],
          [3.5, 0.95],
          [3.46, 1.12],
          [3.2, 1.29],
          [1.5, 1.29],
        ],
        colors.stripe,
        0.02,
      ),
    times(17, (index) =>
      side(
        [
          [-2.9 + index * 0.37, 0.62],
          [-2.72 + index * 0.37, 0.62],
          [-2.56 + index * 0.37, 0.88],
          [-2.74 + index * 0.37, 0.88],
        ],
        index % 2 ? colors.stripe : "#f7d84a",
        0.02,
      ),
    ),
    quad(-2.9, 2.5, 4.4, 0.08, colors.stripe) + quad(-2.9, 0.44, 6.35, 0.14, darker(colors.night, 0.3)),
    quad(-2.3, 1.62, 1.1, 0.66, "#0d1420") +
      side(
        [
          [-2.3, 1.62],
          [-1.8, 1.62],
          [-1.4, 2.28],
          [-2.3, 2.28],
        ],
        colors.haze,
        0.03,
        fade(0.4),
      ),
    side(
      [
        [1.68, 1.42],
        [2.42, 1.42],
        [2.04, 1.98],
        [1.68, 2],
      ],
      "#0d1420",
      0.02,
    ) +
      side(
        [
          [1.72, 1.46],
          [2.1, 1.46],
          [1.86, 1.92],
          [1.72, 1.94],
        ],
        colors.haze,
        0.03,
        fade(0.45),
      ),
    cross(0.25, 1.86, 0.4),
    stroke(
      `M${view.see([1.5, 0.5, -0.02]).map(n).join(" ")}L${view.see([1.5, 2.7, -0.02]).map(n).join(" ")}M${view.see([-0.55, 0.6, -0.02]).map(n).join(" ")}L${view.see([-0.55, 2.5, -0.02]).map(n).join(" ")}M${view.see([2.48, 0.6, -0.02]).map(n).join(" ")}L${view.see([2.48, 1.38, -0.02]).map(n).join(" ")}`,
      mix(colors.body, colors.night, 0.5),
      3,
    ),
    quad(1.66, 1.18, 0.2, 0.05, "#2a2d38") + quad(3.18, 0.82, 0.27, 0.2, "#fffbe6"),
    wheel(view, -1.75, -0.02, 0.44) + wheel(view, 2.55, -0.02, 0.44),
    ...lights,
    face(
      view,
      [
        [-2.9, 0.45, -0.04],
        [1.5, 0.45, -0.04],
        [1.5, 2.75, -0.04],
        [-2.9, 2.75, -0.04],
      ],
      art.linear(view.see([-2.9, 0, 0]), view.see([1.5, 2.7, 0]), [
        [0, colors.flash, 0.3],
        [0.4, colors.flash, 0],
        [0.7, "#ffffff", 0.12],
        [1, colors.other, 0.25],
      ]),
    ),
  ].join("");
}

export const ambulance: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const swing = context.between(1.8, 3.6);
  const view = camera([swing, context.between(1, 1.5), -7.2], [0.35, 1.35, 0], context.between(1280, 1420), [800, 440]);
  const [groundX, groundY] = view.see([0.2, 0, 0]);
  const [lampX, lampY] = view.see([3.4, 0.95, -0.05]);
  const drawn = vehicle(art, view, colors);
  const horizon = 520;
  const streaks = (count: number) =>
    times(count, () => {
      const y = context.between(150, horizon + 20);
      return rect(
        context.between(-200, 1400),
        y,
        context.between(160, 620),
        context.between(2, 9),
        context.pick([colors.flash, colors.other, colors.lamp, colors.haze]),
        `rx="4" ${fade(context.between(0.12, 0.5))}`,
      );
    });
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      everything(
        art.linear(
          [0, 0],
          [0, horizon],
          [
            [0, colors.night],
            [1, mix(colors.street, colors.haze, 0.5)],
          ],
        ),
      ),
      times(
        11,
        (index) =>
          rect(
            index * 160 - 40,
            horizon - context.between(180, 440),
            context.between(90, 160),
            460,
            mix(colors.night, colors.haze, context.between(0.1, 0.3)),
          ) +
          times(6, (pane) =>
            rect(
              index * 160 - 20 + (pane % 2) * 50,
              horizon - 160 + Math.floor(pane / 2) * 44,
              24,
              26,
              colors.lamp,
              fade(context.between(0, 0.7)),
            ),
          ),
      ),
      bokeh(
        context,
        art,
        [colors.flash, colors.other, colors.lamp],
        26,
        { x: 0, y: 60, width: 1600, height: 480 },
        [12, 54],
      ),
      streaks(46),
      rect(
        0,
        horizon,
        1600,
        400,
        art.down(mix(colors.street, colors.haze, 0.45), colors.street, darker(colors.night, 0.2)),
      ),
      group(`opacity="0.26" transform="translate(0 ${n(groundY * 2)}) scale(1 -1)"`, drawn),
      times(70, () =>
        rect(
          context.between(-60, 1600),
          context.between(groundY - 20, 900),
          context.between(60, 320),
          3,
          context.pick([colors.street, colors.night, colors.flash, colors.other]),
          `rx="1" ${fade(0.4)}`,
        ),
      ),
      ellipse(groundX - 260, groundY + 100, 300, 70, art.glow(colors.flash, 0.55)) +
        ellipse(groundX + 260, groundY + 110, 320, 70, art.glow(colors.other, 0.55)),
      face(
        view,
        [
          [-2.8, 0, -0.05],
          [3.4, 0, -0.05],
          [3.3, 0, 1.9],
          [-2.8, 0, 1.9],
        ],
        darker(colors.night, 0.7),
        fade(0.85),
      ),
      ...[-1.75, 2.55].map((x) => shadow(art, ...view.see([x, 0, -0.05]), view.scale([x, 0, 0]) * 0.8, 24, 0.95)),
      shadow(art, groundX, groundY + 2, 820, 46, 0.8),
      drawn,
      glow(art, lampX, lampY, 260, colors.lamp, 0.9) + circle(lampX, lampY, 18, "#ffffff"),
      path(
        `M${n(lampX)} ${n(lampY - 10)}L1700 ${n(lampY - 60)}L1700 ${n(lampY + 230)}L${n(lampX)} ${n(lampY + 14)}Z`,
        art.linear(
          [lampX, lampY],
          [lampX + 420, lampY + 60],
          [
            [0, colors.lamp, 0.6],
            [1, colors.lamp, 0],
          ],
        ),
      ),
    ),
    finish(art, colors.night, 0.6),
  );
};
