// A store that a newer version has worked on: left alone by every process of this one.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { builtContent } from "../demo-site.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { ofNewerVersion } from "./older-version.ts";
import { story } from "./sample-records.ts";

const sentence = "This store is of a newer version of the site (987-tables-to-come), and is left alone";

describe.each(databases)("a store of a newer version on $name", ({ empty, stop }) => {
  let home: EmptyHome;

  beforeEach(async () => {
    home = await empty();
    const store = await openStore(home);
    await store.write([story("a")]);
    await store.close();
    await ofNewerVersion(home);
  });
  afterEach(() => home.drop());
  afterAll(stop);

  it("is refused with a sentence that names the step", async () => {
    await expect(openStore(home)).rejects.toThrow(sentence);
  });

  it("is refused by the content command", async () => {
    const env = { ...process.env, DATA_DIR: home.dataDir, DATABASE_URL: home.databaseUrl ?? "" };
    const stats = promisify(execFile)(process.execPath, [builtContent, "stats"], { env });
    await expect(stats).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^content stats: This store is of a newer version[^\n]*\n$/),
    });
  });
});
