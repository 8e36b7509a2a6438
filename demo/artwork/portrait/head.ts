// Skull, ears, neck and the planes of light and shadow on the skin.

import { blurred } from "./blur.ts";
import { blob, brush, clip, fill, group, line, num, points, shape, swell, type Point } from "./geometry.ts";
import { CROWN, MIDDLE, type Sitter } from "./sitter.ts";

interface Row {
  readonly y: number;
  readonly half: number;
  readonly turn: number;
}

function rows({ features }: Sitter): Row[] {
  const { jaw, chin, length, cheek } = features;
  return [
    { y: 136, half: 60, turn: 0 },
    { y: 164, half: 102, turn: 0 },
    { y: 208, half: 137, turn: 2 },
    { y: 270, half: 146, turn: 4 },
    { y: 330, half: 143, turn: 6 },
    { y: 385, half: 137 + cheek * 0.4, turn: 9 },
    { y: 436 + length * 0.4, half: 126 + cheek + jaw * 6, turn: 12 },
    { y: 484 + length * 0.7, half: 103 + cheek * 0.9 + jaw * 12, turn: 15 },
    { y: 524 + length * 0.9, half: 68 + jaw * 8 + chin * 4, turn: 17 },
    { y: 548 + length, half: 28 + chin * 9, turn: 18 },
  ];
}

export function chinY(sitter: Sitter): number {
  return 556 + sitter.features.length;
}

export function headOutline(sitter: Sitter): Point[] {
  const { width, yaw } = sitter.features;
  const side = (sign: number) =>
    rows(sitter).map(({ y, half, turn }) => ({ x: MIDDLE + sign * half * width + turn * yaw, y }));
  const top = { x: MIDDLE, y: CROWN };
  const bottom = { x: MIDDLE + 18 * yaw, y: chinY(sitter) };
  return [top, ...side(1), bottom, ...side(-1).toReversed()];
}

/** Whether the hair or a scarf falls over the ears. */
export function earsCovered({ input: { hair, presenting, headscarf } }: Sitter): boolean {
  const falls = hair === "bob" || hair === "long" || hair === "braids" || hair === "curly" || hair === "wavy";
  return headscarf === true || (falls && presenting === "woman");
}

export function ears(sitter: Sitter): string {
  return earsCovered(sitter) ? "" : ear(sitter, -1) + ear(sitter, 1);
}

function ear(sitter: Sitter, sign: number): string {
  const { skin, features } = sitter;
  // The ear on the side the head turns to hides behind the cheek.
  const reach = 1 - 0.45 * Math.max(0, sign * features.yaw);
  const root = MIDDLE + sign * 139 * features.width + 5 * features.yaw;
  const at = (x: number, y: number): readonly [number, number] => [root + sign * x * reach, y];
  const outer = points(
    at(-10, 338),
    at(8, 322),
    at(24, 328),
    at(27, 356),
    at(19, 386),
    at(12, 412),
    at(2, 424),
    at(-10, 410),
  );
  const inner = points(at(0, 345), at(11, 336), at(17, 346), at(15, 368), at(7, 388), at(0, 396));
  const lit = sign < 0;
  return (
    fill(blob(outer), lit ? skin.base : skin.shade) +
    fill(blob(inner), lit ? skin.shade : skin.deep, 0.7) +
    line(`M${num(root + sign * 9 * reach)} 352q${num(sign * 5 * reach)} 14 ${-sign * 4} 28`, skin.deep, 2, 0.35) +
    (sitter.input.presenting === "woman" ? stud(sitter, root + sign * 6 * reach) : "")
  );
}

function stud(sitter: Sitter, x: number): string {
  const metal = sitter.seeded("jewels").pick(["#d9b566", "#e9e4da", "#c9ced6"]);
  const glint = `<circle cx="${num(x - 1.8)}" cy="409" r="2" fill="#ffffff" fill-opacity="0.9"/>`;
  return `<circle cx="${num(x)}" cy="411" r="6" fill="${metal}"/>${glint}`;
}

export function neck(sitter: Sitter): string {
  const { skin, features, input } = sitter;
  const half = input.presenting === "woman" ? 55 : 68 + features.jaw * 4;
  const lean = features.yaw * 7;
  const outline = shape(
    points(
      [MIDDLE - half + lean, 440],
      [MIDDLE - half - 1 + lean * 0.6, 560],
      [MIDDLE - half - 12, 630],
      [MIDDLE - half - 70, 680],
      [MIDDLE - half - 150, 712],
    ),
    points([MIDDLE - half - 150, 860], [MIDDLE + half + 150, 860]),
    points(
      [MIDDLE + half + 150, 712],
      [MIDDLE + half + 70, 680],
      [MIDDLE + half + 12, 630],
      [MIDDLE + half + 1 + lean * 0.6, 560],
      [MIDDLE + half + lean, 440],
    ),
  );
  const chin = chinY(sitter);
  const x = MIDDLE + 15 * features.yaw;
  const cast = blob(
    points(
      [x - 110, 470],
      [x - 82, chin - 12],
      [x - 34, chin + 30],
      [x + 30, chin + 52],
      [x + half + 14, chin + 70],
      [x + 190, chin + 40],
      [x + 150, 450],
    ),
  );
  const side = shape(
    points(
      [MIDDLE + half * 0.5, 540],
      [MIDDLE + half * 0.52, 610],
      [MIDDLE + half * 0.82, 660],
      [MIDDLE + half + 60, 720],
    ),
    points([MIDDLE + half + 160, 720], [MIDDLE + half + 100, 540]),
  );
  const pit = chin + 112;
  return (
    clip("neck", outline) +
    fill(outline, skin.base) +
    group(
      'clip-path="url(#neck)"',
      blurred(side, skin.shade, 0.75, "soft"),
      fill(cast, skin.shade),
      blurred(
        blob(
          points(
            [x - 70, chin - 30],
            [x - 30, chin + 8],
            [x + 36, chin + 24],
            [x + half + 20, chin + 34],
            [x + 150, chin - 30],
          ),
        ),
        skin.deep,
        0.55,
        "soft",
      ),
      blurred(
        brush(points([MIDDLE - half * 0.75, 560], [MIDDLE - half * 0.45, 620], [MIDDLE - 14, pit]), swell(12)),
        skin.shade,
        0.4,
        "softer",
      ),
      blurred(
        brush(points([MIDDLE + half * 0.85, 570], [MIDDLE + half * 0.5, 625], [MIDDLE + 14, pit]), swell(14)),
        skin.deep,
        0.28,
        "softer",
      ),
      blurred(
        brush(points([MIDDLE - 24, pit + 10], [MIDDLE - 80, pit - 4], [MIDDLE - 150, pit + 6]), swell(12)),
        skin.shade,
        0.5,
        "softer",
      ),
      blurred(
        brush(points([MIDDLE + 24, pit + 10], [MIDDLE + 80, pit - 4], [MIDDLE + 150, pit + 6]), swell(14)),
        skin.deep,
        0.3,
        "softer",
      ),
    )
  );
}

