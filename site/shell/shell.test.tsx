import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brand } from "../../model/brand.ts";
import { RenderedAt } from "../../core/rendered-at.ts";
import { AlertBanner } from "./AlertBanner.tsx";
import { ConnectionNote } from "./ConnectionNote.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { HotTopics } from "./HotTopics.tsx";
import { Menu } from "./Menu.tsx";
import { NetworkBar } from "./NetworkBar.tsx";

const newYearsEve = Date.parse("2027-01-01T04:30:00Z");

const html = (element: ReactNode) =>
  renderToString(<RenderedAt value={newYearsEve}>{element}</RenderedAt>).replaceAll("<!-- -->", "");

describe("the header", () => {
  const header = html(<Header place={{ section: "/politics", isFront: false }} />);

  it("HEADER-01 marks the current section", () => {
    expect(header).toMatch(/href="\/politics" aria-current="true"/);
    expect(header.match(/aria-current/g)).toHaveLength(1);
    expect(html(<Header place={{ section: "/politics", isFront: true }} />)).toMatch(
      /href="\/politics" aria-current="page"/,
    );
  });

  it("HEADER-02 shows the newsroom's time for which the page was made", () => {
    expect(header).toContain("Thursday, December 31");
    expect(header).toContain("11:30 PM");
  });

  it("HEADER-03 searches by GET with field q", () => {
    expect(header).toMatch(/<form[^>]* action="\/search-results\/search" method="get"/);
    expect(header).toMatch(/<input[^>]* name="q"/);
  });

  it("HEADER-04 has Login and Watch TV", () => {
    expect(header).toMatch(new RegExp(`href="${brand.login}".*?Login`));
    expect(header).toMatch(new RegExp(`href="${brand.watchLive}".*?Watch TV`));
  });
});

describe("hot topics", () => {
  const item = { text: "Storm", url: "/storm", openInNewWindow: false };

  it("HEADER-05 shows title and items", () => {
    const strip = html(
      <HotTopics topics={{ id: "hot-topics", title: "Now", title_color: "green", list_items: [item] }} />,
    );
    expect(strip).toMatch(/class="[^"]*green[^"]*">Now</);
    expect(strip).toMatch(/href="\/storm"[^>]*>Storm</);
  });

  it("HEADER-05 shows no strip without topics", () => {
    expect(html(<HotTopics topics={undefined} />)).toBe("");
    expect(html(<HotTopics topics={{ id: "hot-topics", list_items: [] }} />)).toBe("");
  });

  it("HEADER-07 opens marked topics in a new tab", () => {
    const strip = html(<HotTopics topics={{ id: "hot-topics", list_items: [{ ...item, openInNewWindow: true }] }} />);
    expect(strip).toContain('target="_blank" rel="noopener"');
  });
});

it("HEADER-06 the menu opens without script and holds every subcategory", () => {
  const menu = html(<Menu />);
  expect(menu).toContain('popover="auto"');
  expect(html(<Header place={{}} />)).toContain('popoverTarget="site-menu"');
  for (const { links } of brand.menu) for (const { url } of links) expect(menu).toContain(`href="${url}"`);
});

it("NETBAR-01 links to the network in new tabs", () => {
  const bar = html(<NetworkBar />);
  for (const { label, url } of brand.network)
    expect(bar).toMatch(new RegExp(`href="${url}" target="_blank" rel="noopener">${label.replace("+", "\\+")}<`));
});

it("FOOTER-01 has social links, RSS and newsletters", () => {
  const footer = html(<Footer />);
  for (const { label, url } of brand.social)
    expect(footer).toMatch(new RegExp(`href="${url}"[^>]*aria-label="${label}"`));
  expect(footer).toContain('href="/rss"');
  expect(footer).toContain('href="/newsletters"');
});

it("FOOTER-02 has the year in US/Eastern and the note on market data", () => {
  const footer = html(<Footer />);
  expect(footer).toContain(`© 2026 ${brand.name}`);
  expect(footer).toContain("Market data delayed by at least 15 minutes.");
});

it("an alert is a link when it leads somewhere", () => {
  const alert = { id: "a", rev: "r", label: "Breaking News", text: "Quake" };
  expect(html(<AlertBanner alert={undefined} />)).toBe("");
  expect(html(<AlertBanner alert={alert} />)).not.toContain("<a ");
  expect(html(<AlertBanner alert={{ ...alert, url: "/us/quake" }} />)).toContain('href="/us/quake"');
});

it("STATE-02 says nothing of the connection before the browser knows", () => {
  expect(html(<ConnectionNote />)).toMatch(/^<output id="[^"]+"><\/output>$/);
});
