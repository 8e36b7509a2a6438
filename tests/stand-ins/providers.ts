// Stands in for every provider of embeds: speaks oEmbed, serves frames, scripts and a live blog's data, and behaves badly when the post
// that is asked about says so.

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { hostileMarkup, posts, type PostProvider } from "./posts.ts";
import { scripts } from "./provider-scripts.ts";

export interface ProviderStandIn {
  url: string;
  /** The environment of a site that knows these providers and no others. */
  env: Record<string, string>;
  /** What was asked so far, path and query. */
  asked: string[];
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse, provider: PostProvider, postUrl: string) => void;

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** By how the address of the post ends. */
const behaviours: readonly [RegExp, Answer][] = [
  [/404\/?$|-gone\/?$/, (response) => json(response, { error: "no such post" }, 404)],
  [/500\/?$|-error\/?$/, (response) => json(response, { error: "we are sorry" }, 500)],
  [/302\/?$|-moved\/?$/, (response) => void response.writeHead(302, { location: "/secret" }).end()],
  [/901\/?$|-slow\/?$/, () => undefined],
  [/902\/?$|-broken\/?$/, (response) => void response.end("<html>not JSON</html>")],
  [/903\/?$|-huge\/?$/, (response) => void response.end(`{"html":"${"x".repeat(4 * 1024 * 1024)}"}`)],
  [/904\/?$|-hostile\/?$/, (response, provider) => json(response, hostileMarkup(provider))],
  [/905\/?$|-list\/?$/, (response) => json(response, ["no", "object"])],
  [/906\/?$|-empty\/?$/, (response) => json(response, { html: 42, title: null })],
];

const usual: Answer = (response, provider, postUrl) => json(response, posts[provider](postUrl));

function page(title: string, height: number): string {
  return `<!doctype html><title>${title}</title><body style="margin:0;height:${height}px;background:#cde">${title}`;
}

export async function startProviders(): Promise<ProviderStandIn> {
  const asked: string[] = [];

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    asked.push(url.pathname + url.search);
    const [, place = "", name = "", event = ""] = url.pathname.split("/");
    if (place === "oembed" && Object.hasOwn(posts, name)) {
      const postUrl = url.searchParams.get("url") ?? "";
      const behave = behaviours.find(([ending]) => ending.test(postUrl))?.[1] ?? usual;
      // Named by the check above.
      behave(response, name as PostProvider, postUrl);
    } else if (place === "frame") {
      response.setHeader("content-type", "text/html");
      response.end(page(`${name} ${event}`, 300));
    } else if (place === "script" && Object.hasOwn(scripts, name)) {
      response.setHeader("content-type", "text/javascript");
      response.end(scripts[name as keyof typeof scripts]);
    } else if (place === "live" && event === "slow") {
      // Never answered.
    } else if (place === "live") {
      json(
        response,
        event === "down"
          ? { message: "down" }
          : {
              headline: `Live: ${event}`,
              name: "Storm desk, live",
              thumbnail: { url: "https://pictures.example/live.jpg" },
              description: "Hour by hour.",
              url: `https://live.example/${name}/${event}`,
              publisher: { logo: { url: "https://pictures.example/logo.png" } },
            },
        event === "down" ? 500 : 200,
      );
    } else {
      response.writeHead(404).end();
    }
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    asked,
    env: {
      TWEET_OEMBED_URL: `${url}/oembed/tweet`,
      INSTAGRAM_OEMBED_URL: `${url}/oembed/instagram`,
      TIKTOK_OEMBED_URL: `${url}/oembed/tiktok`,
      YOUTUBE_OEMBED_URL: `${url}/oembed/youtube`,
      VIMEO_OEMBED_URL: `${url}/oembed/vimeo`,
      FORECAST_URL: `${url}/frame/forecast/{id}`,
      POLL_URL: `${url}/frame/poll/{id}`,
      STORYTELLING_URL: `${url}/frame/{env}/{id}`,
      COMMENTS_LAUNCHER_URL: `${url}/script/launcher`,
      LIVE_BLOG_LAUNCHER_URL: `${url}/script/launcher`,
      LIVE_BLOG_SEO_URL: `${url}/live/{provider}/{event}`,
      LIVE_BLOG_PROVIDER_ID: "sp_1",
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
