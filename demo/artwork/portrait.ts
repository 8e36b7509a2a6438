// The portraits of the newsroom: one head and shoulders a person, drawn from a few facts and the name.

import { background } from "./portrait/background.ts";
import { clothes } from "./portrait/clothes.ts";
import { beard, glasses } from "./portrait/extras.ts";
import { group, num } from "./portrait/geometry.ts";
import { ears, head, neck } from "./portrait/head.ts";
import { face } from "./portrait/features.ts";
import { hair } from "./portrait/hair.ts";
import { sitterOf, type PortraitInput } from "./portrait/sitter.ts";

export type { PortraitInput } from "./portrait/sitter.ts";

const SIZE = 800;

export function drawPortrait(person: PortraitInput): string {
  const sitter = sitterOf(person);
  const locks = hair(sitter);
  const tilted = `transform="rotate(${num(sitter.features.tilt)} 400 600)"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    background(sitter) +
    group(
      'transform="translate(400 352) scale(1.13) translate(-400 -340)"',
      group(tilted, locks.back),
      group('transform="translate(400 600) scale(1.14) translate(-400 -640)"', neck(sitter), clothes(sitter)),
      group(
        tilted,
        ears(sitter),
        head(sitter),
        person.beard ? beard(sitter) : "",
        face(sitter),
        locks.front,
        person.glasses ? glasses(sitter) : "",
      ),
    ) +
    "</svg>"
  );
}
