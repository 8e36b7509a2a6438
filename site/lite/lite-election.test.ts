import { expect, it } from "vitest";
import { election } from "../../content/records/election.ts";
import { electionView } from "../election/election-view.server.ts";
import { race } from "../election/testing.ts";
import { electionPieces } from "./lite-election.ts";

const results = election.schema.parse({
  title: "General election",
  parties: [{ name: "Harbor" }, { name: "Prairie" }],
  balance: [{ office: "Senate", total: 10, needed: 6, held: [{ party: "Harbor", seats: 5 }] }],
  races: [
    race({ "Harbor*": 6_000, Prairie: 4_000 }, { id: "a", called: true, reportingPercent: 97 }),
    race({ Harbor: 0, Prairie: 0 }, { id: "b", state: "Iowa", reportingPercent: 0 }),
  ],
});

it("ROUTE-11 the text edition tells results in words, winners and all", () => {
  const text = electionPieces(electionView({ id: "2023/general", ...results })).join("\n");
  expect(text).toContain("<p><b>Senate: </b>Harbor 6, 4 undecided, 6 of 10 needed</p>");
  expect(text).toContain("<h3>Ohio</h3><p><small>called, 97% reporting</small></p>");
  expect(text).toContain("<li><b>Harbor candidate (Harbor): 6,000, 60.0%, winner</b></li>");
  expect(text).toContain("<h3>Iowa</h3><p><small>no votes counted yet, 0% reporting</small></p>");
  expect(text.match(/<h2>/g)).toHaveLength(1);
});
