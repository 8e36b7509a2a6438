import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  fade,
  finish,
  glow,
  group,
  lighter,
  limb,
  mix,
  n,
  path,
  polygon,
  rect,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  court: string;
  outside: string;
  shade: string;
  frame: string;
  light: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { court: "#c9603a", outside: "#a84a2f", shade: "#5a1f2a", frame: "#1f3f7a", light: "#ffe3b8" },
  { court: "#2f6fb5", outside: "#2f8a7a", shade: "#0f2350", frame: "#f2643c", light: "#f2fbff" },
  { court: "#5f9a4a", outside: "#3f7a45", shade: "#14402f", frame: "#f4f1e6", light: "#fffbe0" },
  { court: "#6a4a9a", outside: "#3f2f72", shade: "#1a1040", frame: "#ffb43c", light: "#ffe6f4" },
];

function ball(context: SceneContext, art: Easel, x: number, y: number, radius: number): string {
  const fuzz = times(260, () => {
    const angle = context.between(0, Math.PI * 2);
    const reach = Math.sqrt(context.random()) * radius;
    const length = context.between(3, 9);
    return `M${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}l${n(context.between(-1, 1) * length)} ${n(context.between(-1, 1) * length)}`;
  });
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${context.whole(-60, 60)})"`,
    circle(0, 0, radius, art.ball("#f6ff8a", "#cfe03a", "#6f8a1a", [0.36, 0.3])),
    stroke(fuzz, "#f4ffb0", 1.8, fade(0.6)),
    stroke(
      `M${n(-radius * 0.86)} ${n(-radius * 0.5)}Q${n(radius * 0.1)} ${n(-radius * 0.1)} ${n(radius * 0.1)} ${n(radius)}M${n(radius * 0.02)} ${n(-radius)}Q${n(radius * 0.2)} ${n(-radius * 0.2)} ${n(radius * 0.94)} ${n(radius * 0.34)}`,
      "#fdfdf2",
      radius * 0.09,
    ),
    circle(
      0,
      0,
      radius,
      art.radial([-radius * 0.3, -radius * 0.4], radius * 1.5, [
        [0, "#ffffff", 0.35],
        [0.4, "#ffffff", 0],
        [1, "#1f2a00", 0.75],
      ]),
    ),
  );
}

/** A racket lying on the court, seen from above. */
function racket(art: Easel, colors: Palette): string {
  const strings =
    times(19, (index) => `M${n(-198 + index * 22)} -330V330`) +
    times(25, (index) => `M-240 ${n(-300 + index * 25)}H240`);
  const clip = art.clip('<ellipse rx="216" ry="288"/>');
  const throat = "M-120 262C-90 330 -40 380 -30 440L30 440C40 380 90 330 120 262";
  return [
    group(
      `clip-path="${clip}"`,
      stroke(strings, darker(colors.frame, 0.7), 4, `transform="translate(2 3)" ${fade(0.4)}`),
      stroke(strings, "#fffdf2", 3.2),
    ),
    stroke(throat, darker(colors.frame, 0.5), 40) +
      stroke(throat, colors.frame, 32) +
      stroke(throat, lighter(colors.frame, 0.5), 6, 'transform="translate(-8 0)"'),
    ellipse(0, 0, 232, 304, "none", `stroke="${darker(colors.frame, 0.55)}" stroke-width="42"`),
    ellipse(-1, -2, 232, 304, "none", `stroke="${colors.frame}" stroke-width="34"`),
    ellipse(-5, -7, 232, 304, "none", `stroke="${lighter(colors.frame, 0.55)}" stroke-width="7"`),
    stroke("M-190 -176A232 304 0 0 1 -60 -294M60 294A232 304 0 0 0 190 176", "#ffffff", 15, fade(0.85)),
    rect(-34, 430, 68, 400, art.right("#15161c", "#4a4d58", "#15161c"), 'rx="16"'),
    times(13, (index) => stroke(`M-34 ${468 + index * 28}L34 ${446 + index * 28}`, "#000000", 5, fade(0.6))),
    rect(-38, 426, 76, 20, colors.light, 'rx="6"'),
  ].join("");
}

const half = (at: number, wide: number, tall: number) => tall * Math.sqrt(Math.max(0, 1 - (at / wide) ** 2));

