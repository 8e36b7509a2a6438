import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  glow,
  group,
  lighter,
  limb,
  list,
  mix,
  n,
  path,
  type Point,
  rect,
  smooth,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import { type Scene, type SceneContext, WIDTH } from "../scene.ts";

interface Palette {
  deep: string;
  shallow: string;
  sand: string;
  wet: string;
  shade: string;
  cloths: [string, ...string[]];
}

const PALETTES: [Palette, ...Palette[]] = [
  {
    deep: "#0a5f8a",
    shallow: "#4fc4cf",
    sand: "#f2dcb0",
    wet: "#c9a672",
    shade: "#6f4f3a",
    cloths: ["#e2483a", "#fdf6e6", "#f2b43c", "#1f5f8a"],
  },
  {
    deep: "#123f6a",
    shallow: "#6fa8c9",
    sand: "#f7cdb0",
    wet: "#cf8f7a",
    shade: "#5a2f45",
    cloths: ["#ff7a5c", "#ffe9d0", "#7a3f7a", "#ffd166"],
  },
  {
    deep: "#0f6f62",
    shallow: "#7fdcb8",
    sand: "#f6e9c9",
    wet: "#cdb98a",
    shade: "#4f5a3f",
    cloths: ["#f26b4f", "#ffffff", "#2f8f7f", "#ffcf4a"],
  },
  {
    deep: "#24457f",
    shallow: "#7fb0e6",
    sand: "#efe0cf",
    wet: "#bfa592",
    shade: "#40405f",
    cloths: ["#f04f78", "#fff4ea", "#3f7fd0", "#ffb84a"],
  },
];

/** The edge of the water at x, in a space where the sea is at the top. */
const edge = (x: number, phase: number): number =>
  330 + Math.sin(x * 0.0042 + phase) * 62 + Math.sin(x * 0.011 + phase * 2) * 22;

const shoreline = (phase: number, offset: number): string =>
  `${smooth(list(24, (index): Point => [index * 100 - 300, edge(index * 100 - 300, phase) + offset]))}L2100 -700L-300 -700Z`;

function foam(context: SceneContext, phase: number, offset: number, thick: number, strength: number): string {
  const points = list(56, (index): Point => {
    const x = index * 40 - 280;
    return [x, edge(x, phase) + offset + context.between(-1, 1) * thick];
  });
  return (
    stroke(smooth(points), "#ffffff", thick, `stroke-linecap="round" ${fade(strength)}`) +
    times(60, () => {
      const x = context.between(-280, 1900);
      return ellipse(
        x,
        edge(x, phase) + offset - context.random() * thick * 4,
        context.between(3, 20),
        context.between(2, 7),
        "#ffffff",
        fade(strength * 0.7),
      );
    })
  );
}

function umbrella(context: SceneContext, art: Easel, colors: Palette, x: number, y: number, radius: number): string {
  const one = context.pick(colors.cloths);
  const two = context.pick(["#fffaf0", darker(one, 0.25), lighter(one, 0.5)]);
  const turn = context.between(0, 45);
  const wedges = times(8, (index) => {
    const from = ((turn + index * 45) * Math.PI) / 180;
    const to = from + Math.PI / 4;
    const middle = from + Math.PI / 8;
    return (
      path(
        `M0 0L${n(Math.cos(from) * radius)} ${n(Math.sin(from) * radius)}Q${n(Math.cos(middle) * radius * 0.99)} ${n(Math.sin(middle) * radius * 0.99)} ${n(Math.cos(to) * radius)} ${n(Math.sin(to) * radius)}Z`,
        index % 2 ? one : two,
      ) + stroke(`M0 0L${n(Math.cos(from) * radius)} ${n(Math.sin(from) * radius)}`, "#000000", 2, fade(0.18))
    );
  });
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    ellipse(radius * 0.62, radius * 0.58, radius * 1.02, radius * 0.98, colors.shade, fade(0.42)),
    wedges,
    circle(
      0,
      0,
      radius,
      art.radial([-radius * 0.35, -radius * 0.4], radius * 1.4, [
        [0, "#ffffff", 0.35],
        [0.5, "#ffffff", 0],
        [1, "#000000", 0.42],
      ]),
    ),
    circle(0, 0, radius * 0.07, "#fff4d8") + circle(radius * 0.01, radius * 0.02, radius * 0.035, colors.shade),
  );
}

