// Everything the site learns from providers of embeds. Pages take what is known soon enough; calls wait for the answer.

import type { Logger } from "pino";
import type { EmbedSources, LauncherService, LiveBlogData, PostKind } from "../../site/embeds/embed-sources.ts";
import { sanitiseEmbed } from "../../model/html/sanitise.server.ts";
import type { Config } from "../config.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { events } from "../log.ts";
import { askProvider, faultOf, ProviderError } from "./ask-provider.ts";
import { callBudget, type CallBudget } from "./call-budget.ts";
import { liveBlogDataAddress, liveBlogDataIn } from "./live-blog-data.ts";
import { postIn, type Post } from "./post-answer.ts";
import { questionAddress, unaskedMarkup, type PostQuestion } from "./post-questions.ts";
import { RememberedCalls } from "./remembered-calls.ts";

export interface EmbedService extends EmbedSources {
  /** Rejects with a ProviderError. */
  post(question: PostQuestion): Promise<Post>;
}

const timeout = 4000;
/** How long a page is held for what a provider says; the answer is there for the next making of the page. */
const patience = { post: 250, liveBlog: 800 };

const minute = 60_000;
const keep = { answer: 60 * minute, gone: 10 * minute, failed: minute, busy: 0 };

export function embedService(config: Config, log: Logger, limits: Pick<SiteLimits, "takeOfAll">): EmbedService {
  const budget = (name: string): CallBudget =>
    callBudget({ name: `calls of ${name}`, atOnce: 4, perMinute: 120, waiting: 50, limits });
  const budgets: Record<PostKind | "live-blog", CallBudget> = {
    instagram: budget("instagram"),
    tiktok: budget("tiktok"),
    tweet: budget("tweet"),
    vimeo: budget("vimeo"),
    youtube: budget("youtube"),
    "live-blog": budget("live-blog"),
  };
  const posts = new RememberedCalls<Post>({ most: 2000, keep });
  const liveBlogs = new RememberedCalls<LiveBlogData>({ most: 200, keep: { ...keep, answer: minute } });

  const ask = async <T>(kind: keyof typeof budgets, about: string, address: URL, read: (answer: object) => T) => {
    try {
      return await budgets[kind](async () => read(await askProvider(address, timeout)));
    } catch (error) {
      const level = faultOf(error) === "gone" ? "info" : "warn";
      log[level]({ provider: kind, about, reason: String(error) }, events.providerFailed);
      throw error;
    }
  };

  const post = (question: PostQuestion): Promise<Post> =>
    posts.get(JSON.stringify(question), async () => {
      const address = questionAddress(question, config);
      if (address !== undefined)
        return ask(question.kind, question.url, address, (answer) => postIn(question.kind, answer));
      if (question.kind === "instagram") return { html: sanitiseEmbed(unaskedMarkup(question)) };
      throw new ProviderError("failed", "this provider is not asked");
    });

  const liveBlogData = async (eventCode: string): Promise<LiveBlogData> => {
    const { LIVE_BLOG_SEO_URL: template, LIVE_BLOG_PROVIDER_ID: provider } = config;
    if (template === undefined) return {};
    const address = liveBlogDataAddress(template, provider, eventCode);
    return liveBlogs.get(eventCode, () => ask("live-blog", eventCode, address, liveBlogDataIn));
  };

  const liveBlog = launcherService(config.LIVE_BLOG_LAUNCHER_URL, config.LIVE_BLOG_HOSTS);
  return {
    services: {
      forecast: config.FORECAST_URL,
      poll: config.POLL_URL,
      storytelling: config.STORYTELLING_URL,
      liveBlog,
      // One platform may do both.
      comments: launcherService(config.COMMENTS_LAUNCHER_URL, config.COMMENTS_HOSTS) ?? liveBlog,
    },
    post,
    postWords: (kind, url) => soon(post({ kind, url }), patience.post),
    liveBlogData: async (eventCode) => (await soon(liveBlogData(eventCode), patience.liveBlog)) ?? {},
  };
}

function launcherService(launcher: string | undefined, hosts: readonly string[]): LauncherService | undefined {
  return launcher === undefined ? undefined : { launcher, hosts };
}

/** What is known within this time. A failure is told where it happens and is nothing here. */
async function soon<T>(work: Promise<T>, within: number): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), within);
  try {
    return await Promise.race([work, late.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