/** The bare head with its planes of light; the light comes from the upper left. */
export function head(sitter: Sitter): string {
  const { skin, place, features, input } = sitter;
  const outline = blob(headOutline(sitter));
  const chin = chinY(sitter);
  const shadowEdge = [
    place(84, 110),
    place(104, 190),
    place(113, 262),
    place(101, 318),
    place(112, 360),
    place(108, 396),
    place(82, 440),
    place(70, 486),
    place(48, chin - 26),
    place(16, chin + 4),
  ];
  const outside = points([760, chin + 40], [760, 100]);
  const hollow = blob([
    place(-128, 392),
    place(-92, 412),
    place(-68, 450),
    place(-74, 492),
    place(-104, 480),
    place(-132, 440),
  ]);
  return (
    clip("head", outline) +
    fill(outline, skin.base) +
    group(
      'clip-path="url(#head)"',
      blurred(shape(shadowEdge, outside), skin.shade, 0.5, "soft"),
      fill(shape(shadowEdge, outside), skin.shade, 0.62),
      blurred(
        shape(
          shadowEdge.map(({ x, y }) => ({ x: x + 30, y })),
          outside,
        ),
        skin.deep,
        0.3,
        "soft",
      ),
      blurred(hollow, skin.shade, input.presenting === "woman" ? 0.3 : 0.42, "soft"),
      blurred(
        blob([place(-96, 190), place(-30, 176), place(40, 190), place(52, 250), place(-10, 290), place(-92, 278)]),
        skin.light,
        0.8,
        "wide",
      ),
      blurred(
        blob([place(-112, 366), place(-80, 372), place(-56, 392), place(-66, 414), place(-96, 410)]),
        skin.light,
        0.85,
        "soft",
      ),
      blurred(blob([place(60, 384), place(84, 378), place(94, 392), place(72, 408)]), skin.light, 0.5, "soft"),
      blurred(
        blob([place(-20, chin - 40), place(4, chin - 44), place(16, chin - 30), place(-4, chin - 20)]),
        skin.light,
        0.6,
        "soft",
      ),
      blurred(
        blob([place(-104, 398), place(-76, 392), place(-58, 412), place(-74, 440), place(-102, 430)]),
        skin.blush,
        input.presenting === "woman" ? 0.3 : 0.2,
        "soft",
      ),
      blurred(
        blob([place(104, 398), place(76, 392), place(58, 412), place(74, 440), place(102, 430)]),
        skin.blush,
        0.2,
        "soft",
      ),
      blurred(
        brush([place(-88, chin - 62), place(-60, chin - 26), place(-22, chin + 2), place(20, chin + 4)], swell(16)),
        skin.shade,
        0.35,
        "soft",
      ),
      ageLines(sitter),
    )
  );
  function ageLines({ input: { age, presenting } }: Sitter): string {
    const strength = age === "young" ? 0.12 : age === "middle" ? 0.3 : 0.6;
    const fold = (sign: number) =>
      blurred(
        brush(
          [
            place(sign * 37, 428 + features.noseLength),
            place(sign * 52, 448),
            place(sign * 61, 470),
            place(sign * 62, 488),
          ],
          swell(age === "older" ? 9 : 7),
        ),
        skin.deep,
        strength * (sign > 0 ? 0.9 : 0.75),
        "softer",
      );
    const underEye = (sign: number) =>
      blurred(
        brush([place(sign * 38, 364), place(sign * 56, 376), place(sign * 80, 372)], swell(age === "older" ? 6 : 5)),
        skin.deep,
        strength * 0.6,
        "softer",
      );
    const folds = [-1, 1].map((sign) => fold(sign) + underEye(sign)).join("");
    if (age !== "older") return folds;
    const brow = [258, 280].map((y, index) =>
      fill(
        brush(
          [place(-70 + index * 14, y + 4), place(-20, y - 3), place(30, y - 1), place(66 - index * 10, y + 5)],
          swell(3.5),
        ),
        skin.deep,
        presenting === "man" ? 0.26 : 0.16,
      ),
    );
    const crow = [-1, 1].flatMap((sign) =>
      [0, 1, 2].map((step) =>
        fill(
          brush([place(sign * 101, 348 + step * 5), place(sign * 114, 342 + step * 12)], swell(2.5)),
          skin.deep,
          0.3,
        ),
      ),
    );
    return folds + brow.join("") + crow.join("");
  }
}
