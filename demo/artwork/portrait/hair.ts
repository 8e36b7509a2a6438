// The hair: which cut is drawn, and the cuts that lie on the skull.

import { blurred } from "./blur.ts";
import { blob, brush, fill, mix, num, resample, shape, swell, type Point } from "./geometry.ts";
import { bob, longHair } from "./hair-long.ts";
import { braids, curls } from "./hair-texture.ts";
import { headscarf } from "./headscarf.ts";
import { castShadow, hairSpace, locks, mass, type HairLayers, type HairSpace } from "./hair-parts.ts";
import type { PortraitInput, Sitter } from "./sitter.ts";

const CUTS: Record<PortraitInput["hair"], (sitter: Sitter) => HairLayers> = {
  bald: (sitter) => onTop(baldShine(sitter)),
  cropped: (sitter) => onTop(cropped(sitter)),
  curly: curls,
  braids,
  bun,
  bob,
  long: (sitter) => longHair(sitter, 0),
  wavy: (sitter) => (sitter.input.presenting === "woman" ? longHair(sitter, 1) : onTop(shortCut(sitter, 18, true))),
  short: shortOf,
  "grey-short": shortOf,
};

export function hair(sitter: Sitter): HairLayers {
  return sitter.input.headscarf ? headscarf(sitter) : CUTS[sitter.input.hair](sitter);
}

function onTop(front: string): HairLayers {
  return { back: "", front };
}

function shortOf(sitter: Sitter): HairLayers {
  return sitter.input.presenting === "woman" ? onTop(pixie(sitter)) : onTop(shortCut(sitter, 0, false));
}

function skullCap(at: HairSpace, volume: number, lean: number): Point[] {
  const v = volume;
  return [
    at(-137, 368),
    at(-142, 326),
    at(-147 - v * 0.3, 268),
    at(-142 - v * 0.5, 206),
    at(-117 - v * 0.4, 142 - v * 0.5),
    at(-72 + lean * 0.2, 102 - v - lean * 0.1),
    at(-10, 86 - v),
    at(60 - lean * 0.2, 96 - v + lean * 0.1),
    at(114 + v * 0.4, 136 - v * 0.5),
    at(141 + v * 0.5, 202),
    at(147 + v * 0.3, 268),
    at(142, 326),
    at(137, 368),
  ];
}

/** The edge of the hair on the forehead, from the right sideburn to the left. */
function hairline(at: HairSpace, recede: number, peak: number): Point[][] {
  return [
    [at(129, 366, 0.2), at(130, 330, 0.2), at(126, 286, 0.3), at(117, 250 - recede * 0.3, 0.4)],
    [
      at(117, 250 - recede * 0.3, 0.4),
      at(99, 222 - recede, 0.6),
      at(58, 204 - recede * 0.7, 1),
      at(4, 200 + peak, 1),
      at(-52, 204 - recede * 0.7, 1),
      at(-97, 222 - recede, 0.6),
      at(-117, 250 - recede * 0.3, 0.4),
    ],
    [at(-117, 250 - recede * 0.3, 0.4), at(-126, 286, 0.3), at(-130, 330, 0.2), at(-129, 366, 0.2)],
  ];
}

function shortCut(sitter: Sitter, extra: number, waves: boolean): string {
  const seed = sitter.seeded("short");
  const part = seed.pick([-1, 1]);
  const at = hairSpace(sitter, part);
  const older = sitter.input.age === "older";
  const volume = seed.between(6, 20) + extra - (older ? 8 : 0);
  const recede = older ? seed.between(14, 32) : seed.between(-4, 12);
  const swept = waves || seed.random() < 0.4;
  const line = hairline(at, recede, older ? 4 : seed.between(-6, 8));
  const path = shape(skullCap(at, volume, 30), ...line);
  const top = swept
    ? [
        [at(-104, 226), at(-122, 170), at(-104, 122), at(-50, 96)],
        [at(-40, 206), at(-52, 160), at(-30, 110), at(30, 84)],
        [at(40, 204), at(36, 150), at(60, 110), at(104, 112)],
        [at(104, 226), at(116, 180), at(122, 150), at(124, 140)],
      ]
    : [
        [at(66, 205), at(86, 160), at(116, 150), at(140, 190)],
        [at(66, 205), at(60, 140), at(90, 110), at(130, 150)],
        [at(64, 204), at(30, 120), at(-60, 96), at(-136, 160)],
        [at(62, 210), at(0, 160), at(-80, 150), at(-142, 230)],
        [at(50, 214), at(0, 200), at(-70, 200), at(-126, 270)],
      ];
  const wavy = waves ? top.map((guide) => ripple(guide, 9)) : top;
  const sides = [-1, 1]
    .map((sign) =>
      blurred(
        shape(
          [at(sign * 118, 200), at(sign * 112, 240), at(sign * 124, 300), at(sign * 128, 372)],
          [at(sign * 128, 372), at(sign * 170, 372)],
          [at(sign * 175, 300), at(sign * 170, 200)],
        ),
        sitter.hair.deep,
        0.42,
        "soft",
      ),
    )
    .join("");
  return (
    castShadow(sitter, path) +
    mass(sitter, "hair", path, locks(wavy, waves ? 30 : 38, seed, sitter.hair, waves ? 13 : 8) + sides)
  );
}

function ripple(guide: readonly Point[], amount: number): Point[] {
  return resample(guide, 7).map(({ x, y }, index) => ({
    x: x + Math.sin(index * 1.9) * amount,
    y: y + Math.cos(index * 1.9) * amount * 0.5,
  }));
}

