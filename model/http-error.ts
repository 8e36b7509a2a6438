// Errors as readers meet them: a message and a status code (ERR-01).

export class HttpError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode: number) {
    super(message);
    this.name = "HttpError";
    this.statusCode = statusCode;
  }
}

/** LOAD-05: the content cannot be read, so that nobody can say whether something is there. */
export class AwayError extends HttpError {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), 503);
    this.name = "AwayError";
    this.cause = cause;
  }
}

export function notFound(message = "Not found"): HttpError {
  return new HttpError(message, 404);
}

export interface NormalisedError {
  message: string;
  statusCode: number;
}

function statusIn(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const name of ["statusCode", "status"]) {
    const status: unknown = Reflect.get(value, name);
    if (typeof status === "number") return status;
  }
  return undefined;
}

const generalMessage = "This page could not be shown";

/** What readers are shown of an error: the words of the site, never those of something that was thrown. */
export function errorForReaders(error: unknown): NormalisedError {
  return {
    statusCode: statusOf(error),
    message: error instanceof HttpError && error.message !== "" ? error.message : generalMessage,
  };
}

/** The error's own status, else that of the response it carries, else 500. */
function statusOf(error: unknown): number {
  const response: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "response") : undefined;
  return statusIn(error) ?? statusIn(response) ?? 500;
}

export function normaliseError(error: unknown): NormalisedError {
  const message = error instanceof Error ? error.message : typeof error === "string" ? error : "";
  return {
    message: message || "An error occurred",
    statusCode: statusOf(error),
  };
}
