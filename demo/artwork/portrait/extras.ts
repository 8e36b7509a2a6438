// Glasses and beards.

import { blurred } from "./blur.ts";
import { blob, brush, clip, fill, group, line, mix, num, shape, swell, type Point } from "./geometry.ts";
import { chinY, earsCovered, headOutline } from "./head.ts";
import { EYES, MIDDLE, type Sitter } from "./sitter.ts";

export function glasses(sitter: Sitter): string {
  const { place, features, skin } = sitter;
  const seed = sitter.seeded("glasses");
  const frame = seed.pick(["#1b1a1f", "#3a2418", "#20293a", "#6b5a45", "#4a1d22"]);
  const weight = seed.pick([3.5, 5.5, 7]);
  const squareness = seed.pick([2.1, 2.5, 3.2, 3.8]);
  const rim = (sign: number): Point[] => {
    return Array.from({ length: 20 }, (_, index) => {
      const angle = (index / 20) * Math.PI * 2;
      const [across, down] = [Math.cos(angle), Math.sin(angle)].map(
        (part) => Math.sign(part) * Math.abs(part) ** (2 / squareness),
      );
      const x = 45 * (across ?? 0);
      const y = (squareness > 2.6 ? 30 : 35) * (down ?? 0);
      // The outer upper corner rises a little, and the inner lower one gives way to the cheek.
      return place(sign * (features.eyeGap + 3 + x * (y > 0 ? 0.94 : 1)), EYES + 5 + y - x * 0.05, 0.12);
    });
  };
  const lens = (sign: number) => {
    const path = blob(rim(sign));
    return (
      fill(path, "#eaf3fb", 0.05) +
      `<path d="${path}" transform="translate(3 6)" fill="none" stroke="${skin.deep}" stroke-width="${num(weight)}" stroke-opacity="0.28"/>` +
      line(path, frame, weight) +
      fill(
        brush([place(sign * features.eyeGap - 26, EYES - 12), place(sign * features.eyeGap - 12, EYES - 20)], swell(5)),
        "#ffffff",
        0.4,
      )
    );
  };
  const temple = (sign: number) => {
    const end = MIDDLE + sign * (earsCovered(sitter) ? 124 : 142) * features.width + 5 * features.yaw;
    const start = place(sign * (features.eyeGap + 46), EYES - 4, 0.12);
    return line(`M${num(start.x)} ${num(start.y)}L${num(end)} ${EYES - 8}`, frame, weight * 0.9);
  };
  const [left, top, right] = [place(-19, EYES - 2, 0.12), place(0, EYES - 8, 0.3), place(19, EYES - 2, 0.12)];
  const bridge = line(
    `M${num(left.x)} ${num(left.y)}Q${num(top.x)} ${num(top.y - 6)} ${num(right.x)} ${num(right.y)}`,
    frame,
    weight,
  );
  return temple(-1) + temple(1) + lens(-1) + lens(1) + bridge;
}

/** Drawn below the mouth, over the bare skin. */
export function beard(sitter: Sitter): string {
  const { place, hair, features, skin } = sitter;
  const seed = sitter.seeded("beard");
  const chin = chinY(sitter);
  const length = seed.between(4, 22);
  const dense = seed.between(0.72, 0.95);
  const lipTop = 449 + features.noseLength;
  const cheek = (sign: number) => [
    place(sign * 137, 366),
    place(sign * 126, 408),
    place(sign * 104, 440),
    place(sign * 76, 456),
    place(sign * 56, 458),
    place(sign * 36, lipTop - 2),
    place(sign * 10, lipTop),
  ];
  const outline = headOutline(sitter).filter(({ y }) => y > 372);
  const grown = outline.map(({ x, y }) => ({
    x: MIDDLE + 16 * features.yaw + (x - MIDDLE - 16 * features.yaw) * 1.025,
    y: y > 470 ? y + length * ((y - 470) / (chin - 470)) : y,
  }));
  const path = shape(cheek(-1), cheek(1).toReversed(), grown);
  const strands = Array.from({ length: 90 }, () => {
    const x = seed.between(-116, 116);
    const y = seed.between(455 - Math.abs(x) * 0.2, chin + length);
    const lit = x < 10;
    return fill(
      brush([place(x, y), place(x * 1.02, y + 9), place(x * 0.98, y + 20)], swell(3)),
      lit ? hair.light : hair.shade,
      0.35,
    );
  });
  const lipGap = blob([
    place(-18, 508 + features.length * 0.5),
    place(0, 503 + features.length * 0.5),
    place(18, 508 + features.length * 0.5),
    place(8, 518 + features.length * 0.5),
    place(-8, 518 + features.length * 0.5),
  ]);
  return (
    clip("beard", path) +
    blurred(path, mix(hair.base, skin.shade, 0.15), 0.45, "softer") +
    fill(path, mix(hair.base, skin.shade, 0.12), dense) +
    group(
      'clip-path="url(#beard)"',
      blurred(
        shape(
          [place(70, 360), place(72, 440), place(60, 500), place(20, chin + 30)],
          [place(190, chin + 30), place(190, 360)],
        ),
        hair.deep,
        0.55,
        "soft",
      ),
      blurred(
        blob([place(-110, 430), place(-70, 470), place(-40, 520), place(-70, 530), place(-110, 490)]),
        hair.light,
        0.4,
        "soft",
      ),
      strands.join(""),
      blurred(lipGap, hair.deep, 0.35, "softer"),
    )
  );
}
