// Working copies that an older version left.

import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { frontOf } from "../../model/desk/front.ts";
import { databases } from "./databases.ts";
import { beforeKeyedBases } from "./older-version.ts";

const layout = { id: 7, main: [1, 2].map((number) => ({ is: "ad", props: { iu: String(number) } })) };
const front = frontOf(layout);

describe.each(databases)("working copies of an older version on $name", ({ empty, stop }) => {
  afterAll(() => stop?.());

  it("know what they are copies of, module by module", async () => {
    const home = await empty();
    const before = await openStore(home);
    await before.desk.drafts.begin("7", front, "v1");
    await before.close();
    await beforeKeyedBases(home, layout);

    const store = await openStore(home);
    expect(await store.desk.drafts.open("7")).toMatchObject({ base: front, front, baseVersion: "v1" });
    await store.close();
    await home.drop();
  });
});
