/** Of a document that is kept: its policy above all. What was said of the bytes on the wire is true no more. */
export function documentHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ["content-encoding", "content-length", "etag", "vary"]) kept.delete(name);
  return kept;
}
