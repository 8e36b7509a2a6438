// Old addresses that readers still have in their bookmarks.

const moved: Readonly<Record<string, string>> = {
  nation: "/us",
  technology: "/tech",
  "lifestyle/travel": "/travel",
  "us/weather": "/weather",
  privacy: "/privacy-policy",
  terms: "/terms-of-use",
  "contact-us": "/contact",
  search: "/search-results/search",
  "us/odalys": "/us/tropical-storm-odalys-makes-landfall",
  "science/kestrel-2": "/science/kestrel-2-lands-lunar-south-pole",
};

export function redirectRecords(): object[] {
  return Object.entries(moved).map(([id, to]) => ({ type: "redirect", id, to, status: 301 }));
}
