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
  polygon,
  polyline,
  rect,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  up: string;
  down: string;
  line: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#12325a", deep: "#040b1a", up: "#3fe0c0", down: "#ff6b5e", line: "#ffe3a3" },
  { back: "#f3e3cf", deep: "#d2b392", up: "#1f6f6a", down: "#d9432f", line: "#20233d" },
  { back: "#3b1f5c", deep: "#0d0620", up: "#8fa6ff", down: "#ff7fb0", line: "#ffffff" },
  { back: "#0d4038", deep: "#02110e", up: "#a6f26b", down: "#ff9a4f", line: "#f4ffd9" },
];

interface Candle {
  open: number;
  close: number;
  high: number;
  low: number;
}

function prices(context: SceneContext, count: number, trend: number): Candle[] {
  let price = trend > 0 ? 0.22 : 0.82;
  return list(count, () => {
    const open = price;
    const close = Math.max(0.08, Math.min(0.95, open + trend * 0.045 + context.between(-0.16, 0.16)));
    price = close;
    return {
      open,
      close,
      high: Math.max(open, close) + context.between(0.01, 0.07),
      low: Math.min(open, close) - context.between(0.01, 0.07),
    };
  });
}

/** Candles as slabs with a lit side; they grow towards the viewer. */
function candles(
  art: Easel,
  colors: Palette,
  rows: readonly Candle[],
  place: (index: number, price: number) => Point,
  widthAt: (index: number) => number,
): string {
  return rows
    .map(({ open, close, high, low }, index) => {
      const tone = close >= open ? colors.up : colors.down;
      const width = widthAt(index);
      const [x, top] = place(index, Math.max(open, close));
      const [, bottom] = place(index, Math.min(open, close));
      const [, tip] = place(index, high);
      const [, toe] = place(index, low);
      const height = Math.max(8, bottom - top);
      const deep = width * 0.32;
      return [
        rect(
          x - width / 2,
          bottom,
          width,
          900 - bottom,
          art.linear(
            [0, bottom],
            [0, 900],
            [
              [0, tone, 0.4],
              [1, tone, 0.03],
            ],
          ),
        ),
        polygon(
          [
            [x + width / 2, bottom],
            [x + width / 2 + deep, bottom - deep * 0.6],
            [x + width / 2 + deep, 900],
            [x + width / 2, 900],
          ],
          art.linear(
            [0, bottom],
            [0, 900],
            [
              [0, darker(tone, 0.4), 0.4],
              [1, tone, 0.02],
            ],
          ),
        ),
        glow(art, x, (top + bottom) / 2, width * 1.7 + height * 0.4, tone, 0.22),
        rect(x - width * 0.05, tip, width * 0.1, toe - tip, lighter(tone, 0.3)),
        rect(x - width / 2, top, width, height, art.right(lighter(tone, 0.3), tone, darker(tone, 0.15))),
        polygon(
          [
            [x + width / 2, top],
            [x + width / 2 + deep, top - deep * 0.6],
            [x + width / 2 + deep, bottom - deep * 0.6],
            [x + width / 2, bottom],
          ],
          darker(tone, 0.5),
        ),
        polygon(
          [
            [x - width / 2, top],
            [x - width / 2 + deep, top - deep * 0.6],
            [x + width / 2 + deep, top - deep * 0.6],
            [x + width / 2, top],
          ],
          lighter(tone, 0.55),
        ),
      ].join("");
    })
    .join("");
}

export const marketChart: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const trend = context.pick([1, -1]);
  const count = context.whole(11, 15);
  const rows = prices(context, count, trend);
  const near = context.pick([1, -1]);
  const grow = (index: number) => (near > 0 ? index / (count - 1) : 1 - index / (count - 1));
  const floor = (index: number) => 690 + grow(index) * 170;
  const reach = (index: number) => 430 + grow(index) * 330;
  const place = (index: number, price: number): Point => {
    const t = index / (count - 1);
    const bent = near > 0 ? t ** 1.35 : 1 - (1 - t) ** 1.35;
    return [70 + bent * 1430, floor(index) - price * reach(index)];
  };
  const widthAt = (index: number) => 30 + grow(index) * 74;
  const average = rows.map(({ open, close }, index): Point => {
    const [x, y] = place(index, (open + close) / 2);
    return [x, y - 60 - grow(index) * 60];
  });
  const line = polyline(average);
  const [endX, endY] = average.at(near > 0 ? -1 : 0) ?? [800, 300];
  const gridded =
    times(9, (index) =>
      stroke(
        `M-20 ${n(place(0, index * 0.14)[1])}L1620 ${n(place(count - 1, index * 0.14)[1])}`,
        colors.line,
        1.6,
        fade(0.17),
      ),
    ) +
    times(count, (index) => stroke(polyline([place(index, -0.25), place(index, 1.3)]), colors.line, 1.2, fade(0.1)));
  const board = times(110, () => {
    const x = context.whole(0, 26) * 62;
    const y = context.whole(0, 28) * 32;
    return rect(
      x + 6,
      y + 8,
      context.between(16, 48),
      10,
      context.pick([colors.up, colors.down, colors.line]),
      `rx="3" ${fade(context.between(0.05, 0.25))}`,
    );
  });
  const volume = rows.map((_, index) => {
    const [x] = place(index, 0);
    const tall = context.between(20, 90) * (0.5 + grow(index));
    return rect(
      x - widthAt(index) * 0.4,
      900 - tall,
      widthAt(index) * 0.8,
      tall,
      mix(colors.back, colors.line, 0.35),
      fade(0.5),
    );
  });
  return art.picture(
    everything(
      art.radial([endX, 380], 1250, [
        [0, lighter(colors.back, 0.18)],
        [0.5, colors.back],
        [1, colors.deep],
      ]),
    ),
    board,
    gridded,
    path(
      `${line}L1560 920L40 920Z`,
      art.linear(
        [0, 200],
        [0, 900],
        [
          [0, trend > 0 ? colors.up : colors.down, 0.3],
          [1, colors.deep, 0],
        ],
      ),
    ),
    ...volume,
    candles(art, colors, rows, place, widthAt),
    group(
      'stroke-linejoin="round"',
      stroke(line, "#000000", 12, `transform="translate(6 14)" ${fade(0.25)}`),
      stroke(line, colors.line, 18, fade(0.18)),
      stroke(line, colors.line, 8),
    ),
    ...average.map(
      ([x, y], index) =>
        circle(x, y, 4 + grow(index) * 7, colors.back) + circle(x, y, 2 + grow(index) * 5, colors.line),
    ),
    glow(art, endX, endY, 190, colors.line, 0.75) +
      circle(endX, endY, 20, colors.line) +
      circle(endX, endY, 40, "none", `stroke="${colors.line}" stroke-width="4" ${fade(0.7)}`),
    stroke(`M-20 ${n(endY)}H1620`, colors.line, 2.5, `stroke-dasharray="14 12" ${fade(0.55)}`),
    path(specks(context, 90, FRAME, [2, 5]), colors.line, fade(0.4)),
    finish(art, darker(colors.deep, 0.4), 0.5),
  );
};
