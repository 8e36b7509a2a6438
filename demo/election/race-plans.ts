// The races of the demo's election night and how each will end. All candidates and parties are invented.
//
//   office | place | held by, key | votes in thousands | counted at the seeding | candidates: name, party, final share
//
// A number after a state is a district; a star marks who holds the seat; `+25m` is a race whose polls close so long after the seeding.

export interface PlannedCandidate {
  name: string;
  party: string;
  incumbent: boolean;
  /** Per cent, when all is counted. */
  share: number;
}

export interface RacePlan {
  id: string;
  office: string;
  state: string;
  title?: string;
  heldBy: string;
  key: boolean;
  votes: number;
  /** Per cent counted when the demo begins. */
  start: number;
  /** Milliseconds until the polls close; absent where they have. */
  closesIn?: number;
  candidates: PlannedCandidate[];
}

export const parties = [
  { letter: "H", name: "Harbor", mark: "H", color: "teal" },
  { letter: "P", name: "Prairie", mark: "P", color: "orange" },
  { letter: "C", name: "Common Ground", mark: "C", color: "violet" },
  { letter: "I", name: "Independent", mark: "I", color: "grey" },
] as const;

const table = `
Senate | Ohio | P key | 5310 | 78 | Delia Marchbanks P* 48.9, Warren Osei-Tate H 49.4, Petra Lindgren C 1.7
Senate | Nevada | H key | 1240 | 64 | Inez Calloway H* 49.1, Grant Sedgewick P 48.2, Rufus Bell I 2.7
Senate | Maine | P key | 742 | 91 | Silvia Pomeroy H 49.8, Amos Thibodeau P* 49.5, Joan Ferris I 0.7
Senate | Arizona | H key | 2890 | 58 | Lorna Quintero H 51.3, Dexter Holloway P 47.0, Abe Nakai C 1.7
Senate | Wisconsin | P key | 3180 | 83 | Ingrid Halvorson H 50.2, Curtis Vandenberg P* 48.7, Mae Oster C 1.1
Senate | Virginia | H | 3960 | 94 | Thomasina Greer H* 54.6, Alton Rusk P 45.4
Senate | Texas | P | 9870 | 69 | Marisol Echevarria H 46.2, Wade Tolliver P* 52.7, Lyle Banks I 1.1
Senate | Michigan | H | 4720 | 74 | Roland Achebe H* 52.8, Kathleen Dorsey P 45.9, Finn Aalto C 1.3
Senate | Nebraska | P | 812 | 88 | Cora Ahlstrand C 41.6, Dwight Pruitt P* 56.9, Nell Harding I 1.5
Senate | New Jersey | H | 3310 | 97 | Bernadette Foy H* 57.3, Stuart Lamm P 42.7
Senate | Tennessee | P | 2640 | 92 | Otis Grandberry H 37.4, Lucille Hartsfield P* 62.6
Senate | Montana | H | 598 | 52 | Gwen Fairweather H* 48.4, Clay Rademacher P 50.1, Bo Lindsay I 1.5
Senate | Washington | H | 3420 | 31 | Naomi Tsukada H* 58.8, Perry Oldfield P 41.2
Senate | Florida | P | 8740 | 99 | Renata Villalobos H 47.2, Harlan Peake P* 51.6, Dot Wiley C 1.2
Senate | Alaska | P | 288 | +35m | Aurora Kasak I 34.2, Buck Lindholm P* 44.9, Tess Moreau H 20.9
House | Ohio 9 | H key | 352 | 86 | Leona Castellaw H* 50.6, Duane Fitch P 49.4
House | Nebraska 2 | P key | 298 | 90 | Marcy Teagarden H 50.3, Cal Dusenbury P* 49.7
House | Iowa 3 | P key | 341 | 81 | Hollis Brandvold P* 49.2, Priscilla Yoder H 48.9, Walt Emory C 1.9
House | Virginia 7 | H | 377 | 96 | Yvette Lomax H* 52.4, Preston Gale P 47.6
House | Maine 2 | H | 316 | 85 | Jude Ouellette H* 48.1, Rex Hanscom P 47.7, Lou Beal I 4.2
House | New York 17 | P | 288 | 79 | Miriam Adler-Cho H 51.2, Vincent Rossiter P* 48.8
House | New York 19 | P | 301 | 77 | Ezra Vandermark H 47.5, Colleen Brophy P* 52.5
House | California 22 | P | 164 | 42 | Rosalba Mendiola H 50.9, Dale Furtado P* 49.1
House | California 47 | H | 343 | 38 | Stephen Oyelaran H* 51.5, Marguerite Sloan P 48.5
House | Colorado 8 | P | 312 | 66 | Dolores Trujillo-West H 49.3, Garrett Moss P* 48.6, Ida Kern C 2.1
House | Pennsylvania 8 | H | 364 | 89 | Casimir Novak H* 49.0, Trudy Bellinger P 51.0
House | Pennsylvania 10 | P | 381 | 87 | Althea Monroe H 48.4, Everett Stauffer P* 51.6
House | Michigan 7 | H | 372 | 72 | Winifred Kuipers H 50.4, Boyd Tanner P 49.6
House | Arizona 6 | P | 338 | 55 | Consuelo Rivas H 49.9, Judson Ames P* 50.1
House | Washington 3 | H | 322 | 27 | Astrid Bjornstad H* 51.9, Roy Kettering P 48.1
House | Texas 34 | H | 142 | 70 | Baltazar Cantu H* 53.1, Noreen Pickard P 46.9
House | North Carolina 1 | H | 359 | 93 | Lucius Merriweather H* 50.8, Faye Dunlap P 49.2
House | Alaska 1 | H | 284 | +45m | Ruth Ivanoff H* 48.0, Sven Carlisle P 49.2, Chuck Nome I 2.8
Governor | Georgia | P key | 4010 | 88 | Ophelia Drayton H 49.5, Beau Hargrove P* 50.0, Sam Tully C 0.5
Governor | Kansas | H key | 1010 | 84 | Adelaide Brock H* 49.6, Emmett Sayre P 48.8, Vern Colby I 1.6
Governor | Oregon | H key | 1960 | 34 | Fern Takahashi H 47.1, Clint Baddeley P 45.2, Rosemary Pike C 7.7
Governor | Pennsylvania | H | 5370 | 90 | Malcolm Reyes-Hart H* 56.1, Doris Zook P 43.9
Governor | New Hampshire | P | 618 | 98 | Peregrine Coffin H 45.3, Lydia Stark P* 54.7
Governor | Minnesota | H | 2510 | 82 | Solveig Aamodt H* 52.0, Rodney Kruse P 45.1, Twyla Beck C 2.9
Governor | South Dakota | P | 348 | 86 | Raymond Iron Cloud H 36.6, Marlene Tietz P* 63.4
Governor | Oklahoma | P | 1150 | 91 | Joy Hofstetler H 43.8, Trace Lankford P* 56.2
Governor | New Mexico | H | 708 | 61 | Ysidro Baca H* 53.0, Paula Renfroe P 47.0
Governor | Vermont | P | 291 | 95 | Clement Marsh P* 61.8, Bettina Stowe H 38.2
Governor | California | H | 10900 | 36 | Vivian Okonjo H* 58.4, Lowell Straub P 41.6
Governor | Hawaii | H | 402 | +20m | Keola Nakamura H* 62.5, Duke Pahia P 37.5`;

