import { expect, it } from "vitest";
import { secondsOf, startIn } from "./start-time.ts";

it.each([
  ["30", 30],
  ["30s", 30],
  ["1m30s", 90],
  ["1h2m3s", 3723],
  ["2m", 120],
  ["1H", 3600],
  ["12.5", 12],
  ["", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["s", undefined],
  ["30x", undefined],
  ["99999999", undefined],
  ["30&autoplay=1", undefined],
])("%o is so many seconds: %o", (text, seconds) => expect(secondsOf(text)).toBe(seconds));

const id = "a_b-C123456";
it.each([
  [`https://www.youtube.com/watch?v=${id}`, undefined],
  [`https://www.youtube.com/watch?v=${id}&t=30s`, 30],
  [`https://youtu.be/${id}?t=90`, 90],
  [`//youtu.be/${id}?si=x&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${id}&start=75`, 75],
  [`https://www.youtube.com/live/${id}?t=45`, 45],
  [`https://www.youtube.com/embed/${id}?start=44&end=60`, 44],
  [`https://www.youtube.com/watch?v=${id}&feature=emb_logo&time_continue=8`, 8],
  [`https://www.youtube.com/watch?v=${id}#t=1h2m3s`, 3723],
  ["https://vimeo.com/76979871#t=1m5s", 65],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e#t=20s", 20],
  [id, undefined],
])("the film at %s plays from %o", (address, seconds) => expect(startIn(address)).toBe(seconds));
