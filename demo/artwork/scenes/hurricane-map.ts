// A hurricane from orbit beside a coast, with a grid and the cone of its forecast track.
import {
  type Air,
  type Point,
  blob,
  clipped,
  dab,
  disc,
  draw,
  ellipse,
  finish,
  glow,
  lerp,
  linearAt,
  mix,
  n,
  night,
  polygon,
  radial,
  rect,
  ridgeThrough,
  shape,
  smooth,
  soft,
  stroke,
  times,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Chart {
  readonly sea: readonly [string, string];
  readonly land: readonly [string, string];
  readonly cloud: readonly [string, string];
  readonly accent: string;
}

const CHARTS: readonly [Chart, ...Chart[]] = [
  { sea: ["#0c3a5e", "#062038"], land: ["#6f8a54", "#3c5236"], cloud: ["#ffffff", "#8fa9c4"], accent: "#ffb03a" },
  { sea: ["#123048", "#060f1e"], land: ["#4a5560", "#2a323c"], cloud: ["#e6eef8", "#5f7a9a"], accent: "#ff5a4a" },
  { sea: ["#1c5f6e", "#0a2f3e"], land: ["#b09a68", "#6a5c3c"], cloud: ["#fffaf0", "#9ab4b4"], accent: "#ffd24a" },
  { sea: ["#241a3e", "#0d0a1e"], land: ["#5a4a66", "#342a42"], cloud: ["#ffe6d8", "#8a6a9a"], accent: "#ff7a5a" },
];

function coastline(context: SceneContext, chart: Chart, side: number): string {
  const flip = (x: number) => (side > 0 ? x : WIDTH - x);
  const shore = ridgeThrough(
    context,
    [
      [flip(260), -20],
      [flip(420), 120],
      [flip(330), 260],
      [flip(470), 390],
      [flip(380), 520],
      [flip(230), 620],
      [flip(300), 780],
      [flip(120), 920],
    ],
    34,
    5,
  );
  const land = polygon([...shore, [flip(-40), 940], [flip(-40), -40]]);
  const isles = draw(9, () => {
    const x = flip(context.between(480, 900));
    const y = context.between(620, 860);
    const s = context.between(8, 44);
    return blob(
      times(8, (i): Point => [
        x + Math.cos((i / 8) * 6.283) * s * context.between(0.6, 1.5),
        y + Math.sin((i / 8) * 6.283) * s * context.between(0.3, 0.7),
      ]),
    );
  });
  const relief = draw(380, () =>
    dab(context, flip(context.between(-20, 480)), context.between(0, HEIGHT), 3 + context.random() ** 3 * 26),
  );
  const lights = draw(90, () =>
    disc(flip(context.between(0, 400)), context.between(0, HEIGHT), context.between(0.8, 2)),
  );
  const [lit, shade] = chart.land;
  return (
    stroke(smooth(shore), mix(chart.sea[0], "#7fe0d0", 0.4), 26, 'opacity=".3"') +
    stroke(smooth(shore), mix(chart.sea[0], "#a0f0e0", 0.5), 10, 'opacity=".4"') +
    shape(land + isles, lit) +
    clipped(context, land + isles, shape(relief, shade, 'opacity=".4"') + shape(lights, "#ffe0a0", 'opacity=".8"')) +
    stroke(polylineOf(shore), "#ffffff", 1.4, 'opacity=".5"')
  );
}

const polylineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`;

/** Spiral arms of cloud around a clear eye. */
function cyclone(context: SceneContext, chart: Chart, x: number, y: number, r: number, turn: number): string {
  const [lit, shade] = chart.cloud;
  const dark = soft(context, mix(shade, chart.sea[1], 0.35), 0.5);
  const middle = soft(context, shade, 0.5);
  const bright = soft(context, lit, 0.55);
  const arms = context.whole(3, 4);
  const puff = (paint: string, t: number, arm: number, spread: number, size: number, dx: number) => {
    const angle = (arm / arms) * Math.PI * 2 + turn * (1 - t) * 4.6 + context.between(-1, 1) * spread;
    const reach = r * (0.1 + 0.95 * t ** 1.15) + context.between(-1, 1) * r * 0.05;
    const px = x + Math.cos(angle) * reach * 1.12 + dx;
    const py = y + Math.sin(angle) * reach * 0.86 + dx;
    const long = r * size * context.between(0.5, 1.2) * (0.5 + t * 0.9);
    const heading = (angle * 180) / Math.PI + 90 - turn * 16;
    return ellipse(
      px,
      py,
      long,
      long * context.between(0.28, 0.5),
      paint,
      `transform="rotate(${n(heading)} ${n(px)} ${n(py)})"`,
    );
  };
  const layer = (paint: string, count: number, spread: number, size: number, dx: number, low = 0) =>
    draw(count, (i) => puff(paint, lerp(low, 1, context.random() ** 1.25), i % arms, spread, size, dx));
  const streaks = stroke(
    draw(150, (i) => {
      const t = context.random();
      const angle = ((i % arms) / arms) * Math.PI * 2 + turn * (1 - t) * 5.2 + context.between(-0.5, 0.5);
      const points = times(6, (k): Point => {
        const a = angle + turn * k * 0.07;
        const reach = r * (0.1 + 0.95 * t ** 1.15) * (1 - k * 0.012);
        return [x + Math.cos(a) * reach * 1.12, y + Math.sin(a) * reach * 0.86];
      });
      return smooth(points);
    }),
    lit,
    1.6,
    'opacity=".28"',
  );
  const eye = r * context.between(0.05, 0.07);
  return (
    dark.defs +
    middle.defs +
    bright.defs +
    ellipse(x, y, r * 0.95, r * 0.74, soft(context, mix(shade, chart.sea[0], 0.3), 0.75)) +
    layer(dark.url, 60, 0.45, 0.26, r * 0.035) +
    layer(middle.url, 110, 0.4, 0.24, r * 0.012) +
    layer(bright.url, 130, 0.34, 0.17, 0) +
    ellipse(x, y, r * 0.5, r * 0.4, soft(context, lit, 0.9)) +
    layer(bright.url, 70, 0.5, 0.07, 0) +
    streaks +
    ellipse(x + eye * 0.2, y + eye * 0.15, eye * 1.5, eye * 1.2, soft(context, mix(shade, chart.sea[1], 0.4), 0.9)) +
    ellipse(
      x,
      y,
      eye,
      eye * 0.8,
      radial(context, [
        [0, chart.sea[1]],
        [0.7, mix(chart.sea[0], chart.sea[1], 0.5)],
        [1, mix(shade, chart.sea[1], 0.3)],
      ]),
    ) +
    stroke(`M${n(x - eye)} ${n(y)}a${n(eye)} ${n(eye * 0.8)} 0 0 1 ${n(eye * 2)} 0`, lit, 2.4, 'opacity=".8"')
  );
}

function graticule(color: string): string {
  const lines =
    draw(9, (i) => `M${n(i * 230 - 120)} 0q${n((i - 4) * -14)} 450 0 900`) +
    draw(6, (i) => `M0 ${n(i * 180 + 20)}q800 ${n(-40)} 1600 0`);
  return stroke(lines, color, 1, 'opacity=".16"');
}

/** The forecast: past positions, then a widening cone towards land. */
function track(chart: Chart, x: number, y: number, side: number, bend: number): string {
  const place = (t: number): Point => [x - side * t * 560, y - t * 250 - bend * t * t];
  const past = times(6, (i): Point => [x + side * i * 92, y + i * 34 + i * i * 3]);
  const ahead = times(7, (i) => i / 6);
  const cone = polygon([
    ...ahead.map((t): Point => [place(t)[0] + t * 60, place(t)[1] - 16 - t * 150]),
    ...[...ahead].toReversed().map((t): Point => [place(t)[0] - t * 60, place(t)[1] + 16 + t * 130]),
  ]);
  const marks = ahead
    .slice(1)
    .map(
      (t) =>
        ellipse(place(t)[0], place(t)[1], 9, 9, "#ffffff") + ellipse(place(t)[0], place(t)[1], 5.5, 5.5, chart.accent),
    )
    .join("");
  return (
    shape(cone, "#ffffff", 'opacity=".16"') +
    stroke(cone, "#ffffff", 2, 'opacity=".75" stroke-dasharray="10 8"') +
    stroke(smooth(past), chart.accent, 4, 'opacity=".95"') +
    past
      .slice(1)
      .map(([px, py]) => ellipse(px, py, 7, 7, chart.accent))
      .join("") +
    stroke(smooth(ahead.map(place)), "#ffffff", 3.4, 'stroke-dasharray="4 9" stroke-linecap="round"') +
    marks
  );
}

export const hurricaneMap: Scene = (context) => {
  const chart = context.pick(CHARTS);
  const air: Air = { ...night, ink: chart.sea[1] };
  const side = context.pick([1, -1]);
  const x = WIDTH / 2 + side * context.between(150, 270);
  const y = context.between(440, 510);
  const r = context.between(390, 470);
  const waves = draw(
    240,
    () => `M${n(context.between(0, WIDTH))} ${n(context.between(0, HEIGHT))}q14 -5 ${n(context.between(18, 46))} 0`,
  );
  const strays = soft(context, chart.cloud[0], 0.4);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linearAt(
        context,
        [0, 0],
        [side > 0 ? WIDTH : 0, HEIGHT],
        [
          [0, mix(chart.sea[0], "#3fa0a8", 0.2)],
          [0.4, chart.sea[0]],
          [1, chart.sea[1]],
        ],
      ),
    ) +
    stroke(waves, "#ffffff", 1, 'opacity=".07"') +
    glow(context, x, y, 700, mix(chart.sea[0], "#5fc0d0", 0.4), 0.35, 460) +
    coastline(context, chart, side) +
    graticule("#ffffff") +
    strays.defs +
    draw(46, () =>
      ellipse(
        context.between(0, WIDTH),
        context.between(0, HEIGHT),
        context.between(14, 70),
        context.between(5, 20),
        strays.url,
      ),
    ) +
    cyclone(context, chart, x, y, r, 1) +
    track(chart, x, y, side, context.between(-40, 60)) +
    finish(context, air, 0.55)
  );
};
