// What readers ask for: help, contact, newsletters, alerts, feeds, and who we are.

import { frontFeedPath } from "../../site/head/feed-addresses.ts";
import { sectionFacts, sectionPaths } from "./sections.ts";
import type { PageText } from "./static-page.ts";

const feeds = sectionPaths.map((path) => `- [${sectionFacts[path].title}](${frontFeedPath(`/${path}`)})`);

const contactForm = {
  is: "contact-form",
  props: {
    formId: "contact",
    title: "Write to us",
    labels: { name: "Your name", email: "Email address", state: "State", town: "City or town", message: "Message" },
    location: true,
  },
};

const newsletterForm = {
  is: "newsletter",
  props: {
    title: "Sign up",
    description: "Each newsletter is free.",
    lists: [
      {
        slid: "briefing",
        title: "The Meridian Briefing",
        description: "The day’s news in five minutes.",
        when: "Weekdays, 6 a.m. Eastern",
      },
      {
        slid: "politics",
        title: "The Count",
        description: "Votes, bills and the people who count them.",
        when: "Weekdays, 5 p.m. Eastern",
      },
      {
        slid: "markets",
        title: "The Closing Number",
        description: "What the markets did and whether it matters.",
        when: "Weekdays, 4:30 p.m. Eastern",
      },
      {
        slid: "world",
        title: "Far Desk",
        description: "One letter from one correspondent, somewhere in the world.",
        when: "Saturdays",
      },
      {
        slid: "science",
        title: "Known Unknowns",
        description: "Science, with its doubts left in.",
        when: "Wednesdays",
      },
      {
        slid: "health",
        title: "Second Opinion",
        description: "Dr. Elias Navarro answers questions about health.",
        when: "Thursdays",
      },
      {
        slid: "entertainment",
        title: "Back Row",
        description: "Films, records and shows worth your evening.",
        when: "Fridays",
      },
    ],
  },
};

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
We read everything that is sent to us, and we answer most of it. The form reaches our reader services; for the rest, please choose the address that fits best.

::: ${JSON.stringify(contactForm)}

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

**Can I make the text larger or the page dark?** Yes. The text size is set on every article, and the theme switch offers light, dark and whatever your system prefers. [Settings](/settings) has both, and a switch for less motion.

**Can I put a story aside for later?** Yes. Press Save beside a story or a video, and find it again under [Saved stories](/saved). They are kept on the device you are using; there is no account to carry them to another.

**Can the site remember what I have read?** Only if you ask it to: the reading history is off until you switch it on under [Saved stories](/saved).

**Can I print a story?** Yes, with the print link below the headline, or with your browser’s own print command.

## Watching

**Where can I watch the channel?** [Watch live](/go) explains your choices, and the [TV schedule](/fnctv) says what is on.

**Can I watch abroad?** See [Around the World](/foxaroundtheworld).

## Following

**How do I hear of breaking news?** A [news alert](/alerts/subscribe) runs in a banner on every page, and on your phone or computer if you turn alerts on. Besides, an [RSS feed](/rss) brings every story as it comes, and our [newsletters](/newsletters) bring the day by email.

**Can I follow a topic?** Yes. Press Follow on a section, a topic, a [show](/shows) or a [person](/personalities), and the front page has a row of their newest stories for you. [Settings](/settings) lists what you follow.

**How do I erase what the site keeps about me?** Under [Settings](/settings), with one button: everything is on your device.

**How do I stop a newsletter?** With the link at its end, or with the button that your mail program shows beside the sender. It stops at once.

**The letter to confirm my sign-up has not come.** Look among the unwanted mail, then [sign up](/newsletters) again: the link in it is good for three days.

## Still stuck?

Write to us: there is a form, and an address for every matter, under [Contact Us](/contact).
`,
  },
  {
    path: "newsletters",
    title: "Newsletters",
    description: "The news by email, chosen and written by our editors.",
    body: `
Our newsletters are written by editors, not assembled by software. Choose as many as you like.

::: ${JSON.stringify(newsletterForm)}

## How it works

- We send you one letter with a link. Nothing else is sent until you have confirmed there that the address is yours.
- Every issue can be stopped with one click, in your mail program or by the link at its end. Your address is then erased from the list.
- What we do with your address until then is in the [Privacy Policy](/privacy-policy).
`,
  },
  {
    path: "alerts/subscribe",
    title: "News Alerts",
    description: "Breaking news the moment we are sure of it.",
    body: `
An alert from Meridian News means that something important has happened and that we have confirmed it. While an alert stands, it also runs in a banner on every page of this site; a banner can be dismissed, and needs no sign-up.

## What is an alert

- **Urgent**: a threat to life, such as a tornado on the ground. It is sent at once, whatever the hour.
- **Breaking news**, of the topics you chose. In your quiet hours it waits until they end.
- **Updates** of a story you have been told of. In your quiet hours they are left out.

Advertising, reminders to come back and news that can wait are none.

## What we keep

The address that your browser’s notification service gives us, your topics, your quiet hours and your time zone: nothing that says who you are. Turn alerts off here, or in your browser, and we erase it. More is in the [Privacy Policy](/privacy-policy).

## Other ways

Our [newsletters](/newsletters) come by email at their hour, and a feed reader fetches our [RSS feeds](/rss) as often as you tell it to.
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
## What you may be looking for

- To watch the channel live, see [Watch Live](/go).
- To change the theme, or to see and erase what the site remembers, see [Settings](/settings).
- For stories you have put aside, see [Saved stories](/saved).
- To leave a mailing list, use the link at the end of any of our [newsletters](/newsletters).
`,
  },
];
