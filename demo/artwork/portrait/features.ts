// Eyes, brows, nose and mouth.

import { blurred } from "./blur.ts";
import { blob, brush, clip, fill, group, lerp, mix, num, shape, swell, taper, type Point } from "./geometry.ts";
import { EYES, type Sitter } from "./sitter.ts";

type Local = (x: number, y: number) => Point;

export function face(sitter: Sitter): string {
  return (
    sockets(sitter) +
    nose(sitter) +
    mouth(sitter) +
    eye(sitter, -1) +
    eye(sitter, 1) +
    brow(sitter, -1) +
    brow(sitter, 1)
  );
}

/** Coordinates of one eye: x grows from the nose outwards, y downwards. */
function eyeSpace({ features, place }: Sitter, sign: number): Local {
  return (x, y) => {
    const slanted = y - (x / 30) * features.eyeSlant;
    return place(sign * (features.eyeGap + x * features.eyeSize), EYES + slanted * features.eyeSize);
  };
}

function sockets({ skin, place, features }: Sitter): string {
  const gap = features.eyeGap;
  const socket = (sign: number) => {
    const inner = blob([
      place(sign * 24, 332),
      place(sign * 44, 322),
      place(sign * gap, 325),
      place(sign * (gap + 34), 334),
      place(sign * (gap + 36), 350),
      place(sign * gap, 362),
      place(sign * 32, 362),
    ]);
    return blurred(inner, skin.shade, sign < 0 ? 0.5 : 0.75, "soft");
  };
  const corner = (sign: number) =>
    blurred(
      blob([place(sign * 17, 322), place(sign * 32, 328), place(sign * 33, 350), place(sign * 22, 360)]),
      skin.deep,
      sign < 0 ? 0.22 : 0.42,
      "softer",
    );
  return socket(-1) + socket(1) + corner(-1) + corner(1);
}

function eye(sitter: Sitter, sign: number): string {
  const { features, skin, iris, input } = sitter;
  const at = eyeSpace(sitter, sign);
  const open = features.eyeOpen;
  const upper = [at(-31, 5), at(-18, -7 * open), at(0, -12.5 * open), at(17, -9 * open), at(31, 0)];
  const lower = [at(31, 0), at(18, 8), at(0, 10.5), at(-17, 9), at(-31, 5)];
  const outline = shape(upper, lower);
  const id = sign < 0 ? "eye-left" : "eye-right";
  const centre = at(-sign * features.yaw * 1.6, -1.8);
  const dark = mix(skin.deep, "#140c0a", 0.62);
  const white = mix(mix("#f4efe9", skin.light, 0.18), skin.shade, sign < 0 ? 0.06 : 0.2);
  const lash = input.presenting === "woman" ? 5.6 : 4;
  const lid = [at(-33, -2), at(-19, -14 * open), at(0, -20 * open), at(18, -17 * open), at(34, -7)];
  const lashes = [
    ...upper.slice(0, 4),
    at(31, -1),
    at(input.presenting === "woman" ? 36 : 33, input.presenting === "woman" ? -5 : 0),
  ];
  const round = (radius: number, colour: string, dx = 0, dy = 0) =>
    `<circle cx="${num(centre.x + dx)}" cy="${num(centre.y + dy)}" r="${num(radius * features.eyeSize)}" fill="${colour}"/>`;
  return (
    fill(shape(lid, upper.toReversed()), sign < 0 ? skin.base : mix(skin.base, skin.shade, 0.4)) +
    clip(id, outline) +
    fill(outline, white) +
    group(
      `clip-path="url(#${id})"`,
      round(13.6, mix(iris, "#0b0809", 0.55)),
      round(12, iris),
      fill(blob([at(-10, 3), at(0, 10), at(10, 3), at(0, 4)]), mix(iris, "#ffe6bf", 0.35), 0.5),
      round(6, "#100b0c"),
      fill(
        brush(
          upper.map(({ x, y }) => ({ x, y: y + 3 })),
          swell(9, 4),
        ),
        dark,
        0.35,
      ),
      fill(blob([at(-34, 5), at(-29, 1), at(-25, 5), at(-28, 9)]), skin.blush, 0.55),
    ) +
    `<circle cx="${num(centre.x - 4.4)}" cy="${num(centre.y - 4.6)}" r="2.7" fill="#fff" fill-opacity="0.92"/>` +
    fill(
      brush(lashes, (share) => lerp(1.6, lash, Math.min(1, share * 1.7)) * (share > 0.86 ? (1 - share) / 0.14 : 1), 13),
      dark,
    ) +
    fill(brush(lid, swell(2.6, 0.6)), skin.deep, 0.75) +
    fill(brush(lower, swell(2, 0.6)), skin.deep, 0.65) +
    fill(brush([at(-22, 17), at(0, 20), at(22, 15)], swell(4)), skin.deep, 0.16)
  );
}

