// Who sits for the portrait: what is asked for, and the features that follow from the name.

import { sceneContext, type SceneContext } from "../scene.ts";
import { lerp, mix, type Point } from "./geometry.ts";

export interface PortraitInput {
  name: string;
  presenting: "woman" | "man";
  age: "young" | "middle" | "older";
  /** From 1, the fairest, to 6, the darkest. */
  complexion: 1 | 2 | 3 | 4 | 5 | 6;
  hair: "short" | "cropped" | "long" | "bob" | "curly" | "bun" | "bald" | "wavy" | "braids" | "grey-short";
  /** Chosen by complexion and name if not given. */
  hairColour?: "black" | "brown" | "fair" | "red" | "grey";
  glasses?: boolean;
  beard?: boolean;
  headscarf?: boolean;
}

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

export interface SkinTones extends Tones {
  readonly blush: string;
  readonly lip: string;
}

export interface Features {
  readonly width: number;
  readonly jaw: number;
  readonly chin: number;
  readonly length: number;
  readonly yaw: number;
  readonly tilt: number;
  readonly eyeGap: number;
  readonly eyeSize: number;
  readonly eyeSlant: number;
  readonly eyeOpen: number;
  readonly browHeight: number;
  readonly browArch: number;
  readonly browWeight: number;
  readonly noseWidth: number;
  readonly noseLength: number;
  readonly lips: number;
  readonly mouthWidth: number;
  readonly smile: number;
  readonly cheek: number;
}

export interface Sitter {
  readonly input: PortraitInput;
  readonly features: Features;
  readonly skin: SkinTones;
  readonly hair: Tones;
  readonly iris: string;
  /** Fresh seeded numbers for one part, so that a change in one part never moves another. */
  readonly seeded: (part: string) => SceneContext;
  /** Where a point of the face, measured from its middle line, lies in the picture once the head is turned. */
  readonly place: (x: number, y: number, lift?: number) => Point;
}

/** The middle of the picture, and the heights the head is measured at. */
export const MIDDLE = 400;
export const CROWN = 124;
export const EYES = 346;

const SKINS: Record<PortraitInput["complexion"], SkinTones> = {
  1: { light: "#fde7d7", base: "#f1cbb3", shade: "#d59d85", deep: "#a26a56", blush: "#e0826f", lip: "#c2675f" },
  2: { light: "#f8d9be", base: "#e6b695", shade: "#c28868", deep: "#8d5a43", blush: "#d47458", lip: "#b35a50" },
  3: { light: "#ebc29c", base: "#d1a078", shade: "#a77350", deep: "#744830", blush: "#bd6743", lip: "#a35145" },
  4: { light: "#d2a079", base: "#b58059", shade: "#885638", deep: "#5a3522", blush: "#a35335", lip: "#8b453a" },
  5: { light: "#b07c5a", base: "#8f5d3f", shade: "#653c27", deep: "#402316", blush: "#7d3c26", lip: "#6f3530" },
  6: { light: "#8f6147", base: "#6c4530", shade: "#492b1d", deep: "#2c1810", blush: "#632c20", lip: "#5c2c2b" },
};

const GREY = tones("#8d8f94");
const SILVER = tones("#b9babd");
const FAIR_HAIR = [
  tones("#b98a4e"),
  tones("#8f5a32"),
  tones("#6b432a"),
  tones("#4b2f20"),
  tones("#a4552c"),
  tones("#d0a765"),
] as const;
const BROWN_HAIR = [tones("#4b2f20"), tones("#37241b"), tones("#5d3a25"), tones("#2a1d18")] as const;
const DARK_HAIR = [tones("#241b18"), tones("#1e1917"), tones("#30211c")] as const;

const NAMED_HAIR: Record<NonNullable<PortraitInput["hairColour"]>, readonly [Tones, ...Tones[]]> = {
  black: DARK_HAIR,
  brown: BROWN_HAIR,
  fair: [tones("#b98a4e"), tones("#cda666"), tones("#a87a48")],
  red: [tones("#a4552c"), tones("#8c4424")],
  grey: [GREY, SILVER],
};

