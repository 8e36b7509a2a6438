// Tropical Storm Odalys as the day went, newest first: each entry leads to the story that reported it.

import { artUrl } from "../story-body.ts";
import { module, type Module } from "./modules.ts";

const minute = 60_000;

const entries = [
  {
    minutesAgo: 19,
    label: "A tornado tears the roof from a Gulfport school used as a shelter",
    url: "/us/odalys-tornado-gulfport-school",
  },
  {
    minutesAgo: 41,
    label: "Odalys comes ashore near Cocodrie with 65 mph winds",
    url: "/us/tropical-storm-odalys-makes-landfall",
  },
  {
    minutesAgo: 47,
    label: "President Marsh signs an emergency declaration",
    url: "/politics/marsh-emergency-declaration-odalys",
  },
  {
    minutesAgo: 156,
    label: "Four operators keep nine pumps running through the night",
    url: "/us/pump-station-night-crew-odalys",
  },
  {
    minutesAgo: 340,
    label: "Five Gulf refineries shut down ahead of the storm",
    url: "/business/gulf-refineries-shut-ahead-of-odalys",
  },
];

export function stormTimeline(now: number): Module {
  return module("timeline", {
    title: "Odalys, hour by hour",
    url: "/coverage/storm-center",
    dek: "The storm is crawling northwest at 7 mph and could drop 14 inches of rain before it leaves.",
    imageUrl: artUrl("storm-center"),
    imageAlt: "Storm clouds over the Louisiana coast",
    entries: entries.map(({ minutesAgo, label, url }) => ({
      label,
      url,
      time: new Date(now - minutesAgo * minute).toISOString(),
    })),
  });
}
