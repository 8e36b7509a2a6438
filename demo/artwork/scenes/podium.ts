// A lectern bristling with microphones, flags behind it and the press in front.
import {
  type Air,
  crowd,
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
  blueHour,
  polygon,
  rect,
  shape,
  soft,
  stroke,
  tint,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function curtain(context: SceneContext, air: Air, colour: string, lightX: number): string {
  const folds = draw(40, (i) => {
    const x = i * 41 + context.between(-8, 8);
    const near = Math.max(0.05, 0.75 - Math.abs(x - lightX) / 900);
    return rect(
      x,
      0,
      44,
      760,
      linear(
        context,
        [
          [0, tint(air, colour, 0)],
          [0.35, tint(air, colour, near)],
          [0.6, tint(air, colour, near * 0.5)],
          [1, tint(air, colour, 0)],
        ],
        "right",
      ),
    );
  });
  return (
    rect(0, 0, WIDTH, 760, tint(air, colour, 0)) +
    folds +
    rect(
      0,
      0,
      WIDTH,
      760,
      linear(context, [
        [0, air.ink, 0.55],
        [0.5, air.ink, 0],
        [1, air.ink, 0.6],
      ]),
    )
  );
}

/** A furled flag hanging from its indoor stand. */
function stand(
  context: SceneContext,
  air: Air,
  x: number,
  top: number,
  bottom: number,
  colours: readonly [string, string, string],
): string {
  const [first, second, third] = colours;
  const h = bottom - top;
  const w = h * 0.15;
  const drape = `M${n(x)} ${n(top + h * 0.06)}C${n(x + w)} ${n(top + h * 0.12)} ${n(x + w * 1.35)} ${n(top + h * 0.5)} ${n(x + w)} ${n(top + h * 0.84)}Q${n(x + w * 0.3)} ${n(top + h * 0.9)} ${n(x - w * 0.5)} ${n(top + h * 0.8)}Q${n(x - w * 0.2)} ${n(top + h * 0.4)} ${n(x)} ${n(top + h * 0.06)}Z`;
  const id = context.id(`drape${Math.round(x)}`);
  const stripes = draw(9, (i) =>
    stroke(
      `M${n(x + w * 0.1 + i * 4)} ${n(top + h * 0.04)}C${n(x + w * (0.2 + i * 0.14))} ${n(top + h * 0.3)} ${n(x - w * 0.6 + i * w * 0.24)} ${n(top + h * 0.6)} ${n(x - w * 0.5 + i * w * 0.22)} ${n(bottom)}`,
      tint(air, i % 2 === 0 ? first : second, 0.8 - i * 0.04),
      w * 0.14,
    ),
  );
  const folds = linear(
    context,
    [
      [0, air.ink, 0.5],
      [0.25, "#ffffff", 0.18],
      [0.45, air.ink, 0.4],
      [0.65, "#ffffff", 0.14],
      [1, air.ink, 0.6],
    ],
    "right",
  );
  return (
    ellipse(x, bottom, w * 0.6, w * 0.13, air.ink, 'opacity=".6"') +
    rect(
      x - 3,
      top,
      6,
      h,
      linear(
        context,
        [
          [0, tint(air, "#e0bd62", 1)],
          [1, tint(air, "#6a4a1c", 0.2)],
        ],
        "right",
      ),
    ) +
    shape(
      polygon([
        [x - 6, top],
        [x, top - 26],
        [x + 6, top],
      ]),
      tint(air, "#f0cf72", 1),
    ) +
    `<clipPath id="${id}"><path d="${drape}"/></clipPath><g clip-path="url(#${id})">${rect(x - w * 2, top, w * 4, h, tint(air, second, 0.7))}${stripes}${rect(x - w * 2, top, w * 4, h * 0.34, tint(air, third, 0.6))}</g>` +
    shape(drape, folds)
  );
}

function microphones(context: SceneContext, air: Air, x: number, y: number, s: number): string {
  return draw(context.whole(6, 10), (i) => {
    const spread = (i - 4) * s * 0.085 + context.between(-8, 8);
    const tipX = x + spread * 1.1;
    const tipY = y - s * context.between(0.2, 0.42);
    const colour = context.pick(["#2a2a2e", "#2f5f9a", "#a8322c", "#33363b", "#c98f2e"]);
    const size = s * context.between(0.032, 0.046);
    return (
      stroke(
        `M${n(x + spread * 0.5)} ${n(y)}Q${n(x + spread * 0.4)} ${n(lerp(y, tipY, 0.6))} ${n(tipX)} ${n(tipY)}`,
        air.ink,
        s * 0.014,
      ) +
      ellipse(
        tipX,
        tipY,
        size,
        size * 1.35,
        tint(air, colour, 0.4),
        `transform="rotate(${n(spread * 0.16)} ${n(tipX)} ${n(tipY)})"`,
      ) +
      ellipse(tipX - size * 0.3, tipY - size * 0.5, size * 0.32, size * 0.5, "#ffffff", 'opacity=".3"') +
      rect(tipX - size * 0.8, tipY + size * 1.1, size * 1.6, size * 0.9, tint(air, colour, 0.75), 'rx="2"')
    );
  });
}

function lectern(context: SceneContext, air: Air, x: number, top: number, s: number, wood: string): string {
  const bottom = HEIGHT + 20;
  const front = polygon([
    [x - s * 0.36, top],
    [x + s * 0.36, top],
    [x + s * 0.29, bottom],
    [x - s * 0.29, bottom],
  ]);
  const grain = linear(
    context,
    [
      [0, tint(air, wood, 0.3)],
      [0.3, tint(air, mix(wood, "#ffffff", 0.1), 0.95)],
      [0.7, tint(air, wood, 0.45)],
      [1, tint(air, wood, 0.05)],
    ],
    "right",
  );
  const seal = (r: number, colour: string) => ellipse(x, top + s * 0.36, s * r, s * r, colour);
  return (
    shape(front, grain) +
    shape(
      polygon([
        [x - s * 0.46, top - s * 0.05],
        [x + s * 0.46, top - s * 0.05],
        [x + s * 0.42, top + s * 0.07],
        [x - s * 0.42, top + s * 0.07],
      ]),
      linear(context, [
        [0, tint(air, mix(wood, "#ffffff", 0.25), 1)],
        [1, tint(air, wood, 0.2)],
      ]),
    ) +
    rect(x - s * 0.46, top - s * 0.06, s * 0.92, 4, air.sun, 'opacity=".6"') +
    seal(0.18, tint(air, "#d6ad4a", 0.9)) +
    seal(0.168, tint(air, "#1f3a68", 0.6)) +
    seal(0.125, tint(air, "#e9dfc4", 0.9)) +
    seal(0.115, tint(air, "#27477a", 0.7)) +
    shape(
      draw(
        24,
        (i) =>
          `M${n(x + Math.cos((i * Math.PI) / 12) * s * 0.146 - 2)} ${n(top + s * 0.36 + Math.sin((i * Math.PI) / 12) * s * 0.146 - 2)}h4v4h-4z`,
      ),
      tint(air, "#f2dc9a", 1),
    ) +
    shape(
      `M${n(x)} ${n(top + s * 0.28)}l${n(s * 0.025)} ${n(s * 0.05)}l${n(s * 0.056)} ${n(s * 0.006)}l${n(-s * 0.042)} ${n(s * 0.037)}l${n(s * 0.012)} ${n(s * 0.056)}l${n(-s * 0.05)} ${n(-s * 0.03)}l${n(-s * 0.05)} ${n(s * 0.03)}l${n(s * 0.012)} ${n(-s * 0.056)}l${n(-s * 0.042)} ${n(-s * 0.037)}l${n(s * 0.056)} ${n(-s * 0.006)}z`,
      tint(air, "#f0d488", 1),
    )
  );
}

export const podium: Scene = (context) => {
  const air = { ...context.pick([night, dusk, blueHour, golden]), lamp: "#fff1cf" };
  const cloth = context.pick(["#1f3f7a", "#7a2230", "#2b4a4a", "#3a2f5c"]);
  const wood = context.pick(["#6a3d24", "#4a2c20", "#7d5634"]);
  const x = context.pick([context.between(500, 640), context.between(960, 1100)]);
  const s = context.between(420, 480);
  const top = context.between(430, 470);
  const away = x > 800 ? -1 : 1;
  const beam = linear(context, [
    [0, "#fff6df", 0.5],
    [0.7, "#fff6df", 0.1],
    [1, "#fff6df", 0],
  ]);
  const spot = shape(
    polygon([
      [x + away * 300, -40],
      [x + away * 420, -40],
      [x + 330, 900],
      [x - 330, 900],
    ]),
    beam,
  );
  const nation: readonly [string, string, string] = ["#b3312c", "#f2efe6", "#22386e"];
  const stands =
    draw(context.whole(3, 5), (i) =>
      stand(
        context,
        air,
        x + away * (240 + i * 150),
        130 + i * 8,
        760,
        i % 2 === 0 ? nation : [context.pick(["#c79a2f", "#2f6a4f", "#27477a"]), "#e9e2d0", "#27477a"],
      ),
    ) + stand(context, air, x - away * 330, 140, 770, nation);
  const bulbs = draw(
    5,
    (i) =>
      glow(context, 140 + i * 330, context.between(20, 60), 110, "#fff3d6", 0.8) +
      ellipse(140 + i * 330, 40, 12, 9, "#ffffff"),
  );
  const flashes = draw(context.whole(2, 5), () => {
    const fx = context.between(60, 1540);
    const fy = context.between(790, 850);
    return glow(context, fx, fy, 120, "#ffffff", 0.95) + ellipse(fx, fy, 7, 7, "#ffffff");
  });
  const floor = rect(
    0,
    750,
    WIDTH,
    160,
    linear(context, [
      [0, tint(air, cloth, 0.5)],
      [1, air.ink],
    ]),
  );
  return (
    curtain(context, air, cloth, x) +
    bulbs +
    floor +
    glow(context, x, 420, 560, "#fff1d0", 0.35, 420) +
    stands +
    spot +
    group(lectern(context, air, x, top, s, wood) + microphones(context, air, x, top - s * 0.05, s)) +
    ellipse(x, 860, 420, 60, soft(context, air.ink, 0.7)) +
    crowd(
      context,
      { ...air, sun: "#fff0cf" },
      770,
      850,
      3,
      116,
      x,
      ["#23262e", "#2e2a30", "#1f2a36", "#33302c"],
      0.72,
    ) +
    flashes +
    finish(context, air, 0.6)
  );
};
