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
  list,
  mix,
  n,
  path,
  rect,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  shelf: string;
  gap: string;
  light: string;
  gold: string;
  cloth: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    shelf: "#5b3320",
    gap: "#1c0e09",
    light: "#ffcf8a",
    gold: "#f1cf86",
    cloth: ["#8c2f2a", "#1f4a52", "#c98a3b", "#2c3550", "#e6d3ac", "#5d6b3c"],
  },
  {
    shelf: "#26384a",
    gap: "#0a131c",
    light: "#ffe0b0",
    gold: "#f5dba3",
    cloth: ["#e0664b", "#f0e6d6", "#2f6f87", "#f2b552", "#16283a", "#9fc0c0"],
  },
  {
    shelf: "#3f3226",
    gap: "#140f0b",
    light: "#ffd7a1",
    gold: "#f8e3b0",
    cloth: ["#3e5b46", "#b5543a", "#e9dcc0", "#7a8f6a", "#d9a441", "#2a2b2e"],
  },
  {
    shelf: "#4a2338",
    gap: "#18091a",
    light: "#ffb7a0",
    gold: "#ffd9b5",
    cloth: ["#c23b5a", "#f4dccf", "#563a7a", "#ef8f6a", "#27203f", "#8fa0c9"],
  },
];

/** The ornament of a spine: bands, a label, rules, a small emblem. No letters. */
function ornament(context: SceneContext, colors: Palette, width: number, height: number, cloth: string): string {
  const ink = context.pick([colors.gold, lighter(cloth, 0.65), darker(cloth, 0.6)]);
  const bands = times(context.whole(2, 4), (index) =>
    rect(0, height * (0.07 + index * 0.045), width, index % 2 ? 2 : 5, ink, fade(0.8)),
  );
  const foot = rect(0, height * 0.88, width, 5, ink, fade(0.8)) + rect(0, height * 0.905, width, 2, ink, fade(0.8));
  const kind = context.whole(0, 3);
  if (kind === 0)
    return (
      bands +
      foot +
      rect(width * 0.16, height * 0.3, width * 0.68, height * 0.3, darker(cloth, 0.55)) +
      times(3, (index) =>
        rect(
          width * 0.42 + (index - 1) * width * 0.16,
          height * 0.34,
          width * 0.06,
          height * context.between(0.12, 0.22),
          ink,
        ),
      )
    );
  if (kind === 1)
    return (
      bands +
      foot +
      circle(width / 2, height * 0.72, width * 0.24, "none", `stroke="${ink}" stroke-width="3"`) +
      circle(width / 2, height * 0.72, width * 0.1, ink) +
      rect(width * 0.4, height * 0.3, width * 0.2, height * 0.28, ink, fade(0.85))
    );
  if (kind === 2)
    return (
      times(
        5,
        (index) =>
          rect(-1, height * (0.12 + index * 0.18), width + 2, 9, darker(cloth, 0.3)) +
          rect(-1, height * (0.12 + index * 0.18), width + 2, 3, lighter(cloth, 0.3)),
      ) + rect(width * 0.14, height * 0.33, width * 0.72, height * 0.11, ink, fade(0.85))
    );
  return (
    rect(0, 0, width, height * 0.26, ink, fade(0.9)) +
    rect(width * 0.34, height * 0.34, width * 0.13, height * 0.4, ink) +
    rect(width * 0.58, height * 0.34, width * 0.08, height * 0.28, ink, fade(0.7))
  );
}

function spine(context: SceneContext, art: Easel, colors: Palette, width: number, height: number): string {
  const cloth = context.pick(colors.cloth);
  const corner = Math.min(14, width * 0.2);
  const clip = art.clip(`<rect width="${n(width)}" height="${n(height)}" rx="${n(corner)}"/>`);
  return group(
    `clip-path="${clip}"`,
    rect(0, 0, width, height, cloth),
    ornament(context, colors, width, height, cloth),
    rect(
      0,
      0,
      width,
      height,
      art.linear(
        [0, 0],
        [width, 0],
        [
          [0, "#000000", 0.55],
          [0.22, "#ffffff", 0.16],
          [0.42, "#ffffff", 0.06],
          [0.8, "#000000", 0.15],
          [1, "#000000", 0.6],
        ],
      ),
    ),
    rect(0, 0, width, 6, lighter(cloth, 0.5), fade(0.5)),
  );
}

/** Spines along a shelf; the last ones lean. */
function shelfRow(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  floor: number,
  tallest: number,
  lamp: number,
): string {
  const books: string[] = [];
  let x = context.between(-60, 0);
  while (x < 1640) {
    const width = context.between(44, 112);
    const height = tallest * context.between(0.72, 1);
    const lean = context.random() < 0.12 ? context.between(5, 11) : 0;
    const dim = Math.min(0.72, Math.abs(x - lamp) / 1300);
    books.push(
      group(
        `transform="translate(${n(x + (lean ? height * 0.17 : 0))} ${n(floor - height)}) rotate(${n(lean)} 0 ${n(height)})"`,
        spine(context, art, colors, width, height),
        rect(0, 0, width, height, colors.gap, fade(dim)),
      ),
    );
    x += width + 3 + (lean ? height * 0.2 + 12 : 0);
  }
  return books.join("");
}

