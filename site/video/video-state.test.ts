import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { hasComments, programsFrom, videoState } from "./video-state.ts";

const at = (time: string) => `2026-11-15T${time}:00Z`;
const { doc: schedule } = accepted("schedule", {
  id: "news",
  day: {
    attributes: { value: "2026-11-15" },
    show: ["10", "11", "12", "13"].map((hour, index) => ({
      title: `At ${hour}`,
      "start-utc": at(`${hour}:00`),
      "end-utc": at(`${Number(hour) + 1}:00`),
      ...(index === 1 && { link: "/shows/far-desk" }),
    })),
  },
});

describe("the state of a video", () => {
  it("VIDEO-05 begins with nobody signed in, comments enabled and not visible, and no schedule", () => {
    expect(videoState({}, 7)).toEqual({
      comments: { enabled: true, visible: false },
      schedule: { timestamp: 7, data: [] },
    });
  });

  it.each([
    [undefined, true],
    [{}, true],
    [{ enabled: true }, true],
    [{ enabled: false }, false],
  ])("VIDEO-05 a video whose comments are %o has a conversation: %s", (comments, expected) => {
    expect(hasComments(videoState({ comments }, 0))).toBe(expected);
  });

  it.each([
    [at("09:00"), ["At 10", "At 11", "At 12"]],
    [at("10:00"), ["At 10", "At 11", "At 12"]],
    [at("11:00"), ["At 11", "At 12", "At 13"]],
    [at("13:59"), ["At 13"]],
    [at("14:00"), []],
  ])("VIDEO-05 from %s on the channel shows %o", (now, expected) => {
    expect(programsFrom(schedule, Date.parse(now)).map(({ title }) => title)).toEqual(expected);
    expect(videoState({ schedule }, Date.parse(now)).schedule.data).toHaveLength(expected.length);
  });
});
