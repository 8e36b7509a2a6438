// A train on a viaduct across a misty valley.
import {
  type Air,
  type Point,
  birds,
  blueHour,
  clouds,
  coniferRow,
  dawn,
  draw,
  dusk,
  ellipse,
  far,
  finish,
  foliage,
  glow,
  golden,
  group,
  heightAt,
  lerp,
  linear,
  mist,
  mix,
  n,
  overcast,
  polygon,
  rect,
  ridge,
  ridges,
  shape,
  sky,
  smooth,
  soft,
  times,
  tint,
  under,
  veils,
  vivid,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

function viaduct(context: SceneContext, air: Air, deck: number, stone: string, sunX: number): string {
  const gap = context.between(150, 190);
  const pier = gap * 0.2;
  const count = Math.ceil(WIDTH / gap) + 2;
  const start = -context.between(0, gap);
  const arches = times(count, (i) => start + i * gap);
  const openings = arches
    .map(
      (x) =>
        `M${n(x + pier)} ${HEIGHT + 40}V${n(deck + 40 + (gap - pier) * 0.5)}a${n((gap - pier) / 2)} ${n((gap - pier) / 2)} 0 0 1 ${n(gap - pier)} 0V${HEIGHT + 40}z`,
    )
    .join("");
  const wall = `M-20 ${n(deck)}H${WIDTH + 20}V${HEIGHT + 40}H-20Z${openings}`;
  const face = linear(context, [
    [0, tint(air, stone, 0.9)],
    [0.25, tint(air, stone, 0.55)],
    [0.6, far(air, tint(air, stone, 0.4), 0.3)],
    [1, far(air, tint(air, stone, 0.3), 0.75)],
  ]);
  const shadeSide = arches
    .map((x) =>
      polygon([
        [x + pier, HEIGHT],
        [x + pier, deck + 40 + (gap - pier) * 0.5],
        [x + pier + 18, deck + 34 + (gap - pier) * 0.4],
        [x + pier + 18, HEIGHT],
      ]),
    )
    .join("");
  const courses = draw(200, () => {
    const x = context.between(0, WIDTH);
    const y = deck + 12 + context.random() ** 1.5 * 380;
    return `M${n(x)} ${n(y)}h${n(context.between(10, 26))}v${n(context.between(3, 7))}h${n(-14)}z`;
  });
  const id = context.id("arches");
  const ringed = arches
    .map(
      (x) =>
        `<path d="M${n(x + pier - 6)} ${n(deck + 50 + (gap - pier) * 0.5)}v-10a${n((gap - pier) / 2 + 6)} ${n((gap - pier) / 2 + 6)} 0 0 1 ${n(gap - pier + 12)} 0v10" fill="none" stroke="${tint(air, mix(stone, "#ffffff", 0.2), 0.9)}" stroke-width="9" opacity=".6"/>`,
    )
    .join("");
  return (
    shape(shadeSide, tint(air, stone, sunX > 800 ? 0.05 : 0.15)) +
    shape(wall, face, 'fill-rule="evenodd"') +
    `<clipPath id="${id}"><path d="${wall}" clip-rule="evenodd"/></clipPath>${group(shape(courses, air.ink, 'opacity=".16"'), `clip-path="url(#${id})"`)}` +
    ringed +
    rect(-20, deck - 8, WIDTH + 40, 20, tint(air, mix(stone, "#ffffff", 0.15), 0.95)) +
    rect(-20, deck + 12, WIDTH + 40, 6, tint(air, stone, 0.05), 'opacity=".5"') +
    shape(
      draw(54, (i) => `M${i * 30} ${n(deck - 20)}h4v12h-4z`) + `M0 ${n(deck - 22)}h${WIDTH}v3h-${WIDTH}z`,
      tint(air, stone, 0.3),
    )
  );
}

function carriages(
  context: SceneContext,
  air: Air,
  deck: number,
  noseX: number,
  direction: number,
  livery: string,
): string {
  const length = 236;
  const h = 62;
  const y = deck - 12;
  const body = linear(context, [
    [0, tint(air, "#ffffff", 1)],
    [0.25, tint(air, mix(livery, "#ffffff", 0.5), 0.95)],
    [0.7, tint(air, livery, 0.6)],
    [1, tint(air, livery, 0.05)],
  ]);
  const glass = mix(air.ink, air.lamp, Math.max(0.15, air.lamps));
  const cars = draw(8, (i) => {
    const x = noseX - direction * (i + 1) * (length + 4);
    const left = direction > 0 ? x : x - length;
    const windows = draw(12, (k) => `M${n(left + 14 + k * 17.6)} ${n(y - h * 0.72)}h12v${n(h * 0.26)}h-12z`);
    const front =
      i === 0
        ? direction > 0
          ? `M${n(left)} ${n(y)}v${n(-h)}h${length - 90}q70 6 96 ${n(h * 0.72)}q2 14 -6 ${n(h * 0.28)}z`
          : `M${n(left + length)} ${n(y)}v${n(-h)}h${-(length - 90)}q-70 6 -96 ${n(h * 0.72)}q-2 14 6 ${n(h * 0.28)}z`
        : `M${n(left)} ${n(y)}v${n(-h + 6)}q0 -6 6 -6h${length - 12}q6 0 6 6v${n(h - 6)}z`;
    const lit =
      i === 0
        ? windows
            .split("M")
            .slice(direction > 0 ? 1 : 5, direction > 0 ? 9 : 13)
            .map((part) => `M${part}`)
            .join("")
        : windows;
    return (
      shape(front, body) +
      shape(lit, glass) +
      rect(
        left + (i === 0 && direction < 0 ? 20 : 0),
        y - h * 0.34,
        length - (i === 0 ? 26 : 0),
        6,
        tint(air, "#f4f1e8", 0.9),
      ) +
      shape(
        draw(4, (k) => `M${n(left + 22 + k * 58)} ${n(y)}h26v8h-26z`),
        air.ink,
      )
    );
  });
  const lampX = noseX - direction * 12;
  const shine =
    glow(context, lampX, y - 16, 90, "#fff3cf", 0.95) +
    ellipse(lampX, y - 16, 5, 4, "#ffffff") +
    shape(
      polygon([
        [lampX, y - 18],
        [lampX + direction * 460, y - 60],
        [lampX + direction * 460, y + 24],
        [lampX, y - 12],
      ]),
      linear(
        context,
        direction > 0
          ? [
              [0, "#fff3cf", 0.5],
              [1, "#fff3cf", 0],
            ]
          : [
              [0, "#fff3cf", 0],
              [1, "#fff3cf", 0.5],
            ],
        "right",
      ),
    );
  return cars + shine;
}

function catenary(air: Air, deck: number): string {
  const masts = draw(
    9,
    (i) => `M${n(60 + i * 190)} ${n(deck - 10)}v-112h4v112zM${n(60 + i * 190)} ${n(deck - 112)}h46v3h-46z`,
  );
  const wires = times(
    9,
    (i) => `M${n(60 + i * 190)} ${n(deck - 118)}q95 22 190 0M${n(60 + i * 190)} ${n(deck - 92)}h190`,
  ).join("");
  return shape(masts, air.ink) + `<path d="${wires}" fill="none" stroke="${air.ink}" stroke-width="1.3" opacity=".8"/>`;
}

export const train: Scene = (context) => {
  const air = context.pick([dawn, golden, dusk, overcast, vivid, blueHour]);
  const livery = context.pick(["#a8322c", "#27477a", "#2f6a5a", "#c98f2e"]);
  const stone = context.pick(["#b59f84", "#a59a90", "#a8745a"]);
  const direction = context.pick([1, -1]);
  const deck = context.between(440, 500);
  const sunX = direction > 0 ? context.between(1050, 1350) : context.between(250, 550);
  const noseX = direction > 0 ? context.between(880, 1120) : context.between(480, 720);
  const tilt = context.between(1.5, 3.5) * -direction;
  const valley = ridge(context, { y: 800, amplitude: 60, detail: 5 });
  const near = times(17, (i): Point => [
    i * 100,
    HEIGHT -
      16 -
      Math.abs(i - 8) ** 2 * (direction > 0 ? (i < 8 ? 3.4 : 0.8) : i > 8 ? 3.4 : 0.8) +
      context.between(-8, 8),
  ]);
  const river = soft(context, mix(air.sky[3], air.sun, 0.4), 0.9);
  return (
    sky(context, air, 600, [sunX, context.between(250, 340)], air !== overcast) +
    veils(context, air, 40, 300, 6, 0.5) +
    clouds(context, air, 80, 330, context.whole(3, 7), sunX, 0.85) +
    ridges(context, air, 380, 640, 5, "#4f6650", 110) +
    rect(
      0,
      690,
      WIDTH,
      HEIGHT - 690,
      linear(context, [
        [0, air.haze, 0],
        [0.15, air.haze],
        [1, air.haze],
      ]),
    ) +
    mist(context, mix(air.haze, "#ffffff", 0.2), 640, 120, 0.7, 6) +
    shape(
      under(valley),
      linear(context, [
        [0, far(air, tint(air, "#5f7a45", 0.6), 0.45)],
        [1, tint(air, "#3f5a34", 0.2)],
      ]),
    ) +
    ellipse(sunX, 850, 420, 26, river) +
    coniferRow(context, (x) => heightAt(valley, x) + 20, 70, 60, far(air, tint(air, "#2c4434", 0.2), 0.4)) +
    group(
      carriages(context, air, deck, noseX, direction, livery) +
        catenary(air, deck) +
        viaduct(context, air, deck, stone, sunX),
      `transform="rotate(${n(tilt)} ${WIDTH / 2} ${n(deck)}) translate(${WIDTH / 2} ${n(deck)}) scale(1.06) translate(${-WIDTH / 2} ${n(-deck)})"`,
    ) +
    mist(context, mix(air.haze, "#ffffff", 0.25), 800, 130, 0.8, 8) +
    glow(context, sunX, 460, 620, air.sun, 0.28 * air.glow, 360) +
    birds(context, direction > 0 ? 1180 : 420, 300, 110, context.whole(4, 9), 10, air.ink) +
    shape(`${smooth(near)}L1600 920L0 920Z`, tint(air, "#2f4428", 0.12)) +
    draw(16, (i) => {
      const x = lerp(0, WIDTH, i / 15) + context.between(-30, 30);
      return foliage(
        context,
        air,
        { x, y: heightAt(near, x) - 4, rx: context.between(40, 80), ry: context.between(24, 50) },
        "#3c5630",
        0,
        sunX,
        0.4,
      );
    }) +
    coniferRow(
      context,
      (x) => heightAt(near, x) + 20,
      9,
      270,
      air.ink,
      direction > 0 ? -40 : 1250,
      direction > 0 ? 350 : WIDTH + 40,
    ) +
    finish(context, air)
  );
};
