import {
  circle,
  darker,
  type Easel,
  easel,
  ellipse,
  everything,
  fade,
  finish,
  FRAME,
  glow,
  group,
  lighter,
  list,
  mix,
  n,
  path,
  polygon,
  rect,
  rimmed,
  shadow,
  specks,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  back: string;
  deep: string;
  light: string;
  brass: string;
  stone: string;
  wood: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#1f3f63", deep: "#071222", light: "#ffe3ae", brass: "#d9a441", stone: "#5f7a9a", wood: "#6b3a24" },
  { back: "#6f2430", deep: "#1f070e", light: "#ffd8a8", brass: "#e0b25a", stone: "#a8606a", wood: "#3f1a1c" },
  { back: "#1f564c", deep: "#051a18", light: "#fff3c4", brass: "#cf9a4a", stone: "#5f9a8a", wood: "#4a2f1c" },
  { back: "#d2b48a", deep: "#7a5236", light: "#fffaf0", brass: "#a8702a", stone: "#e9d9bd", wood: "#5a2f1f" },
];

const metal = (art: Easel, tone: string) =>
  art.right(darker(tone, 0.7), darker(tone, 0.2), lighter(tone, 0.7), tone, darker(tone, 0.5), darker(tone, 0.75));

/** A pan on three chains, hung from (0, 0). */
function pan(art: Easel, colors: Palette, drop: number, wide: number, load: string): string {
  const links = (x: number) =>
    times(Math.floor(drop / 17), (index) => {
      const t = (index + 0.5) / Math.floor(drop / 17);
      return ellipse(
        x * t,
        26 + t * (drop - 26),
        index % 2 ? 3 : 6,
        9,
        "none",
        `stroke="${mix(colors.brass, "#ffffff", index % 2 ? 0.5 : 0.1)}" stroke-width="3.4"`,
      );
    });
  return [
    circle(0, 10, 17, "none", `stroke="${colors.brass}" stroke-width="8"`),
    links(-wide) + links(wide) + links(wide * 0.1),
    ellipse(0, drop, wide, wide * 0.17, darker(colors.brass, 0.55)),
    load && group(`transform="translate(0 ${n(drop + 6)})"`, load),
    path(
      `M${n(-wide)} ${n(drop)}A${n(wide)} ${n(wide * 0.17)} 0 0 0 ${n(wide)} ${n(drop)}C${n(wide * 0.8)} ${n(drop + wide * 0.52)} ${n(-wide * 0.8)} ${n(drop + wide * 0.52)} ${n(-wide)} ${n(drop)}Z`,
      metal(art, colors.brass),
    ),
    stroke(
      `M${n(-wide)} ${n(drop)}A${n(wide)} ${n(wide * 0.17)} 0 0 0 ${n(wide)} ${n(drop)}`,
      lighter(colors.brass, 0.7),
      6,
    ),
    ellipse(
      -wide * 0.3,
      drop + wide * 0.2,
      wide * 0.24,
      wide * 0.06,
      "#ffffff",
      `${fade(0.4)} transform="rotate(10 ${n(-wide * 0.3)} ${n(drop + wide * 0.2)})"`,
    ),
  ].join("");
}

function coins(context: SceneContext, art: Easel, colors: Palette): string {
  return list(4, (pile) =>
    times(
      context.whole(3, 9),
      (index) =>
        ellipse((pile - 1.5) * 66 + context.between(-3, 3), -index * 15, 40, 12, darker(colors.brass, 0.5)) +
        ellipse(
          (pile - 1.5) * 66 + context.between(-3, 3),
          -index * 15 - 6,
          40,
          12,
          art.right(lighter(colors.brass, 0.6), colors.brass, darker(colors.brass, 0.3)),
        ),
    ),
  ).join("");
}

function papers(context: SceneContext, colors: Palette): string {
  return (
    times(6, (index) =>
      polygon(
        [
          [-120 + context.between(-12, 12), -index * 15],
          [110 + context.between(-12, 12), -index * 15 - 4],
          [126, -index * 15 - 26],
          [-100, -index * 15 - 24],
        ],
        index % 2 ? "#f7eedb" : "#d9c9a8",
      ),
    ) +
    rect(-30, -112, 60, 96, mix(colors.wood, "#c22f2f", 0.7)) +
    circle(0, -104, 32, "#b8322c") +
    circle(0, -104, 20, "#8a1f1f")
  );
}

function column(art: Easel, colors: Palette, x: number, wide: number): string {
  const tone = mix(colors.stone, colors.back, 0.5);
  return (
    rect(x, -20, wide, 800, art.right(darker(tone, 0.55), lighter(tone, 0.2), tone, darker(tone, 0.5))) +
    times(7, (index) => rect(x + wide * (0.06 + index * 0.135), -20, wide * 0.05, 800, darker(tone, 0.5), fade(0.45)))
  );
}

