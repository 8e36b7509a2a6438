// A planet in raking light, with moons, a ring or a limb of atmosphere.
import {
  type Air,
  type Point,
  clipped,
  disc,
  draw,
  ellipse,
  finish,
  glow,
  group,
  lerp,
  linear,
  mix,
  n,
  night,
  radial,
  rect,
  shape,
  soft,
  stars,
  stroke,
  times,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface World {
  readonly bands: readonly [string, string, string, string];
  readonly air: string;
  readonly space: readonly [string, string, string];
}

const WORLDS: readonly [World, ...World[]] = [
  { bands: ["#e8c99a", "#c98f5a", "#f4e3c0", "#9a5f3e"], air: "#ffd9a0", space: ["#05060f", "#131226", "#3a2430"] },
  { bands: ["#6fa6c8", "#2f6a9a", "#a9d4e0", "#1c3f6a"], air: "#8fd6ff", space: ["#02050e", "#081a30", "#10415a"] },
  { bands: ["#c8583a", "#8f3424", "#e08a5a", "#5a1f1c"], air: "#ffa27a", space: ["#070409", "#1c0f1c", "#42202c"] },
  { bands: ["#8fb8a0", "#4a7f78", "#d0e0c4", "#2a4f54"], air: "#b8f0d4", space: ["#020807", "#0a1e24", "#1c3f40"] },
];

function nebula(context: SceneContext, world: World): string {
  const [deep, middle, rich] = world.space;
  const dust = soft(context, rich, 0.4);
  const veil = soft(context, mix(rich, world.air, 0.25), 0.16);
  const band = draw(16, (i) => {
    const t = i / 15;
    return ellipse(
      lerp(-100, WIDTH + 100, t) + context.between(-90, 90),
      lerp(820, 60, t) + context.between(-110, 110),
      context.between(120, 330),
      context.between(70, 170),
      i % 3 === 0 ? veil.url : dust.url,
    );
  });
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(
        context,
        [
          [0, deep],
          [0.6, middle],
          [1, deep],
        ],
        "diagonal",
      ),
    ) +
    dust.defs +
    veil.defs +
    band
  );
}

function globe(
  context: SceneContext,
  world: World,
  x: number,
  y: number,
  r: number,
  sunSide: number,
  tilt: number,
): string {
  const [base, dark, light, deep] = world.bands;
  const stripe = (colour: string, count: number, thick: number, opacity: number) =>
    shape(
      draw(count, () => {
        const t = context.between(-1, 1);
        const half = Math.sqrt(Math.max(0, 1 - t * t)) * r * 1.1;
        const h = thick * r * context.between(0.3, 1);
        const wobble = context.between(-0.02, 0.02) * r;
        return `M${n(x - half)} ${n(y + t * r)}q${n(half * 0.5)} ${n(h * 0.8 + wobble)} ${n(half)} ${n(h * 0.8)}t${n(half)} ${n(-h * 0.8)}v${n(h)}q${n(-half * 0.5)} ${n(h * 0.7 - wobble)} ${n(-half)} ${n(h * 0.8)}t${n(-half)} ${n(-h * 0.8)}z`;
      }),
      colour,
      `opacity="${opacity}"`,
    );
  const swirl = draw(46, () => {
    const t = context.between(-0.9, 0.9);
    const px = x + context.between(-0.9, 0.9) * r * Math.sqrt(1 - t * t);
    const w = r * context.between(0.03, 0.14);
    return `M${n(px)} ${n(y + t * r)}q${n(w * 0.5)} ${n(-w * 0.3)} ${n(w)} 0t${n(w)} ${n(w * 0.06)}q${n(-w)} ${n(w * 0.34)} ${n(-w * 2)} ${n(-w * 0.06)}z`;
  });
  const eyeX = x + sunSide * r * context.between(0.15, 0.4);
  const eyeY = y + r * context.between(0.16, 0.36);
  const spot = [1, 0.72, 0.4]
    .map((k, i) =>
      ellipse(
        eyeX + i * r * 0.012,
        eyeY - i * r * 0.006,
        r * 0.16 * k,
        r * 0.08 * k,
        mix(dark, i === 1 ? light : deep, 0.5),
        'opacity=".38"',
      ),
    )
    .join("");
  const night = radial(
    context,
    [
      [0, "#000000", 0],
      [0.52, "#000000", 0],
      [0.74, "#000000", 0.62],
      [0.9, "#000000", 0.94],
      [1, "#000000", 0.97],
    ],
    0.5 + sunSide * 0.34,
    0.36,
    0.92,
  );
  const bodyOutline = disc(x, y, r);
  const surface = clipped(
    context,
    bodyOutline,
    group(
      rect(x - r, y - r, r * 2, r * 2, base) +
        stripe(dark, 14, 0.07, 0.4) +
        stripe(light, 22, 0.04, 0.45) +
        stripe(deep, 14, 0.025, 0.4) +
        stripe(light, 20, 0.012, 0.5) +
        shape(swirl, light, 'opacity=".45"') +
        spot,
      `transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"`,
    ) + ellipse(x, y, r, r, night),
  );
  const rim = radial(
    context,
    [
      [0, world.air, 0],
      [0.93, world.air, 0],
      [0.985, world.air, 0.55],
      [1, world.air, 0.9],
    ],
    0.5,
    0.5,
    0.5,
  );
  return (
    glow(context, x + sunSide * r * 0.28, y - r * 0.1, r * 1.32, world.air, 0.4) +
    surface +
    clipped(
      context,
      bodyOutline,
      `<g opacity=".8">${ellipse(x, y, r, r, rim)}</g>${ellipse(
        x - sunSide * r * 0.34,
        y + r * 0.14,
        r * 1.05,
        r * 1.05,
        radial(context, [
          [0.6, "#000000", 0.75],
          [1, "#000000", 0],
        ]),
      )}`,
    )
  );
}

