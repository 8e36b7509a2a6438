// A snowy range over a lake, with conifers on the near shore.
import {
  type Air,
  type Point,
  birds,
  clouds,
  coniferRow,
  clipped,
  dawn,
  dusk,
  far,
  finish,
  lerp,
  linear,
  mirrored,
  mist,
  n,
  named,
  night,
  overcast,
  polygon,
  ridge,
  ridges,
  ridgeThrough,
  shape,
  sky,
  stars,
  tint,
  under,
  veils,
  vivid,
  water,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

/** Rock and snow facets hung under a crest: bright where the slope faces the sun. */
function facets(
  context: SceneContext,
  air: Air,
  crest: readonly Point[],
  base: number,
  sunX: number,
  depth: number,
): string {
  const lit: string[] = [];
  const shaded: string[] = [];
  const rock: string[] = [];
  let previous = crest.at(0);
  for (const here of crest) {
    if (previous && here !== previous) {
      const [ax, ay] = previous;
      const [bx, by] = here;
      const towardsSun = (by - ay) * (sunX - ax) > 0;
      const drop = (base - Math.min(ay, by)) * context.between(0.35, 0.8);
      const slide = context.between(20, 90) * (by > ay ? 1 : -1);
      const facet = polygon([
        [ax, ay - 1],
        [bx, by - 1],
        [bx + slide, by + drop * context.between(0.6, 1)],
        [lerp(ax, bx, 0.5) + slide * 0.4, ay + drop * 0.55],
        [ax + slide * 0.7, ay + drop],
      ]);
      (towardsSun ? lit : shaded).push(facet);
      const startY = ay + drop * context.between(0.3, 0.7);
      rock.push(
        `M${n(ax)} ${n(startY)}l${n(slide * 0.3)} ${n(drop * 0.3)}l${n(slide * 0.1 + 5)} ${n(drop * 0.22)}l${n(-slide * 0.2 - 9)} ${n(-drop * 0.1)}z`,
      );
    }
    previous = here;
  }
  return (
    shape(shaded.join(""), far(air, tint(air, "#b9c6d8", 0.28), depth), 'opacity=".9"') +
    shape(lit.join(""), far(air, tint(air, "#ffffff", 1), depth * 0.8), 'opacity=".85"') +
    shape(rock.join(""), far(air, tint(air, "#5a5f6b", 0.25), depth), 'opacity=".6"')
  );
}

function range(context: SceneContext, air: Air, base: number, summit: Point, sunX: number, depth: number): string {
  const [peakX, peakY] = summit;
  const shoulder = (x: number, share: number): Point => [x, lerp(base, peakY, share)];
  const crest = ridgeThrough(
    context,
    [
      shoulder(-40, context.between(0.3, 0.6)),
      shoulder(peakX - context.between(420, 560), context.between(0.5, 0.72)),
      shoulder(peakX - context.between(180, 260), context.between(0.42, 0.55)),
      summit,
      shoulder(peakX + context.between(150, 240), context.between(0.55, 0.7)),
      shoulder(peakX + context.between(330, 460), context.between(0.45, 0.8)),
      shoulder(WIDTH + 40, context.between(0.3, 0.5)),
    ],
    22,
  );
  const outline = under(crest, base);
  const body = linear(context, [
    [0, far(air, tint(air, "#7c8596", 0.5), depth)],
    [0.6, far(air, tint(air, "#5c6674", 0.35), depth + 0.15)],
    [1, far(air, tint(air, "#4c5a5c", 0.3), 0.75)],
  ]);
  return (
    shape(outline, body) +
    clipped(context, outline, facets(context, air, crest, base, sunX, depth) + mist(context, air.haze, base, 150, 0.8))
  );
}

export const mountains: Scene = (context) => {
  const air = context.pick([dawn, dusk, vivid, night, overcast]);
  const sunX = context.pick([context.between(120, 420), context.between(1180, 1480)]);
  const shore = context.between(600, 680);
  const summit: Point = [
    context.pick([context.between(480, 640), context.between(960, 1120)]),
    context.between(110, 210),
  ];
  const backdrop =
    sky(context, air, shore, [sunX, context.between(240, 380)], air !== overcast) +
    (air === night ? stars(context, 420, 480) : veils(context, air, 60, 330, 5, 0.4)) +
    clouds(context, air, 130, 420, context.whole(2, 6), sunX, 0.75);
  const land =
    ridges(context, air, shore - 240, shore - 150, 2, "#5f6d7c", 80) +
    range(context, air, shore - 10, summit, sunX, air === overcast ? 0.35 : 0.16) +
    ridges(context, air, shore - 70, shore - 20, 2, "#33483f", 46) +
    coniferRow(context, () => shore, 150, 44, far(air, tint(air, "#22392f", 0.15), 0.25));
  const near = ridge(context, { y: context.between(800, 840), amplitude: 50, detail: 5 });
  const bank = context.pick([0, 1]);
  const groundAt = (x: number) => HEIGHT - 10 - Math.max(0, bank === 0 ? 520 - x : x - 1080) * 0.16;
  return (
    backdrop +
    named(context, "land", land) +
    water(context, air, { top: shore, glintX: sunX, ripple: 0.6 }) +
    mirrored(context, "land", shore, HEIGHT - shore, 0.7, 0.8) +
    mist(context, air.haze, shore + 4, 34, 0.55, 6) +
    birds(context, summit[0] + 260, 300, 70, context.whole(4, 9), 9, air.ink) +
    shape(under(near.map(([x, y]): Point => [x, y + 70])), tint(air, "#2a332a", 0.12)) +
    coniferRow(
      context,
      groundAt,
      26,
      190,
      tint(air, "#1b2c26", 0.06),
      bank === 0 ? -40 : 1060,
      bank === 0 ? 560 : WIDTH + 40,
    ) +
    coniferRow(
      context,
      (x) => groundAt(x) + 30,
      14,
      330,
      air.ink,
      bank === 0 ? -60 : 1290,
      bank === 0 ? 320 : WIDTH + 60,
    ) +
    finish(context, air)
  );
};
