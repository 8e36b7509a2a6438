// What is on between the shows: programs that have no page of their own, some of them under a machine title that others share.

export interface Filler {
  title: string;
  machine: string;
  description: string;
  /** The video whose poster stands for it. */
  still: number;
  /** Ids of people. */
  hosts?: readonly string[];
}

export const fillers = {
  overnight: {
    title: "Meridian Overnight",
    machine: "meridian-overnight",
    description: "The world while America sleeps: live pictures, wire reports and the first of tomorrow’s papers.",
    still: 243,
  },
  newsroom: {
    title: "Meridian Newsroom",
    machine: "meridian-newsroom",
    description: "Continuous news from Albany, with the correspondents as they come in.",
    hosts: ["june-abernathy"],
    still: 900,
  },
  "business-newsroom": {
    title: "Business Newsroom",
    machine: "business-newsroom",
    description: "Companies, prices and policy as they break, from the desk beside the trading floor.",
    hosts: ["dominic-ashby"],
    still: 901,
  },
  weekend: {
    title: "Meridian Weekend",
    machine: "meridian-weekend",
    description: "The week that was and the one that is coming, without the hurry.",
    hosts: ["kenji-morrow", "leila-haddad-cole"],
    still: 106,
  },
  "front-pages": {
    title: "Tomorrow’s Front Pages",
    machine: "tomorrows-front-pages",
    description: "Six newspapers, held up to the camera, and an argument about which of them got it right.",
    hosts: ["odette-fairchild"],
    still: 245,
  },
  "storm-special": {
    title: "Special: Odalys, Hour by Hour",
    machine: "special-program",
    description: "How a storm that was to pass by stayed for two days; told by those who measured it.",
    hosts: ["rosa-delgado-finch"],
    still: 300,
  },
  "bridge-special": {
    title: "Special: The Marlow Bridge File",
    machine: "special-program",
    description: "Eleven inspections, one bridge, no repairs; a documentary from the investigations desk.",
    hosts: ["wes-tillman"],
    still: 197,
  },
  paid: {
    title: "Paid Programming",
    machine: "paid-program",
    description: "",
    still: 901,
  },
  opening: {
    title: "Opening Positions",
    machine: "opening-positions",
    description: "What moved overnight; what it means by nine thirty.",
    hosts: ["priya-vance"],
    still: 901,
  },
  trading: {
    title: "The Trading Day",
    machine: "the-trading-day",
    description: "Prices as they are made, with the companies that make them move.",
    hosts: ["priya-vance", "graham-ostrander"],
    still: 901,
  },
  ledger: {
    title: "Ledger Lines",
    machine: "ledger-lines",
    description: "Economics for people who have to make a budget, whether for a country or a kitchen.",
    hosts: ["graham-ostrander"],
    still: 175,
  },
  grid: {
    title: "On the Grid",
    machine: "on-the-grid",
    description: "Power, pipelines, ports and rails, and who pays for them.",
    hosts: ["dominic-ashby"],
    still: 178,
  },
  asia: {
    title: "Asia Opens",
    machine: "asia-opens",
    description: "Tokyo, Hong Kong and Mumbai, from the first bell.",
    hosts: ["kenji-morrow"],
    still: 179,
  },
  machines: {
    title: "Working Machines",
    machine: "working-machines",
    description: "The business of artificial intelligence, without the adjectives.",
    hosts: ["cleo-marchetti"],
    still: 211,
  },
} satisfies Record<string, Filler>;
