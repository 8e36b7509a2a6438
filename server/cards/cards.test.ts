import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { SocialCard } from "../../site/head/social-card.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { readFonts } from "./card-fonts.ts";
import { cardWords, writtenWith } from "./card-words.ts";
import { cardDrawing } from "./draw-card.ts";
import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { fitHeadline } from "./fit-headline.ts";

const room = { width: 1000, height: 330, sizes: [80, 60, 40], lineHeight: 1.1, characterWidth: 0.5 };

it.each([
  ["a few words", "Storm makes landfall", 80],
  ["as many as three large lines hold", "twelve chars ".repeat(5).trim(), 80],
  ["more", "twelve chars ".repeat(8).trim(), 60],
  ["a word too long for the largest size", "a".repeat(30), 60],
])("META-01 a headline of %s is set as large as it fits", (_, text, size) => {
  expect(fitHeadline(text, room)).toMatchObject({ text, size });
});

it("META-01 what has no room is cut after a word", () => {
  const { text, size } = fitHeadline("twelve chars ".repeat(60), room);
  expect(size).toBe(40);
  expect(text).toMatch(/^(twelve chars )+(twelve )?(twelve|chars)…$/);
  expect(text.length).toBeLessThan(360);
});

it.each([
  ["Senate clears $38.6 billion “storm” bill — at last", "Senate clears $38.6 billion “storm” bill — at last"],
  ["Łódź, Çatalhöyük, Ştefan", "Łódź, Çatalhöyük, Ştefan"],
  ["Fest 🎉 in Köln 👩‍👩‍👧", "Fest in Köln"],
  ["🇩🇪 Köln ★ jubelt →", "Köln jubelt"],
  ["1️⃣ platz", "1 platz"],
  ["Ein‑ und Ausfuhr", "Ein- und Ausfuhr"],
  ["5 ‰", "5"],
  ["Новости", undefined],
  ["東京 in May", undefined],
  ["נמל", undefined],
  ["أخبار", undefined],
  ["", ""],
])("META-01 of %j a card in the build's letters says %j", async (text, said) => {
  const { default: satori } = await import("satori");
  expect(await cardWords([text], { satori, fonts: await readFonts() })).toEqual(
    said === undefined ? undefined : [said],
  );
});

it("META-01 letters that join or run from the right are set by no card, whatever fonts there are", () => {
  const hasAll = () => false;
  expect(writtenWith("Новости 東京", hasAll)).toBe("Новости 東京");
  for (const text of ["נמל", "أخبار", "समाचार"]) expect(writtenWith(text, hasAll)).toBeUndefined();
});

describe("a card", () => {
  const asked: string[] = [];
  const draw = cardDrawing({
    pictureOf: async (url, { width, height }) => {
      asked.push(url);
      if (url.includes("missing")) throw new Error("not there");
      return sharp({ create: { width, height, channels: 3, background: "#00ff00" } })
        .jpeg()
        .toBuffer();
    },
    publishersCard: () =>
      sharp({ create: { width: 1200, height: 675, channels: 3, background: "#ff00ff" } })
        .png()
        .toBuffer(),
    queue: new WorkQueue({ atOnce: 1, mostWaiting: 10 }),
  });
  const pixel = async (bytes: Buffer, left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const cards: SocialCard[] = [
    { kind: "story", label: "Politics", headline: "Senate clears the bill", byline: "Nora Castellan" },
    { kind: "opinion", label: "Opinion", headline: "Keep the library open", byline: "N. C.", face: "/uploads/f.svg" },
    { kind: "live", label: "Live coverage", headline: "The storm", picture: "/uploads/p.svg" },
    { kind: "live", label: "Live coverage", headline: "The storm", picture: "/uploads/missing.svg" },
  ];

  it.each(cards.flatMap((card) => [imageSizes.social, imageSizes.twitter].map((size) => ({ card, size }))))(
    "META-01 of kind $card.kind is a JPEG of $size.width by $size.height",
    async ({ card, size }) => {
      const bytes = await draw(card, size);
      expect(await sharp(bytes).metadata()).toMatchObject({ ...size, format: "jpeg" });
      expect(bytes.length).toBeLessThan(200_000);
    },
  );

  it("META-01 shows the picture of what is live, and does without one that is missing", async () => {
    const [, , withPicture, without] = await Promise.all(cards.map((card) => draw(card, imageSizes.social)));
    const green = await pixel(withPicture ?? Buffer.of(), 1100, 400);
    expect(green[1]).toBeGreaterThan(200);
    expect((await pixel(without ?? Buffer.of(), 1100, 400))[1]).toBeLessThan(80);
    expect(asked).toContain("/uploads/f.svg");
  });

  it("META-01 with words the fonts cannot write is the publisher's", async () => {
    const bytes = await draw({ kind: "story", label: "World", headline: "東京" }, imageSizes.twitter);
    const [red = 0, green = 255, blue = 0] = await pixel(bytes, 500, 250);
    expect([red > 240, green < 20, blue > 240]).toEqual([true, true, true]);
  });
});
