// Elections of many races, candidates, offices and states.

import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, type HeavyCase, type Shape } from "./make-case.ts";

export function electionCases(): HeavyCase[] {
  const lines: [string, Shape][] = [
    [
      "election races",
      {
        make: (id, count) => ({
          type: "election",
          id: `2023/${id}`,
          title: id,
          races: Array.from({ length: count }, (_, at) => ({
            id: `r${at}`,
            office: "House",
            state: ["Ohio", "Texas", "Utah"][at % 3],
            title: `District ${at}`,
            candidates: [
              { name: "A", party: "Democratic", votes: at },
              { name: "B", party: "Republican", votes: 7 },
              { name: "C", votes: 1 },
            ],
          })),
        }),
        most: limits.listElements,
        paths: (id) => [
          `/elections/2023/${id}-results`,
          `/elections/2023/${id}-results?office=house`,
          `/_page/elections/2023/${id}-results`,
          `/lite/elections/2023/${id}-results`,
          `/api/live/elections/2023/${id}-results`,
        ],
      },
    ],
    [
      "election offices",
      {
        make: (id, count) => ({
          type: "election",
          id: `2023/${id}`,
          title: id,
          races: Array.from({ length: count }, (_, at) => ({
            id: `r${at}`,
            office: `Office ${at}`,
            state: `State ${at}`,
            candidates: [{ name: "A", party: `Party ${at}` }],
          })),
        }),
        most: limits.listElements,
        paths: (id) => [`/elections/2023/${id}-results`, `/lite/elections/2023/${id}-results`],
      },
    ],
    [
      "election states",
      {
        make: (id, count) => ({
          type: "election",
          id: `2023/${id}`,
          title: id,
          races: Array.from({ length: count }, (_, at) => ({
            id: `r${at}`,
            office: "House",
            state: `State ${at}`,
            candidates: [{ name: "A", party: `Party ${at}` }],
          })),
        }),
        most: limits.listElements,
        paths: (id) => [`/elections/2023/${id}-results`, `/lite/elections/2023/${id}-results`],
      },
    ],
    [
      "election balances",
      {
        make: (id, count) => ({
          type: "election",
          id: `2023/${id}`,
          title: id,
          balance: Array.from({ length: count }, (_, at) => ({
            office: `Office ${at}`,
            held: [{ party: "Democratic", seats: 1 }],
          })),
        }),
        most: limits.listElements,
        paths: (id) => [`/elections/2023/${id}-results`, `/lite/elections/2023/${id}-results`],
      },
    ],
    [
      "election candidates",
      {
        make: (id, count) => ({
          type: "election",
          id: `2023/${id}`,
          title: id,
          races: [
            {
              id: "r",
              office: "Mayor",
              candidates: Array.from({ length: count }, (_, at) => ({ name: "&".repeat(900), votes: at })),
            },
          ],
        }),
        most: limits.listElements,
        paths: (id) => [`/elections/2023/${id}-results`, `/lite/elections/2023/${id}-results`],
      },
    ],
  ];
  return lines.flatMap(([name, shape]) => caseOf(name, shape));
}