function brow(sitter: Sitter, sign: number): string {
  const { features, hair, place, input } = sitter;
  const y = EYES - 35 + features.browHeight;
  const arch = features.browArch * 9;
  const gap = features.eyeGap;
  const at = (x: number, dy: number) => place(sign * (gap + x), y + dy);
  const spine = [at(-35, 1), at(-18, -2.5), at(6, -3 - arch * 0.6), at(24, -3 - arch * 0.7), at(46, 5 - arch * 0.1)];
  const weight = 12 * features.browWeight;
  const profile = (share: number) =>
    share < 0.18
      ? lerp(weight * 0.3, weight, Math.sin((share / 0.18) * (Math.PI / 2)))
      : lerp(weight, 1, ((share - 0.18) / 0.82) ** 1.5);
  const greyed = input.age === "older" ? mix(hair.shade, "#4a4648", 0.35) : mix(hair.shade, hair.deep, 0.35);
  const strands = [0.1, 0.25, 0.4, 0.55].map((share) => {
    const x = lerp(-36, 30, share);
    return fill(
      brush(
        [at(x - 2, 2 - share * arch * 0.8), at(x + 6, -3 - share * arch * 0.8), at(x + 14, -4 - share * arch * 0.8)],
        taper(2.6, 0.5),
      ),
      hair.base,
      0.5,
    );
  });
  return fill(brush(spine, profile, 13), greyed, 0.92) + strands.join("");
}

function nose({ features, skin, place }: Sitter): string {
  const base = 428 + features.noseLength;
  const w = features.noseWidth;
  const side = shape(
    [
      place(10, 322, 0.1),
      place(13, 352, 0.2),
      place(12, 385, 0.35),
      place(17 * w, base - 20, 0.5),
      place(14 * w, base - 2, 0.5),
    ],
    [
      place(14 * w, base - 2, 0.5),
      place(33 * w, base, 0.2),
      place(36 * w, base - 14, 0.2),
      place(28 * w, base - 30, 0.2),
    ],
    [place(28 * w, base - 30, 0.2), place(23, 380, 0.1), place(22, 350, 0.05), place(25, 326, 0.05)],
  );
  const under = shape(
    [
      place(-32 * w, base - 6, 0.2),
      place(-22 * w, base - 3, 0.3),
      place(-10 * w, base - 1, 0.5),
      place(0, base + 4, 0.5),
      place(12 * w, base - 2, 0.45),
      place(24 * w, base - 3, 0.3),
      place(34 * w, base - 6, 0.2),
    ],
    [
      place(34 * w, base - 6, 0.2),
      place(27 * w, base + 8, 0.2),
      place(12 * w, base + 9, 0.3),
      place(0, base + 13, 0.35),
      place(-12 * w, base + 9, 0.3),
      place(-25 * w, base + 7, 0.2),
      place(-32 * w, base - 6, 0.2),
    ],
  );
  const cast = blob([
    place(-14, base + 8),
    place(10, base + 12),
    place(40 * w, base - 2),
    place(44 * w, base + 10),
    place(24, base + 26),
    place(4, base + 22),
  ]);
  const nostril = (sign: number) =>
    fill(
      brush(
        [
          place(sign * 25 * w, base + 3, 0.25),
          place(sign * 17 * w, base - 0.5, 0.35),
          place(sign * 8 * w, base + 5, 0.4),
        ],
        swell(6.2, 1.2),
      ),
      mix(skin.deep, "#1a0d0a", 0.35),
      0.85,
    );
  const wing = (sign: number) =>
    blurred(
      brush(
        [place(sign * 31 * w, base - 24, 0.2), place(sign * 37 * w, base - 12, 0.15), place(sign * 34 * w, base, 0.2)],
        swell(6, 1),
      ),
      skin.deep,
      sign < 0 ? 0.5 : 0.65,
      "softer",
    );
  return (
    blurred(cast, skin.shade, 0.7, "softer") +
    fill(side, skin.shade, 0.55) +
    blurred(side, skin.shade, 0.45, "soft") +
    blurred(
      brush(
        [place(-12, 328, 0.1), place(-13, 360, 0.25), place(-15, 390, 0.35), place(-24 * w, base - 26, 0.35)],
        swell(8),
      ),
      skin.shade,
      0.3,
      "softer",
    ) +
    fill(under, mix(skin.shade, skin.deep, 0.35), 0.85) +
    wing(-1) +
    wing(1) +
    nostril(-1) +
    nostril(1) +
    blurred(
      brush([place(-1, 334, 0.2), place(-1, 365, 0.35), place(-2, 396, 0.5)], swell(9, 2)),
      skin.light,
      0.75,
      "softer",
    ) +
    blurred(
      blob([place(-9, base - 24, 0.6), place(1, base - 29, 0.6), place(7, base - 20, 0.6), place(-2, base - 13, 0.6)]),
      skin.light,
      0.9,
      "softer",
    ) +
    fill(
      blob([place(-6, base - 21, 0.6), place(0, base - 24, 0.6), place(3, base - 20, 0.6), place(-2, base - 17, 0.6)]),
      mix(skin.light, "#ffffff", 0.4),
      0.7,
    )
  );
}

