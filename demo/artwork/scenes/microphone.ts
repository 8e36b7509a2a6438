import {
  bokeh,
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
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
  polygon,
  rect,
  rimmed,
  stroke,
  times,
  veil,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  metal: string;
  flags: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    back: "#1b3a6b",
    deep: "#071127",
    light: "#ffb36b",
    metal: "#b9c4d6",
    flags: ["#d8433b", "#f2efe6", "#f0a93b", "#2f6fd0"],
  },
  {
    back: "#8a2f3c",
    deep: "#1d0911",
    light: "#ffd08a",
    metal: "#d9c3b0",
    flags: ["#f4e8d6", "#1f3f63", "#e8963a", "#b4343c"],
  },
  {
    back: "#1f6f6b",
    deep: "#061c1f",
    light: "#ffe2a6",
    metal: "#c5d3cc",
    flags: ["#ef7d57", "#f5eede", "#1a4b59", "#f1bd4b"],
  },
  {
    back: "#4a3a86",
    deep: "#110b26",
    light: "#ff8fa8",
    metal: "#c9c2e0",
    flags: ["#ffcf5c", "#f3eefc", "#e4587b", "#3f9bd1"],
  },
];

/** A metal ball of woven wire, and its body below. */
function wireMicrophone(art: Easel, colors: Palette, size: number): string {
  const wires = times(44, (index) => {
    const at = n((index / 22 - 1) * size * 1.5);
    return `M${at} ${n(-size * 1.3)}q${n(size * 0.5)} ${n(size * 1.2)} ${n(size * 0.9)} ${n(size * 2.2)}M${at} ${n(-size * 1.3)}q${n(-size * 0.5)} ${n(size * 1.2)} ${n(-size * 0.9)} ${n(size * 2.2)}`;
  });
  const head = `M${-size} 0A${size} ${size * 1.08} 0 0 1 ${size} 0L${n(size * 0.9)} ${n(size * 0.5)}Q0 ${n(size * 0.78)} ${n(-size * 0.9)} ${n(size * 0.5)}Z`;
  const body = `M${n(-size * 0.8)} ${n(size * 0.55)}L${n(size * 0.8)} ${n(size * 0.55)}L${n(size * 0.5)} ${n(size * 4.2)}L${n(-size * 0.5)} ${n(size * 4.2)}Z`;
  return [
    path(
      body,
      art.right(
        darker(colors.deep, 0.5),
        mix(colors.metal, colors.deep, 0.75),
        mix(colors.metal, colors.deep, 0.35),
        darker(colors.deep, 0.3),
        darker(colors.deep, 0.6),
        colors.light,
      ),
    ),
    path(head, art.ball(lighter(colors.metal, 0.7), mix(colors.metal, colors.deep, 0.3), colors.deep, [0.32, 0.28])),
    group(`clip-path="${art.clip(`<path d="${head}"/>`)}"`, stroke(wires, colors.deep, size * 0.022, fade(0.75))),
    path(
      head,
      art.radial([size * 0.95, -size * 0.1], size * 1.1, [
        [0, colors.light, 0.95],
        [0.35, colors.light, 0.45],
        [1, colors.light, 0],
      ]),
    ),
    path(
      `M${n(-size * 1.02)} ${n(size * 0.16)}Q0 ${n(size * 0.52)} ${n(size * 1.02)} ${n(size * 0.16)}L${n(size * 0.99)} ${n(size * 0.42)}Q0 ${n(size * 0.8)} ${n(-size * 0.99)} ${n(size * 0.42)}Z`,
      art.right(
        darker(colors.metal, 0.6),
        lighter(colors.metal, 0.5),
        mix(colors.metal, colors.deep, 0.5),
        darker(colors.metal, 0.7),
        colors.light,
      ),
    ),
    ellipse(-size * 0.38, -size * 0.55, size * 0.28, size * 0.18, art.glow("#ffffff", 0.75), 'transform="rotate(-30)"'),
    rect(-size * 0.12, size * 1.5, size * 0.24, size * 0.6, darker(colors.deep, 0.7), `rx="${n(size * 0.12)}"`) +
      rect(-size * 0.09, size * 1.55, size * 0.18, size * 0.26, lighter(colors.metal, 0.2), `rx="${n(size * 0.09)}"`),
  ].join("");
}