function towel(context: SceneContext, colors: Palette, x: number, y: number, turn: number, size: number): string {
  const cloth = context.pick(colors.cloths);
  const other = context.pick(colors.cloths);
  const skin = context.pick(["#8a5238", "#c98f6a", "#5a3424", "#e6b48f"]);
  const wear = context.pick(colors.cloths);
  const person =
    context.random() < 0.72
      ? group(
          "",
          path(
            limb([2, -62, 13], [2, -62, 12]) +
              limb([-14, -38, 9], [-30, -8, 6], [-26, 18, 5]) +
              limb([18, -38, 9], [34, -62, 6], [14, -78, 5]) +
              limb([-6, 24, 11], [-10, 62, 8], [-10, 96, 6]) +
              limb([10, 24, 11], [18, 60, 8], [12, 96, 6]),
            "#000000",
            `transform="translate(10 10)" ${fade(0.3)}`,
          ),
          path(
            limb([2, -62, 13], [2, -48, 7]) +
              limb([-14, -38, 9], [-30, -8, 6], [-26, 18, 5]) +
              limb([18, -38, 9], [34, -62, 6], [14, -78, 5]) +
              limb([-6, 24, 11], [-10, 62, 8], [-10, 96, 6]) +
              limb([10, 24, 11], [18, 60, 8], [12, 96, 6]),
            skin,
          ),
          path(limb([2, -34, 19], [2, 16, 17]), wear),
          circle(2, -66, 13, darker(skin, 0.6)),
        )
      : circle(10, -50, 22, "#e6c98a") + circle(10, -50, 12, "#c9a25a");
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"`,
    rect(-46, -104, 100, 216, colors.shade, `rx="6" ${fade(0.35)}`),
    rect(-52, -112, 104, 220, cloth, 'rx="5"'),
    times(5, (index) => rect(-52, -96 + index * 44, 104, 14, other, fade(0.75))),
    times(7, (index) => rect(-50 + index * 14.8, 106, 3, 10, cloth)),
    person,
  );
}

function palm(context: SceneContext, colors: Palette, x: number, y: number, size: number): string {
  const green = mix(colors.shallow, "#1f5a2f", 0.75);
  const fronds = (fill: string, dx: number, opacity: number) =>
    times(11, (index) => {
      const angle = index * 33 + 12;
      const leaflets = times(
        13,
        (leaf) =>
          `M${n(size * (0.14 + leaf * 0.066))} 0l${n(size * 0.1)} ${n(size * (0.2 - leaf * 0.011))}l${n(-size * 0.03)} ${n(-size * (0.2 - leaf * 0.011))}zM${n(size * (0.14 + leaf * 0.066))} 0l${n(size * 0.1)} ${n(-size * (0.2 - leaf * 0.011))}l${n(-size * 0.03)} ${n(size * (0.2 - leaf * 0.011))}z`,
      );
      return path(
        `M0 -5L${n(size)} 0L0 5Z${leaflets}`,
        index % 2 ? fill : darker(fill, 0.2),
        `transform="translate(${n(x + dx)} ${n(y + dx * 0.9)}) rotate(${angle})" ${fade(opacity)}`,
      );
    });
  return (
    fronds(colors.shade, size * 0.28, 0.3) +
    fronds(green, 0, 1) +
    times(5, () => circle(x + context.between(-16, 16), y + context.between(-16, 16), 12, "#7a4a2a"))
  );
}

