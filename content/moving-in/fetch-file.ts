// One file from the web into a file here: within a time and a size, from no inside address unless allowed, whole or not at all.

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { finished } from "node:stream/promises";
import { isInside } from "../../model/addresses/inside-networks.server.ts";
import { InsideAddress, publicLookup } from "../../model/addresses/public-lookup.server.ts";
import { pictureFault } from "../media/picture-fault.ts";
import { isWhatItSays } from "./check-file-begin.ts";

/** `again`: it may come at another try, after so many milliseconds if the server says so. */
export type Fetched = { bytes: number } | { fault: string; again: boolean; after?: number };

export interface FileFetcher {
  fetch(url: string, file: string): Promise<Fetched>;
  close(): void;
}

export interface FetcherParts {
  atOnce: number;
  mayCallInside: boolean;
  mostBytes: number;
  /** Milliseconds for a whole file, and without a byte of it. */
  longest?: number;
  silence?: number;
}

/** Servers turn away who does not say what it is. */
const ownHeaders = { accept: "*/*", "user-agent": "Mozilla/5.0 (compatible; a newsroom moving in)" };
const inside = "its address is an inside one";
const mostSteps = 3;
const longestWait = 60_000;

export function fileFetcher(parts: FetcherParts): FileFetcher {
  const { atOnce, mayCallInside, mostBytes, longest = 120_000, silence = 15_000 } = parts;
  const settings = { keepAlive: true, maxSockets: atOnce, ...(!mayCallInside && { lookup: publicLookup }) };
  const agents = { "http:": new HttpAgent(settings), "https:": new HttpsAgent(settings) };

  function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const isPlain = url.protocol === "http:";
      const request = (isPlain ? httpRequest : httpsRequest)(
        url,
        { agent: agents[isPlain ? "http:" : "https:"], signal, timeout: silence, headers: ownHeaders },
        resolve,
      );
      request.on("timeout", () => request.destroy(new Error("nothing came for too long")));
      request.on("error", reject);
      request.end();
    });
  }

  /** Where a redirect leads is looked at as the first address was. */
  async function answerOf(address: string, signal: AbortSignal): Promise<IncomingMessage | Fetched> {
    let url = URL.parse(address);
    for (let step = 0; step <= mostSteps; step += 1) {
      if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "")
        return never("its address cannot be read");
      if (!mayCallInside && isInside(url.hostname.replace(/^\[|\]$/g, ""))) return never(inside);
      const answer = await get(url, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return answer;
      answer.resume();
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        return refusalOf(statusCode, headers["retry-after"]);
      url = URL.parse(headers.location, url);
    }
    return never("it leads from one address to the next");
  }

  return {
    async fetch(url, file) {
      const part = `${file}.part`;
      try {
        const answer = await answerOf(url, AbortSignal.timeout(longest));
        if (!("headers" in answer)) return answer;
        const said = Number(answer.headers["content-length"] ?? Number.NaN);
        if (said > mostBytes) {
          answer.destroy();
          return never(tooLarge(mostBytes));
        }
        const bytes = await store(answer, part, file, mostBytes);
        if (!Number.isNaN(said) && bytes !== said) throw new Error("it ended too early");
        const fault = await pictureFault(part);
        if (fault !== undefined) throw new LastingFault(`it ${fault}`);
        await rename(part, file);
        return { bytes };
      } catch (error) {
        await rm(part, { force: true });
        if (error instanceof InsideAddress) return never(inside);
        if (error instanceof LastingFault) return never(error.message);
        return { fault: error instanceof Error ? error.message : String(error), again: true };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Another try would end the same way. */
class LastingFault extends Error {}

async function store(answer: IncomingMessage, part: string, name: string, mostBytes: number): Promise<number> {
  const file = createWriteStream(part);
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      if (!Buffer.isBuffer(chunk)) continue;
      if (bytes === 0 && !isWhatItSays(name, chunk)) throw new LastingFault("it is not what its name says");
      bytes += chunk.length;
      if (bytes > mostBytes) throw new LastingFault(tooLarge(mostBytes));
      if (!file.write(chunk)) await once(file, "drain");
    }
    if (!answer.complete) throw new Error("it ended too early");
    if (bytes === 0) throw new LastingFault("it is empty");
    return bytes;
  } finally {
    file.end();
    await finished(file);
  }
}

const never = (fault: string): Fetched => ({ fault, again: false });
const tooLarge = (most: number) => `it is larger than ${Math.round(most / 1024 / 1024)} MB`;

function refusalOf(status: number, retryAfter: string | undefined): Fetched {
  const isPassing = status === 429 || status === 408 || status === 425 || status >= 500;
  const seconds = Number(retryAfter ?? Number.NaN);
  return {
    fault: `the server answered ${status}`,
    again: isPassing,
    ...(seconds >= 0 && { after: Math.min(longestWait, seconds * 1000) }),
  };
}
