// A gavel on the bench, close up, with an empty courtroom out of focus behind it.
import {
  type Air,
  dawn,
  draw,
  dusk,
  ellipse,
  finish,
  glow,
  golden,
  group,
  lerp,
  linear,
  mix,
  n,
  night,
  overcast,
  polygon,
  radial,
  rect,
  shape,
  soft,
  stroke,
  tint,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function courtroom(context: SceneContext, air: Air, wood: string, lightX: number): string {
  const wall = rect(
    0,
    0,
    WIDTH,
    640,
    linear(context, [
      [0, tint(air, wood, 0.02)],
      [0.5, tint(air, wood, 0.24)],
      [1, tint(air, wood, 0.08)],
    ]),
  );
  const panels = draw(9, (i) => {
    const x = -60 + i * 200;
    const gleam = Math.max(0.05, 0.5 - Math.abs(x - lightX) / 1400);
    return (
      rect(x, -20, 150, 430, soft(context, tint(air, mix(wood, "#ffffff", 0.1), gleam + 0.2), 0.5)) +
      rect(
        x + 160,
        -20,
        26,
        600,
        linear(
          context,
          [
            [0, tint(air, wood, 0.05)],
            [0.4, tint(air, wood, gleam + 0.3)],
            [1, tint(air, wood, 0.02)],
          ],
          "right",
        ),
        'opacity=".7"',
      )
    );
  });
  const windows = draw(3, (i) => {
    const x = lightX - 210 + i * 190;
    return (
      glow(context, x + 55, 190, 230, air.sun, 0.5, 330) +
      rect(
        x,
        30,
        110,
        450,
        linear(context, [
          [0, mix(air.sun, "#ffffff", 0.4)],
          [0.6, air.sky[3]],
          [1, air.sky[3], 0.4],
        ]),
        'opacity=".7" rx="54"',
      ) +
      rect(x + 51, 30, 7, 450, tint(air, wood, 0.1), 'opacity=".5"') +
      rect(x, 190, 110, 7, tint(air, wood, 0.1), 'opacity=".5"')
    );
  });
  const benches = draw(5, (i) =>
    rect(
      -20,
      420 + i * 34,
      WIDTH + 40,
      20,
      linear(context, [
        [0, tint(air, wood, 0.55 - i * 0.06)],
        [1, tint(air, wood, 0.02)],
      ]),
      'opacity=".6"',
    ),
  );
  const blur = soft(context, tint(air, wood, 0.02), 0.9);
  const seats =
    blur.defs +
    draw(13, () =>
      ellipse(
        context.between(0, WIDTH),
        context.between(440, 520),
        context.between(36, 60),
        context.between(50, 90),
        blur.url,
      ),
    );
  const bokeh = draw(14, () =>
    ellipse(context.between(0, WIDTH), context.between(40, 480), context.between(12, 34), 24, air.lamp, 'opacity=".1"'),
  );
  return wall + panels + windows + benches + seats + bokeh;
}

function bench(context: SceneContext, air: Air, wood: string, top: number, lightX: number): string {
  const surface = rect(
    0,
    top,
    WIDTH,
    HEIGHT - top,
    linear(context, [
      [0, tint(air, mix(wood, "#ffffff", 0.1), 0.9)],
      [0.3, tint(air, wood, 0.6)],
      [1, tint(air, wood, 0.05)],
    ]),
  );
  const fibres = draw(90, () => {
    const t = context.random();
    const y = lerp(top + 4, HEIGHT, t);
    const x = context.between(-200, WIDTH);
    const length = context.between(120, 620);
    return `M${n(x)} ${n(y)}q${n(length / 2)} ${n(context.between(-6, 6))} ${n(length)} 0q${n(-length / 2)} ${n(context.between(-3, 5) + 1 + t * 3)} ${n(-length)} 0z`;
  });
  return (
    surface +
    shape(fibres, tint(air, wood, 0), 'opacity=".26"') +
    glow(context, lightX, top + 70, 620, air.sun, 0.5, 110) +
    rect(0, top, WIDTH, 3, air.sun, 'opacity=".5"')
  );
}

/** The hammer, drawn lying along the x axis around its own origin. */
function hammer(context: SceneContext, air: Air, wood: string, s: number): string {
  const turned = linear(context, [
    [0, tint(air, wood, 0.35)],
    [0.18, tint(air, mix(wood, "#ffffff", 0.35), 1)],
    [0.42, tint(air, wood, 0.75)],
    [0.78, tint(air, wood, 0.12)],
    [1, tint(air, wood, 0.3)],
  ]);
  const brass = linear(context, [
    [0, tint(air, "#b58a3a", 0.4)],
    [0.2, tint(air, "#fff0b8", 1)],
    [0.5, tint(air, "#c9973a", 0.7)],
    [1, tint(air, "#5a3f18", 0.1)],
  ]);
  const handle = `M${n(s * 0.2)} ${n(-s * 0.06)}C${n(s * 0.9)} ${n(-s * 0.1)} ${n(s * 1.3)} ${n(-s * 0.05)} ${n(s * 2.1)} ${n(-s * 0.11)}q${n(s * 0.2)} ${n(s * 0.11)} 0 ${n(s * 0.22)}C${n(s * 1.3)} ${n(s * 0.05)} ${n(s * 0.9)} ${n(s * 0.1)} ${n(s * 0.2)} ${n(s * 0.06)}Z`;
  return (
    shape(handle, turned) +
    rect(s * 0.26, -s * 0.085, s * 0.08, s * 0.17, brass) +
    rect(s * 1.96, -s * 0.115, s * 0.04, s * 0.23, brass)
  );
}

function head(context: SceneContext, air: Air, wood: string, s: number): string {
  const barrel = linear(
    context,
    [
      [0, tint(air, wood, 0.5)],
      [0.2, tint(air, mix(wood, "#ffffff", 0.4), 1)],
      [0.45, tint(air, wood, 0.7)],
      [0.8, tint(air, wood, 0.08)],
      [1, tint(air, wood, 0.3)],
    ],
    "right",
  );
  const brass = linear(
    context,
    [
      [0, tint(air, "#a8792e", 0.5)],
      [0.2, tint(air, "#fff2c4", 1)],
      [0.5, tint(air, "#c9973a", 0.7)],
      [1, tint(air, "#4a3414", 0.1)],
    ],
    "right",
  );
  const drum = (half: number, from: number, to: number, paint: typeof barrel) =>
    shape(
      `M${n(-s * half)} ${n(s * from)}V${n(s * to)}A${n(s * half)} ${n(s * half * 0.3)} 0 0 0 ${n(s * half)} ${n(s * to)}V${n(s * from)}Z`,
      paint,
    );
  const cap = ellipse(
    0,
    -s * 0.62,
    s * 0.4,
    s * 0.13,
    radial(
      context,
      [
        [0, tint(air, mix(wood, "#ffffff", 0.35), 1)],
        [0.7, tint(air, wood, 0.8)],
        [1, tint(air, wood, 0.4)],
      ],
      0.38,
      0.4,
      0.7,
    ),
  );
  const rings = draw(4, (i) =>
    ellipse(
      0,
      -s * 0.62,
      s * (0.32 - i * 0.08),
      s * (0.1 - i * 0.025),
      "none",
      `stroke="${tint(air, wood, 0.1)}" stroke-opacity=".35" stroke-width="1.5"`,
    ),
  );
  return (
    drum(0.4, 0.34, 0.6, barrel) +
    drum(0.36, 0.28, 0.36, barrel) +
    drum(0.33, -0.3, 0.3, barrel) +
    drum(0.345, -0.08, 0.1, brass) +
    drum(0.36, -0.36, -0.28, barrel) +
    drum(0.4, -0.62, -0.34, barrel) +
    cap +
    rings +
    stroke(`M${n(-s * 0.4)} ${n(-s * 0.6)}V${n(-s * 0.36)}`, air.sun, 2, 'opacity=".5"')
  );
}

export const gavel: Scene = (context) => {
  const air = context.pick([golden, dusk, overcast, night, dawn]);
  const wood = context.pick(["#7a4426", "#5c2f1e", "#8a5a34"]);
  const top = context.between(520, 570);
  const lead = context.pick([-1, 1]);
  const x = WIDTH / 2 - lead * context.between(160, 250);
  const s = context.between(250, 300);
  const lightX = WIDTH / 2 + lead * context.between(260, 480);
  const y = context.between(690, 730);
  const block =
    ellipse(x, y + s * 0.36, s * 1.15, s * 0.2, soft(context, air.ink, 0.95)) +
    shape(
      `M${n(x - s * 0.82)} ${n(y + s * 0.1)}v${n(s * 0.16)}a${n(s * 0.82)} ${n(s * 0.24)} 0 0 0 ${n(s * 1.64)} 0v${n(-s * 0.16)}z`,
      linear(
        context,
        [
          [0, tint(air, wood, lead < 0 ? 0.9 : 0.1)],
          [0.5, tint(air, wood, 0.4)],
          [1, tint(air, wood, lead < 0 ? 0.1 : 0.9)],
        ],
        "right",
      ),
    ) +
    ellipse(
      x,
      y + s * 0.1,
      s * 0.82,
      s * 0.24,
      radial(context, [
        [0, tint(air, mix(wood, "#ffffff", 0.15), 0.9)],
        [1, tint(air, wood, 0.45)],
      ]),
    ) +
    ellipse(
      x,
      y + s * 0.1,
      s * 0.68,
      s * 0.19,
      "none",
      `stroke="${tint(air, "#ffe6b0", 1)}" stroke-opacity=".35" stroke-width="2"`,
    );
  const tilt = context.between(8, 22) * lead;
  const turn = lead > 0 ? "" : "scale(-1 1) ";
  const body = group(
    group(hammer(context, air, wood, s), `transform="translate(0 ${n(-s * 0.02)})"`) + head(context, air, wood, s),
    `transform="translate(${n(x)} ${n(y - s * 0.5)}) ${turn}rotate(${n(-Math.abs(tilt))})"`,
  );
  const papers = draw(context.whole(2, 4), (i) => {
    const px = WIDTH / 2 + lead * (380 + i * 60);
    const py = 800 + i * 14;
    return (
      shape(
        polygon([
          [px - 260, py],
          [px + 120, py - 46],
          [px + 320, py + 40],
          [px - 90, py + 110],
        ]),
        tint(air, "#f6f2e8", 0.9 - i * 0.12),
      ) +
      shape(
        draw(
          7,
          (k) =>
            `M${n(px - 190 + k * 26)} ${n(py + 6 + k * 13)}l${n(context.between(220, 320))} -38v3l-${n(context.between(200, 300))} 36z`,
        ),
        air.ink,
        'opacity=".3"',
      )
    );
  });
  const beam = linear(context, [
    [0, air.sun, 0.26 * Math.max(0.5, air.glow)],
    [1, air.sun, 0],
  ]);
  const shafts = draw(3, (i) =>
    shape(
      polygon([
        [lightX - 160 + i * 190, -20],
        [lightX - 60 + i * 190, -20],
        [lightX - lead * 420 + i * 240, 800],
        [lightX - lead * 660 + i * 240, 800],
      ]),
      beam,
    ),
  );
  const motes = shape(
    draw(70, () => `M${n(context.between(0, WIDTH))} ${n(context.between(60, 700))}h2.4v2.4h-2.4z`),
    air.sun,
    'opacity=".35"',
  );
  return (
    courtroom(context, air, wood, lightX) +
    bench(context, air, wood, top, lightX) +
    papers +
    shafts +
    block +
    ellipse(x + lead * s * 0.9, y + s * 0.44, s * 1.2, s * 0.07, soft(context, air.ink, 0.7)) +
    body +
    motes +
    finish(context, air, 0.6)
  );
};
