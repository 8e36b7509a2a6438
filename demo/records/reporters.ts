// The reporters and editors, in the order of their desks.

import type { PersonFacts } from "./person-facts.ts";

export const reporters: Record<string, PersonFacts> = {
  "nora-castellan": {
    name: "Nora Castellan",
    title: "Chief political correspondent",
    short:
      "Nora Castellan is the chief political correspondent of Meridian News. She has covered six presidential campaigns.",
    full: [
      "Nora Castellan has covered politics for 24 years, the last 11 of them at Meridian News. She writes about how decisions are made and about the people who lose the argument.",
      "She began at a weekly in Flagstaff, Arizona, where she also sold the advertising. She lives in Washington.",
    ],
    featured: true,
  },
  "theo-brandt": {
    name: "Theo Brandt",
    title: "Congress reporter",
    short: "Theo Brandt covers Congress, with an eye for floor procedure and the people who know it best.",
    full: [
      "Theo Brandt covers both chambers of Congress. He is one of the few reporters who own a bound set of Senate precedents, and the only one at Meridian News who has read it.",
      "He previously reported on the statehouses in Madison, Wisconsin, and St. Paul, Minnesota.",
    ],
  },
  "imani-okafor": {
    name: "Imani Okafor",
    title: "White House correspondent",
    short: "Imani Okafor covers the White House and the agencies that carry out its decisions.",
    full: [
      "Imani Okafor has been a White House correspondent for Meridian News since 2020. She reports on how orders become policy, and on what happens to those that do not.",
      "She was part of the team that reconstructed the federal response to Hurricane Leontyne hour by hour. She grew up in Columbus, Ohio.",
    ],
  },
  "silas-hartwell": {
    name: "Silas Hartwell",
    title: "Legal affairs editor",
    short: "Silas Hartwell is the legal affairs editor. He covers the Supreme Court and the law as people meet it.",
    full: [
      "Silas Hartwell edits legal coverage and reports on the Supreme Court. He clerked for a state judge in Montpelier, Vermont, before deciding that he preferred to write about opinions than to draft them.",
      "He has covered 19 terms of the court.",
    ],
  },
  "rosa-delgado-finch": {
    name: "Rosa Delgado-Finch",
    title: "National correspondent, storms and disasters",
    short:
      "Rosa Delgado-Finch is a national correspondent who covers storms, fires and floods, and the long recoveries after them.",
    full: [
      "Rosa Delgado-Finch has reported from 23 named storms. Based in Mobile, Alabama, she covers disasters from the first forecast to the last insurance check.",
      "She returns to each place a year later, a habit that has produced some of her best-known work.",
    ],
    featured: true,
  },
  "wes-tillman": {
    name: "Wes Tillman",
    title: "National correspondent, crime and justice",
    short: "Wes Tillman is a national correspondent who covers crime, the courts and the people caught between them.",
    full: [
      "Wes Tillman covers criminal justice from Kansas City, Missouri. He has reported on cold cases, county jails and the economics of public defense.",
      "Before joining Meridian News he spent eight years on the night police beat in Memphis.",
    ],
  },
  "june-abernathy": {
    name: "June Abernathy",
    title: "Education and family reporter",
    short: "June Abernathy covers schools, colleges and family life.",
    full: [
      "June Abernathy has written about education for three decades, from kindergarten readiness to the closing of small colleges. She taught fourth grade in Asheville, North Carolina, for five years.",
      "She visits at least one school a week and asks to be seated in the back.",
    ],
  },
  "mateo-lindqvist": {
    name: "Mateo Lindqvist",
    title: "World editor",
    short: "Mateo Lindqvist is the world editor. He directs foreign coverage and reports on diplomacy.",
    full: [
      "Mateo Lindqvist runs the foreign desk and leads coverage of the Karsk valley talks in Geneva. He has been posted in Nairobi, Brussels and Buenos Aires.",
      "He speaks four languages and apologizes in a fifth.",
    ],
  },
  "anya-petrovic": {
    name: "Anya Petrovic",
    title: "Europe correspondent",
    short: "Anya Petrovic covers Europe from Vienna, with a particular interest in its rivers, ports and borders.",
    full: [
      "Anya Petrovic reports from across Europe for Meridian News. Her work often follows a single thing, such as a cable, a bell or a barge, from one country to the next.",
      "She was born in Novi Sad and raised in Milwaukee.",
    ],
  },
  "kenji-morrow": {
    name: "Kenji Morrow",
    title: "Asia correspondent",
    short: "Kenji Morrow covers Asia from Tokyo, from storms and cities to the places people are leaving.",
    full: [
      "Kenji Morrow has reported from 17 Asian countries. He writes about how cities prepare for water, and how villages prepare to be empty.",
      "He has been based in Tokyo since 2019, and before that in Manila.",
    ],
  },
  "leila-haddad-cole": {
    name: "Leila Haddad-Cole",
    title: "Middle East and Africa correspondent",
    short: "Leila Haddad-Cole covers the Middle East and Africa from Amman and Nairobi.",
    full: [
      "Leila Haddad-Cole covers water, trade and conflict across two regions that are too often covered only for the last of these.",
      "She trained as a hydrologist and reads dam schedules for pleasure.",
    ],
  },
  "graham-ostrander": {
    name: "Graham Ostrander",
    title: "Economics editor",
    short:
      "Graham Ostrander is the economics editor. He covers the Federal Reserve and the economy that its numbers describe.",
    full: [
      "Graham Ostrander has covered four chairs of the Federal Reserve. He edits economic coverage and writes explainers on prices, wages and debt.",
      "He worked as a statistician for the state of Iowa and remains suspicious of averages.",
    ],
  },
  "priya-vance": {
    name: "Priya Vance",
    title: "Markets reporter",
    short: "Priya Vance covers markets, banks and household money.",
    full: [
      "Priya Vance writes the daily markets report and covers savings, borrowing and the companies that profit from both.",
      "She joined Meridian News in 2022 from a trade paper that covered nothing but mortgages.",
    ],
  },
  "dominic-ashby": {
    name: "Dominic Ashby",
    title: "Energy and transport reporter",
    short:
      "Dominic Ashby covers energy and transport: railroads, ports, power lines and the people who keep them running.",
    full: [
      "Dominic Ashby has ridden 40,000 miles of freight and passenger rail in the course of his work. He covers how goods and power get from one place to another.",
      "He is based in Salt Lake City.",
    ],
  },
  "marcus-yeo": {
    name: "Marcus Yeo",
    title: "Technology editor",
    short:
      "Marcus Yeo is the technology editor. He covers security, devices and what happens when companies switch things off.",
    full: [
      "Marcus Yeo leads technology coverage. His reporting on devices that stop working when their makers fold led two states to change their consumer laws.",
      "He repairs radios at home in Oakland, California.",
    ],
  },
  "cleo-marchetti": {
    name: "Cleo Marchetti",
    title: "AI correspondent",
    short:
      "Cleo Marchetti covers artificial intelligence: the laws, the laboratories and the workplaces where it lands.",
    full: [
      "Cleo Marchetti was the first Meridian News reporter assigned full time to artificial intelligence. She covers legislation in Sacramento and research wherever it is done.",
      "She studied linguistics and likes to ask a system the same question twice.",
    ],
  },
  "hana-sorensen": {
    name: "Hana Sorensen",
    title: "Science editor",
    short: "Hana Sorensen is the science editor. She covers space, the Earth and the people who measure both.",
    full: [
      "Hana Sorensen has covered 14 launches and one very quiet landing. She edits science coverage and reports on space, seismology and wildlife.",
      "She holds a doctorate in geophysics and has slept in three observatories.",
    ],
  },
  "dr-elias-navarro": {
    name: "Dr. Elias Navarro",
    title: "Medical contributor",
    short: "Dr. Elias Navarro is a family physician in San Antonio and the medical contributor of Meridian News.",
    full: [
      "Dr. Elias Navarro has practiced family medicine for 29 years and still sees patients three days a week. He answers readers’ questions and reviews the medical claims in our reporting.",
      "His answers are general information and no substitute for the advice of a physician who knows you.",
    ],
  },
  "tess-whitcombe": {
    name: "Tess Whitcombe",
    title: "Health reporter",
    short:
      "Tess Whitcombe covers health care and medical research, with a fondness for studies that surprised their authors.",
    full: [
      "Tess Whitcombe reports on hospitals, public health and medical research. She reads the methods section first.",
      "She worked in rural health policy in Montana before she became a reporter.",
    ],
  },
  "bea-lockhart": {
    name: "Bea Lockhart",
    title: "Entertainment editor",
    short: "Bea Lockhart is the entertainment editor. She covers music, television and the business behind both.",
    full: [
      "Bea Lockhart directs coverage of film, music, television and games. She has interviewed more session musicians than stars, by choice.",
      "She played bass in a band that toured 11 states in a former bread truck.",
    ],
  },
  "calvin-rhodes": {
    name: "Calvin Rhodes",
    title: "Culture and film critic",
    short: "Calvin Rhodes reviews films and writes about culture and the craft of making things by hand.",
    full: [
      "Calvin Rhodes has reviewed films for Meridian News since 2014. He sees each one twice, the second time with an audience that paid.",
      "He teaches a course on documentary at a community college in Baltimore.",
    ],
  },
  "odette-fairchild": {
    name: "Odette Fairchild",
    title: "Media reporter",
    short:
      "Odette Fairchild covers the media, from local newsrooms to the largest platforms, including the company she works for.",
    full: [
      "Odette Fairchild covers television, print and online platforms. Her reporting on Meridian’s own business is edited by a desk outside the news division.",
      "She was the last editor of an afternoon newspaper in Savannah, Georgia.",
    ],
  },
  "dale-mcallister": {
    name: "Dale McAllister",
    title: "Sports editor",
    short: "Dale McAllister is the sports editor. He has covered every sport that keeps score and two that do not.",
    full: [
      "Dale McAllister has edited sports coverage since 2013. He writes about small leagues, long careers and the arithmetic of attendance.",
      "He coached Little League in Omaha for 12 seasons without a winning record.",
    ],
  },
  "sunny-park": {
    name: "Sunny Park",
    title: "Sports writer",
    short: "Sunny Park writes about basketball, soccer and tennis, and about the data behind injuries and records.",
    full: [
      "Sunny Park joined Meridian News in 2021. She writes game stories, profiles and investigations into youth sports.",
      "She was a college point guard in Spokane, Washington, until both knees disagreed.",
    ],
  },
  "willa-greaves": {
    name: "Willa Greaves",
    title: "Lifestyle and food writer",
    short: "Willa Greaves writes about food, home and the art of living with other people.",
    full: [
      "Willa Greaves tests every recipe and most of the advice that appears under her name. She has written about food for 33 years.",
      "She keeps bees, badly, outside Duluth, Minnesota.",
    ],
  },
  "ned-farrow": {
    name: "Ned Farrow",
    title: "Travel writer",
    short: "Ned Farrow writes about travel, preferably slow and by rail, ferry or foot.",
    full: [
      "Ned Farrow has filed from 44 countries and 49 states. He is saving Delaware.",
      "He pays his own way under Meridian’s rules, which is why he writes so often about hostels.",
    ],
  },
};
