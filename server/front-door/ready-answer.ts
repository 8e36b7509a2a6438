// A cached page as it leaves at the front door: all of its bytes in one piece, from the first line to the last. Only the date in it changes,
// and is written over in the second in which it is asked for.

export interface ReadyAnswer {
  bytes: Buffer;
  /** The second whose date is in it. */
  second: number;
}

const beforeDate = "HTTP/1.1 200 OK\r\ndate: ";
const noDate = "Thu, 01 Jan 1970 00:00:00 GMT";

/** Names and values of headers alternate. The connection stays open for so many seconds. */
export function joinAnswer(headers: readonly string[], body: Buffer, keepAlive: number): ReadyAnswer {
  let lines = `${beforeDate}${noDate}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${keepAlive}\r\n`;
  for (let at = 0; at < headers.length; at += 2) lines += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return { bytes: Buffer.concat([Buffer.from(`${lines}\r\n`, "latin1"), body]), second: 0 };
}

/** A slow reader who is still being sent these bytes has had the date, or gets a later one. */
export function datedBytes(answer: ReadyAnswer, now: number): Buffer {
  const second = Math.floor(now / 1000);
  if (answer.second !== second) {
    answer.second = second;
    answer.bytes.write(new Date(now).toUTCString(), beforeDate.length, "latin1");
  }
  return answer.bytes;
}
