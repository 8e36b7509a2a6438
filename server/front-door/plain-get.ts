// Reads the one form of request that the front door answers itself: a whole HTTP/1.1 GET without a body, a condition or any wish about the
// connection. Whatever is spelled otherwise is not judged here; node:http reads it.

import { acceptedFor, type Accepted } from "../http/accept-encoding.ts";

export interface PlainGet {
  url: string;
  accepted: Accepted;
  /** The request from the end of its address on. */
  rest: Buffer;
}

const beginning = Buffer.from("GET /");
const wholeRest = /^ HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\t -~]*\r\n)+\r\n$/;
const host = /\r\nhost:/i;
/** A body, an upgrade, a condition, a range, or a connection that is to end: each changes the answer. */
const wishes = /\r\n(?:content-|transfer-|upgrade|expect|if-|range|te:|trailer|connection:(?! ?keep-alive\r\n))/i;
const encodings = /\r\naccept-encoding: ?([^\r]*)/i;
const dictionaries = /\r\navailable-dictionary: ?([^\r]*)/i;

/** `before` is the last one of the same connection: whoever asks often repeats all but the address, and that is judged once. */
export function readPlainGet(request: Buffer, before?: PlainGet): PlainGet | undefined {
  for (let at = 0; at < beginning.length; at += 1) if (request[at] !== beginning[at]) return undefined;
  const end = addressEnd(request);
  const url = request.toString("latin1", beginning.length - 1, end);
  if (before !== undefined && request.compare(before.rest, 0, before.rest.length, end) === 0)
    return { url, accepted: before.accepted, rest: before.rest };
  const rest = request.toString("latin1", end);
  if (!wholeRest.test(rest) || wishes.test(rest) || !host.test(rest)) return undefined;
  const accepted = acceptedFor(encodings.exec(rest)?.[1], dictionaries.exec(rest)?.[1]);
  return { url, accepted, rest: request.subarray(end) };
}

/** Behind the last of the visible ASCII characters that follow. */
function addressEnd(request: Buffer): number {
  let at = beginning.length;
  for (let byte = request[at]; byte !== undefined && byte > 0x20 && byte < 0x7f; byte = request[at]) at += 1;
  return at;
}
