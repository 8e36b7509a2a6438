// The television side of the house: where to watch, what is on, who is on air.

import { anchorIds, columnistIds, people, type PersonRecord } from "./people.ts";
import { shows, showUrl } from "./shows.ts";
import { carriersBlock } from "./carriers.ts";
import type { PageText } from "./static-page.ts";

const showItem = ({ slug, title, airtime, description }: (typeof shows)[number]) =>
  `- [**${title}**](${showUrl(slug)}), ${airtime}. ${description}`;

const personItem = ({ full_name, canonicalUrl, title }: PersonRecord) =>
  `- [**${full_name}**](${canonicalUrl}), ${title}`;

const personItems = (chosen: (person: PersonRecord) => boolean) =>
  [...people.values()].filter(chosen).map(personItem).join("\n");

const isAnchor = ({ id }: PersonRecord) => anchorIds.includes(id);
const isColumnist = ({ id }: PersonRecord) => columnistIds.includes(id);

const personalitiesBody = `
The anchors, hosts and correspondents of Meridian News.

## Anchors and hosts

${personItems(isAnchor)}

## Correspondents and editors

${personItems((person) => !isAnchor(person) && !isColumnist(person))}

## Columnists

${personItems(isColumnist)}
`;

export const channelPages: readonly PageText[] = [
  {
    path: "shows",
    title: "Shows",
    description: "The programs of Meridian News and the people who make them.",
    body: `
${shows.length} programs, from breakfast to the late storm track.

## All shows

${shows.map(showItem).join("\n")}

See the [TV schedule](/fnctv) for the week, or meet the people [on air](/personalities).
`,
  },
  {
    path: "personalities",
    title: "On Air Personalities",
    description: "The anchors, hosts and correspondents of Meridian News.",
    body: personalitiesBody,
  },
  {
    path: "person/personalities",
    title: "On Air Personalities",
    description: "The anchors, hosts and correspondents of Meridian News.",
    body: personalitiesBody,
  },
  {
    path: "foxaroundtheworld",
    title: "Around the World",
    description: "Where and when Meridian News can be watched abroad.",
    body: `
Meridian News can be watched outside the United States through cable, satellite and hotel systems on six continents.

Ask your provider for the channel number. If you cannot find us, write to international@meridian.example.
`,
    components: [carriersBlock],
  },
  {
    path: "cookie-demo",
    title: "A cookie, shown",
    description: "The one cookie this site sets, and what it does with it.",
    body: `
This site keeps one cookie, and only if you choose a theme. It holds one word. Below you can set it, erase it, or give it a value that means nothing, and see what happens.
`,
    components: [{ is: "cookie-setting", props: { title: "The theme cookie" } }],
  },
  {
    path: "how-we-call-races",
    title: "How we call a race",
    description: "How Meridian News reports an election night, and when it calls a race.",
    body: `
On election night, Meridian News reports results as counties publish them and calls a race only when the trailing candidate has no path left.

## Before a call

1. Results come from the counties and states themselves.
2. A desk that does not see the broadcast makes each call.
3. If we get one wrong, we say so on air and here.

A race is too close to call when nearly everything is counted and less than a point lies between the first and the second. We then wait for the last ballots, or for the recount.

See the [results](/elections), or the reporting of the [election](/elections/2023).
`,
  },
];
