// One signed call to a bucket, within a time. What comes of it is read by the caller; what the bucket refuses is an error with its reason.

import { createReadStream } from "node:fs";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { HttpError } from "../../../model/http-error.ts";
import { readErrorCode } from "./list-answer.ts";
import type { S3Address } from "./s3-address.ts";
import type { SignRequest, UnsignedRequest } from "./sign-request.ts";

export interface S3Call {
  method: UnsignedRequest["method"];
  /** Below the prefix; empty for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** A file of this machine, or bytes; its digest is among the headers. */
  body?: string | Buffer;
}

export interface S3Calls {
  /** Rejects with an HttpError for every status but 200, 204 and 206, and for what took too long. */
  call: (call: S3Call) => Promise<IncomingMessage>;
  close: () => void;
}

export interface S3CallParts {
  address: S3Address;
  sign: SignRequest;
  /** Milliseconds until an answer begins. */
  timeout: number;
  /** Milliseconds in which a file that is sent must get on. */
  silence: number;
}

/** Of every request: what is in its body is signed with it. */
export const bodyDigest = "x-amz-content-sha256";
/** SHA-256 of nothing. */
const noBody = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const good: ReadonlySet<number | undefined> = new Set([200, 204, 206]);

export function s3Calls({ address, sign, timeout, silence }: S3CallParts): S3Calls {
  const isPlain = address.url.protocol === "http:";
  const agent = isPlain ? new HttpAgent({ keepAlive: true }) : new HttpsAgent({ keepAlive: true });

  async function ask({ method, key = "", query = {}, headers = {}, body }: S3Call): Promise<IncomingMessage> {
    const url = new URL(address.url);
    url.pathname += escaped(key === "" ? "" : address.prefix + key);
    // Written as it is signed: `URLSearchParams` would write a space as a plus.
    url.search = Object.entries(query)
      .map((pair) => pair.map(escapedPart).join("="))
      .join("&");
    const signed = await sign({ method, url, headers: { [bodyDigest]: noBody, ...headers } });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (isPlain ? httpRequest : httpsRequest)(url, { method, headers: signed, agent }, resolve);
    request.on("error", reject);
    const isLate = () => request.destroy(tooLate());
    if (body === undefined) {
      const deadline = setTimeout(isLate, timeout);
      request.on("close", () => clearTimeout(deadline));
      request.on("response", () => clearTimeout(deadline));
      request.end();
    } else {
      request.setTimeout(silence, isLate);
      if (Buffer.isBuffer(body)) request.end(body);
      // The error of a file that cannot be read ends the request, and is told by it.
      else pipeline(createReadStream(body), request, (error) => error && request.destroy(error));
    }
    return promise;
  }

  return {
    async call(call) {
      const answer = await ask(call);
      if (good.has(answer.statusCode)) return answer;
      throw await refusal(answer, address);
    },
    close: () => agent.destroy(),
  };
}

function tooLate(): Error {
  return Object.assign(new Error("the media store takes too long"), { name: "TimeoutError" });
}

function escaped(key: string): string {
  return key.split("/").map(escapedPart).join("/");
}

/** All but RFC 3986's unreserved letters, which is what is signed. */
function escapedPart(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const longestReason = 10_000;

async function refusal(answer: IncomingMessage, { bucket }: S3Address): Promise<HttpError> {
  const { statusCode = 0 } = answer;
  const code = readErrorCode((await textOf(answer).catch(() => "")).slice(0, longestReason));
  const reason = reasons[code]?.(bucket) ?? `the media store answers ${[statusCode, code].filter(Boolean).join(" ")}`;
  // What is wrong inside of it may be over at the next try.
  return new RefusedCall(reason, statusCode === 500 ? 503 : statusCode, code);
}

/** What whoever runs the site can mend. */
const reasons: Readonly<Record<string, (bucket: string) => string>> = {
  NoSuchBucket: (bucket) => `there is no bucket ${bucket} in the media store`,
  SignatureDoesNotMatch: () => "the media store refuses the signature: AWS_SECRET_ACCESS_KEY is another, or the region",
  InvalidAccessKeyId: () => "the media store does not know the AWS_ACCESS_KEY_ID",
  AccessDenied: (bucket) => `the media store lets this AWS_ACCESS_KEY_ID not into the bucket ${bucket}`,
  RequestTimeTooSkewed: () => "the media store refuses the signature: the clock of this machine is wrong",
};

/** Of a call that the bucket answered otherwise than well. */
export class RefusedCall extends HttpError {
  /** As S3 names it; empty where the answer did not say. */
  readonly code: string;

  constructor(message: string, statusCode: number, code: string) {
    super(message, statusCode);
    this.code = code;
  }
}