function pixie(sitter: Sitter): string {
  const seed = sitter.seeded("pixie");
  const at = hairSpace(sitter, seed.pick([-1, 1]));
  const volume = seed.between(14, 26);
  const path = shape(
    skullCap(at, volume, 20),
    [at(126, 384, 0.2), at(128, 340, 0.2), at(122, 280, 0.3), at(104, 226, 0.5), at(78, 196, 0.9)],
    [at(78, 196, 0.9), at(40, 226, 1), at(-20, 256, 1), at(-76, 276, 0.8), at(-112, 292, 0.5)],
    [at(-112, 292, 0.5), at(-120, 330, 0.3), at(-126, 384, 0.2)],
  );
  const guides = [
    [at(86, 194), at(120, 220), at(132, 290), at(134, 372)],
    [at(86, 190), at(120, 150), at(146, 190), at(148, 300)],
    [at(82, 190), at(60, 100), at(0, 76), at(-70, 96)],
    [at(80, 192), at(10, 110), at(-90, 120), at(-150, 230)],
    [at(78, 196), at(10, 180), at(-90, 210), at(-138, 350)],
    [at(76, 198), at(20, 228), at(-60, 262), at(-116, 292)],
  ];
  return castShadow(sitter, path) + mass(sitter, "hair", path, locks(guides, 46, seed, sitter.hair, 10));
}

function cropped(sitter: Sitter): string {
  const seed = sitter.seeded("cropped");
  const at = hairSpace(sitter, 1);
  const older = sitter.input.age === "older";
  const recede = older ? 30 : seed.between(-4, 10);
  const path = shape(
    skullCap(at, sitter.input.presenting === "woman" ? 8 : -4, 0),
    ...hairline(at, recede, older ? 0 : -4),
  );
  const { skin, hair: tones } = sitter;
  const fade = [-1, 1]
    .map((sign) =>
      blurred(
        blob([at(sign * 118, 290), at(sign * 134, 262), at(sign * 160, 280), at(sign * 158, 380), at(sign * 118, 380)]),
        mix(sign < 0 ? skin.base : skin.shade, tones.base, 0.3),
        0.7,
        "soft",
      ),
    )
    .join("");
  const stubble = Array.from({ length: 240 }, () => {
    const spot = at(seed.between(-140, 140), seed.between(86, 240));
    return `<circle cx="${num(spot.x)}" cy="${num(spot.y)}" r="${num(seed.between(0.8, 1.7))}" fill="${tones.light}" fill-opacity="${spot.x < 400 ? 0.3 : 0.14}"/>`;
  });
  return mass(sitter, "hair", path, fade + stubble.join(""));
}

function baldShine(sitter: Sitter): string {
  const { skin, place, input, hair: tones } = sitter;
  const at = hairSpace(sitter, 1);
  const shine = blurred(
    blob([place(-84, 160), place(-50, 142), place(-20, 148), place(-40, 172), place(-78, 184)]),
    mix(skin.light, "#ffffff", 0.35),
    0.55,
    "soft",
  );
  if (input.age !== "older") return shine;
  const fringe = [-1, 1].map(
    (sign) =>
      fill(
        shape(
          [at(sign * 136, 352), at(sign * 146, 312), at(sign * 148, 262), at(sign * 140, 214)],
          [at(sign * 140, 214), at(sign * 127, 256), at(sign * 130, 306), at(sign * 136, 352)],
        ),
        sign < 0 ? tones.base : tones.shade,
        0.95,
      ) + fill(brush([at(sign * 135, 240), at(sign * 138, 284), at(sign * 137, 330)], swell(8)), tones.light, 0.4),
  );
  return shine + fringe.join("");
}

function bun(sitter: Sitter): HairLayers {
  const seed = sitter.seeded("bun");
  const at = hairSpace(sitter, seed.pick([-1, 1]));
  const { hair: tones } = sitter;
  const path = shape(skullCap(at, 4, 0), [
    at(130, 352, 0.2),
    at(126, 326, 0.3),
    at(120, 276, 0.4),
    at(98, 224, 0.6),
    at(54, 196, 1),
    at(0, 186, 1),
    at(-54, 196, 1),
    at(-98, 224, 0.6),
    at(-120, 276, 0.4),
    at(-126, 326, 0.3),
    at(-130, 352, 0.2),
  ]);
  const guides = [
    [at(-130, 360), at(-136, 280), at(-110, 160), at(-20, 92)],
    [at(-100, 226), at(-100, 170), at(-60, 120), at(-6, 88)],
    [at(-40, 194), at(-36, 150), at(-20, 110), at(0, 86)],
    [at(40, 194), at(36, 150), at(20, 110), at(0, 86)],
    [at(100, 226), at(100, 170), at(60, 120), at(6, 88)],
    [at(130, 360), at(136, 280), at(110, 160), at(20, 92)],
  ];
  const knot = blob([at(-62, 76), at(-44, 34), at(4, 16), at(50, 36), at(64, 78), at(40, 112), at(-40, 112)]);
  const coil = [
    [at(-54, 84), at(-34, 40), at(20, 28), at(52, 66)],
    [at(-40, 92), at(-20, 56), at(24, 50), at(44, 86)],
    [at(-24, 98), at(-4, 74), at(20, 74), at(28, 98)],
  ];
  return {
    back: mass(sitter, "knot", knot, locks(coil, 14, seed, tones, 8)),
    front: castShadow(sitter, path) + mass(sitter, "hair", path, locks(guides, 44, seed, tones, 7)),
  };
}
