// Reading a stream of Server-Sent Events, as a browser does.

import { pollPatience } from "../patience.ts";
import { get as httpGet, type ClientRequest, type IncomingMessage } from "node:http";

export interface StreamEvent {
  event: string;
  data: string;
  id: string | undefined;
  retry: string | undefined;
}

export interface EventStream {
  status: number;
  headers: IncomingMessage["headers"];
  /** What has arrived so far. */
  events: StreamEvent[];
  /** The next event of this name, also if it has arrived already and was not asked for yet. */
  next: (event: string) => Promise<StreamEvent>;
  ended: Promise<void>;
  close: () => void;
}

function eventOf(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  return { event: field("event") ?? "message", data: field("data") ?? "", id: field("id"), retry: field("retry") };
}

export function openStream(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = httpGet(
      url,
      { headers: { accept: "text/event-stream", ...headers } },
      (response) => {
        const events: StreamEvent[] = [];
        const taken = new Set<StreamEvent>();
        const waiting = new Set<() => void>();
        let rest = "";
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          const blocks = (rest + text).split("\n\n");
          rest = blocks.pop() ?? "";
          events.push(...blocks.filter(Boolean).map(eventOf));
          for (const check of waiting) check();
        });
        const ended = new Promise<void>((done) => response.once("close", () => done()));
        response.on("error", () => undefined);
        const next = (event: string) =>
          new Promise<StreamEvent>((found, missed) => {
            const check = () => {
              const hit = events.find((one) => one.event === event && !taken.has(one));
              if (hit === undefined) return;
              taken.add(hit);
              clearTimeout(timer);
              waiting.delete(check);
              found(hit);
            };
            const timer = setTimeout(() => {
              waiting.delete(check);
              missed(new Error(`No “${event}” came; there were ${events.map((one) => one.event).join(", ")}`));
            }, pollPatience);
            waiting.add(check);
            check();
          });
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          events,
          next,
          ended,
          close: () => request.destroy(),
        });
      },
    );
    request.on("error", (error) => reject(error));
  });
}
