// Monumental columns and steps close up, with long shadows and small figures.
import {
  type Air,
  type Point,
  blueHour,
  columns,
  dawn,
  draw,
  dusk,
  finish,
  glow,
  golden,
  lerp,
  linear,
  mix,
  n,
  overcast,
  pediment,
  person,
  polygon,
  rect,
  shape,
  sky,
  clouds,
  tint,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function stairs(context: SceneContext, air: Air, top: number, stone: string): string {
  const count = 17;
  return draw(count, (i) => {
    const at = (k: number) => lerp(top, HEIGHT + 20, (k / count) ** 1.35);
    const y = at(i);
    const h = at(i + 1) - y;
    const tread = linear(
      context,
      [
        [0, tint(air, stone, 0.9)],
        [0.5, tint(air, stone, 1)],
        [1, tint(air, stone, 0.7)],
      ],
      "right",
    );
    return (
      rect(0, y, WIDTH, h * 0.5, tread) +
      rect(0, y + h * 0.5, WIDTH, h * 0.52, tint(air, stone, 0.3 + context.random() * 0.06)) +
      rect(0, y + h * 0.48, WIDTH, 1.6, tint(air, "#ffffff", 1), 'opacity=".5"')
    );
  });
}

function hall(context: SceneContext, air: Air, top: number, base: number, doorX: number, stone: string): string {
  const h = base - top;
  const back = rect(
    0,
    top,
    WIDTH,
    h,
    linear(context, [
      [0, tint(air, stone, 0)],
      [0.6, tint(air, stone, 0.14)],
      [1, tint(air, stone, 0.3)],
    ]),
  );
  const blocks = draw(
    60,
    () =>
      `M${n(Math.floor(context.between(0, 20)) * 84)} ${n(top + Math.floor(context.between(0, 9)) * (h / 9))}h82v${n(h / 9 - 2)}h-82z`,
  );
  const opening = (x: number, w: number, dh: number, lamp: number) => {
    const [dx, dy]: Point = [x - w / 2, base - dh];
    return (
      rect(dx - 16, dy - 22, w + 32, dh + 22, tint(air, stone, 0.42)) +
      rect(dx - 26, dy - 34, w + 52, 14, tint(air, stone, 0.6)) +
      rect(
        dx,
        dy,
        w,
        dh,
        linear(context, [
          [0, mix(air.ink, air.lamp, lamp * 0.6)],
          [1, mix(air.ink, air.lamp, lamp)],
        ]),
      ) +
      shape(
        draw(3, (k) => `M${n(dx + (w / 4) * (k + 1) - 2)} ${n(dy)}h4v${n(dh)}h-4z`) +
          `M${n(dx)} ${n(dy + dh * 0.3)}h${n(w)}v5h${n(-w)}z`,
        tint(air, "#5a4632", 0.2),
      )
    );
  };
  return (
    back +
    shape(blocks, tint(air, stone, 0.5), 'opacity=".14"') +
    [-620, 620].map((o) => opening(doorX + o, 110, h * 0.5, 0.4)).join("") +
    opening(doorX, 150, h * 0.68, 0.95) +
    glow(context, doorX, base - h * 0.25, 330, air.lamp, 0.5)
  );
}

export const courthouse: Scene = (context) => {
  const air = context.pick([golden, dusk, overcast, vivid, blueHour, dawn]);
  const stone = context.pick(["#ece3d2", "#e2d6c2", "#dcdcd8"]);
  const doorX = context.pick([context.between(480, 600), context.between(1000, 1120)]);
  const sunX = doorX > 800 ? -400 : WIDTH + 400;
  const close = context.random() < 0.55;
  const top = close ? -40 : context.between(210, 260);
  const base = context.between(590, 640);
  const gap = close ? context.between(270, 310) : context.between(185, 215);
  const count = close ? 8 : 6;
  const left = doorX - gap * (close ? 3.5 : 2.5);
  const shadows = draw(count, (i) => {
    const x = left + i * gap;
    const slide = sunX > 0 ? -460 : 460;
    return polygon([
      [x - gap * 0.2, base],
      [x + gap * 0.2, base],
      [x + gap * 0.34 + slide, HEIGHT + 10],
      [x - gap * 0.24 + slide, HEIGHT + 10],
    ]);
  });
  const beam = polygon(
    sunX > 0
      ? [
          [WIDTH + 20, -20],
          [WIDTH + 20, 300],
          [200, HEIGHT],
          [-300, HEIGHT],
        ]
      : [
          [-20, -20],
          [-20, 300],
          [1400, HEIGHT],
          [1900, HEIGHT],
        ],
  );
  const light = linear(context, [
    [0, air.sun, 0.3 * air.glow],
    [1, air.sun, 0.02],
  ]);
  const width = gap * (count - 1);
  const roof = close
    ? ""
    : pediment(context, air, left - gap * 0.4, top + 6, width + gap * 0.8, context.between(130, 165), stone) +
      rect(left - gap * 0.45, top + 12, width + gap * 0.9, 44, tint(air, stone, 0.8));
  const figures = draw(context.whole(2, 5), (i) => {
    const depth = context.between(0, 1);
    return person(
      air,
      {
        x: doorX + context.between(-330, 330) + (i === 0 ? 0 : 60),
        y: lerp(base + 16, 820, depth),
        height: lerp(104, 210, depth) * (close ? 1 : 0.72),
        stance: context.pick(["walk", "coat", "walk"]),
        facing: context.pick([1, -1]),
      },
      mix(air.ink, "#3a2f33", 0.3),
      sunX,
    );
  });
  const lead = person(
    air,
    { x: doorX + context.between(-40, 40), y: base + 46, height: close ? 132 : 96, stance: "walk", facing: 1 },
    air.ink,
    sunX,
  );
  return (
    sky(context, air, base, [sunX > 0 ? 1500 : 100, 120], false) +
    clouds(context, air, 50, 260, 5, sunX, 0.9) +
    (close
      ? hall(context, air, top, base, doorX, stone)
      : rect(left - gap * 1.6, top + 60, width + gap * 3.2, base - top - 60, tint(air, stone, 0.72)) +
        rect(left - gap * 0.4, top + 40, width + gap * 0.8, base - top, tint(air, stone, 0.1)) +
        hallClip(context, air, top + 40, base, doorX, stone, left - gap * 0.4, width + gap * 0.8)) +
    rect(0, base - 8, WIDTH, 14, tint(air, stone, 0.9)) +
    stairs(context, air, base, stone) +
    shape(shadows, air.ink, 'opacity=".3"') +
    columns(
      context,
      air,
      left,
      top + (close ? 0 : 50),
      width,
      base - top - (close ? 0 : 50),
      count,
      stone,
      sunX,
      true,
    ) +
    roof +
    shape(beam, light) +
    figures +
    lead +
    finish(context, air, 0.5)
  );
};

/** The hall behind the columns, cut to the front's width. */
function hallClip(
  context: SceneContext,
  air: Air,
  top: number,
  base: number,
  doorX: number,
  stone: string,
  left: number,
  width: number,
): string {
  const id = context.id("hall");
  return `<clipPath id="${id}"><rect x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(base - top)}"/></clipPath><g clip-path="url(#${id})">${hall(context, air, top, base, doorX, stone)}</g>`;
}