function lyingBook(
  context: SceneContext,
  art: Easel,
  colors: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const cloth = context.pick(colors.cloth);
  return [
    rect(x, y, width, height, darker(cloth, 0.2), `rx="${n(height * 0.2)}"`),
    rect(x + 26, y + height * 0.13, width - 34, height * 0.74, art.down("#fff4dd", "#d8c19a")),
    times(7, (line) => rect(x + 26, y + height * (0.2 + line * 0.095), width - 34, 1.4, "#8a7350", fade(0.6))),
    rect(x, y, width * 0.9, height * 0.13, lighter(cloth, 0.15), 'rx="5"') +
      rect(x, y + height * 0.87, width * 0.98, height * 0.13, darker(cloth, 0.3), 'rx="5"'),
    path(
      `M${n(x + 30)} ${n(y)}Q${n(x - 14)} ${n(y + height / 2)} ${n(x + 30)} ${n(y + height)}L${n(x + 6)} ${n(y + height)}Q${n(x - 26)} ${n(y + height / 2)} ${n(x + 6)} ${n(y)}Z`,
      cloth,
    ),
    rect(x + width * 0.5, y + height * 0.86, 16, height * 0.9, context.pick(["#c23b3b", colors.gold])),
  ].join("");
}

/** An open book seen from its foot, pages fanned towards the light. */
function openBook(art: Easel, colors: Palette, x: number, y: number, size: number): string {
  const page = (side: number, spread: number, lift: number, fill: string) =>
    path(
      `M${n(x)} ${n(y)}C${n(x + side * size * 0.2)} ${n(y - size * lift)} ${n(x + side * size * spread * 0.7)} ${n(y - size * lift * 1.1)} ${n(x + side * size * spread)} ${n(y - size * lift * 0.55)}L${n(x + side * size * spread * 0.92)} ${n(y - size * (lift * 0.55 + 0.34))}C${n(x + side * size * spread * 0.6)} ${n(y - size * (lift + 0.44))} ${n(x + side * size * 0.18)} ${n(y - size * (lift + 0.36))} ${n(x)} ${n(y - size * 0.32)}Z`,
      fill,
    );
  const leaves = times(
    9,
    (index) =>
      page(-1, 1 - index * 0.018, 0.05 + index * 0.022, mix("#caa977", "#fff3d8", index / 8)) +
      page(1, 1 - index * 0.018, 0.05 + index * 0.022, mix("#b8925f", "#ffeccb", index / 8)),
  );
  const lines = times(8, (index) => {
    const t = 0.1 + index * 0.095;
    return [-1, 1]
      .map((side) =>
        stroke(
          `M${n(x + side * size * 0.14)} ${n(y - size * (0.2 + t * 0.36))}Q${n(x + side * size * 0.42)} ${n(y - size * (0.29 + t * 0.36))} ${n(x + side * size * (index % 4 === 3 ? 0.55 : 0.78))} ${n(y - size * (0.2 + t * 0.33))}`,
          "#6a5236",
          2.4,
          fade(0.5),
        ),
      )
      .join("");
  });
  return (
    shadow(art, x, y + 10, size * 1.3, size * 0.2, 0.9) +
    path(
      `M${n(x - size * 1.06)} ${n(y - 8)}Q${n(x)} ${n(y + 46)} ${n(x + size * 1.06)} ${n(y - 8)}L${n(x + size)} ${n(y - size * 0.36)}L${n(x - size)} ${n(y - size * 0.36)}Z`,
      darker(colors.cloth[0], 0.3),
    ) +
    leaves +
    lines +
    path(
      `M${n(x - 26)} ${n(y - size * 0.33)}Q${n(x)} ${n(y - size * 0.1)} ${n(x)} ${n(y)}Q${n(x)} ${n(y - size * 0.1)} ${n(x + 26)} ${n(y - size * 0.33)}Z`,
      "#5a4024",
      fade(0.45),
    )
  );
}

export const books: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const lamp = context.pick([430, 1150]);
  const stackX = lamp > 800 ? context.between(90, 190) : context.between(930, 1030);
  const table = 800;
  const stack = list(context.whole(2, 4), (index) => {
    const height = context.between(64, 86);
    return { height, width: 500 - index * 26 - context.between(0, 40), x: stackX + context.between(-22, 26) };
  });
  let y = table;
  const pile = stack.map(({ height, width, x }) => {
    y -= height;
    return lyingBook(context, art, colors, x, y, width, height);
  });
  return art.picture(
    everything(colors.gap),
    shelfRow(context, art, colors, 250, 300, lamp),
    rect(0, 250, 1600, 34, art.down(lighter(colors.shelf, 0.25), darker(colors.shelf, 0.3))),
    rect(0, 284, 1600, 70, art.down("#000000", colors.gap), fade(0.8)),
    shelfRow(context, art, colors, 724, 400, lamp),
    rect(0, 700, 1600, 200, art.down(lighter(colors.shelf, 0.22), colors.shelf, darker(colors.shelf, 0.6))),
    times(16, () =>
      ellipse(
        context.between(0, 1600),
        context.between(735, 890),
        context.between(150, 400),
        1.5,
        darker(colors.shelf, 0.6),
        fade(0.4),
      ),
    ),
    glow(art, lamp, 330, 780, colors.light, 0.5),
    shadow(art, stackX + 250, table + 6, 400, 40, 0.95),
    ...pile,
    openBook(art, colors, lamp, 838, context.between(350, 400)),
    glow(art, lamp, 640, 500, colors.light, 0.42),
    finish(art, darker(colors.gap, 0.4), 0.75),
  );
};
