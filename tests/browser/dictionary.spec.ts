// The second story comes by the dictionary that came with the first page.

import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

const front = "/politics";
const story = "/politics/senate-clears-storm-recovery-bill";

interface Answered {
  encoding: string | undefined;
  path: string;
}

/** As they came over the wire: pages are not told of what the network made of them. */
async function answersOf(page: Page): Promise<Answered[]> {
  const answers: Answered[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  network.on("Network.requestWillBeSent", ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  network.on("Network.responseReceivedExtraInfo", ({ requestId, headers }) => {
    const path = paths.get(requestId);
    if (path !== undefined) answers.push({ path, encoding: headers["content-encoding"] });
  });
  await network.send("Network.enable");
  return answers;
}

async function withDictionary(page: Page): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(".dictionary")),
    page.goto(front),
  ]);
  await response.finished();
}

test("a document and the answer of a client navigation come by the dictionary, and are what they are without it", async ({
  page,
}) => {
  const answers = await answersOf(page);
  await withDictionary(page);
  expect(answers.find(({ path }) => path === front)?.encoding).toBe("br");
  // The browser takes a moment to have it at hand.
  await expect(async () => {
    await page.goto(story);
    expect(answers.findLast(({ path }) => path === story)?.encoding).toBe("dcz");
  }).toPass();
  await expect(page.locator("h1")).toContainText("Senate clears $38.6 billion");

  // A link that is pressed before the script is there brings a document.
  await expect(async () => {
    await page.goto(story);
    const link = page.locator("main a[href^='/politics/']").last();
    const path = (await link.getAttribute("href")) ?? "";
    const headline = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.locator("h1")).toContainText(headline);
    expect(answers.find((answer) => answer.path === `/_page${path}`)?.encoding).toBe("dcz");
  }).toPass();
});
