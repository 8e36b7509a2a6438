// Long: a list of every front.
// The front of every section. Each arranges its modules in its own way, so that no two sections read alike.

import { artUrl } from "../story-body.ts";
import { showArtUrl, showUrl } from "./shows.ts";
import { resultsModule } from "./election-sections.ts";
import { briefing, fromSection, fromTag, module, railAd, type Module } from "./modules.ts";
import { sectionFacts, sectionPaths, type SectionPath } from "./sections.ts";
import { onAir, thisWeekOnAir } from "./show-layouts.ts";
import { stormTimeline } from "./storm-timeline.ts";
import { tagTitles } from "./tags.ts";

interface Front {
  /** In place of the plain heading. */
  heading?: Module;
  main: readonly Module[];
  /** The section whose stories the rail lists. */
  rail: SectionPath;
  postContent?: readonly Module[];
}

const hero = (section: SectionPath, size: number, ...first: string[]) =>
  module("spotlight", { searchCriteria: fromSection(section, { size, first }) });

const rest = (section: SectionPath, title = "Latest") =>
  module("article-list", {
    title,
    hasMore: true,
    hasCategory: false,
    renderByline: true,
    searchCriteria: fromSection(section, { size: 10 }),
  });

const topic = (is: string, tag: string, size: number, props: object = {}) =>
  module(is, {
    title: tagTitles.get(tag),
    url: `/category/${tag}`,
    searchCriteria: fromTag(tag, { size }),
    ...props,
  });

const promo = (slug: string, title: string, time: string, dek: string) =>
  module("channel-promo", { title, url: showUrl(slug), time, dek, label: "On Meridian", imageUrl: showArtUrl(slug) });

interface Feature {
  path: string;
  title: string;
  label: string;
  content: string;
  buttonLabel: string;
  /** Not the story's own, which its card shows further down. */
  art: string;
}

const feature = ({ path, title, label, content, buttonLabel, art }: Feature) =>
  module("special-feature", {
    title,
    label,
    imageUrl: artUrl(art),
    imageAlt: title,
    content: `<p>${content}</p>`,
    showLink: true,
    buttonLabel,
    buttonUrl: path,
  });

const onward = (title: string, section: SectionPath) =>
  module("recirculation-unit", {
    title,
    hasSource: false,
    buttonText: `More ${sectionFacts[section].title}`,
    buttonUrl: `/${section}`,
    searchCriteria: fromSection(section, { size: 4 }),
  });

