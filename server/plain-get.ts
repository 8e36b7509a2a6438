// Reads the one form of request that the front door answers itself: a whole HTTP/1.1 GET without a body, a condition or any wish about the
// connection. Whatever is spelled otherwise is not judged here; node:http reads it.

export interface PlainGet {
  url: string;
  acceptEncoding: string | undefined;
}

const wholeRequest = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z0-9-]+:[\t -~]*\r\n)+\r\n$/;
const host = /\r\nhost:/i;
/** A body, an upgrade, a condition, a range, or a connection that is to end: each changes the answer. */
const wishes = /\r\n(?:content-|transfer-|upgrade|expect|if-|range|te:|trailer|connection:(?! ?keep-alive\r\n))/i;
const encodings = /\r\naccept-encoding: ?([^\r]*)/i;

export function readPlainGet(request: string): PlainGet | undefined {
  const url = wholeRequest.exec(request)?.[1];
  if (url === undefined || wishes.test(request) || !host.test(request)) return undefined;
  return { url, acceptEncoding: encodings.exec(request)?.[1] };
}