function mouth({ features, skin, hair, place, input }: Sitter): string {
  const y = 481 + features.length * 0.45 + features.noseLength * 0.4;
  const half = 52 * features.mouthWidth;
  const lift = features.smile * 5;
  const full = features.lips;
  const at = (x: number, dy: number) => place(x * half, y + dy, 0.12 * (1 - Math.abs(x)));
  const corner = { left: at(-1, -lift * 0.7), right: at(1, -lift * 0.7) };
  const seam = [corner.left, at(-0.6, 0), at(-0.22, -0.5), at(0, 2), at(0.22, -0.5), at(0.6, 0), corner.right];
  const upper = shape(
    [corner.left, at(-0.55, -7 * full), at(-0.2, -13 * full), at(0, -9.5 * full)],
    [at(0, -9.5 * full), at(0.2, -13 * full), at(0.55, -7 * full), corner.right],
    seam.toReversed(),
  );
  const lower = shape(seam, [
    corner.right,
    at(0.62, 8.5 * full),
    at(0.28, 16 * full),
    at(0, 17.5 * full),
    at(-0.28, 16 * full),
    at(-0.62, 8.5 * full),
    corner.left,
  ]);
  const woman = input.presenting === "woman";
  const below = input.beard ? hair.deep : skin.shade;
  const colour = woman ? skin.lip : mix(skin.lip, skin.shade, 0.45);
  return (
    blurred(
      blob([at(-0.1, -20), at(0.1, -20), at(0.14, -13), at(-0.06, -13)]),
      below,
      input.beard ? 0.15 : 0.5,
      "softer",
    ) +
    blurred(
      blob([at(-0.5, 19 * full), at(0, 17 * full), at(0.6, 17 * full), at(0.3, 29 * full), at(-0.2, 29 * full)]),
      below,
      input.beard ? 0.4 : 0.85,
      "softer",
    ) +
    fill(upper, mix(colour, skin.deep, 0.3)) +
    fill(lower, mix(colour, skin.base, woman ? 0.15 : 0.3)) +
    blurred(
      blob([at(-0.34, 6 * full), at(-0.05, 5 * full), at(0.12, 8 * full), at(-0.12, 11.5 * full)]),
      skin.light,
      woman ? 0.5 : 0.35,
      "softer",
    ) +
    blurred(blob([at(0.2, 8), at(0.7, 3), at(0.6, 10 * full), at(0.25, 16 * full)]), skin.deep, 0.25, "softer") +
    fill(brush(seam, swell(4.2, 1.6), 15), mix(skin.deep, "#1f0c0c", 0.5), 0.9) +
    blurred(
      brush([at(-1.02, -lift - 3), at(-1.05, -lift * 0.7 + 1), at(-0.97, 3)], swell(7)),
      skin.deep,
      0.5,
      "softer",
    ) +
    blurred(brush([at(1.02, -lift - 3), at(1.06, -lift * 0.7 + 1), at(0.97, 3)], swell(7)), skin.deep, 0.55, "softer")
  );
}
