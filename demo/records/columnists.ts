// The columnists of the opinion section.

import type { PersonFacts } from "./person-facts.ts";

export const columnists: Record<string, PersonFacts> = {
  "abigail-thorne": {
    name: "Abigail Thorne",
    title: "Columnist",
    short:
      "Abigail Thorne writes about public life at its smallest scale: meetings, juries, libraries and the people who turn up.",
    full: [
      "Abigail Thorne has written a twice-weekly column for Meridian News since 2017. Her subject is the unglamorous machinery of self-government, which she thinks is more interesting than the glamorous kind.",
      "She spent 16 years as a city hall reporter in Dayton and Louisville and claims to have attended more than 2,000 public meetings. She lives in southern Ohio.",
    ],
    featured: true,
  },
  "reginald-moss": {
    name: "Reginald Moss",
    title: "Columnist and editorial board member",
    short:
      "Reginald Moss writes about labor, infrastructure and the price of putting things off, and drafts many of our editorials.",
    full: [
      "Reginald Moss joined the editorial board in 2015. He writes about work, public works and the bills that come due when neither is looked after.",
      "Before journalism he was a bridge inspector in Maryland for nine years. He still carries a flashlight.",
    ],
  },
  "carmen-ybarra": {
    name: "Carmen Ybarra",
    title: "Columnist",
    short: "Carmen Ybarra writes about families, manners and money, and about what we owe the people next door.",
    full: [
      "Carmen Ybarra writes a weekly column on family life and the household economy. Readers write back in numbers that fill a second inbox.",
      "She grew up above her parents’ bakery in Las Cruces, New Mexico, and taught high school civics for a decade before she began to write for newspapers.",
    ],
  },
  "patrick-oyelaran": {
    name: "Patrick Oyelaran",
    title: "Columnist",
    short:
      "Patrick Oyelaran writes about technology, science and foreign affairs, usually in that order of difficulty.",
    full: [
      "Patrick Oyelaran writes about the places where science meets policy: laboratories, launch pads and negotiating tables.",
      "He trained as an aeronautical engineer and worked on air-safety investigations on three continents before he turned to writing in 2012.",
    ],
  },
};
