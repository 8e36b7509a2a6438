// Open water under a big sky: swell in the foreground, one vessel on the horizon.
import {
  type Air,
  type Point,
  birds,
  clouds,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  glow,
  lerp,
  linearAt,
  mist,
  mix,
  n,
  night,
  overcast,
  polygon,
  rect,
  shape,
  sky,
  smooth,
  soft,
  stars,
  tempest,
  times,
  tint,
  veils,
  vivid,
  water,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

/** One long swell with a bright crest, a glassy face and torn foam. */
function swell(context: SceneContext, air: Air, y: number, height: number, depth: number, sunX: number): string {
  const phase = context.between(0, 6);
  const length = lerp(70, 250, depth);
  const heave = (x: number) => {
    const main = Math.sin(x / length + phase);
    return (
      (main > 0 ? main ** 1.6 * 1.25 : main * 0.5) * (0.65 + 0.35 * Math.sin(x / (length * 3.1) + phase * 3)) +
      0.07 * Math.sin(x / (length * 0.16))
    );
  };
  const crest = times(84, (i): Point => [-30 + i * 20.5, y - heave(-30 + i * 20.5) * height]);
  const sea = mix(mix(air.sky[1], "#0d5a66", 0.4), air.ink, 0.25 + 0.35 * depth);
  const glass = mix(mix(sea, "#3fa79d", 0.45 * (1 - air.lamps)), air.sun, 0.3 * air.glow);
  const body = linearAt(
    context,
    [0, y - height * 1.25],
    [0, y + height * 1.5 + 30],
    [
      [0, mix(glass, "#ffffff", 0.12)],
      [0.28, mix(glass, sea, 0.35)],
      [0.62, sea],
      [1, mix(sea, air.ink, 0.7)],
    ],
  );
  const foam = draw(lerp(24, 60, depth), () => {
    const [cx, cy] = crest.at(context.whole(0, 83)) ?? [0, y];
    const w = context.between(14, 90) * (0.4 + depth);
    return `M${n(cx)} ${n(cy + context.between(0, 26) * depth)}q${n(w * 0.5)} ${n(-5 * depth - 1)} ${n(w)} ${n(context.between(0, 9))}q${n(-w * 0.4)} ${n(4 + 3 * depth)} ${n(-w)} ${n(context.between(-4, 4))}z`;
  });
  const caps = crest
    .filter(([x]) => heave(x) > 0.72)
    .map(([x, cy]) => {
      const w = (16 + 40 * depth) * context.between(0.5, 1.2);
      return `M${n(x - w)} ${n(cy + 5 * depth)}q${n(w)} ${n(-9 * depth - 2)} ${n(w * 1.8)} ${n(2)}q${n(-w * 0.3)} ${n(10 * depth + 2)} ${n(-w * 0.7)} ${n(4 * depth)}q${n(-w * 0.4)} ${n(16 * depth)} ${n(-w * 1.1)} ${n(-4 * depth)}z`;
    })
    .join("");
  const streaks = draw(90 * depth + 30, () => {
    const x = context.between(-40, WIDTH);
    const [, top] = crest.at(Math.round((x + 30) / 20.5)) ?? [0, y];
    const t = context.random();
    const w = context.between(30, 150) * (0.4 + depth);
    return `M${n(x)} ${n(top + 12 + t * height * 1.6)}q${n(w / 2)} ${n(-6 - 8 * t)} ${n(w)} ${n(context.between(-5, 5))}q${n(-w / 2)} ${n(1)} ${n(-w)} ${n(context.between(0, 4))}z`;
  });
  const glints = draw(60, () => {
    const x = sunX + (context.random() + context.random() - 1) * lerp(160, 520, depth);
    const [, top] = crest.at(Math.round((x + 30) / 20.5)) ?? [0, y];
    const w = context.between(8, 40) * (0.4 + depth);
    return `M${n(x)} ${n(top + context.between(2, height * 0.9))}q${n(w / 2)} -3 ${n(w)} 0q${n(-w / 2)} 3 ${n(-w)} 0z`;
  });
  return (
    shape(`${smooth(crest)}L${WIDTH + 40} ${HEIGHT + 20}L-40 ${HEIGHT + 20}Z`, body) +
    shape(streaks, mix(air.sky[2], "#ffffff", 0.2), 'opacity=".2"') +
    shape(glints, mix(air.sun, "#ffffff", 0.3), `opacity="${n(0.25 + air.glow * 0.6)}"`) +
    shape(foam, tint(air, "#ffffff", 0.95), 'opacity=".35"') +
    shape(caps, tint(air, "#ffffff", 1), 'opacity=".8"')
  );
}

function freighter(air: Air, x: number, y: number, size: number): string {
  const dark = far(air, air.ink, 0.3);
  const hull = polygon([
    [x - size, y - size * 0.16],
    [x + size, y - size * 0.2],
    [x + size * 0.86, y + size * 0.04],
    [x - size * 0.9, y + size * 0.04],
  ]);
  const cargo = times(
    9,
    (i) =>
      `M${n(x - size * 0.55 + i * size * 0.15)} ${n(y - size * 0.17)}v${n(-size * (0.1 + ((i * 7) % 5) * 0.035))}h${n(size * 0.14)}v${n(size * 0.3)}z`,
  ).join("");
  return (
    shape(cargo, far(air, tint(air, "#8a4a3a", 0.4), 0.35)) +
    rect(x - size * 0.86, y - size * 0.5, size * 0.2, size * 0.36, far(air, tint(air, "#e6e2da", 0.7), 0.3)) +
    rect(x - size * 0.8, y - size * 0.62, size * 0.07, size * 0.14, dark) +
    shape(hull, dark)
  );
}

function sailboat(air: Air, x: number, y: number, size: number): string {
  return (
    shape(
      polygon([
        [x - size * 0.03, y - size * 1.5],
        [x - size * 0.03, y - size * 0.12],
        [x - size * 0.62, y - size * 0.1],
      ]),
      tint(air, "#ffffff", 0.55),
    ) +
    shape(
      polygon([
        [x + size * 0.02, y - size * 1.4],
        [x + size * 0.02, y - size * 0.12],
        [x + size * 0.5, y - size * 0.12],
      ]),
      tint(air, "#ffffff", 1),
    ) +
    shape(
      polygon([
        [x - size * 0.6, y - size * 0.09],
        [x + size * 0.62, y - size * 0.09],
        [x + size * 0.42, y + size * 0.05],
        [x - size * 0.5, y + size * 0.05],
      ]),
      air.ink,
    )
  );
}

export const ocean: Scene = (context) => {
  const air = context.pick([dawn, dusk, vivid, tempest, night, overcast]);
  const sunX = context.between(260, 1340);
  const horizon = context.between(380, 470);
  const vesselX = sunX > 800 ? context.between(320, 560) : context.between(1040, 1280);
  const rough = air === tempest ? 1.7 : air === overcast ? 1.2 : context.between(0.6, 1.1);
  const curtain =
    air === tempest ? ellipse(vesselX + 300, horizon - 110, 420, 210, soft(context, air.cloudShade, 0.85)) : "";
  return (
    sky(context, air, horizon, [sunX, horizon - context.between(40, 170)], air !== tempest && air !== overcast) +
    (air === night ? stars(context, 380, horizon) : veils(context, air, 40, horizon - 80, 8, 0.5)) +
    clouds(context, air, 90, horizon - 50, context.whole(5, 9), sunX, 0.85) +
    curtain +
    water(context, air, { top: horizon, glintX: sunX, ripple: rough * 1.3 }) +
    mist(context, air.haze, horizon, 30, 0.6, 6) +
    context.pick([freighter, sailboat])(air, vesselX, horizon + 10, context.between(54, 80)) +
    glow(context, sunX, horizon + 10, 320, air.sun, 0.5 * air.glow, 40) +
    draw(5, (i) =>
      swell(context, air, lerp(horizon + 40, 815, (i / 4) ** 1.3), lerp(10, 96, i / 4) * rough, i / 4, sunX),
    ) +
    birds(
      context,
      lerp(vesselX, sunX, 0.45),
      horizon - 150,
      150,
      context.whole(3, 9),
      16,
      mix(air.ink, air.haze, 0.2),
    ) +
    finish(context, air)
  );
};
