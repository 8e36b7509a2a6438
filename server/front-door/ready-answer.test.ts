import { describe, expect, it } from "vitest";
import { datedBytes, joinAnswer } from "./ready-answer.ts";

const body = Buffer.from("<p>Good evening</p>");
const headers = ["content-type", "text/html", "content-length", "19"];
const parts = { headers, body, keepAlive: 65, madeAt: undefined };
const at = (time: string) => Date.parse(`2026-11-16T${time}Z`);

describe("an answer in one piece", () => {
  it("is a whole HTTP answer with the date of its sending", () => {
    expect(datedBytes(joinAnswer(parts), at("18:04:09.500")).toString()).toBe(
      [
        "HTTP/1.1 200 OK",
        "date: Mon, 16 Nov 2026 18:04:09 GMT",
        "connection: keep-alive",
        "keep-alive: timeout=65",
        "content-type: text/html",
        "content-length: 19",
        "",
        "<p>Good evening</p>",
      ].join("\r\n"),
    );
  });

  it.each([
    ["later in the same second", "18:04:09.999", "18:04:09"],
    ["in the next second", "18:04:10.000", "18:04:10"],
    ["after the clock was set back", "17:00:00.000", "17:00:00"],
  ])("keeps its bytes and has the date of %s", (_, time, shown) => {
    const answer = joinAnswer(parts);
    const first = datedBytes(answer, at("18:04:09.000"));
    const again = datedBytes(answer, at(time));
    expect(again).toBe(first);
    expect(again.toString()).toContain(`\r\ndate: Mon, 16 Nov 2026 ${shown} GMT\r\n`);
  });

  it("has the age of its page anew in each second, where it tells one", () => {
    const ageIn = (answer: Buffer) => /^age: +(\d+)\r$/m.exec(answer.toString())?.[1];
    const answer = joinAnswer({ ...parts, madeAt: performance.now() - 7_500 });
    expect(ageIn(datedBytes(answer, at("18:04:09.000")))).toBe("7");
    answer.madeAt = performance.now() - 86_400_500;
    expect(ageIn(datedBytes(answer, at("18:04:09.900")))).toBe("7");
    expect(ageIn(datedBytes(answer, at("18:04:10.000")))).toBe("86400");
    expect(answer.bytes.subarray(-body.length)).toEqual(body);
  });
});
