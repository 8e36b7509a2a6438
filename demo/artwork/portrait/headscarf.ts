// A headscarf that frames the face and falls over the shoulders.

import { blurred } from "./blur.ts";
import { cloth } from "./clothes.ts";
import { blob, brush, clip, fill, group, line, points, shape, swell, type Point } from "./geometry.ts";
import { chinY } from "./head.ts";
import { hairSpace, type HairLayers } from "./hair-parts.ts";
import type { Sitter } from "./sitter.ts";

export function headscarf(sitter: Sitter): HairLayers {
  const seed = sitter.seeded("scarf");
  const tones = cloth(seed.pick(["#23406d", "#6d2a44", "#2e6468", "#8a7a66"]));
  const at = hairSpace(sitter, 1);
  const chin = chinY(sitter);
  const outer = [
    at(-330, 900),
    at(-290, 770),
    at(-206, 680),
    at(-158, 590),
    at(-156, 500),
    at(-166, 400),
    at(-170, 300),
    at(-158, 200),
    at(-112, 120),
    at(-40, 84),
    at(40, 84),
    at(112, 120),
    at(158, 200),
    at(170, 300),
    at(166, 400),
    at(156, 500),
    at(158, 590),
    at(206, 680),
    at(290, 770),
    at(330, 900),
  ];
  const opening = [
    at(0, 196, 1),
    at(70, 212, 0.9),
    at(114, 264, 0.6),
    at(126, 340, 0.4),
    at(122, 420, 0.6),
    at(102, 486, 0.9),
    at(60, chin - 22, 1.2),
    at(0, chin + 2, 1.3),
    at(-60, chin - 22, 1.2),
    at(-102, 486, 0.9),
    at(-122, 420, 0.6),
    at(-126, 340, 0.4),
    at(-114, 264, 0.6),
    at(-70, 212, 0.9),
  ];
  const path = `${shape(outer)}${blob(opening.toReversed())}`;
  const fold = (list: Point[], width: number, dark: boolean) =>
    fill(brush(list, swell(width, 0.5), 11), dark ? tones.deep : tones.light, dark ? 0.5 : 0.55);
  const folds = [
    fold([at(-132, 300), at(-140, 420), at(-112, 520), at(-40, 596), at(60, 640)], 16, true),
    fold([at(-150, 320), at(-156, 440), at(-130, 550), at(-50, 640), at(60, 690)], 14, false),
    fold([at(-160, 480), at(-140, 590), at(-70, 690), at(40, 760)], 18, true),
    fold([at(-190, 680), at(-130, 730), at(-40, 790), at(60, 830)], 14, false),
    fold([at(132, 300), at(142, 420), at(120, 520), at(70, 600), at(20, 660)], 18, true),
    fold([at(150, 400), at(150, 520), at(110, 620), at(60, 700)], 16, true),
    fold([at(-120, 240), at(-90, 170), at(-20, 130), at(60, 130)], 12, false),
    fold([at(-136, 270), at(-120, 180), at(-50, 112), at(40, 104)], 9, true),
    fold([at(124, 250), at(104, 180), at(50, 140)], 14, true),
  ];
  return {
    back: fill(blob(opening), tones.deep),
    front:
      `<clipPath id="hair"><path d="${path}" clip-rule="evenodd"/></clipPath>` +
      fill(path, tones.base, 1, 'fill-rule="evenodd"') +
      group(
        'clip-path="url(#hair)"',
        blurred(
          blob(points([500, 60], [640, 160], [620, 420], [760, 860], [480, 860], [500, 640], [528, 300])),
          tones.deep,
          0.6,
          "wide",
        ),
        blurred(
          blob(points([256, 200], [300, 126], [380, 100], [400, 130], [310, 190], [270, 290])),
          tones.light,
          0.9,
          "wide",
        ),
        folds.join(""),
      ) +
      clip("opening", blob(opening)) +
      group(
        'clip-path="url(#opening)"',
        blurred(
          brush(opening.slice(9).concat(opening.slice(0, 6)), () => 16, 15),
          sitter.skin.deep,
          0.5,
          "softer",
        ),
      ) +
      line(blob(opening), tones.deep, 4, 0.6),
  };
}
