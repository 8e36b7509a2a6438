// The fourteen looks of show art. Each is a composition of its own; the seed moves and tints it.

import { openCurve } from "../portrait/geometry.ts";
import { HEIGHT, WIDTH } from "../scene.ts";
import { disc, each, flare, linear, n, polygon, pool, radial, range, rect, ring, stroke, type Look } from "./parts.ts";

/** A wire globe, turned and lit from its rim. */
const globe: Look = (context, palette) => {
  const [x, y, r] = [context.between(1010, 1160), context.between(430, 500), context.between(400, 470)];
  const meridians = each(6, (index) => ring(0, 0, (r * (index + 0.35)) / 6, r, palette.spark, 2, 0.5));
  const parallels = each(9, (index) => {
    const share = (index - 4) / 5;
    const half = r * Math.sqrt(1 - share * share);
    return `<ellipse cx="0" cy="${n(share * r)}" rx="${n(half)}" ry="${n(half * 0.16)}" fill="none" stroke="${palette.spark}" stroke-width="1.5" stroke-opacity="0.35"/>`;
  });
  return (
    pool("mid", x, y, r * 1.9) +
    disc(x, y, r, palette.night, 0.75) +
    pool("mid", x - r * 0.35, y - r * 0.3, r * 0.8) +
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(context.between(-26, -12))})">${meridians}${parallels}${ring(0, 0, r, r, palette.spark, 3, 0.9)}${ring(0, 0, r * 0.5, r, palette.glow, 9, 1)}</g>` +
    each(5, (index) =>
      ring(x, y, r * (1.12 + index * 0.13), r * (1.12 + index * 0.13), palette.spark, 1, 0.22 - index * 0.035),
    ) +
    pool("glow", x - r * 0.78, y - r * 0.62, 260) +
    flare(x - r * 0.72, y - r * 0.68, 520)
  );
};

/** Great arcs that sweep through the picture. */
const arcs: Look = (context, palette) => {
  const [x, y] = [context.between(-260, -120), context.between(980, 1120)];
  const bands = each(11, (index) => {
    const radius = 420 + index * 112;
    const colour = index === 5 ? palette.glow : index % 3 === 0 ? palette.spark : palette.mid;
    return ring(
      x,
      y,
      radius,
      radius,
      colour,
      index === 5 ? 46 : 8 + ((index * 37) % 40),
      index === 5 ? 0.95 : 0.13 + (index % 4) * 0.09,
    );
  });
  return pool("mid", 420, 640, 900) + bands + pool("glow", 700, 240, 420) + flare(x + 980 * 0.75, y - 980 * 0.66, 620);
};

/** Searchlights fanning up from below the picture. */
const beams: Look = (context, palette) => {
  const foci = [context.between(260, 420), context.between(760, 860), context.between(1180, 1340)];
  const fan = foci.map((x, at) =>
    each(4, (index) => {
      const lean = (index - 1.5) * 250 + context.between(-90, 90) + (800 - x) * 0.35;
      const spread = context.between(60, 150);
      return polygon(
        [
          [x - 6, 940],
          [x + 6, 940],
          [x + lean + spread, -40],
          [x + lean - spread, -40],
        ],
        `url(#${at === 1 ? "beam-glow" : "beam"})`,
        0.9,
      );
    }),
  );
  const defs = `<defs>${linear("beam", palette.spark, palette.mid, -90, [0.75, 0])}${linear("beam-glow", palette.glow, palette.glow, -90, [0.95, 0])}</defs>`;
  return (
    defs +
    pool("mid", 800, 900, 1100, 560) +
    fan.join("") +
    foci.map((x) => pool("spark", x, 880, 210, 120)).join("") +
    stroke("M0 880H1600", palette.spark, 2, 0.6)
  );
};

/** A city at the edge of day. */
const skyline: Look = (context, palette) => {
  const sun = context.between(980, 1180);
  const row = (base: number, low: number, high: number, colour: string, lit: boolean) => {
    let x = -20;
    let towers = "";
    while (x < WIDTH) {
      const width = context.between(46, 120);
      const swell = 1 - Math.abs(x + width / 2 - 900) / 1500;
      const height = context.between(low, high) * swell;
      towers += rect(x, base - height, width, height + 300, colour);
      if (context.random() < 0.3) towers += rect(x + width / 2 - 3, base - height - 50, 6, 52, colour);
      if (lit) towers += windows(x, base - height, width, height);
      x += width + context.between(-6, 16);
    }
    return towers;
  };
  const windows = (x: number, top: number, width: number, height: number) =>
    each(Math.floor(height / 26), (storey) =>
      each(Math.floor(width / 18), (bay) =>
        context.random() < 0.2 ? rect(x + 8 + bay * 18, top + 14 + storey * 26, 8, 12, palette.spark, 0.8) : "",
      ),
    );
  return (
    pool("glow", sun, 560, 900, 520) +
    disc(sun, 500, 170, palette.spark, 0.92) +
    each(6, (index) => rect(sun - 190, 540 + index * 24, 380, 4 + index * 2, palette.glow, 0.75)) +
    row(720, 140, 330, palette.mid, false) +
    pool("glow", sun, 760, 900, 200) +
    row(790, 160, 430, palette.deep, false) +
    row(880, 90, 380, palette.night, true)
  );
};