function racketShadow(): string {
  const strings =
    times(
      19,
      (index) =>
        `M${n(-198 + index * 22)} ${n(-half(-198 + index * 22, 232, 304))}V${n(half(-198 + index * 22, 232, 304))}`,
    ) +
    times(
      25,
      (index) =>
        `M${n(-half(-300 + index * 25, 304, 232))} ${n(-300 + index * 25)}H${n(half(-300 + index * 25, 304, 232))}`,
    );
  return (
    ellipse(0, 0, 232, 304, "none", 'stroke="#000000" stroke-width="40"') +
    stroke(strings, "#000000", 4) +
    path(limb([0, 420, 30], [0, 830, 34]), "#000000") +
    stroke("M-120 262C-90 330 -40 380 -30 440L30 440C40 380 90 330 120 262", "#000000", 32)
  );
}

/** The long shadow of a player about to serve. */
function serveShadow(x: number, y: number, scale: number): string {
  const d = [
    limb([0, 0, 20], [20, -160, 26], [60, -300, 34]),
    limb([110, 10, 20], [100, -150, 26], [76, -300, 34]),
    limb([66, -300, 46], [80, -420, 56], [84, -500, 44]),
    limb([92, -580, 38], [92, -560, 34]),
    limb([50, -500, 22], [-40, -590, 18], [-90, -700, 14]),
    limb([120, -500, 22], [210, -560, 18], [190, -660, 14], [180, -700, 12], [200, -800, 9]),
  ].join("");
  return group(
    `transform="translate(${n(x)} ${n(y)}) scale(${scale}) rotate(62)"`,
    path(d, "#000000"),
    ellipse(214, -880, 54, 76, "#000000"),
    circle(-104, -830, 22, "#000000"),
  );
}

const line = (y: number, width: number) =>
  rect(-1400, y, 3200, width, "#fdf8ee") + rect(-1400, y + width - 4, 3200, 4, "#000000", fade(0.12));

export const tennis: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.random() < 0.5;
  const angle = context.between(-24, -8);
  const close = context.random() < 0.55;
  const ground = group(
    `transform="translate(800 450) rotate(${n(angle)})"`,
    rect(-1500, -1100, 3000, 2300, colors.court),
    rect(-1500, -1100, 3000, 760, colors.outside),
    line(-366, 30) + line(close ? 330 : 250, 30),
    rect(context.between(-420, 380), -350, 30, 1600, "#fdf8ee"),
  );
  const netShade = group(
    fade(0.22),
    times(16, (index) =>
      polygon(
        [
          [index * 110 - 60, 0],
          [index * 110 - 30, 0],
          [index * 110 + 330, 250],
          [index * 110 + 300, 250],
        ],
        colors.shade,
      ),
    ),
  );
  const bx = close ? context.between(1080, 1180) : context.between(900, 1000);
  const by = close ? context.between(560, 640) : context.between(330, 400);
  const radius = close ? context.between(125, 150) : 96;
  return art.picture(
    group(
      flip ? 'transform="translate(1600 0) scale(-1 1)"' : "",
      ground,
      path(
        specks(context, 1500, { x: 0, y: 0, width: 1600, height: 900 }, [1.5, 5]),
        lighter(colors.court, 0.35),
        fade(0.5),
      ) + path(specks(context, 900, { x: 0, y: 0, width: 1600, height: 900 }, [1.5, 5]), colors.shade, fade(0.3)),
      netShade,
      glow(art, 260, 60, 1050, colors.light, 0.5),
      close
        ? group(`opacity="0.42" transform="translate(640 520) rotate(${n(angle + 64)})"`, racketShadow())
        : group('opacity="0.5"', serveShadow(160, 760, 1.12)),
      close ? group(`transform="translate(560 440) rotate(${n(angle + 64)})"`, racket(art, colors)) : "",
      ellipse(
        bx + radius * 1.5,
        by + radius * 0.9,
        radius * 1.3,
        radius * 0.66,
        "#000000",
        `${fade(0.4)} transform="rotate(20 ${n(bx)} ${n(by)})"`,
      ),
      ball(context, art, bx, by, radius),
      close ? ball(context, art, bx + 260, by - 400, radius * 0.9) : "",
      close
        ? ""
        : group(
            `transform="translate(1330 690) rotate(-40) scale(0.8)"`,
            group('opacity="0.4" transform="translate(60 40)"', racketShadow()),
            racket(art, colors),
          ),
      times(26, () =>
        circle(
          bx + context.between(-220, 120),
          by + context.between(0, 160),
          context.between(2, 8),
          mix(colors.court, colors.light, 0.6),
          fade(0.7),
        ),
      ),
      polygon(
        [
          [1600, 900],
          [1600, 420],
          [1050, 900],
        ],
        colors.shade,
        fade(0.3),
      ),
    ),
    finish(art, darker(colors.shade, 0.4), 0.5),
  );
};