function gavel(art: Easel, colors: Palette, x: number, y: number, flip: number): string {
  const wood = art.linear(
    [0, -60],
    [0, 60],
    [
      [0, lighter(colors.wood, 0.5)],
      [0.4, colors.wood],
      [1, darker(colors.wood, 0.7)],
    ],
  );
  return [
    shadow(art, x, y + 52, 330, 40, 0.9),
    ellipse(x - flip * 40, y + 40, 190, 40, darker(colors.wood, 0.5)) +
      ellipse(
        x - flip * 40,
        y + 20,
        190,
        40,
        art.right(darker(colors.wood, 0.3), lighter(colors.wood, 0.35), darker(colors.wood, 0.4)),
      ),
    group(
      `transform="translate(${n(x)} ${n(y - 44)}) rotate(${n(flip * -14)}) scale(${flip} 1)"`,
      rect(60, -17, 400, 34, wood, 'rx="17"'),
      rect(-150, -70, 220, 140, wood, 'rx="18"'),
      rect(-164, -80, 40, 160, wood, 'rx="14"') + rect(44, -80, 40, 160, wood, 'rx="14"'),
      rect(-100, -72, 16, 144, colors.brass) + rect(6, -72, 16, 144, colors.brass),
      rect(-150, -56, 220, 15, "#ffffff", `rx="7" ${fade(0.3)}`),
    ),
  ].join("");
}

export const scales: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const flip = context.pick([1, -1]);
  const x = 800 - flip * context.between(90, 200);
  const tilt = context.between(4, 13) * context.pick([1, -1]);
  const arm = context.between(360, 400);
  const top = 190;
  const rad = (tilt * Math.PI) / 180;
  const end = (side: number) => [x + side * Math.cos(rad) * arm, top + side * Math.sin(rad) * arm] as const;
  const hang = (side: number, load: string) => {
    const [px, py] = end(side);
    return group(`transform="translate(${n(px)} ${n(py)})"`, pan(art, colors, 300, 185, load));
  };
  const beamShape = `M${-arm - 20} -8C${-arm * 0.5} -40 -120 -10 0 -34C120 -10 ${arm * 0.5} -40 ${arm + 20} -8L${arm + 20} 10C${arm * 0.5} 0 120 30 0 30C-120 30 ${-arm * 0.5} 0 ${-arm - 20} 10Z`;
  const loads = context.pick([
    [coins(context, art, colors), papers(context, colors)],
    [papers(context, colors), coins(context, art, colors)],
    ["", coins(context, art, colors)],
  ]);
  return art.picture(
    everything(
      art.radial([800 + flip * 420, 200], 1150, [
        [0, mix(colors.back, colors.light, 0.55)],
        [0.45, colors.back],
        [1, colors.deep],
      ]),
    ),
    times(4, (index) => column(art, colors, 40 + index * 430 + context.between(-30, 30), 170)),
    everything(
      art.radial([800 + flip * 420, 200], 1200, [
        [0, colors.light, 0.4],
        [0.5, colors.back, 0.35],
        [1, colors.deep, 0.85],
      ]),
    ),
    times(5, (index) =>
      polygon(
        [
          [800 + flip * (240 + index * 150), -20],
          [800 + flip * (330 + index * 150), -20],
          [800 - flip * (760 - index * 260), 900],
          [800 - flip * (980 - index * 260), 900],
        ],
        colors.light,
        fade(0.07),
      ),
    ),
    rect(0, 768, 1600, 140, art.down(lighter(colors.wood, 0.3), colors.wood, darker(colors.wood, 0.6))) +
      times(18, () =>
        ellipse(
          context.between(0, 1600),
          context.between(780, 895),
          context.between(120, 400),
          1.6,
          darker(colors.wood, 0.6),
          fade(0.5),
        ),
      ),
    shadow(art, x - flip * 120, 826, 460, 40, 0.9),
    path(
      `M${n(x - 200)} 826Q${n(x)} 862 ${n(x + 200)} 826L${n(x + 180)} 790Q${n(x + 60)} 776 ${n(x + 40)} 730L${n(x - 40)} 730Q${n(x - 60)} 776 ${n(x - 180)} 790Z`,
      metal(art, colors.brass),
    ),
    path(
      `M${n(x - 30)} 740L${n(x - 18)} 470Q${n(x - 44)} 440 ${n(x - 18)} 410L${n(x - 13)} 190L${n(x + 13)} 190L${n(x + 18)} 410Q${n(x + 44)} 440 ${n(x + 18)} 470L${n(x + 30)} 740Z`,
      metal(art, colors.brass),
    ),
    ellipse(x, 440, 48, 16, metal(art, lighter(colors.brass, 0.15))) +
      ellipse(x, 730, 60, 16, metal(art, colors.brass)),
    hang(-1, loads[0] ?? ""),
    hang(1, loads[1] ?? ""),
    group(
      `transform="translate(${n(x)} ${top}) rotate(${n(tilt)})"`,
      rimmed(
        art,
        beamShape,
        art.linear(
          [0, -40],
          [0, 30],
          [
            [0, lighter(colors.brass, 0.6)],
            [0.5, colors.brass],
            [1, darker(colors.brass, 0.65)],
          ],
        ),
        lighter(colors.light, 0.3),
        0,
        5,
      ),
      circle(-arm - 6, 0, 20, metal(art, colors.brass)),
      circle(arm + 6, 0, 20, metal(art, colors.brass)),
      path("M-10 -30L0 -96L10 -30Z", lighter(colors.brass, 0.4)),
    ),
    circle(x, top, 46, art.ball(lighter(colors.brass, 0.75), colors.brass, darker(colors.brass, 0.75))) +
      circle(x, top, 20, darker(colors.brass, 0.5)) +
      circle(x - 3, top - 3, 15, lighter(colors.brass, 0.3)),
    context.random() < 0.7 ? gavel(art, colors, x + flip * 560, 800, -flip) : "",
    glow(art, 800 + flip * 420, 160, 640, colors.light, 0.35),
    path(specks(context, 150, FRAME, [2, 4]), colors.light, fade(0.45)),
    finish(art, colors.deep, 0.65),
  );
};