export const beachTravel: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const phase = context.between(0, 6);
  const turn = context.pick([-24, -14, 12, 22, 158, 168, 194]);
  const umbrellas = list(context.whole(7, 12), (index) => {
    const x = -60 + (index % 6) * 320 + context.between(-70, 70);
    return {
      x,
      y: edge(x, phase) + 250 + Math.floor(index / 6) * 260 + context.between(-40, 60),
      radius: context.between(70, 106),
    };
  });
  const swimmers = times(context.whole(4, 8), () => {
    const x = context.between(0, WIDTH);
    const y = edge(x, phase) - context.between(90, 300);
    return (
      ellipse(x, y, 44, 34, "#ffffff", fade(0.28)) +
      circle(x, y, 34, "none", `stroke="${context.pick(colors.cloths)}" stroke-width="15"`) +
      circle(x + 2, y, 12, "#5a3424")
    );
  });
  return art.picture(
    group(
      `transform="rotate(${turn} 800 450) translate(0 40)"`,
      rect(-400, -800, 2500, 2600, colors.sand),
      path(specks(context, 900, { x: -300, y: 300, width: 2200, height: 1000 }, [2, 5]), colors.wet, fade(0.6)) +
        path(specks(context, 400, { x: -300, y: 300, width: 2200, height: 1000 }, [2, 5]), "#ffffff", fade(0.7)),
      times(40, () => {
        const x = context.between(-200, 1800);
        const y = edge(x, phase) + context.between(130, 640);
        return ellipse(
          x,
          y,
          context.between(20, 70),
          context.between(5, 13),
          colors.wet,
          `${fade(0.3)} transform="rotate(${context.whole(-30, 30)} ${n(x)} ${n(y)})"`,
        );
      }),
      path(shoreline(phase, 92), colors.wet, fade(0.55)),
      path(shoreline(phase + 0.1, 40), lighter(colors.shallow, 0.5), fade(0.75)),
      path(
        shoreline(phase, 0),
        art.linear(
          [0, 400],
          [0, -420],
          [
            [0, lighter(colors.shallow, 0.35)],
            [0.2, colors.shallow],
            [0.6, mix(colors.shallow, colors.deep, 0.6)],
            [1, colors.deep],
          ],
        ),
      ),
      times(46, () => {
        const x = context.between(-300, 1800);
        const y = edge(x, phase) - context.between(60, 760);
        return stroke(
          `M${n(x)} ${n(y)}q40 -14 80 0t80 0`,
          "#ffffff",
          context.between(1.5, 4),
          `stroke-linecap="round" ${fade(0.3)}`,
        );
      }),
      foam(context, phase, 84, 5, 0.5) +
        foam(context, phase + 0.1, 42, 10, 0.85) +
        foam(context, phase, 0, 15, 0.95) +
        foam(context, phase - 0.2, -120, 8, 0.6) +
        foam(context, phase - 0.3, -230, 5, 0.4),
      swimmers,
      ...umbrellas.map(
        ({ x, y }) =>
          towel(
            context,
            colors,
            x + context.between(70, 120),
            y + context.between(-60, 20),
            context.between(-40, 40),
            0.9,
          ) +
          (context.random() < 0.6
            ? towel(
                context,
                colors,
                x - context.between(80, 120),
                y + context.between(0, 70),
                context.between(-40, 40),
                0.9,
              )
            : ""),
      ),
      ...umbrellas.map(({ x, y, radius }) => umbrella(context, art, colors, x, y, radius)),
    ),
    palm(context, colors, context.pick([60, 1560]), context.pick([30, 860]), context.between(280, 340)),
    context.random() < 0.5 ? palm(context, colors, context.pick([320, 1300]), -30, 250) : "",
    glow(art, 200, 80, 900, "#fff6d8", 0.3),
    everything(colors.sand, fade(0.03)),
    finish(art, darker(colors.deep, 0.6), 0.35),
  );
};