function ring(
  context: SceneContext,
  world: World,
  x: number,
  y: number,
  r: number,
  tilt: number,
  front: boolean,
): string {
  const [base, dark, light] = world.bands;
  const arcs = times(34, (i) => {
    const k = lerp(1.35, 2.3, i / 33);
    const flat = 0.2;
    const sweep = front ? 0 : 1;
    return stroke(
      `M${n(x - r * k)} ${n(y)}A${n(r * k)} ${n(r * k * flat)} 0 0 ${sweep} ${n(x + r * k)} ${n(y)}`,
      context.pick([base, light, dark, base]),
      r * context.between(0.012, 0.036),
      `opacity="${i > 17 && i < 21 ? 0.06 : 0.5}"`,
    );
  }).join("");
  return group(arcs, `transform="rotate(${n(tilt)} ${n(x)} ${n(y)})"`);
}

function moon(context: SceneContext, x: number, y: number, r: number, sunSide: number): string {
  const craters = draw(16, () =>
    disc(x + context.between(-0.7, 0.7) * r, y + context.between(-0.7, 0.7) * r, r * context.between(0.04, 0.15)),
  );
  return (
    ellipse(x, y, r, r, "#c9c4bc") +
    clipped(
      context,
      disc(x, y, r),
      shape(craters, "#7a766f", 'opacity=".5"') +
        ellipse(
          x,
          y,
          r,
          r,
          radial(
            context,
            [
              [0, "#000000", 0],
              [0.5, "#000000", 0.1],
              [0.85, "#000000", 0.9],
              [1, "#000000", 0.97],
            ],
            0.5 + sunSide * 0.36,
            0.36,
            0.85,
          ),
        ),
    )
  );
}

export const planet: Scene = (context) => {
  const world = context.pick(WORLDS);
  const air: Air = { ...night, ink: world.space[0] };
  const sunSide = context.pick([1, -1]);
  const kind = context.pick(["whole", "ringed", "limb"]);
  const x =
    kind === "limb" ? WIDTH / 2 - sunSide * context.between(80, 320) : WIDTH / 2 - sunSide * context.between(100, 220);
  const [y, r] =
    kind === "limb"
      ? [context.between(1080, 1180), context.between(760, 860)]
      : [context.between(430, 500), kind === "ringed" ? context.between(240, 280) : context.between(310, 370)];
  const tilt = context.between(-24, 24);
  const sun: Point = [WIDTH / 2 + sunSide * context.between(560, 720), context.between(90, 260)];
  const moons = times(context.whole(1, 3), (i) =>
    moon(
      context,
      x + sunSide * (r * 0.9 + context.between(60, 380)) * (i === 1 ? -1 : 1),
      kind === "limb" ? context.between(120, 330) : y + context.between(-330, 250),
      context.between(12, i === 0 ? 54 : 26),
      sunSide,
    ),
  ).join("");
  return (
    nebula(context, world) +
    stars(context, 620, HEIGHT) +
    glow(context, sun[0], sun[1], 520, world.air, 0.55) +
    glow(context, sun[0], sun[1], 110, "#ffffff", 1) +
    stroke(
      `M${n(sun[0] - 260)} ${n(sun[1])}h520M${n(sun[0])} ${n(sun[1] - 120)}v240`,
      "#ffffff",
      1.4,
      'opacity=".35"',
    ) +
    (kind === "ringed" ? ring(context, world, x, y, r, tilt, false) : "") +
    globe(context, world, x, y, r, sunSide, tilt) +
    (kind === "ringed" ? ring(context, world, x, y, r, tilt, true) : "") +
    moons +
    finish(context, air, 0.5)
  );
};