const fronts = (now: number): Record<SectionPath, Front> => ({
  us: {
    main: [
      hero("us", 5, "/us/tropical-storm-odalys-makes-landfall"),
      stormTimeline(now),
      topic("three-across", "us/crime", 3),
      topic("bucket", "us/education", 5, { variant: "lead" }),
      feature({
        path: "/us/marlow-bridge-inspections-ignored",
        title: "Flagged 11 times",
        label: "Investigation",
        content:
          "Inspectors warned about the Marlow Bridge again and again before a bolt came through a windshield. The reports were filed, and then filed away.",
        buttonLabel: "Read the investigation",
        art: "marlow-bridge-flagged-11-times",
      }),
      topic("bucket", "us/economy", 6, { variant: "headlines" }),
      rest("us"),
    ],
    rail: "weather",
    postContent: [onward("From the opinion pages", "opinion")],
  },
  politics: {
    main: [
      hero("politics", 6, "/politics/senate-clears-storm-recovery-bill"),
      module("watch-live-promo", {
        promoText: "The Floor: the House takes up the storm-recovery bill",
        promoUrl: "/go",
        pillText: "Live",
      }),
      resultsModule,
      topic("bucket", "politics/senate", 5, { variant: "lead" }),
      topic("two-across", "politics/executive", 2),
      topic("card-grid", "politics/state-and-local", 4, { columns: 4 }),
      topic("bucket", "politics/elections", 6, { variant: "headlines" }),
      promo(
        "the-floor",
        "The Floor",
        "10 a.m. ET",
        "Nora Castellan and Theo Brandt count the votes before they are cast.",
      ),
      rest("politics"),
    ],
    rail: "opinion",
    postContent: [onward("Money and markets", "business")],
  },
  world: {
    main: [
      hero("world", 4, "/world/karsk-governments-agree-to-share-dam"),
      topic("card-grid", "world/conflicts", 3, { columns: 3 }),
      topic("article-list", "world/europe", 4, { hasHero: true, hasCategory: false }),
      topic("two-across", "world/asia", 2),
      topic("bucket", "world/africa", 5, { variant: "lead" }),
      topic("bucket", "world/americas", 6, { variant: "headlines" }),
      promo("far-desk", "Far Desk", "5 p.m. ET", "The world in an hour, told by the correspondents who live there."),
      rest("world"),
    ],
    rail: "politics",
    postContent: [onward("Go and see", "travel")],
  },
  opinion: {
    main: [
      hero("opinion", 3, "/opinion/peace-by-plumbing-in-the-karsk-valley"),
      module("opinion-row", {
        title: "Our columnists",
        url: "/category/opinion/columns",
        searchCriteria: fromTag("opinion/columns", { size: 4 }),
      }),
      topic("two-across", "opinion/editorials", 2),
      promo("the-argument", "The Argument", "Sundays, 9 a.m. ET", "Four columnists, one question and a clock."),
      rest("opinion", "More opinion"),
    ],
    rail: "politics",
  },
  media: {
    main: [
      hero("media", 3),
      thisWeekOnAir,
      onAir,
      topic("bucket", "media/television", 4, { variant: "lead" }),
      topic("three-across", "media/platforms", 3),
      rest("media"),
    ],
    rail: "entertainment",
    postContent: [onward("In technology", "tech")],
  },
  entertainment: {
    main: [
      topic("card-grid", "entertainment/movies", 4, { columns: 4 }),
      hero("entertainment", 4, "/entertainment/lantern-keepers-tops-box-office"),
      feature({
        path: "/entertainment/last-miniature-shop-in-burbank",
        title: "The last miniature shop in Burbank",
        label: "The long read",
        content:
          "Eleven weeks of plaster, 1.8 seconds of water. Inside the workshop where movie cities are still built by hand.",
        buttonLabel: "Step inside",
        art: "burbank-miniature-city",
      }),
      topic("two-across", "entertainment/music", 2),
      topic("bucket", "entertainment/tv", 5, { variant: "lead" }),
      rest("entertainment"),
    ],
    rail: "media",
    postContent: [onward("Live a little", "lifestyle")],
  },
  sports: {
    main: [
      hero("sports", 5, "/sports/ploughmen-stun-wranglers-in-overtime"),
      topic("three-across", "sports/football", 3),
      topic("article-list", "sports/soccer", 3, { hasHero: true, hasCategory: false }),
      topic("card-grid", "sports/baseball", 3, { columns: 3 }),
      promo(
        "sunday-stand",
        "Sunday Stand",
        "Sundays, 12 p.m. ET",
        "The weekend in sports from Dale McAllister and Sunny Park.",
      ),
      topic("two-across", "sports/basketball", 2),
      rest("sports"),
    ],
    rail: "health",
  },
  lifestyle: {
    main: [
      module("two-across", {
        searchCriteria: fromSection("lifestyle", { size: 2, first: ["/lifestyle/senior-dogs-senior-residents"] }),
      }),
      topic("card-grid", "lifestyle/food-drink", 4, { columns: 4 }),
      feature({
        path: "/lifestyle/five-thousand-dollar-wedding",
        title: "Ninety guests, $4,870",
        label: "Line by line",
        content: "A Milwaukee couple opened their wedding budget to us, down to the borrowed chairs.",
        buttonLabel: "See what they spent",
        art: "wedding-table",
      }),
      topic("bucket", "lifestyle/relationships", 5, { variant: "lead" }),
      topic("bucket", "lifestyle/home", 6, { variant: "headlines" }),
      rest("lifestyle"),
    ],
    rail: "health",
    postContent: [onward("Away from home", "travel")],
  },
  business: {
    main: [
      hero("business", 5, "/business/fed-keighley-holds-rates-signals-patience"),
      topic("bucket", "business/economy", 6, { variant: "headlines" }),
      topic("two-across", "business/energy", 2),
      promo(
        "the-closing-number",
        "The Closing Number",
        "4 p.m. ET",
        "Owen Sato and a whiteboard, as the markets shut.",
      ),
      topic("three-across", "business/personal-finance", 3, { title: "Your money" }),
      topic("article-list", "business/transport", 4, { hasCategory: false }),
      rest("business"),
    ],
    rail: "tech",
  },
  science: {
    main: [
      hero("science", 4, "/science/kestrel-2-lands-lunar-south-pole"),
      topic("bucket", "science/earth", 5, { variant: "lead" }),
      topic("three-across", "science/wild-nature", 3),
      topic("two-across", "science/physics", 2),
      promo(
        "known-unknowns",
        "Known Unknowns",
        "Saturdays, 1 p.m. ET",
        "How sure can we be? Hana Sorensen and Marcus Yeo ask.",
      ),
      rest("science"),
    ],
    rail: "health",
    postContent: [onward("Thinking machines", "ai")],
  },
  tech: {
    main: [
      hero("tech", 5, "/tech/corvane-health-claims-breach-hospitals"),
      topic("article-list", "tech/security", 4, { hasHero: true, hasCategory: false }),
      topic("card-grid", "tech/devices", 4, { columns: 4 }),
      topic("bucket", "tech/startups", 5, { variant: "lead" }),
      rest("tech"),
    ],
    rail: "ai",
    postContent: [onward("In science", "science")],
  },
  ai: {
    main: [
      hero("ai", 3, "/ai/governor-meets-developers-ai-safety-act"),
      feature({
        path: "/ai/what-california-ai-act-would-require",
        title: "California’s AI safety act, explained",
        label: "Eight answers",
        content:
          "Who is covered, what must be tested, what it would cost and what happens if the governor does nothing.",
        buttonLabel: "Read the explainer",
        art: "california-ai-act",
      }),
      topic("two-across", "ai/work", 2),
      topic("bucket", "ai/research", 5, { variant: "lead" }),
      topic("bucket", "ai/policy", 3, { variant: "headlines" }),
      rest("ai"),
    ],
    rail: "tech",
  },
  health: {
    main: [
      hero("health", 4, "/health/infusion-pump-recall-battery"),
      topic("three-across", "health/wellness", 3),
      topic("bucket", "health/mental-health", 4, { variant: "lead" }),
      promo(
        "second-opinion",
        "Second Opinion",
        "Saturdays, 10 a.m. ET",
        "Dr. Elias Navarro and Tess Whitcombe on the questions that patients forget to ask.",
      ),
      topic("two-across", "health/heart", 2),
      rest("health"),
    ],
    rail: "lifestyle",
    postContent: [onward("At the table", "lifestyle")],
  },
  travel: {
    heading: module("sponsored-heading", {
      level: "normal",
      title: "Travel",
      url: "/travel",
      adInfo: { size: "88x31", value: "travel-sponsor", text: "Presented by Halvorsen Luggage" },
      wingColor: "#0B5C6B",
    }),
    main: [
      hero("travel", 3, "/travel/night-train-across-the-great-basin"),
      topic("card-grid", "travel/destinations", 3, { columns: 3 }),
      topic("article-list", "travel/air", 3, { hasHero: true, hasCategory: false }),
      promo(
        "the-long-way-home",
        "The Long Way Home",
        "Saturdays, 8 p.m. ET",
        "Journeys by rail, ferry and foot, with Lucia Brandt-Reyes and Ned Farrow.",
      ),
      rest("travel"),
    ],
    rail: "lifestyle",
  },
  weather: {
    main: [
      hero("weather", 3, "/weather/odalys-stalls-louisiana-flood-threat"),
      module("watch-live-promo", {
        promoText: "Storm Desk: radar and reports from the Gulf coast",
        promoUrl: "/go",
        pillText: "Live",
      }),
      stormTimeline(now),
      topic("bucket", "weather/climate", 5, { variant: "lead" }),
      topic("article-list", "weather/storms", 8, { title: "Storm coverage", hasMore: true, renderByline: true }),
    ],
    rail: "us",
    postContent: [onward("The science of it", "science")],
  },
});

export function sectionLayouts(now: number): object[] {
  const bySection = fronts(now);
  return sectionPaths.map((path) => {
    const { heading = plainHeading(path), main, rail, postContent = [] } = bySection[path];
    return {
      type: "layout",
      id: `section-${path}`,
      subtype: "sectionLayout",
      elementId: path,
      title: `${sectionFacts[path].title} front`,
      preContent: [heading],
      main,
      rightRail: [
        module("trending", {
          title: `Popular in ${sectionFacts[rail].title}`,
          hasCategory: false,
          buttonLabel: `More ${sectionFacts[rail].title}`,
          buttonLink: `/${rail}`,
          searchCriteria: fromSection(rail, { size: 5 }),
        }),
        railAd,
        briefing,
      ],
      postContent,
    };
  });
}

function plainHeading(path: SectionPath): Module {
  const { title, description } = sectionFacts[path];
  const links = [...tagTitles]
    .filter(([tag]) => tag.startsWith(`${path}/`))
    .map(([tag, label]) => ({ label, url: `/category/${tag}` }));
  return module("category-heading", { title, url: `/${path}`, description, links });
}
