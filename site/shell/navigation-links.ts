// Where the shell leads: main navigation, the menu's categories with their subcategories, the footer's fixed links.

export interface SiteLink {
  label: string;
  url: string;
}

export interface MenuCategory {
  label: string;
  url?: string;
  links: readonly SiteLink[];
}

/** HEADER-01. The last label, More, opens the menu. */
export const mainNavigation: readonly SiteLink[] = [
  { label: "U.S.", url: "/us" },
  { label: "Politics", url: "/politics" },
  { label: "World", url: "/world" },
  { label: "Opinion", url: "/opinion" },
  { label: "Media", url: "/media" },
  { label: "Entertainment", url: "/entertainment" },
  { label: "Sports", url: "/sports" },
  { label: "Lifestyle", url: "/lifestyle" },
  { label: "Video", url: "/video" },
  { label: "AI", url: "/ai" },
];

export const moreLabel = "More";

/** The label of a bare slug is the slug in words. */
function topics(section: string, ...slugs: readonly (string | readonly [slug: string, label: string])[]): SiteLink[] {
  return slugs.map((entry) => {
    const [slug, label] = typeof entry === "string" ? [entry, inWords(entry)] : entry;
    return { label, url: `/category/${section}/${slug}` };
  });
}

function inWords(slug: string): string {
  return slug.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

const links = (entries: Readonly<Record<string, string>>): SiteLink[] =>
  Object.entries(entries).map(([url, label]) => ({ label, url }));

const categories = (): MenuCategory[] => [
  {
    label: "U.S.",
    url: "/us",
    links: topics("us", "crime", "disasters", "education", "military", "immigration", "personal-freedoms", "economy"),
  },
  {
    label: "World",
    url: "/world",
    links: topics("world", "europe", "asia", "americas", "africa", ["mideast", "Middle East"], "conflicts", [
      "united-nations",
      "U.N.",
    ]),
  },
  { label: "Opinion", url: "/opinion", links: topics("opinion", "columns", "editorials", "letters") },
  {
    label: "Politics",
    url: "/politics",
    links: topics("politics", "executive", "senate", "house", "supreme-court", "elections", [
      "state-and-local",
      "State & Local",
    ]),
  },
  {
    label: "Entertainment",
    url: "/entertainment",
    links: topics("entertainment", "movies", "music", ["tv", "TV"], "celebrity", "games"),
  },
  {
    label: "Business",
    url: "/business",
    links: topics("business", "markets", "economy", "personal-finance", "retail", "energy", "transport"),
  },
  {
    label: "Lifestyle",
    url: "/lifestyle",
    links: [
      ...topics("lifestyle", ["food-drink", "Food & Drink"], "relationships", "home", "real-estate"),
      ...topics("travel", "destinations", ["air", "Air Travel"]),
    ],
  },
  {
    label: "Science",
    url: "/science",
    links: topics("science", "space", "earth", "archaeology", "wild-nature", "physics"),
  },
  {
    label: "Tech",
    url: "/tech",
    links: [
      ...topics("tech", "security", "devices", "startups"),
      ...topics(
        "ai",
        ["policy", "AI Policy"],
        ["models", "AI Models"],
        ["work", "AI at Work"],
        ["research", "AI Research"],
      ),
    ],
  },
  {
    label: "Health",
    url: "/health",
    links: topics("health", ["heart", "Heart Health"], "mental-health", "nutrition", "infectious-disease", "wellness"),
  },
  {
    label: "TV",
    url: "/shows",
    links: links({
      "/go": "Watch Live",
      "/fnctv": "TV Schedule",
      "/personalities": "On Air Personalities",
      "/video": "Video",
      "/video/shows": "Full Episodes",
      "/video/topics": "Video Topics",
      "/foxaroundtheworld": "Around the World",
    }),
  },
  {
    label: "About",
    url: "/about",
    links: links({
      "/contact": "Contact",
      "/help": "Help",
      "/newsletters": "Newsletters",
      "/alerts/subscribe": "News Alerts",
      "/saved": "Saved Stories",
      "/settings": "Settings",
      "/rss": "RSS",
      "/accessibility": "Accessibility",
    }),
  },
  {
    label: "Other",
    links: links({
      "/coverage": "Live Coverage",
      "/media": "Media",
      "/sports": "Sports",
      "/ai": "AI",
      "/travel": "Travel",
      "/weather": "Weather",
      "/elections": "Elections",
      "/category": "All Topics",
    }),
  },
];

/** HEADER-06, in its order. Only the server draws the menu and the footer; marked pure, so that the client's build can leave both lists out. */
export const menuCategories: readonly MenuCategory[] = /* @__PURE__ */ categories();

/** FOOTER-01, the fixed links. */
export const footerLinks: readonly SiteLink[] = /* @__PURE__ */ links({
  "/terms-of-use": "Terms of Use",
  "/privacy-policy": "Privacy Policy",
  "/privacy-choices": "Your Privacy Choices",
  "/privacy-choices#do-not-sell": "Do Not Sell or Share My Personal Information",
  "/closed-captioning": "Closed Captioning Policy",
  "/help": "Help",
  "/contact": "Contact Us",
  "/accessibility": "Accessibility",
  "/about": "About",
  "/newsletters": "Newsletters",
  "/saved": "Saved Stories",
  "/settings": "Settings",
  "/rss": "RSS",
  "/lite": "Text Edition",
});
