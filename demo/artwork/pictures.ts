// The pictures of the demo newsroom: which are needed, and drawing those that are not there yet.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { portraits } from "../records/people.ts";
import { shows } from "../records/shows.ts";
import type { CoverageFile } from "../coverage-files.ts";
import { StoryFault } from "../story-fault.ts";
import { storyPath, storyPictures } from "../story-file.ts";
import type { WantedPicture } from "../story-body.ts";
import type { StoryFile } from "../story-files.ts";
import { posterName } from "../videos/video-facts.ts";
import { videos } from "../videos/videos.ts";
import { drawPortrait } from "./portrait.ts";
import { drawScene } from "./scene.ts";
import { isSceneName, scenes } from "./scenes.ts";
import { drawShowArt } from "./show-art.ts";

interface Picture {
  /** Below the media folder, e.g. `art/a-story.svg`. */
  file: string;
  draw(): string;
}

export function neededPictures(stories: readonly StoryFile[], coverage: readonly CoverageFile[] = []): Picture[] {
  return [
    ...stories.flatMap(storyArt),
    ...coverage.flatMap(({ slug, pictures }) => drawnArt(pictures, `demo/coverage/${slug}.md`)),
    ...videos.map((video) => ({
      file: `art/${posterName(video)}.svg`,
      draw: () => drawScene(scenes[video.art], posterName(video)),
    })),
    ...portraits().map(({ id, name, look }) => ({
      file: `people/${id}.svg`,
      draw: () => drawPortrait({ ...look, name }),
    })),
    ...shows.map(({ slug, title }, look) => ({
      file: `shows/${slug}.svg`,
      draw: () => drawShowArt({ title, seed: slug, look }),
    })),
  ];
}

function storyArt({ text, section, slug }: StoryFile): Picture[] {
  return drawnArt(storyPictures(text, section, slug), storyPath(section, slug));
}

function drawnArt(wanted: readonly WantedPicture[], file: string): Picture[] {
  return wanted.map(({ name, scene }) => {
    if (!isSceneName(scene)) throw new StoryFault(file, `${scene} is not a scene of demo/artwork/scenes`);
    return { file: `art/${name}.svg`, draw: () => drawScene(scenes[scene], name) };
  });
}

/** Answers how many were drawn; what is there already stays as it is. */
export function writePictures(mediaDir: string, pictures: readonly Picture[]): number {
  const missing = pictures.filter(({ file }) => !existsSync(join(mediaDir, file)));
  for (const folder of new Set(missing.map(({ file }) => dirname(file)))) {
    mkdirSync(join(mediaDir, folder), { recursive: true });
  }
  for (const picture of missing) writeFileSync(join(mediaDir, picture.file), picture.draw());
  return missing.length;
}