/** A reporter's microphone with a foam head and a station flag. */
function reporterMicrophone(context: SceneContext, art: Easel, colors: Palette, size: number, flag: string): string {
  const foam = mix(colors.deep, context.pick([flag, colors.deep, colors.back]), 0.55);
  const dots = times(150, () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = Math.sqrt(context.random());
    return circle(
      Math.cos(angle) * reach * size * 0.92,
      -size * 0.25 + Math.sin(angle) * reach * size * 1.1,
      context.between(2, 4.5),
      context.random() < 0.5 ? darker(foam, 0.5) : lighter(foam, 0.25),
      fade(0.55),
    );
  });
  const head = `M${-size} ${n(size * 0.6)}Q${n(-size * 1.12)} ${n(-size * 1.4)} 0 ${n(-size * 1.42)}Q${n(size * 1.12)} ${n(-size * 1.4)} ${size} ${n(size * 0.6)}Q0 ${n(size * 1.05)} ${-size} ${n(size * 0.6)}Z`;
  const width = size * 1.25;
  return [
    path(
      `M${n(-size * 0.45)} ${n(size * 0.8)}L${n(size * 0.45)} ${n(size * 0.8)}L${n(size * 0.36)} ${n(size * 5.6)}L${n(-size * 0.36)} ${n(size * 5.6)}Z`,
      art.right(darker(colors.deep, 0.6), mix(colors.deep, colors.metal, 0.3), darker(colors.deep, 0.5)),
    ),
    rimmed(art, head, foam, colors.light, -size * 0.07, size * 0.04),
    path(head, art.ball(lighter(foam, 0.35), foam, darker(foam, 0.65))),
    dots,
    path(
      head,
      art.radial([size * 1.05, -size * 0.4], size, [
        [0, colors.light, 0.6],
        [1, colors.light, 0],
      ]),
    ),
    polygon(
      [
        [-width, size * 1.05],
        [width * 0.35, size * 1.2],
        [width * 0.35, size * 2.5],
        [-width, size * 2.3],
      ],
      art.right(lighter(flag, 0.15), flag),
    ),
    polygon(
      [
        [width * 0.35, size * 1.2],
        [width, size * 1.02],
        [width, size * 2.28],
        [width * 0.35, size * 2.5],
      ],
      darker(flag, 0.4),
    ),
    circle(-width * 0.32, size * 1.76, size * 0.34, darker(flag, 0.22)) +
      polygon(
        [
          [-width * 0.42, size * 1.58],
          [-width * 0.14, size * 1.78],
          [-width * 0.42, size * 1.98],
        ],
        lighter(flag, 0.7),
      ),
  ].join("");
}

export const microphone: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.pick([1, -1]);
  const hero = 800 + flip * context.between(-260, -150);
  const press = context.random() < 0.6;
  const others = list(press ? context.whole(4, 6) : 2, (index) => {
    const x = press ? hero + (index - 2) * 265 + (index >= 2 ? 130 : -90) : hero + flip * (430 + index * 330);
    const y = context.between(370, 560);
    const size = context.between(84, 118);
    const turn = (hero - x) * -0.03 + context.between(-5, 5);
    const flag = colors.flags[index % colors.flags.length] ?? colors.back;
    return group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
      press
        ? reporterMicrophone(context, art, colors, size, flag)
        : group(veil(0.5 - index * 0.2), wireMicrophone(art, colors, size * 0.9)),
    );
  });
  const waves = times(7, (index) =>
    stroke(
      `M${n(hero + flip * (250 + index * 70))} ${n(330 - 110 - index * 48)}A${n(300 + index * 70)} ${n(300 + index * 70)} 0 0 ${flip > 0 ? 1 : 0} ${n(hero + flip * (250 + index * 70))} ${n(330 + 110 + index * 48)}`,
      colors.light,
      5 - index * 0.5,
      fade(0.34 - index * 0.04),
    ),
  );
  return art.picture(
    everything(
      art.radial([800 + flip * 300, 300], 1200, [
        [0, mix(colors.back, colors.light, 0.25)],
        [0.4, colors.back],
        [1, colors.deep],
      ]),
    ),
    bokeh(
      context,
      art,
      [colors.light, lighter(colors.back, 0.4), colors.light],
      26,
      { ...FRAME, height: 700 },
      [12, 62],
    ),
    press ? "" : waves,
    ...others,
    glow(art, hero + flip * 150, 320, 560, colors.light, 0.35),
    group(
      `transform="translate(${n(hero)} ${n(press ? 350 : 340)}) rotate(${n(flip * context.between(6, 16))}) scale(${flip} 1)"`,
      wireMicrophone(art, colors, press ? 190 : 236),
    ),
    finish(art, colors.deep, 0.7),
  );
};
