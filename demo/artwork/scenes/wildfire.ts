// A ridge on fire: flame lines, a lit column of smoke, and the crew in the foreground.
import {
  type Air,
  type Point,
  coniferRow,
  clipped,
  draw,
  ellipse,
  figure,
  finish,
  glow,
  heightAt,
  lerp,
  linear,
  mix,
  n,
  night,
  rect,
  ridge,
  shape,
  soft,
  tint,
  under,
} from "../draw-places.ts";
import { HEIGHT, type Scene, type SceneContext, WIDTH } from "../scene.ts";

const ember: Air = {
  ...night,
  name: "ember",
  sky: ["#0a0709", "#2a1216", "#7a2c18", "#f07a2a"],
  haze: "#8a3a1e",
  shade: "#2a1618",
  light: "#ff9a4a",
  ink: "#080506",
  cloudLit: "#d8692f",
  cloudShade: "#241417",
  sun: "#ffb45a",
  lamp: "#ffd27a",
  glow: 1,
};
const smokeDay: Air = {
  ...ember,
  name: "smoke",
  sky: ["#5a3a2a", "#a4643a", "#dd9448", "#f6c272"],
  haze: "#d08a4a",
  shade: "#4a3230",
  light: "#ffb870",
  ink: "#1c1210",
  cloudLit: "#e8a25c",
  cloudShade: "#4c3430",
};
const blueNight: Air = {
  ...ember,
  name: "blue night",
  sky: ["#060a18", "#12203c", "#3b3350", "#d8662e"],
  haze: "#5a3a48",
  shade: "#141a30",
  cloudLit: "#b5583a",
  cloudShade: "#101628",
  ink: "#04060c",
};

function smoke(context: SceneContext, air: Air, x: number, base: number, drift: number): string {
  const dark = soft(context, air.cloudShade, 0.75);
  const middle = soft(context, mix(air.cloudShade, air.cloudLit, 0.45), 0.5);
  const lit = soft(context, mix(air.cloudLit, "#ffb060", 0.4), 0.42);
  const puffs = draw(20, (i) => {
    const t = i / 19;
    const cx = x + drift * t ** 1.5 + context.between(-1, 1) * lerp(40, 240, t);
    const cy = lerp(base, -40, t ** 0.85);
    const r = lerp(60, 215, t);
    return (
      ellipse(cx, cy, r * 1.2, r * 0.8, dark.url) +
      ellipse(cx - drift * 0.05 + context.between(-20, 20), cy + r * 0.2, r * 0.8, r * 0.5, middle.url) +
      draw(2, () =>
        ellipse(
          cx + context.between(-0.5, 0.5) * r,
          cy + r * 0.4,
          r * lerp(0.6, 0.25, t),
          r * lerp(0.4, 0.16, t),
          lit.url,
        ),
      )
    );
  });
  return dark.defs + middle.defs + lit.defs + puffs;
}

/** Tongues of flame along a line of ground. */
function flames(
  context: SceneContext,
  line: readonly Point[],
  from: number,
  to: number,
  count: number,
  size: number,
): string {
  const layer = (share: number, scale: number, colour: string, opacity: number) =>
    shape(
      draw(count * share, () => {
        const x = context.between(from, to);
        const y = heightAt(line, x) + 6;
        const h = size * scale * context.between(0.3, 1.2);
        const w = h * 0.34;
        const lean = h * context.between(-0.1, 0.4);
        return `M${n(x - w)} ${n(y)}q${n(-w * 0.2)} ${n(-h * 0.4)} ${n(w * 0.5 + lean * 0.4)} ${n(-h * 0.6)}q${n(w * 0.2)} ${n(-h * 0.15)} ${n(lean * 0.6)} ${n(-h * 0.4)}q${n(w * 0.9)} ${n(h * 0.35)} ${n(w * 0.5 - lean * 0.2)} ${n(h * 0.56)}q${n(w * 0.7)} ${n(h * 0.1)} ${n(w * 0.5 - lean)} ${n(h * 0.44)}z`;
      }),
      colour,
      `opacity="${opacity}"`,
    );
  return (
    layer(1, 1, "#c2330f", 0.75) +
    layer(1, 0.72, "#ff6a1a", 0.85) +
    layer(1, 0.5, "#ffb03a", 0.95) +
    layer(0.8, 0.28, "#fff0b0", 1)
  );
}

function fireGlow(context: SceneContext, line: readonly Point[], from: number, to: number, radius: number): string {
  const light = soft(context, "#ff7a22", 0.5);
  return (
    light.defs +
    draw(12, (i) => {
      const x = lerp(from, to, (i + 0.5) / 12);
      return ellipse(
        x,
        heightAt(line, x) - 10,
        radius * context.between(0.7, 1.3),
        radius * context.between(0.5, 0.9),
        light.url,
      );
    })
  );
}

