// Requests to an object store, signed as Amazon wants it (Signature Version 4) by Amazon's own library.

import { createHash, createHmac } from "node:crypto";
import { SignatureV4 } from "@smithy/signature-v4";
import type { S3Address } from "./s3-address.ts";

export interface UnsignedRequest {
  method: "DELETE" | "GET" | "HEAD" | "PUT";
  url: URL;
  headers: Record<string, string>;
}

export type SignRequest = (request: UnsignedRequest) => Promise<Record<string, string>>;

type Secret = ConstructorParameters<NonNullable<ConstructorParameters<typeof SignatureV4>[0]["sha256"]>>[0];

class Sha256 {
  readonly #hash;

  constructor(secret?: Secret) {
    this.#hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret));
  }

  update(data: Exclude<Secret, undefined>): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function bytesOf(data: Exclude<Secret, undefined>): string | Uint8Array {
  if (typeof data === "string") return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

/** The headers to send. What is in the body is said by `x-amz-content-sha256`. */
export function requestSigner({ region, credentials }: Pick<S3Address, "region" | "credentials">): SignRequest {
  const signer = new SignatureV4({ service: "s3", region, credentials, sha256: Sha256, uriEscapePath: false });
  return async ({ method, url, headers }) => {
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host },
    });
    return signed.headers;
  };
}
