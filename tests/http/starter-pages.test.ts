// The pages that a new brand begins with: they never stand in the way of a publisher's own, and are where the brand wants them.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writtenBlog } from "../stand-ins/blog/written-blog.ts";
import { eventually } from "../eventually.ts";
import { runContent, runNode, startDemoSite, type DemoSite } from "../demo-site.ts";

const root = join(import.meta.dirname, "..", "..");
let home: string;
let env: Record<string, string>;
let site: DemoSite;
let starters: string;

async function brandWith(addresses: object): Promise<void> {
  const file = join(home, "quay", "brand.json");
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), addresses }));
}

async function stored(...records: readonly object[]): Promise<string> {
  const { stdout, stderr } = await runContent(
    ["import", "-"],
    env,
    records.map((each) => JSON.stringify(each)).join("\n"),
  );
  return stderr + stdout;
}

const start = () => startDemoSite({ empty: true, dataDir: join(home, "data"), env });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "starter-pages-"));
  env = { BRAND_DIR: join(home, "quay"), DATA_DIR: join(home, "data") };
  const flags = ["--name", "The Quay", "--domain", "quay.example", "--slogan", "News", "--email", "desk@quay.example"];
  const made = await runNode([join(root, "scripts/brand.ts"), "new", join(home, "quay"), ...flags], {});
  expect(made.status, made.stderr).toBe(0);
  starters = await readFile(join(home, "quay", "pages.jsonl"), "utf8");
  await brandWith({ contact: "/write-to-us" });
  // One was moved in before, the other comes after.
  await stored(ownPage("wp-1", "/about", "Since 1871"));
  const { stderr } = await runContent(["import", "-"], env, starters);
  expect(stderr).toContain("cannot be reached: static_page/wp-1 is shown at /about");
  await stored(ownPage("zz-2", "/terms-of-use", "Our terms"));
  // And a whole blog, whose page stood at an address of one of them.
  const blog = join(home, "blog.xml");
  const page = { id: 3, type: "page", title: "What we do with data", link: "/privacy-policy/", html: "<p>Little.</p>" };
  await writeFile(blog, writtenBlog({ address: "https://quay.example", items: [page] }));
  const moved = await runContent(["import-wordpress", blog], env);
  expect(moved.stderr).not.toContain("old address");
  site = await start();
});

afterAll(async () => {
  await site.stop();
  await rm(home, { recursive: true, force: true });
});

const ownPage = (id: string, path: string, title: string) => ({
  type: "static_page",
  id,
  path,
  title,
  components: [{ is: "paragraph", props: { text: `${title}.` } }],
});

async function titleAt(path: string): Promise<string | undefined> {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return response.status === 200
    ? parse(await response.text()).querySelector("h1")?.text
    : `${response.status} ${response.headers.get("location") ?? ""}`;
}

it.each([
  ["/about", "Since 1871", "a page that was there before it"],
  ["/terms-of-use", "Our terms", "a page that came after it"],
  ["/privacy-policy", "What we do with data", "a page of a blog that moved in after it"],
])("at %s a reader sees %s: %s", async (path, title) => {
  expect(await titleAt(path)).toBe(title);
});

it("where there is no other, a page to begin with is shown, at the address that the brand names", async () => {
  expect(await titleAt("/write-to-us")).toBe("Contact");
  expect(await titleAt("/contact")).toBe("301 /write-to-us");
});

it("stays out where a page of its id has been made one's own, and follows what is written in it until then", async () => {
  const [about, ...others] = starters.trim().split("\n");
  const own = { ...JSON.parse(others.at(-1) ?? ""), title: "Choose", starter: false };
  expect(await stored(own)).toContain("1 stored");
  const again = await stored(own, ...others.map((line): object => JSON.parse(line)));
  expect(again).toContain("is left out: it is a page to begin with, and yours is there");
  expect(again).toContain("0 stored, 6 unchanged");
  expect(await stored({ ...JSON.parse(about ?? ""), title: "About all of us" })).toContain("1 stored");
});

it("moves with the brand's address", async () => {
  await site.stop();
  await brandWith({ contact: "/desk-of-letters" });
  site = await start();
  await eventually(async () => expect(await titleAt("/desk-of-letters")).toBe("Contact"));
  expect(await titleAt("/write-to-us")).toBe("404 ");
});
