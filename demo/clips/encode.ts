// Frames and sound in, files out, by way of ffmpeg.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frame, framesPerSecond } from "./film.ts";
import { samplesPerSecond } from "./sound.ts";

export interface Film {
  frames: AsyncIterable<Uint8Array>;
  sound: Int16Array;
  /** Where the sound may lie meanwhile. */
  soundFile: string;
}

/** `output` are ffmpeg's own words for what to make of it. */
export async function encode({ frames, sound, soundFile }: Film, output: readonly string[]): Promise<void> {
  writeFileSync(soundFile, sound);
  const input =
    `-y -hide_banner -loglevel error -f rawvideo -pix_fmt rgb24 -s ${frame.width}x${frame.height} -r ${framesPerSecond} -i pipe:0 ` +
    `-f s16le -ar ${samplesPerSecond} -ac 1 -i`;
  const ffmpeg = spawn("ffmpeg", [...words(input), soundFile, ...output], { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close");
  for await (const pixels of frames) if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${output.join(" ")}`);
}

const words = (line: string): string[] => line.split(" ");

const apart = framesPerSecond * 2;
/** Plain enough for every player, with a picture to start from every two seconds. The same input gives the same bytes. */
const common = words(
  `-c:v libx264 -profile:v main -preset slow -tune animation -pix_fmt yuv420p -g ${apart} -keyint_min ${apart} -sc_threshold 0 ` +
    `-c:a aac -b:a 24k -ac 1 -ar ${samplesPerSecond} -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1`,
);
const segments = words("-f hls -hls_time 4 -hls_segment_type fmp4 -hls_playlist_type vod");

export function asFile(path: string): string[] {
  return [...common, ...words("-crf 35 -movflags +faststart"), path];
}

/** Two qualities, each in one file that is read in parts. */
export function asPlaylist(folder: string): string[] {
  return [
    "-filter_complex",
    "[0:v]split=2[large][half];[half]scale=426:240[small]",
    ...words("-map [large] -map 1:a -map [small] -map 1:a -crf:v:0 34 -crf:v:1 35"),
    ...common,
    ...segments,
    ...words("-hls_flags single_file -var_stream_map"),
    "v:0,a:0 v:1,a:1",
    "-hls_segment_filename",
    join(folder, "%v.mp4"),
    join(folder, "%v.m3u8"),
  ];
}

/** What a player chooses from. The encoder aims at a look, not at a rate, so the rate is measured. */
export function writeMaster(folder: string, seconds: number): void {
  const rate = (file: string) => Math.ceil((statSync(join(folder, file)).size * 8) / seconds);
  const entry = (name: string, size: string, codec: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=${rate(`${name}.mp4`)},RESOLUTION=${size},CODECS="${codec},mp4a.40.2"\n${name}.m3u8\n`;
  writeFileSync(
    join(folder, "master.m3u8"),
    `#EXTM3U\n#EXT-X-VERSION:7\n${entry("0", "640x360", "avc1.4d401f")}${entry("1", "426x240", "avc1.4d4016")}`,
  );
}

/** Segments that can be played round and round. Frames are stored as they are shown, and a round is a whole number of the packets that sound
 * comes in: otherwise the next one begins with a hole, at which players stand still for seconds. */
export function asChannel(folder: string): string[] {
  return [
    ...common,
    ...words("-crf 35 -bf 0 -ar 48000"),
    ...segments,
    ...words("-hls_fmp4_init_filename init.mp4 -hls_segment_filename"),
    join(folder, "%d.m4s"),
    join(folder, "loop.m3u8"),
  ];
}