const embers = (context: SceneContext, x: number, count: number): string =>
  shape(
    draw(count, () => {
      const t = context.random();
      const s = context.between(1, 4);
      return `M${n(x + (context.random() + context.random() - 1) * 760)} ${n(lerp(800, 30, t))}l${n(s)} ${n(-s * 0.6)}l${n(s * 0.4)} ${n(s)}z`;
    }),
    "#ffb648",
    'opacity=".9"',
  );

function crew(context: SceneContext, air: Air, line: readonly Point[], x: number): string {
  return draw(context.whole(3, 5), (i) => {
    const px = x + i * context.between(66, 92);
    const y = heightAt(line, px) + 8;
    const h = context.between(122, 138);
    const still = figure({ x: px, y, height: h, stance: "stand" });
    const helmet = `M${n(px - h * 0.09)} ${n(y - h * 0.94)}q${n(h * 0.09)} ${n(-h * 0.14)} ${n(h * 0.18)} 0z`;
    const tool = `M${n(px + h * 0.12)} ${n(y - h * 0.02)}l${n(h * 0.1)} ${n(-h * 1.02)}l2.5 0l${n(-h * 0.1)} ${n(h * 1.02)}zM${n(px + h * 0.17)} ${n(y - h * 1.06)}h${n(h * 0.12)}v${n(h * 0.05)}h${n(-h * 0.12)}z`;
    return (
      shape(figure({ x: px + 2.5, y: y - 1.5, height: h, stance: "stand" }), "#ff9a3c") +
      shape(still + tool, air.ink) +
      shape(helmet, tint(air, "#d8a21e", 0.9)) +
      shape(`M${n(px - h * 0.1)} ${n(y - h * 0.66)}h${n(h * 0.2)}v2h${n(-h * 0.2)}z`, "#ffe07a", 'opacity=".8"')
    );
  });
}

export const wildfire: Scene = (context) => {
  const air = context.pick([ember, smokeDay, blueNight]);
  const left = context.pick([true, false]);
  const fireX = left ? context.between(380, 620) : context.between(980, 1220);
  const back = ridge(context, { y: context.between(430, 480), amplitude: 90, detail: 7 });
  const middle = ridge(context, { y: context.between(590, 640), amplitude: 80, detail: 7 });
  const near = ridge(context, { y: 810, amplitude: 36, detail: 5 });
  const [zenith, high, low, edge] = air.sky;
  const reach = context.between(260, 420);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      linear(context, [
        [0, zenith],
        [0.25, high],
        [0.5, low],
        [0.62, edge],
        [1, low],
      ]),
    ) +
    glow(context, fireX, 480, 700, "#ff8a2c", 0.85, 380) +
    smoke(context, air, fireX, 470, left ? 560 : -560) +
    smoke(context, air, fireX + (left ? 300 : -300), 500, left ? 420 : -420) +
    fireGlow(context, back, fireX - reach, fireX + reach, 110) +
    flames(context, back, fireX - reach, fireX + reach, 90, 46) +
    shape(
      under(back),
      linear(context, [
        [0, mix(air.ink, "#8a3414", 0.55)],
        [0.4, mix(air.ink, "#3a1a14", 0.6)],
        [1, air.ink],
      ]),
    ) +
    coniferRow(context, (x) => heightAt(back, x), 120, 34, mix(air.ink, "#5a2414", 0.4)) +
    flames(
      context,
      back.map(([x, y]): Point => [x, y + 34]),
      fireX - reach * 0.8,
      fireX + reach * 0.6,
      60,
      34,
    ) +
    fireGlow(context, middle, fireX - reach * 1.3, fireX + reach * 1.3, 150) +
    flames(context, middle, fireX - reach * 1.2, fireX + reach * 1.2, 110, 110) +
    shape(
      under(middle),
      linear(context, [
        [0, mix(air.ink, "#6a2410", 0.5)],
        [0.3, air.ink],
        [1, air.ink],
      ]),
    ) +
    coniferRow(context, (x) => heightAt(middle, x), 60, 92, mix(air.ink, "#2a0f0a", 0.5)) +
    clipped(
      context,
      under(middle),
      fireGlow(context, middle, fireX - reach, fireX + reach, 90) +
        flames(
          context,
          middle.map(([x, y]): Point => [x, y + 90]),
          fireX - reach * 0.5,
          fireX + reach * 0.9,
          40,
          70,
        ),
    ) +
    coniferRow(context, (x) => heightAt(middle, x) + 60, 30, 130, air.ink) +
    shape(
      under(near),
      linear(context, [
        [0, mix(air.ink, "#4a1c10", 0.5)],
        [0.5, air.ink],
        [1, air.ink],
      ]),
    ) +
    crew(context, air, near, left ? context.between(960, 1080) : context.between(260, 380)) +
    coniferRow(context, (x) => heightAt(near, x) + 50, 8, 400, air.ink, left ? 1340 : -60, left ? WIDTH + 60 : 230) +
    embers(context, fireX, 190) +
    finish(context, air, 0.55)
  );
};
