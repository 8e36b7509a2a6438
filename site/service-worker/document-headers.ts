/** Of a document that is cached: its policy above all. What was said of the bytes on the wire is true no more. */
export function documentHeaders(headers: Headers): Headers {
  const cached = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag", "vary"]) cached.delete(name);
  return cached;
}
