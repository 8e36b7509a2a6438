// What each choice means, in the words of the page. They say what the site does, not what it might do.

import type { Purpose } from "../../privacy/may-load.ts";

export interface ChoiceText {
  purpose: Purpose;
  label: string;
  text: string;
}

/** Without an ad server there is nothing of others to load; a site that has no ads says nothing of them. */
export function choiceTexts({ hasAds, hasAdServer }: { hasAds: boolean; hasAdServer: boolean }): ChoiceText[] {
  const ads: ChoiceText = {
    purpose: "ads",
    label: "Personalized advertising",
    text: hasAdServer
      ? "Advertisers’ ads, chosen and measured by Google. Off: the same spaces show our own offers, and Google is asked for nothing."
      : "This site shows only its own offers at present and loads no advertiser’s ads. Your choice holds should that change.",
  };
  return [
    ...(hasAds ? [ads] : []),
    {
      purpose: "embeds",
      label: "Embedded content",
      text: "Posts, videos and charts of other services inside our stories, which then learn that you read the story. Off: each of them waits until you ask for it, there and then.",
    },
    {
      purpose: "measurement",
      label: "Counting page views",
      text: "Lets us count which pages are read and how fast they load, on our own servers and without an identifier. Nothing is counted while this is off.",
    },
  ];
}
