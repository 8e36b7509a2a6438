// A cached page as it leaves at the front door: all of its bytes in one piece, from the first line to the last. Only the date in it and its age
// change, and are written over in the second in which it is asked for.

export interface ReadyAnswer {
  bytes: Buffer;
  /** The second whose date is in it. */
  second: number;
  /** Of the page, where the answer tells its age. */
  madeAt: number | undefined;
}

const beforeDate = "HTTP/1.1 200 OK\r\ndate: ";
const noDate = "Thu, 01 Jan 1970 00:00:00 GMT";
const beforeAge = "\r\nage: ";
const ageAt = beforeDate.length + noDate.length + beforeAge.length;
/** Spaces before the value of a header are none of it. */
const ageDigits = 10;

interface AnswerParts {
  /** Names and values alternate. */
  headers: readonly string[];
  body: Buffer;
  /** For so many seconds the connection stays open. */
  keepAlive: number;
  madeAt: number | undefined;
}

export function joinAnswer({ headers, body, keepAlive, madeAt }: AnswerParts): ReadyAnswer {
  const age = madeAt === undefined ? "" : `${beforeAge}${"0".padStart(ageDigits)}`;
  let lines = `${beforeDate}${noDate}${age}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${keepAlive}\r\n`;
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return { bytes: Buffer.concat([Buffer.from(`${lines}\r\n`, "latin1"), body]), second: 0, madeAt };
}

/** In whole seconds, since a moment of the clock that only grows. */
export function ageSince(madeAt: number): string {
  return String(Math.max(0, Math.floor((performance.now() - madeAt) / 1000)));
}

/** A slow reader who is still being sent these bytes has had the date, or gets a later one. */
export function datedBytes(answer: ReadyAnswer, now: number): Buffer {
  const second = Math.floor(now / 1000);
  if (answer.second !== second) {
    answer.second = second;
    answer.bytes.write(new Date(now).toUTCString(), beforeDate.length, "latin1");
    if (answer.madeAt !== undefined) answer.bytes.write(ageSince(answer.madeAt).padStart(ageDigits), ageAt, "latin1");
  }
  return answer.bytes;
}
