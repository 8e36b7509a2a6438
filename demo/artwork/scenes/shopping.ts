import {
  box,
  boxColors,
  type Camera,
  camera,
  circle,
  darker,
  type Easel,
  easel,
  everything,
  face,
  fade,
  finish,
  glow,
  lighter,
  mix,
  n,
  polyline,
  shadow,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  room: string;
  shelf: string;
  floor: string;
  light: string;
  goods: [string, ...string[]];
  cart: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    room: "#f0e4d0",
    shelf: "#d2bfa2",
    floor: "#e6d6bc",
    light: "#fffaf0",
    goods: ["#d8432f", "#f2b23c", "#2f6f8a", "#5f8f4f", "#f6efe2", "#1f2f4a"],
    cart: "#b8332a",
  },
  {
    room: "#1d2f52",
    shelf: "#2f4672",
    floor: "#3a5382",
    light: "#dff2ff",
    goods: ["#ff7a59", "#ffd166", "#4fc1c9", "#f4f1e8", "#8f7bd9", "#e84a6f"],
    cart: "#ffb04f",
  },
  {
    room: "#1f4a44",
    shelf: "#2f655c",
    floor: "#4a857a",
    light: "#f2ffe9",
    goods: ["#f2e8cf", "#e07a3f", "#f2c14e", "#a7c957", "#bc4749", "#12332f"],
    cart: "#f4d35e",
  },
  {
    room: "#5a2a4a",
    shelf: "#7a3f62",
    floor: "#a06080",
    light: "#ffe9e0",
    goods: ["#ff9f80", "#ffe0b0", "#d94f70", "#6fb7c9", "#f8f0ea", "#3a1a3f"],
    cart: "#ffd9a0",
  },
];

const HEIGHTS = [0.15, 0.72, 1.29, 1.86];

function product(context: SceneContext, view: Camera, colors: Palette, x: number, y: number, z: number): string {
  const tone = context.pick(colors.goods);
  const tall = context.between(0.26, 0.46);
  const long = context.between(0.2, 0.26);
  const wall = (low: number, high: number, from: number, to: number, fill: string) =>
    face(
      view,
      [
        [x, y + low, z + from],
        [x, y + low, z + to],
        [x, y + high, z + to],
        [x, y + high, z + from],
      ],
      fill,
    );
  const label = context.pick([lighter(tone, 0.65), darker(tone, 0.45), context.pick(colors.goods)]);
  return (
    wall(0, tall, 0, long, tone) +
    wall(0, tall, long * 0.82, long, darker(tone, 0.3)) +
    wall(tall * 0.3, tall * 0.68, 0, long * 0.82, label) +
    (context.random() < 0.4 ? wall(tall, tall + 0.06, long * 0.3, long * 0.6, darker(tone, 0.4)) : "")
  );
}

function side(context: SceneContext, art: Easel, view: Camera, colors: Palette, x: number): string {
  const near = -0.6;
  const back = 13;
  const wall = (low: number, high: number, fill: string, out = 0) =>
    face(
      view,
      [
        [x - Math.sign(x) * out, low, near],
        [x - Math.sign(x) * out, low, back],
        [x - Math.sign(x) * out, high, back],
        [x - Math.sign(x) * out, high, near],
      ],
      fill,
    );
  const rows = HEIGHTS.map((y) => {
    const goods: string[] = [];
    for (let z = back - 0.3; z > near; z -= z > 7 ? 0.5 : 0.27) goods.push(product(context, view, colors, x, y, z));
    return (
      face(
        view,
        [
          [x, y, near],
          [x, y, back],
          [x - Math.sign(x) * 0.12, y, back],
          [x - Math.sign(x) * 0.12, y, near],
        ],
        lighter(colors.shelf, 0.3),
      ) +
      goods.join("") +
      wall(y - 0.07, y, lighter(colors.shelf, 0.35), 0.12) +
      wall(y + 0.44, y + 0.57, "#000000", 0).replace('fill="#000000"', 'fill="#000000" fill-opacity="0.22"')
    );
  });
  return (
    wall(0, 2.45, art.down(darker(colors.shelf, 0.45), darker(colors.shelf, 0.6))) +
    rows.join("") +
    wall(2.36, 2.62, colors.cart)
  );
}

