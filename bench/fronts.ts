// What fronts of thirty modules cost in a newsroom of a million stories, on both databases, with nothing cached and no read remembered: from an
// address to HTML. `node bench/fronts.ts DRAWER [COUNT]`; DRAWER is the built bench/front-pages.ts. The machine should be quiet.

import { openStore } from "../content/store/open-store.ts";
import { mustRun, node } from "../scripts/run.mjs";
import { syntheticSections } from "../tests/stand-ins/synthetic-articles.ts";
import { databases, type TestDatabase } from "../tests/store/databases.ts";
import { fillRecords, fillStories } from "./fill-stories.ts";

const [drawer = "", count = "1000000"] = process.argv.slice(2);
const kinds = ["article-list", "card-grid", "bucket", "three-across", "two-across", "spotlight"];

/** What each of the thirty modules of a front lists: no two of them the same. */
const fronts: Readonly<Record<string, (place: number) => object>> = {
  "by-section": (place) => ({ searchSelected: syntheticSections[place % syntheticSections.length], offset: place * 5 }),
  "by-topic": (place) => ({
    isTag: true,
    searchSelected: `${syntheticSections[place % syntheticSections.length]}/topic-${place}`,
  }),
};

const records = Object.entries(fronts).flatMap(([id, list]) => [
  { type: "section", id, title: id },
  {
    type: "layout",
    id,
    subtype: "sectionLayout",
    elementId: id,
    title: id,
    main: Array.from({ length: 30 }, (_, place) => ({
      is: kinds[place % kinds.length],
      props: { title: `Module ${place + 1}`, searchCriteria: { ...list(place), size: 5 } },
    })),
  },
]);

for (const database of databases) await measure(database);

async function measure({ name, empty, stop }: TestDatabase): Promise<void> {
  const { databaseUrl, dataDir, drop } = await empty();
  const store = await openStore({ dataDir, databaseUrl });
  await fillStories(store, 1, Number(count));
  await fillRecords(store, records);
  await store.close();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    FRONT_PATHS: Object.keys(fronts)
      .map((id) => `/${id}`)
      .join(" "),
    FRONTS_OF: `${Number(count).toLocaleString("en")} stories on ${name}`,
  };
  await mustRun(node, [drawer], { env });
  await drop();
  await stop();
}