/** Slanted panes of glass, as in an opening title. */
const panes: Look = (context, palette) => {
  const slant = context.between(240, 340);
  const defs = `<defs>${linear("pane", palette.spark, palette.mid, 80, [0.55, 0.02])}${linear("pane-glow", palette.glow, palette.glow, 80, [0.95, 0.25])}</defs>`;
  const pane = (x: number, width: number, fill: string, opacity: number) =>
    polygon(
      [
        [x + slant, -20],
        [x + slant + width, -20],
        [x + width - slant, HEIGHT + 20],
        [x - slant, HEIGHT + 20],
      ],
      fill,
      opacity,
    );
  const sheets = each(13, (index) =>
    pane(
      index * 150 + context.between(-120, 60) - 100,
      context.between(30, 230),
      "url(#pane)",
      context.between(0.2, 0.6),
    ),
  );
  const main = context.between(820, 980);
  return (
    defs +
    pool("mid", 1100, 300, 900) +
    sheets +
    pane(main, 120, "url(#pane-glow)", 0.95) +
    pane(main + 150, 22, palette.glow, 0.9) +
    pane(main - 40, 8, palette.spark, 0.85) +
    each(5, (index) => pane(index * 330 + 60, 2, palette.spark, 0.5)) +
    flare(main + 150, 330, 560)
  );
};

/** A halftone tide: dots that swell with two crossing waves. */
const halftone: Look = (context, palette) => {
  const [phase, bend] = [context.between(0, 6), context.between(0.006, 0.009)];
  const dots = range(34).flatMap((column) =>
    range(20).map((line) => {
      const [x, y] = [column * 48 + (line % 2) * 24, line * 48];
      const height = Math.sin(x * bend * 0.5 + phase) + Math.sin(y * bend + x * 0.003);
      const size = 3 + 9.5 * (height + 1.4);
      return size < 3.5
        ? ""
        : disc(
            x,
            y,
            Math.min(23, size),
            height > 1.15 ? palette.glow : height > 0.35 ? palette.spark : palette.mid,
            height > 1.15 ? 0.95 : 0.3 + Math.max(0, height) * 0.4,
          );
    }),
  );
  return pool("mid", 1000, 300, 1000) + dots.join("") + pool("glow", 1280, 120, 520);
};

/** A radar with its sweep and its echoes. */
const radar: Look = (context, palette) => {
  const [x, y] = [context.between(1020, 1140), context.between(450, 500)];
  const angle = context.between(-150, -110);
  const sweep = each(26, (index) => {
    const [from, to] = [angle - index * 2.4, angle - (index + 1.04) * 2.4].map((degrees) => (degrees * Math.PI) / 180);
    const at = (turn: number): readonly [number, number] => [x + Math.cos(turn) * 560, y + Math.sin(turn) * 560];
    return polygon([[x, y], at(from ?? 0), at(to ?? 0)], palette.glow, 0.62 * (1 - index / 26));
  });
  const ticks = each(72, (index) => {
    const turn = (index / 72) * Math.PI * 2;
    const inner = index % 6 === 0 ? 520 : 544;
    return stroke(
      `M${n(x + Math.cos(turn) * inner)} ${n(y + Math.sin(turn) * inner)}L${n(x + Math.cos(turn) * 560)} ${n(y + Math.sin(turn) * 560)}`,
      palette.spark,
      2,
      0.6,
    );
  });
  const echoes = each(16, () => {
    const [turn, reach] = [context.between(0, 6.3), context.between(120, 540)];
    const [ex, ey] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return pool("spark", ex, ey, 26) + disc(ex, ey, 4, palette.spark);
  });
  return (
    pool("mid", x, y, 800) +
    sweep +
    each(6, (index) =>
      ring(x, y, 90 + index * 94, 90 + index * 94, palette.spark, index === 5 ? 3 : 1.5, index === 5 ? 0.8 : 0.35),
    ) +
    stroke(`M${n(x - 640)} ${n(y)}H${n(x + 640)}M${n(x)} ${n(y - 640)}V${n(y + 640)}`, palette.spark, 1.5, 0.35) +
    ticks +
    echoes +
    pool("spark", x, y, 60)
  );
};

