// The faces of the channel.

import type { PersonFacts } from "./person-facts.ts";

export const anchors: Record<string, PersonFacts> = {
  "harper-quill": {
    name: "Harper Quill",
    title: "Anchor, Meridian Tonight",
    short: "Harper Quill anchors Meridian Tonight, the channel’s evening newscast, on weekdays at 7 p.m. Eastern.",
    full: [
      "Harper Quill has anchored Meridian Tonight since 2018 and leads the channel’s election-night coverage. She joined as an overnight producer in 2004.",
      "She has reported from 31 states on disasters and their aftermath, and is known among colleagues for returning a year later, when the cameras have gone.",
    ],
    featured: true,
    showPageUrl: "/shows/meridian-tonight",
  },
  "desmond-vail": {
    name: "Desmond Vail",
    title: "Host, The Vail Report",
    short:
      "Desmond Vail hosts The Vail Report, an hour of interviews with people who hold power, on weekdays at 8 p.m. Eastern.",
    full: [
      "Desmond Vail asks short questions. The Vail Report, which began in 2016, gives most of its hour to a single guest and has no panel.",
      "A former trial lawyer in Philadelphia, he came to television as a legal analyst and stayed for what he calls the cross-examination.",
    ],
    featured: true,
    showPageUrl: "/shows/the-vail-report",
  },
  "lucia-brandt-reyes": {
    name: "Lucia Brandt-Reyes",
    title: "Anchor, First Edition",
    short: "Lucia Brandt-Reyes anchors First Edition, the channel’s morning newscast, on weekdays from 6 a.m. Eastern.",
    full: [
      "Lucia Brandt-Reyes has woken at 2:40 a.m. every weekday since she took over First Edition in 2021. Before that she covered Latin America from Mexico City and Bogotá.",
      "She also hosts The Long Way Home, the channel’s travel documentary series.",
    ],
    featured: true,
    showPageUrl: "/shows/first-edition",
  },
  "owen-sato": {
    name: "Owen Sato",
    title: "Host, The Closing Number",
    short:
      "Owen Sato hosts The Closing Number, the channel’s hour on markets and the economy, on weekdays at 4 p.m. Eastern.",
    full: [
      "Owen Sato explains the economy with a whiteboard and a rule against acronyms. The Closing Number goes on air as the markets shut.",
      "He was a bond trader in Chicago for six years and says he learned the most from the trades that lost money.",
    ],
    featured: true,
    showPageUrl: "/shows/the-closing-number",
  },
};