/** The trolley in front, a basket of wire with goods above its rim. */
function cart(context: SceneContext, art: Easel, colors: Palette, x: number): string {
  const wire = mix(colors.light, "#8a93a3", 0.4);
  const rows = times(
    7,
    (index) => `M${n(x - 250 + index * 12)} ${n(560 + index * 34)}L${n(x + 250 - index * 16)} ${n(560 + index * 34)}`,
  );
  const bars = times(19, (index) => `M${n(x - 250 + index * 27.8)} 560L${n(x - 178 + index * 18.2)} 764`);
  const goods = times(9, (index) => {
    const tone = context.pick(colors.goods);
    const wide = context.between(54, 92);
    const tall = context.between(110, 220);
    const px = x - 226 + index * 48;
    const top = 680 - tall;
    return `<g transform="rotate(${context.whole(-12, 12)} ${n(px + wide / 2)} 700)"><rect x="${n(px)}" y="${n(top)}" width="${n(wide)}" height="${n(tall)}" rx="8" fill="${art.right(lighter(tone, 0.25), tone, darker(tone, 0.4))}"/><rect x="${n(px)}" y="${n(top + tall * 0.25)}" width="${n(wide)}" height="${n(tall * 0.22)}" fill="${lighter(tone, 0.65)}"/><rect x="${n(px + wide * 0.3)}" y="${n(top - 18)}" width="${n(wide * 0.4)}" height="20" rx="4" fill="${darker(tone, 0.3)}"/></g>`;
  });
  const leaves = times(9, (index) =>
    stroke(
      `M${n(x + 120 + index * 8)} 600Q${n(x + 96 + index * 14)} 500 ${n(x + 60 + index * 26)} ${n(440 + (index % 3) * 24)}`,
      index % 2 ? "#4f8f3f" : "#86b84f",
      13,
      'stroke-linecap="round"',
    ),
  );
  return [
    shadow(art, x, 890, 360, 46, 0.8),
    stroke(`M${n(x - 170)} 780L${n(x - 140)} 880M${n(x + 160)} 780L${n(x + 130)} 880`, darker(wire, 0.4), 13),
    circle(x - 140, 886, 28, "#15161c") +
      circle(x + 130, 886, 28, "#15161c") +
      circle(x - 140, 886, 11, wire) +
      circle(x + 130, 886, 11, wire),
    leaves,
    goods,
    stroke(rows + bars, darker(wire, 0.5), 7, 'transform="translate(3 4)"'),
    stroke(rows + bars, wire, 4.5),
    stroke(`M${n(x - 262)} 556H${n(x + 262)}`, lighter(wire, 0.5), 13, 'stroke-linecap="round"'),
    stroke(`M${n(x - 300)} 520Q${n(x)} 496 ${n(x + 300)} 520`, darker(colors.cart, 0.3), 36, 'stroke-linecap="round"') +
      stroke(`M${n(x - 300)} 514Q${n(x)} 490 ${n(x + 300)} 514`, colors.cart, 26, 'stroke-linecap="round"') +
      stroke(
        `M${n(x - 280)} 506Q${n(x)} 483 ${n(x + 280)} 506`,
        lighter(colors.cart, 0.6),
        5,
        'stroke-linecap="round"',
      ),
  ].join("");
}

export const shopping: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const shift = context.between(-0.4, 0.4);
  const view = camera([shift, 1.5, -1.6], [shift * -0.3, 1.25, 8], context.between(780, 900), [800, 400]);
  const [endX, endY] = view.see([0, 1.3, 13]);
  const tiles =
    times(15, (index) =>
      stroke(polyline([view.see([-2, 0, index]), view.see([2, 0, index])]), darker(colors.floor, 0.25), 2, fade(0.6)),
    ) +
    times(5, (index) =>
      stroke(
        polyline([view.see([-1.6 + index * 0.8, 0, 0]), view.see([-1.6 + index * 0.8, 0, 13])]),
        darker(colors.floor, 0.25),
        2,
        fade(0.6),
      ),
    );
  const lamps = times(8, (index) =>
    face(
      view,
      [
        [-0.9, 3.1, index * 1.7],
        [0.9, 3.1, index * 1.7],
        [0.9, 3.1, index * 1.7 + 0.5],
        [-0.9, 3.1, index * 1.7 + 0.5],
      ],
      lighter(colors.light, 0.5),
    ),
  );
  const shine = times(8, (index) =>
    face(
      view,
      [
        [-0.7, 0, index * 1.7],
        [0.7, 0, index * 1.7],
        [0.7, 0, index * 1.7 + 0.5],
        [-0.7, 0, index * 1.7 + 0.5],
      ],
      colors.light,
      fade(0.5),
    ),
  );
  return art.picture(
    everything(art.down(darker(colors.room, 0.3), colors.room)),
    lamps,
    face(
      view,
      [
        [-2, 0, 0],
        [2, 0, 0],
        [2, 0, 13],
        [-2, 0, 13],
      ],
      art.linear(
        [0, endY],
        [0, 900],
        [
          [0, lighter(colors.floor, 0.5)],
          [0.5, colors.floor],
          [1, darker(colors.floor, 0.35)],
        ],
      ),
    ),
    tiles,
    shine,
    box(
      view,
      { x: -2, y: 0, z: 13, width: 4, height: 2.3, depth: 0.5 },
      boxColors(mix(colors.room, colors.cart, 0.35)),
    ),
    times(24, (index) =>
      box(
        view,
        {
          x: -1.7 + (index % 12) * 0.3,
          y: 0.4 + Math.floor(index / 12) * 0.7,
          z: 12.9,
          width: 0.24,
          height: 0.4,
          depth: 0.1,
        },
        boxColors(context.pick(colors.goods)),
      ),
    ),
    side(context, art, view, colors, -1.75),
    side(context, art, view, colors, 1.75),
    glow(art, endX, endY, 620, colors.light, 0.7),
    cart(context, art, colors, context.pick([580, 660, 960, 1040])),
    finish(art, darker(colors.room, 0.7), 0.5),
  );
};
