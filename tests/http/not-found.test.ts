import { describe, expect, it } from "vitest";
import { get, getDocument } from "./site.ts";

const path = "/politics/storm-recovery-bill-misspelt";

describe("the 404 page", () => {
  it("NF-01 NF-06 has its status, its title, its sub-title and the message", async () => {
    const { response, root } = await getDocument(path);
    expect(response.status).toBe(404);
    expect(root.querySelector("h1")?.text).toBe("Something has gone wrong…");
    const words = root.querySelector("main")?.text;
    expect(words).toContain("It seems you clicked on a bad link and stumbled upon our 404 page");
    expect(words).toContain("This page could not be found");
  });

  it("NF-02 its search form asks by GET and shows the bad path with spaces for slashes", async () => {
    const form = (await getDocument(path)).root.querySelector("main form");
    expect(form?.getAttribute("action")).toBe("/search-results/search");
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.querySelector('input[name="q"]')?.getAttribute("placeholder")).toBe(
      "politics storm-recovery-bill-misspelt",
    );
  });

  it("NF-03 suggests what /api/suggestions answers for the words of the path", async () => {
    const { root } = await getDocument(path);
    const answer: { url: string }[] = await (
      await get("/api/suggestions/politics storm-recovery-bill-misspelt")
    ).json();
    expect(answer.length).toBeGreaterThan(0);
    expect(root.querySelector("main")?.text).toContain("Here's what we think you might be looking for:");
    for (const { url } of answer) expect(root.querySelector(`main a[href="${url}"]`)).not.toBeNull();
  });

  it("NF-04 NF-05 says how one got here and what to do now", async () => {
    const { root } = await getDocument(path);
    const words = root.querySelector("main")?.text ?? "";
    for (const text of [
      "How did I get here?",
      "has moved",
      "typo in the URL",
      "What should I do now?",
      "back button",
      "search box",
    ]) {
      expect(words).toContain(text);
    }
    expect(root.querySelector('main a[href="/"]')).not.toBeNull();
    const report = root.querySelectorAll("main a").find(({ text }) => text === "Report the link as missing");
    expect((await get(report?.getAttribute("href") ?? "")).status).toBe(200);
  });
});