const minute = 60_000;

export const racePlans: readonly RacePlan[] = table.trim().split("\n").map(readPlan);

function readPlan(line: string): RacePlan {
  const [office = "", place = "", marks = "", votes = "", start = "", candidates = ""] = line.split(" | ");
  const [state = place, district] = place.split(/ (?=\d+$)/);
  const [held = "", ...flags] = marks.split(" ");
  const closes = /^\+(\d+)m$/.exec(start)?.[1];
  return {
    id: `${office}-${place}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    office,
    state,
    ...(district !== undefined && { title: `${state}’s ${ordinal(Number(district))} District` }),
    heldBy: partyName(held),
    key: flags.includes("key"),
    votes: Number(votes) * 1000,
    start: closes === undefined ? Number(start) : 0,
    ...(closes !== undefined && { closesIn: Number(closes) * minute }),
    candidates: candidates.split(", ").map(readCandidate),
  };
}

function readCandidate(text: string): PlannedCandidate {
  const [, name = "", letter = "", star, share = ""] = /^(.+) ([HPCI])(\*)? ([\d.]+)$/.exec(text) ?? [];
  return { name, party: partyName(letter), incumbent: star !== undefined, share: Number(share) };
}

function partyName(letter: string): string {
  return parties.find((party) => party.letter === letter)?.name ?? letter;
}

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${(!teen && ["th", "st", "nd", "rd"][number % 10]) || "th"}`;
}
