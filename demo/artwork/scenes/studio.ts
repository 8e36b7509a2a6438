import {
  audience,
  beam,
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
  outline,
  path,
  polygon,
  rect,
  rimmed,
  shadow,
  smooth,
  stroke,
  times,
} from "../draw-things.ts";
import type { Scene, SceneContext } from "../scene.ts";

interface Palette {
  room: string;
  wall: string;
  accent: string;
  warm: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { room: "#0a1230", wall: "#1d5fd1", accent: "#ff5a4e", warm: "#ffd9a0" },
  { room: "#160d22", wall: "#a8325f", accent: "#ffb347", warm: "#ffe3c2" },
  { room: "#07191d", wall: "#12908f", accent: "#f2b84b", warm: "#fff0cf" },
  { room: "#14131c", wall: "#5b54c9", accent: "#ff7ab2", warm: "#ffe6d6" },
];

/** The big screen behind the desk: a curved map of light. */
function videoWall(context: SceneContext, art: Easel, colors: Palette, middle: number): string {
  const panels = list(9, (index) => {
    const x = middle - 620 + index * 138;
    const bow = Math.abs(index - 4) * 9;
    const tone = mix(colors.wall, colors.room, 0.15 + Math.abs(index - 4) * 0.11);
    return polygon(
      [
        [x, 130 - bow],
        [x + 132, 130 - bow],
        [x + 132, 520 + bow],
        [x, 520 + bow],
      ],
      art.down(lighter(tone, 0.25), tone, darker(tone, 0.45)),
    );
  });
  const waves = times(11, (row) => {
    const y = 200 + row * 28;
    const points = list(
      16,
      (step) => [middle - 600 + step * 80, y + Math.sin(step * 0.7 + row * 0.5) * context.between(14, 34)] as const,
    );
    return stroke(
      smooth(points),
      row % 4 === 1 ? colors.accent : lighter(colors.wall, 0.6),
      row % 4 === 1 ? 5 : 1.6,
      fade(0.5),
    );
  });
  return glow(art, middle, 330, 900, colors.wall, 0.7) + panels.join("") + waves;
}

function anchor(art: Easel, colors: Palette, x: number, suit: string, lean: number): string {
  const skin = mix(colors.warm, "#7a4a34", Math.abs(lean) * 3);
  return [
    rimmed(
      art,
      limb([x - 62, 470, 30], [x + 62, 470, 30]) +
        outline([
          [x - 92, 470],
          [x - 104, 640],
          [x + 104, 640],
          [x + 92, 470],
        ]),
      suit,
      lighter(colors.wall, 0.5),
      7,
      5,
    ),
    polygon(
      [
        [x - 22, 440],
        [x, 540],
        [x + 22, 440],
      ],
      lighter(colors.warm, 0.5),
    ),
    polygon(
      [
        [x - 6, 462],
        [x + 6, 462],
        [x + 10, 530],
        [x, 545],
        [x - 10, 530],
      ],
      colors.accent,
    ),
    path(limb([x + lean * 20, 395, 36], [x + lean * 10, 425, 26], [x, 448, 18]), skin),
    path(
      limb([x + lean * 20 - 14, 372, 26], [x + lean * 20 + 18, 370, 24], [x + lean * 30 + 32, 396, 9]),
      darker(colors.room, 0.4),
    ),
  ].join("");
}

function desk(art: Easel, colors: Palette, x: number): string {
  return [
    shadow(art, x, 745, 640, 60, 0.8),
    path(
      `M${x - 520} 590Q${x} 545 ${x + 520} 590L${x + 470} 740Q${x} 700 ${x - 470} 740Z`,
      art.right(
        darker(colors.wall, 0.75),
        colors.wall,
        lighter(colors.wall, 0.35),
        colors.wall,
        darker(colors.wall, 0.75),
      ),
    ),
    path(
      `M${x - 560} 575Q${x} 520 ${x + 560} 575L${x + 545} 598Q${x} 548 ${x - 545} 598Z`,
      art.right(colors.room, colors.warm, colors.room),
    ),
    stroke(`M${x - 496} 665Q${x} 622 ${x + 496} 665`, colors.accent, 7),
    stroke(`M${x - 480} 712Q${x} 671 ${x + 480} 712`, lighter(colors.wall, 0.7), 3, fade(0.7)),
  ].join("");
}