function tones(base: string): Tones {
  return {
    base,
    light: mix(base, "#ffe9cf", 0.24),
    shade: mix(base, "#0c0908", 0.32),
    deep: mix(base, "#090706", 0.58),
  };
}

function hairTones(input: PortraitInput, seed: SceneContext): Tones {
  if (input.hairColour) return seed.pick(NAMED_HAIR[input.hairColour]);
  const grey = input.hair === "grey-short" || (input.age === "older" && seed.random() < 0.7);
  if (grey) return seed.pick([GREY, SILVER]);
  if (input.complexion === 1) return seed.pick(FAIR_HAIR);
  const young = input.complexion <= 3 ? seed.pick(BROWN_HAIR) : seed.pick(DARK_HAIR);
  return input.age === "older" ? { ...young, light: "#9a9797" } : young;
}

function irisColour(input: PortraitInput, seed: SceneContext): string {
  if (input.complexion >= 3 || input.hairColour === "black") return seed.pick(["#3a2417", "#2f1d14", "#452b1a"]);
  if (input.complexion === 1) return seed.pick(["#4f6f86", "#5a7359", "#6d5032", "#4a6478", "#5d4630"]);
  return seed.pick(["#5b4028", "#4d3522", "#59623f", "#462f20"]);
}

function featuresOf(input: PortraitInput, seed: SceneContext): Features {
  const woman = input.presenting === "woman";
  const turn = seed.pick([-1, 1]) * seed.between(0.6, 1);
  return {
    width: seed.between(0.93, 1.06) * (woman ? 0.965 : 1),
    jaw: woman ? seed.between(-0.5, 0.5) : seed.between(0.2, 1.25),
    chin: woman ? seed.between(0.75, 1.05) : seed.between(1.05, 1.45),
    length: seed.between(-13, 12) + (woman ? -5 : 4),
    yaw: turn,
    tilt: -turn * seed.between(0, 2.2),
    eyeGap: seed.between(59, 65.5) * (woman ? 0.98 : 1),
    eyeSize: (woman ? 1.1 : 1.01) * seed.between(0.95, 1.06),
    eyeSlant: seed.between(-0.6, 2.6) + (woman ? 1 : 0),
    eyeOpen: seed.between(0.84, 1.06) * (input.age === "older" ? 0.9 : 1),
    browHeight: seed.between(-4, 4) + (woman ? -4 : 1),
    browArch: seed.between(0.45, 1) * (woman ? 1 : 0.75),
    browWeight: seed.between(0.75, 1.25) * (woman ? 0.8 : 1.25),
    noseWidth: seed.between(0.86, 1.12) * (woman ? 0.9 : 1.04) * lerp(0.97, 1.12, (input.complexion - 1) / 5),
    noseLength: seed.between(-7, 7),
    lips: seed.between(0.76, 1.14) * (woman ? 1.12 : 0.84) * lerp(0.96, 1.22, (input.complexion - 1) / 5),
    mouthWidth: seed.between(0.92, 1.12) * (woman ? 0.98 : 1.04),
    smile: seed.between(0.9, 1.7),
    cheek: seed.between(-6, 8),
  };
}

export function sitterOf(input: PortraitInput): Sitter {
  const seeded = (part: string) => sceneContext(`${input.name}/${part}`);
  const features = featuresOf(input, seeded("features"));
  const depth = 24 * features.yaw;
  return {
    input,
    features,
    skin: SKINS[input.complexion],
    hair: hairTones(input, seeded("hair colour")),
    iris: irisColour(input, seeded("eyes")),
    seeded,
    place: (x, y, lift = 0) => {
      const across = Math.min(1, Math.abs(x) / 160);
      const roundness = Math.sqrt(1 - across * across * 0.92);
      return { x: MIDDLE + x * features.width + depth * (roundness * 0.85 + lift), y };
    },
  };
}