/** Sunrise over the limb of a planet. */
const orbit: Look = (context, palette) => {
  const [x, y, r] = [context.between(700, 900), 2010, 1500];
  const sun = context.between(-0.34, -0.18);
  const [sx, sy] = [x - Math.sin(sun) * r, y - Math.cos(sun) * r];
  const stars = each(130, () =>
    disc(
      context.between(0, WIDTH),
      context.between(0, 560),
      context.between(0.6, 2.2),
      palette.spark,
      context.between(0.25, 0.9),
    ),
  );
  const lights = each(160, () => {
    const [turn, depth] = [context.between(-0.6, 0.6), context.between(30, 330)];
    return disc(
      x + Math.sin(turn) * (r - depth),
      y - Math.cos(turn) * (r - depth),
      context.between(1, 3),
      palette.spark,
      context.between(0.2, 0.7),
    );
  });
  const lines = each(
    7,
    (index) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * (0.12 + index * 0.16))}" ry="${n(r)}" fill="none" stroke="${palette.mid}" stroke-width="2" stroke-opacity="0.55"/>`,
  );
  return (
    stars +
    pool("glow", sx, sy, 900, 520) +
    each(7, (index) => ring(x, y, r + index * 7, r + index * 7, palette.glow, 14, 0.34 - index * 0.045)) +
    disc(x, y, r, palette.night) +
    lines +
    lights +
    ring(x, y, r, r, palette.spark, 3, 0.85) +
    pool("spark", sx, sy, 230) +
    flare(sx, sy, 800)
  );
};

/** Light falling between columns. */
const columns: Look = (context, palette) => {
  const defs = `<defs>${linear("stone-lit", palette.mid, palette.night, 0)}${linear("shaft", palette.spark, palette.glow, 90, [0.55, 0])}</defs>`;
  const lean = context.between(120, 240);
  const shafts = each(5, (index) =>
    polygon(
      [
        [210 + index * 300, 60],
        [330 + index * 300, 60],
        [330 + index * 300 - lean * 2, 900],
        [120 + index * 300 - lean * 2, 900],
      ],
      "url(#shaft)",
      0.6,
    ),
  );
  const column = (index: number) => {
    const x = index * 300 + 40;
    const flutes = each(6, (flute) => rect(x + 12 + flute * 22, 120, 8, 800, palette.night, 0.35));
    return (
      rect(x, 110, 150, 800, "url(#stone-lit)") +
      flutes +
      rect(x - 26, 78, 202, 36, palette.mid) +
      rect(x - 26, 106, 202, 8, palette.night, 0.6) +
      rect(x + 0, 114, 6, 800, palette.spark, 0.5)
    );
  };
  return (
    defs +
    pool("glow", 800, 380, 1000, 560) +
    shafts +
    each(6, column) +
    rect(0, 0, WIDTH, 78, palette.deep) +
    rect(0, 70, WIDTH, 4, palette.spark, 0.6) +
    each(40, (index) => rect(index * 40 + 8, 34, 20, 26, palette.mid, 0.7)) +
    pool("spark", context.between(900, 1300), 60, 420, 240)
  );
};

/** A mesh of linked points. */
const network: Look = (context, palette) => {
  const nodes = range(64).map(() => ({
    x: context.between(-40, 1640),
    y: context.between(-40, 940),
    size: context.between(2, 6),
  }));
  const links = nodes.flatMap((from, index) =>
    nodes.slice(index + 1).flatMap((to) => {
      const distance = Math.hypot(from.x - to.x, from.y - to.y);
      return distance < 240
        ? [
            stroke(
              `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`,
              distance < 90 ? palette.glow : palette.spark,
              distance < 120 ? 2.5 : 1.2,
              0.65 * (1 - distance / 260),
            ),
          ]
        : [];
    }),
  );
  const hubs = nodes
    .filter(({ size }) => size > 5.2)
    .map(
      ({ x, y }) => pool("glow", x, y, 130) + ring(x, y, 22, 22, palette.spark, 2, 0.8) + disc(x, y, 9, palette.spark),
    );
  return (
    pool("mid", 520, 320, 760) +
    pool("mid", 1320, 700, 560) +
    links.join("") +
    nodes.map(({ x, y, size }) => disc(x, y, size, palette.spark, 0.85)).join("") +
    hubs.join("")
  );
};

/** Ribbons of light. */
const ribbons: Look = (context, palette) => {
  const [phase, lift] = [context.between(0, 6), context.between(150, 230)];
  const thread = (offset: number, spread: number, at: number) => {
    const knots = range(9).map((index) => {
      const x = index * 210 - 40;
      return {
        x,
        y:
          at +
          Math.sin(index * 0.75 + phase + offset * 0.9) * lift * (0.5 + 0.06 * index) +
          offset * spread * Math.cos(index * 0.6 + phase),
      };
    });
    return openCurve(knots);
  };
  const weave = each(34, (index) =>
    stroke(
      thread(index / 34, 260, 400),
      index > 24 ? palette.glow : index > 12 ? palette.mid : palette.spark,
      index === 30 ? 7 : 2,
      0.2 + (index % 6) * 0.1,
    ),
  );
  const second = each(18, (index) => stroke(thread(2 + index / 26, 170, 520), palette.spark, 1.4, 0.35));
  return pool("mid", 900, 460, 1000, 480) + weave + second + pool("glow", 1240, 360, 420, 260);
};

