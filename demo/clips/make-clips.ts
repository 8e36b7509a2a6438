// Makes the clips of demo/videos with ffmpeg and Chromium: run `node demo/clips/make-clips.ts` after changing what they show, and commit
// what it writes to demo/clips/media. `… 101 120` makes only those. The site itself needs neither program.

import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { videos } from "../videos/videos.ts";
import { secondsOf, videoId, type VideoFacts } from "../videos/video-facts.ts";
import { asChannel, asFile, asPlaylist, encode, writeMaster } from "./encode.ts";
import { composeFrame, framesPerSecond, type Artwork, type Pixels } from "./film.ts";
import { openPainter, type Painter } from "./paint.ts";
import { shotOf } from "./shots.ts";
import { soundBed } from "./sound.ts";

const media = join(import.meta.dirname, "media");
const soundFile = join(tmpdir(), `meridian-sound-${process.pid}.raw`);

async function* filmed(video: VideoFacts, painter: Painter): AsyncGenerator<Uint8Array> {
  for (const [index, facts] of video.shots.entries()) {
    const shot = shotOf(facts, video, index);
    const painted = new Map<Artwork, Pixels>();
    for (const { art } of shot.cels) painted.set(art, await painter.paint(art));
    for (let at = 0; at < shot.seconds * framesPerSecond; at++) {
      yield composeFrame(shot, at / framesPerSecond, painted);
    }
  }
}

function outputOf(video: VideoFacts): string[] {
  const id = videoId(video);
  if (video.live !== true && video.episode !== "hls") return asFile(join(media, `${id}.mp4`));
  const folder = join(media, id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return video.live === true ? asChannel(folder) : asPlaylist(folder);
}

const wanted = process.argv.slice(2);
mkdirSync(media, { recursive: true });
const painter = await openPainter();
for (const video of videos) {
  if (wanted.length > 0 && !wanted.includes(String(video.number))) continue;
  const sound = soundBed(video.show, secondsOf(video));
  await encode({ frames: filmed(video, painter), sound, soundFile }, outputOf(video));
  if (video.episode === "hls") writeMaster(join(media, videoId(video)), secondsOf(video));
  process.stdout.write(`${video.number} ${video.title}\n`);
}
await painter.close();
rmSync(soundFile, { force: true });
