// What may stand on an interactive page: every block of bodies, and the modules that go with a story (INTER-01). Not all modules: their
// styles would weigh more than a page may.

import type { BlockOf, BodyKind } from "../../../content/blocks/schemas.ts";

export const storyModules = ["article-list", "recirculation-unit", "special-feature", "timeline"] as const;

export type InteractiveKind = BodyKind | (typeof storyModules)[number];

export type InteractiveBlock = BlockOf<InteractiveKind>;
