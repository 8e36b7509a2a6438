// What readers ask for: help, contact, newsletters, alerts, feeds, and who we are.

import { sectionFeedPath } from "../../site/head/feed-addresses.ts";
import { sectionFacts, sectionPaths } from "./sections.ts";
import type { PageText } from "./static-page.ts";

const feeds = sectionPaths.flatMap((path) => {
  const feed = sectionFeedPath(`/${path}`);
  return feed === undefined ? [] : [`- [${sectionFacts[path].title}](${feed})`];
});

export const servicePages: readonly PageText[] = [
  {
    path: "about",
    title: "About Meridian News",
    description: "Who we are, how we work and how to hold us to it.",
    body: `
Meridian News is a national, 24-hour news channel and this website. We report from every region of the country and from bureaus on five continents, and we try to tell the whole story, around the clock.

## How we work

- **We say how we know.** Stories name their sources wherever it is safe to do so, and say why where it is not.
- **We keep news and opinion apart.** [Opinion](/opinion) is labeled, has its own editors and does not direct our reporting.
- **We correct ourselves.** Corrections stand in the story they belong to.
- **We label what is not news.** Sponsored pages and advertising say what they are. Illustrations are credited as such.

## Who we are

Meet the people [on air](/personalities), see [our shows](/shows) or find out when they are on in the [TV schedule](/fnctv).

> The deadline is now. The standard is the same.
> — From the newsroom handbook

To send a tip, a correction or a complaint, see [Contact Us](/contact).
`,
  },
  {
    path: "contact",
    title: "Contact Us",
    description: "How to reach the newsroom, the channel and reader services.",
    body: `
We read everything that is sent to us, and we answer most of it. Please choose the address that fits best.

## The newsroom

- **News tips:** tips@meridian.example
- **Corrections:** corrections@meridian.example. Please include the address of the page.
- **Letters to the editor:** letters@meridian.example. Letters of up to 200 words, with your name and town, may be published under [Opinion](/category/opinion/letters).

## Reader services

- **Broken links and technical trouble:** web@meridian.example. The [help page](/help) may be quicker.
- **Privacy:** privacy@meridian.example
- **Accessibility:** accessibility@meridian.example
- **Captions:** captions@meridian.example

## By mail

Meridian News, 400 Meridian Plaza, Albany, New York
`,
  },
  {
    path: "help",
    title: "Help",
    description: "Answers to the questions that readers and viewers ask most.",
    body: `
## Reading

**Do I need an account?** No. Everything on this site can be read without one.

**How do I find an old story?** Use the search box at the top of every page. If a link no longer works, the page that tells you so will suggest stories that are close to it.

**Can I make the text larger or the page dark?** Yes. The text size is set on every article, and the theme switch offers light, dark and whatever your system prefers.

**Can I print a story?** Yes, with the print link below the headline, or with your browser’s own print command.

## Watching

**Where can I watch the channel?** [Watch live](/go) explains your choices, and the [TV schedule](/fnctv) says what is on.

**Can I watch abroad?** See [Around the World](/foxaroundtheworld).

## Following

**How do I hear of breaking news?** Through [news alerts](/alerts/subscribe), our [newsletters](/newsletters) or an [RSS feed](/rss).

## Still stuck?

Write to us through one of the addresses under [Contact Us](/contact).
`,
  },
  {
    path: "newsletters",
    title: "Newsletters",
    description: "The news by email, chosen and written by our editors.",
    body: `
Our newsletters are written by editors, not assembled by software. Each is free, and each can be stopped with one click.

## Every day

- **The Meridian Briefing.** The day’s news in five minutes. Weekdays at 6 a.m. Eastern.
- **The Count.** Votes, bills and the people who count them, from our [politics](/politics) desk. Weekdays at 5 p.m.
- **The Closing Number.** What the [markets](/category/business/markets) did and whether it matters. Weekdays at 4:30 p.m.

## Every week

- **Far Desk.** One letter from one correspondent, somewhere in the [world](/world). Saturdays.
- **Known Unknowns.** [Science](/science), with its doubts left in. Wednesdays.
- **Second Opinion.** Dr. Elias Navarro answers questions about [health](/health). Thursdays.
- **Back Row.** Films, records and shows worth your evening, from [entertainment](/entertainment). Fridays.

To be added to a list, write to newsletters@meridian.example and name the newsletter. What we do with your address is in the [Privacy Policy](/privacy-policy).
`,
  },
  {
    path: "alerts/subscribe",
    title: "News Alerts",
    description: "Breaking news the moment we are sure of it.",
    body: `
An alert from Meridian News means that something important has happened and that we have confirmed it. We send two or three on an ordinary day, and more when a storm or an election calls for it.

## What we send

- **Breaking news** of national importance.
- **Severe weather** with a threat to life, with a link to our [weather](/weather) coverage.

## What we do not send

We do not send advertising, reminders to come back or news that can wait.

While an alert stands, it also runs in a banner at the top of every page. If you prefer to read in your own time, our [newsletters](/newsletters) and [RSS feeds](/rss) may suit you better.
`,
  },
  {
    path: "rss",
    title: "RSS Feeds",
    description: "Meridian News in your feed reader, section by section.",
    body: `
RSS brings our headlines to a feed reader of your choice, without an account and without being tracked. Copy the address of a feed into your reader.

## Feeds by section

${feeds.join("\n")}

## Terms

Feeds are for personal, noncommercial use. Please keep the credit and the link to the story. The [Terms of Use](/terms-of-use) apply.
`,
  },
  {
    path: "login",
    title: "Login",
    description: "You do not need an account to read Meridian News.",
    body: `
There is nothing to log in to: everything on this site is open to every reader, and we keep no reader accounts.

## What you may be looking for

- To watch the channel with your television subscription, see [Watch Live](/go).
- To change the theme or what the site remembers, see [Your Privacy Choices](/privacy-choices).
- To leave a mailing list, use the link at the end of any of our [newsletters](/newsletters).
`,
  },
];