/** A rising market: bars and the line above them. */
const bars: Look = (context, palette) => {
  const defs = `<defs>${linear("bar", palette.mid, palette.deep, 90, [0.95, 0.25])}${linear("bar-glow", palette.glow, palette.glow, 90, [1, 0.25])}</defs>`;
  const heights = range(20).map((index) => 130 + index * 22 + context.between(-90, 110));
  const tops = heights.map((height, index) => ({ x: 40 + index * 80 + 26, y: 820 - height }));
  const curve = `M${tops.map(({ x, y }) => `${n(x)} ${n(y - 60)}`).join("L")}`;
  const last = tops.at(-2) ?? { x: 1500, y: 200 };
  return (
    defs +
    pool("mid", 1250, 260, 900) +
    each(8, (index) => stroke(`M0 ${120 + index * 100}H1600`, palette.spark, 1, 0.16)) +
    heights
      .map(
        (height, index) =>
          rect(40 + index * 80, 820 - height, 52, height + 100, index % 7 === 4 ? "url(#bar-glow)" : "url(#bar)") +
          rect(40 + index * 80, 820 - height, 52, 4, palette.spark, 0.8),
      )
      .join("") +
    stroke(curve, palette.glow, 16, 0.3) +
    stroke(curve, palette.spark, 5) +
    tops.map(({ x, y }) => disc(x, y - 60, 7, palette.spark)).join("") +
    pool("spark", last.x, last.y - 60, 120) +
    flare(last.x, last.y - 60, 420)
  );
};

/** City lights out of focus. */
const bokeh: Look = (context, palette) => {
  const discs = each(70, () => {
    const far = context.random();
    const radius = 18 + far * 78;
    const [x, y] = [context.between(-40, 1640), 470 + context.between(-1, 1) * 380 * (0.35 + far * 0.65)];
    const colour = context.pick([palette.glow, palette.spark, palette.mid, palette.glow]);
    return disc(x, y, radius, colour, context.between(0.1, 0.34)) + ring(x, y, radius - 1, radius - 1, colour, 2, 0.4);
  });
  const traffic = each(16, (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const spread = 120 + index * 70;
    return stroke(
      `M${n(800 + side * 14)} 520Q${n(800 + side * spread * 0.5)} 640 ${n(800 + side * spread * 1.6)} 920`,
      side > 0 ? palette.glow : palette.spark,
      2 + index * 0.5,
      0.6,
    );
  });
  return (
    `<defs>${radial("haze", palette.glow, 0.6)}</defs>` +
    pool("mid", 800, 520, 1100, 420) +
    discs +
    traffic +
    pool("haze", 800, 520, 520, 200) +
    pool("spark", 800, 516, 240, 46)
  );
};

/** A stage of light: a tunnel of frames that runs to a bright door. */
const tunnel: Look = (context, palette) => {
  const [x, y] = [context.between(900, 1080), context.between(380, 460)];
  const frames = each(13, (index) => {
    const scale = 1.5 ** (index - 5);
    const [w, h] = [150 * scale, 92 * scale];
    const colour = index % 4 === 2 ? palette.glow : palette.spark;
    return `<rect x="${n(x - w)}" y="${n(y - h)}" width="${n(w * 2)}" height="${n(h * 2)}" fill="none" stroke="${colour}" stroke-width="${n(1.5 + scale * 2.4)}" stroke-opacity="${n(0.75 - index * 0.03)}" transform="rotate(${n(index * 3.2)} ${n(x)} ${n(y)})"/>`;
  });
  const rays = each(28, (index) => {
    const turn = (index / 28) * Math.PI * 2 + 0.1;
    return stroke(
      `M${n(x + Math.cos(turn) * 60)} ${n(y + Math.sin(turn) * 40)}L${n(x + Math.cos(turn) * 1500)} ${n(y + Math.sin(turn) * 1100)}`,
      palette.mid,
      2,
      0.5,
    );
  });
  return (
    pool("mid", x, y, 900) +
    rays +
    frames +
    pool("glow", x, y, 360, 260) +
    pool("spark", x, y, 150, 110) +
    flare(x, y, 700)
  );
};

export const LOOKS: readonly [Look, ...Look[]] = [
  globe,
  arcs,
  beams,
  skyline,
  panes,
  halftone,
  radar,
  orbit,
  columns,
  network,
  ribbons,
  bars,
  bokeh,
  tunnel,
];
