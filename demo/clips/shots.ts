// Facts of a shot → its cels. Every shot carries the bug; those that tell the story carry the strap.

import { sceneContext } from "../artwork/scene.ts";
import { shows } from "../records/shows.ts";
import { posterName, type ShotFacts, type VideoFacts } from "../videos/video-facts.ts";
import { frame, type Cel, type Shot } from "./film.ts";
import {
  backdrop,
  block,
  bug,
  escaped,
  frameOf,
  heading,
  kickerTab,
  liveSign,
  nameStrap,
  personOf,
  placeChip,
  portraitArt,
  sceneArt,
  showArt,
  strap,
  type Backdrop,
} from "./graphics.ts";
import { chartArt, dotArt, landArt, routeArt } from "./drawn-charts.ts";
import { fadeIn, growIn, pan, slideIn, still, wipeIn } from "./motion.ts";

type Facts<K extends ShotFacts["kind"]> = Extract<ShotFacts, { kind: K }>;

export function shotOf(facts: ShotFacts, video: VideoFacts, index: number): Shot {
  return { seconds: facts.seconds, cels: [...celsOf(facts, video, index), ...corner(video)] };
}

type Drawing<K extends ShotFacts["kind"]> = (facts: Facts<K>, video: VideoFacts, index: number) => Cel[];

function celsOf(facts: ShotFacts, video: VideoFacts, index: number): Cel[] {
  // The facts of a kind are drawn by the drawing of that kind; the table cannot say so of any one of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const draw = drawings[facts.kind] as Drawing<ShotFacts["kind"]>;
  return draw(facts, video, index);
}

function corner({ live }: VideoFacts): Cel[] {
  return [
    { art: bug, motion: still(frame.width - bug.width - 14, 14) },
    ...(live ? [{ art: liveSign, motion: still(16, 14) }] : []),
  ];
}

function straps({ kicker, title }: VideoFacts, at = 0.5): Cel[] {
  return [
    { art: strap(title), motion: slideIn({ x: 28, y: 270, at }, [-120, 0]) },
    { art: kickerTab(kicker), motion: slideIn({ x: 28, y: 246, at: at + 0.25 }, [0, 14]) },
  ];
}

/** The poster's own drawing when it is the poster's scene; the second time the camera goes the other way. */
function sceneName(scene: string, video: VideoFacts, index: number): string {
  return index === 0 && scene === video.art ? posterName(video) : `${posterName(video)}-${index}`;
}

function reportCels({ scene, place, seconds }: Facts<"report">, video: VideoFacts, index: number): Cel[] {
  const travel = seconds * 12;
  const width = frame.width + travel;
  const height = Math.round((width * 9) / 16);
  const lift = -Math.round((height - frame.height) / 2);
  const ways: readonly [readonly [number, number], readonly [number, number]] = [
    [0, lift],
    [-travel, lift],
  ];
  const [from, to] = sceneContext(video.title).random() < 0.5 ? ways : ways.toReversed();
  return [
    {
      art: sceneArt(scene, sceneName(scene, video, index), width, height),
      motion: pan(from ?? ways[0], to ?? ways[1], seconds),
    },
    { art: placeChip(place), motion: fadeIn({ x: video.live ? 70 : 16, y: 12, at: 0.3 }) },
    ...straps(video),
  ];
}

function studioCels({ who, scene }: Facts<"studio">, video: VideoFacts): Cel[] {
  const { name, title } = personOf(who);
  return [
    { art: sceneArt("studio", `studio-${video.show}`, frame.width, frame.height), motion: still() },
    { art: block("shade", "", frame.width, frame.height), motion: still() },
    { art: portraitArt(who, 210, 236), motion: still(40, 38) },
    { art: sceneArt(scene, posterName(video), 336, 189), motion: fadeIn({ x: 274, y: 50, at: 0.2 }) },
    { art: frameOf(340, 193), motion: fadeIn({ x: 272, y: 48, at: 0.2 }) },
    { art: block("map-label", video.kicker, 320, 24), motion: fadeIn({ x: 274, y: 248, at: 0.5 }) },
    { art: nameStrap(name, title), motion: slideIn({ x: 40, y: 288, at: 0.7 }, [-80, 0]) },
  ];
}

function twoWayCels({ who, scene, place }: Facts<"two-way">, video: VideoFacts): Cel[] {
  const { name } = personOf(who);
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: portraitArt(who, 216, 190), motion: slideIn({ x: 28, y: 44, at: 0 }, [-40, 0]) },
    { art: sceneArt(scene, posterName(video), 338, 190), motion: slideIn({ x: 274, y: 44, at: 0 }, [40, 0]) },
    { art: frameOf(220, 194), motion: fadeIn({ x: 26, y: 42, at: 0.5 }) },
    { art: frameOf(342, 194), motion: fadeIn({ x: 272, y: 42, at: 0.5 }) },
    { art: placeChip(name), motion: fadeIn({ x: 30, y: 208, at: 0.8 }) },
    { art: placeChip(place), motion: fadeIn({ x: 276, y: 208, at: 0.8 }) },
    ...straps(video, 0.6),
  ];
}

const backdrops: readonly Backdrop[] = ["navy", "slate", "crimson", "teal", "dusk"];

/** A show keeps to its colour. */
function backdropOf({ show }: VideoFacts): Backdrop {
  const place = shows.findIndex(({ slug }) => slug === show);
  return backdrops[Math.max(0, place) % backdrops.length] ?? "navy";
}

