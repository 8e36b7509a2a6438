// What a scene of the demo's pictures is: a pure function from a seeded context to the inside of an SVG.
// Every picture is drawn 1600 × 900 and scaled by the resizer, so a scene never needs to know its final size.

export const WIDTH = 1600;
export const HEIGHT = 900;

export interface SceneContext {
  /** Deterministic numbers in [0, 1), seeded by the picture's name. */
  random(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number;
  /** One of the given things. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** An id for gradients, clips and filters, unique within the picture. */
  id(name: string): string;
}

export type Scene = (context: SceneContext) => string;

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

export function sceneContext(name: string): SceneContext {
  let state = hash(name) || 1;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + random() * (high - low);
  return {
    random,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    id: (part) => part,
  };
}

export function drawScene(scene: Scene, name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${scene(sceneContext(name))}</svg>`;
}