function ceilingLamps(context: SceneContext, art: Easel, colors: Palette, middle: number): string {
  const rig = rect(0, 46, 1600, 8, darker(colors.room, 0.6)) + rect(0, 76, 1600, 5, darker(colors.room, 0.6));
  return (
    rig +
    times(8, (index) => {
      const x = 90 + index * 205 + context.between(-40, 40);
      return (
        beam(art, [x, 96], [x + (middle - x) * 0.55, 640], 30, 270, colors.warm, 0.34) +
        rect(x - 26, 52, 52, 46, darker(colors.room, 0.7), 'rx="8"') +
        ellipse(x, 98, 24, 8, "#fffbe8") +
        glow(art, x, 98, 70, colors.warm, 0.8)
      );
    })
  );
}

/** The broadcast camera in the foreground, with the programme on its viewfinder. */
function broadcastCamera(art: Easel, colors: Palette, x: number, flip: number): string {
  const body = darker(colors.room, 0.72);
  const edge = lighter(colors.wall, 0.35);
  return group(
    `transform="translate(${x} 0) scale(${flip} 1)"`,
    rimmed(art, "M-30 640L40 640L70 900L-60 900Z", body, edge, -6, 0),
    rimmed(
      art,
      "M-190 330Q-190 300 -160 300L170 300Q200 300 200 330L200 600Q200 640 160 640L-150 640Q-190 640 -190 600Z",
      body,
      edge,
      -7,
      6,
    ),
    rimmed(art, "M196 360L330 340Q350 338 350 360L350 560Q350 580 330 578L196 560Z", darker(body, 0.2), edge, -5, 8),
    rimmed(art, "M345 318L420 296L420 622L345 600Z", body, edge, -5, 8),
    rect(-120, 262, 240, 26, body, 'rx="13"') + rect(-96, 284, 18, 24, body) + rect(78, 284, 18, 24, body),
    rimmed(
      art,
      "M-330 180Q-330 160 -310 160L-20 160Q0 160 0 180L0 350Q0 370 -20 370L-310 370Q-330 370 -330 350Z",
      body,
      edge,
      -6,
      6,
    ),
    rect(-308, 182, 286, 166, art.down(lighter(colors.wall, 0.25), darker(colors.wall, 0.3)), 'rx="6"'),
    rect(-308, 308, 286, 40, darker(colors.wall, 0.6)),
    path(limb([-165, 250, 26], [-165, 290, 12]) + limb([-205, 318, 24], [-125, 318, 24]), darker(colors.room, 0.2)),
    rect(-290, 318, 100, 12, colors.accent) + rect(-182, 318, 120, 12, colors.warm, fade(0.8)),
    glow(art, -165, 262, 250, colors.wall, 0.35),
    times(5, (row) => rect(-160, 420 + row * 26, 90, 10, lighter(body, 0.12), 'rx="5"')),
    circle(110, 470, 54, lighter(body, 0.08)) + circle(110, 470, 40, body) + circle(110, 470, 12, lighter(body, 0.25)),
    circle(-10, 330, 9, colors.accent) + glow(art, -10, 330, 60, colors.accent, 0.9),
  );
}

export const studio: Scene = (context) => {
  const art = easel(context);
  const colors = context.pick(PALETTES);
  const left = context.random() < 0.5;
  const middle = left ? context.between(1010, 1080) : context.between(520, 590);
  const camera = left ? context.between(290, 330) : context.between(1270, 1310);
  const alone = context.random() < 0.35;
  return art.picture(
    everything(art.down(darker(colors.room, 0.5), colors.room, darker(colors.room, 0.3))),
    videoWall(context, art, colors, middle),
    rect(0, 700, 1600, 200, art.down(mix(colors.room, colors.wall, 0.35), darker(colors.room, 0.5))),
    ceilingLamps(context, art, colors, middle),
    alone
      ? anchor(art, colors, middle, darker(colors.wall, 0.72), 0.1)
      : anchor(art, colors, middle - 150, darker(colors.wall, 0.72), 0.2) +
          anchor(art, colors, middle + 150, mix(colors.accent, colors.room, 0.55), -0.1),
    desk(art, colors, middle),
    ellipse(middle, 800, 560, 46, art.glow(colors.wall, 0.6)),
    path(audience(context, 868, 50, 150, left ? 900 : -80, left ? 1700 : 760), darker(colors.room, 0.85)),
    broadcastCamera(art, colors, camera, left ? 1 : -1),
    finish(art),
  );
};