function barCels({ title, note, bars }: Facts<"bars">, video: VideoFacts): Cel[] {
  const tallest = Math.max(...bars.map(([, height]) => height));
  const slot = Math.min(150, 560 / bars.length);
  const width = Math.round(slot * 0.56);
  const left = Math.round((frame.width - slot * bars.length) / 2);
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: heading(title, note), motion: fadeIn({ x: 34, y: 34, at: 0.1 }) },
    ...bars.flatMap(([label, height, written], index): Cel[] => {
      const tall = Math.max(4, Math.round((height / tallest) * 150));
      const x = Math.round(left + slot * index + (slot - width) / 2);
      const at = 0.5 + index * 0.3;
      const centre = Math.round(left + slot * index);
      return [
        { art: block(index === 0 ? "bar first" : "bar", "", width, tall), motion: growIn({ x, y: 296 - tall, at }) },
        {
          art: block("bar-value", written ?? String(height), Math.round(slot), 28),
          motion: fadeIn({ x: centre, y: 296 - tall - 30, at: at + 0.6 }),
        },
        { art: block("bar-label", label, Math.round(slot), 36), motion: fadeIn({ x: centre, y: 304, at }) },
      ];
    }),
    { art: block("floor-line", "", 580, 2), motion: still(30, 296) },
  ];
}

function trendCels({ title, note, points, label }: Facts<"trend">, video: VideoFacts): Cel[] {
  const { line, end } = chartArt(points, 560, 190);
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: heading(title, note), motion: fadeIn({ x: 34, y: 34, at: 0.1 }) },
    { art: line, motion: wipeIn({ x: 40, y: 122, at: 0.5, over: 2.2 }) },
    { art: block("floor-line", "", 580, 2), motion: still(30, 314) },
    { art: dotArt, motion: fadeIn({ x: 40 + end[0] - 12, y: 122 + end[1] - 12, at: 2.4 }) },
    {
      art: block("bar-value", label, 150, 28),
      motion: fadeIn({ x: Math.min(480, 40 + end[0] - 75), y: 122 + end[1] - 46, at: 2.5 }),
    },
  ];
}

function mapCels({ title, place }: Facts<"map">, video: VideoFacts): Cel[] {
  const seed = `${video.number}/${place}`;
  const { route, end } = routeArt(seed);
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: landArt(seed), motion: still() },
    { art: route, motion: wipeIn({ x: 0, y: 0, at: 0.6, over: 1.8 }) },
    { art: dotArt, motion: fadeIn({ x: end[0] - 12, y: end[1] - 12, at: 2 }) },
    { art: block("map-label", place, 240, 24), motion: slideIn({ x: end[0] + 16, y: end[1] - 12, at: 2.1 }, [16, 0]) },
    { art: heading(title), motion: fadeIn({ x: 34, y: 34, at: 0.1 }) },
    { art: kickerTab(video.kicker), motion: slideIn({ x: 34, y: 318, at: 0.5 }, [-60, 0]) },
  ];
}

function quoteCels({ text, by }: Facts<"quote">, video: VideoFacts): Cel[] {
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: block("quote-mark", "“", 90, 120), motion: slideIn({ x: 40, y: 34, at: 0.1 }, [0, -20]) },
    { art: block("quote", text, 500, 170), motion: wipeIn({ x: 100, y: 82, at: 0.4, over: 1.4 }) },
    { art: block("rule", "", 64, 4), motion: wipeIn({ x: 100, y: 272, at: 1.4 }) },
    { art: block("quote-by", by, 500, 44), motion: fadeIn({ x: 100, y: 288, at: 1.6 }) },
  ];
}

function pointCels({ title, points }: Facts<"points">, video: VideoFacts): Cel[] {
  return [
    { art: backdrop(backdropOf(video)), motion: still() },
    { art: heading(title), motion: fadeIn({ x: 34, y: 40, at: 0.1 }) },
    ...points.map((point, index): Cel => ({
      art: { html: `<div class="point"><b>${index + 1}</b>${escaped(point)}</div>`, width: 560, height: 56 },
      motion: slideIn({ x: 34, y: 120 + index * 66, at: 0.6 + index * 0.9 }, [60, 0]),
    })),
    { art: kickerTab(video.kicker), motion: fadeIn({ x: 34, y: 324, at: 0.3 }) },
  ];
}

function titleCels({ note, seconds }: Facts<"titles">, video: VideoFacts): Cel[] {
  const title = shows.find(({ slug }) => slug === video.show)?.title ?? video.show;
  const travel = seconds * 12;
  const width = frame.width + travel;
  return [
    { art: showArt(video.show, width, Math.round((width * 9) / 16)), motion: pan([0, -12], [-travel, -12], seconds) },
    { art: block("shade", "", frame.width, frame.height), motion: still() },
    { art: block("title-card", title, 580, 120), motion: wipeIn({ x: 34, y: 150, at: 0.4, over: 0.9 }) },
    { art: block("rule", "", 120, 6), motion: wipeIn({ x: 34, y: 284, at: 1 }) },
    { art: block("title-note", note, 560, 26), motion: fadeIn({ x: 34, y: 302, at: 1.3 }) },
  ];
}

const drawings: { [K in ShotFacts["kind"]]: Drawing<K> } = {
  report: reportCels,
  studio: studioCels,
  "two-way": twoWayCels,
  bars: barCels,
  trend: trendCels,
  map: mapCels,
  quote: quoteCels,
  points: pointCels,
  titles: titleCels,
};
