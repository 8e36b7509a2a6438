// What the publisher promises: terms, privacy, captions, accessibility.

import type { PageText } from "./static-page.ts";

export const legalPages: readonly PageText[] = [
  {
    path: "terms-of-use",
    title: "Terms of Use",
    description: "The rules for using this site, in plain words.",
    body: `
These terms are an agreement between you and Meridian News about your use of this website. If you do not agree with them, please do not use the site.

## What you may do

You may read, watch, print and share links to anything published here for your own, noncommercial use. You may quote short passages with credit and a link.

## What you may not do

- Republish whole stories, pictures or videos without written permission.
- Remove credits, captions or corrections from anything you share.
- Interfere with the site, try to get around its limits or use it to reach other people’s systems.
- Present our work as your own, or suggest that we endorse you.

## Our work and its limits

We correct mistakes openly and as soon as we can. Even so, the site is provided as it is. News changes quickly, and market data is delayed by at least 15 minutes. Nothing here is legal, medical or financial advice.

## Links to other sites

Stories link to pages that we do not control. A link is not an endorsement, and the other site’s own terms apply there.

## Changes

When these terms change in a way that matters, we say so at the top of this page for at least 30 days. To ask about them, see [Contact Us](/contact).
`,
  },
  {
    path: "privacy-policy",
    title: "Privacy Policy",
    description: "What this site stores about you, which is little, and why.",
    body: `
You can read everything on this site without an account and without telling us who you are. This page says what is stored, where and for how long.

## On your device

- **FN_theme**, a cookie that remembers whether you chose the light or the dark theme. It lasts a year and is only set when you choose.
- **text-size** and **motion**, kept in your browser’s local storage when you change the size of the text or ask for less motion.
- **saved-stories**, **followed-topics** and **reading-history**, kept in local storage when you save a story, follow a topic or switch the history on. The history is off unless you do.
- **meridian-player**, kept in local storage when you use the video player: sound, captions, whether the next video follows, and where you left off.
- **privacy-choices**, kept in local storage when you choose something at [Your Privacy Choices](/privacy-choices).
- **embeds-always**, kept in local storage when you allow the embeds of one service for good.
- **alerts-put-away**, kept in local storage when you dismiss a news alert, so that it stays dismissed.
- **Pages for reading offline**: the pages you read lately and those you saved, with their pictures, in your browser’s cache. Older ones go by themselves.
- **ad-choice**, a cookie with the yes or no to advertising that you chose there. It lasts a year and is sent only when an AMP page of ours asks whether it may show ads.
- **viewer**, a cookie with the name of your TV provider, set when you sign in to watch a locked video. It lasts 30 days, or until you sign out at [Login](/login).

None of these identifies you, none is sent to us except the three cookies, and pages are the same with or without them. [Settings](/settings) lists what scripts can see of it at any moment, and erases it.

When you follow topics, your browser asks our servers on the front page for the newest stories of each of them, one topic at a time, and puts the row “For you” together by itself. We do not note who follows what.

## What waits for your consent

Three things can be loaded or counted while you read, and each follows one rule: what you chose holds. Until you choose, embedded content is loaded only where you ask for it, and nothing is counted. Advertisers’ ads are off in the European Union and countries with the same law, and where we cannot tell your country; elsewhere they are on until you switch them off.

Where the law asks for your consent and something waits for it, a strip at the foot of the page asks you once. No is as good an answer as yes, and you can change it at [Your Privacy Choices](/privacy-choices) at any time.

Your browser’s Global Privacy Control counts as a no to everything you have not switched on yourself, and to personalized advertising in any case.

To apply this, your browser may ask our servers which country you are in. The answer comes from your internet address, is kept by your browser for an hour at most and is not stored by us.

## Advertising

The advertising spaces of this site hold our own offers unless the publisher has switched an ad server on. Then, and only if the rule above allows it, the spaces are filled by Google’s ad server, which may set cookies in this site’s name (__gads, __gpi and the like) and learns the address of the page, the place on it and a keyword of the story. When you switch advertising off, those cookies are erased and the spaces show our own offers again.

## Embedded posts and videos

Posts, videos and charts of other services are loaded from those services, on the pages that contain them, when you press the button in their place, allow that service always, or allow all of them. Once loaded, the other service’s privacy policy applies to it.

## Counting readers

The counting of page views is off unless the publisher switches it on, and even then it waits for your consent. It records the page, its kind and the page you came from, is sent only to our own servers and uses no identifier.

## On our servers

Our servers note requests that fail or take long, such as the address of the page and how long it took, to keep the site running and to find faults.

If you write to us, we keep what you send so that we can answer it. If you sign up for a newsletter, we keep your email address until you unsubscribe. If you turn on [news alerts](/alerts/subscribe), we keep the address that your browser’s notification service gave it, the topics and quiet hours you chose and your time zone, until you turn them off. So that nobody floods us or you, we also keep, with each message and for an hour after each sign-up for alerts, a mark made of your internet address by a secret; the address itself is not stored and cannot be read from the mark.

## Your rights

Wherever you live, you may ask us what we hold about you, to correct it or to delete it. Write to privacy@meridian.example or use the addresses under [Contact Us](/contact). We answer within 30 days.
`,
  },
  {
    path: "privacy-choices",
    title: "Your Privacy Choices",
    description: "How to see, change and withdraw the choices this site remembers.",
    body: `
We do not sell personal information, and there is no account to delete. What you choose here is kept in this browser alone; on another device you choose again.

::: {"is":"privacy-choices","props":{"title":"Your choices on this device"}}

Until you choose, personalized advertising is off in the European Union and countries with the same law, and where we cannot tell your country; elsewhere it is on. Embedded content and counting are off everywhere. The [Privacy Policy](/privacy-policy) says what each of them does.

## Everything else on this device

Your theme, text size, saved stories, topics and history are under [Settings](/settings), where you see everything this site keeps on your device and can erase all of it at once.

## Newsletters and alerts

Every newsletter ends with a link that unsubscribes you at once and erases your address from the list. [News alerts](/alerts/subscribe) on a device are turned off where you turned them on; we then erase its address and what you chose. The banner on our pages needs no sign-up and knows nothing of you.

## Requests

To see, correct or delete what we hold about you, write to privacy@meridian.example. Someone you have authorized may ask on your behalf. We do not treat readers differently for using these rights. Details are in the [Privacy Policy](/privacy-policy).
`,
  },
  {
    path: "closed-captioning",
    title: "Closed Captioning Policy",
    description: "How Meridian News captions its programs, and how to report a problem.",
    body: `
Meridian News captions its programs on television and its full-length programs online. Live programs are captioned by people, in real time, with a delay of a few seconds.

## Report a problem while it is happening

Write to captions@meridian.example with “urgent” in the subject. Please include:

1. the name of the program and the time, with your time zone;
2. your television provider, or the page address if you are watching online;
3. what you saw, such as missing, garbled or late captions.

## Written complaints

For anything that is not urgent, write to Closed Captioning, Meridian News, 400 Meridian Plaza, Albany, New York. We reply within 30 days. If the fault lies with your television provider, we will pass your complaint on and tell you so.
`,
  },
  {
    path: "accessibility",
    title: "Accessibility",
    description: "What we do so that everyone can read and watch Meridian News.",
    body: `
News is for everyone. We build this site to meet the Web Content Accessibility Guidelines 2.2 at level AA, and to work with the keyboard alone and with script switched off.

## What you can count on

- Every page can be used with the keyboard alone, and the place of the focus can be seen.
- A skip link leads past the navigation to the story.
- Text can be enlarged to 200% without loss, and motion is reduced when your system asks for it.
- The light and the dark theme both keep strong contrast.
- Pictures that carry meaning are described in words.

## Where we fall short

Some embedded posts and documents from other services are outside our control. Where we can, we say in the story what they show.

## Tell us

If something stands in your way, write to accessibility@meridian.example and name the page and the tools that you use. A person answers within two working days. For captions, see the [Closed Captioning Policy](/closed-captioning).
`,
  },
];
