import { expect, it } from "vitest";
import { socialLinks } from "./social-links.ts";

it.each([
  ["x", "nora", "https://x.com/nora"],
  ["twitter_username", " @nora ", "https://x.com/nora"],
  ["facebook_url", "https://www.facebook.com/the.floor", "https://www.facebook.com/the.floor"],
  ["instagram", "instagram.com/nora", "https://instagram.com/nora"],
  ["tiktok", "nora", "https://www.tiktok.com/@nora"],
  ["email", "nora@news.example", "mailto:nora@news.example"],
  ["rss_url", "https://news.example/feed", "https://news.example/feed"],
  ["mastodon", "https://social.example/@nora", "https://social.example/@nora"],
  ["x", "javascript:alert(1)", "https://x.com/javascript:alert(1)"],
])("CARD-09 %s: %s → %s", (network, account, url) => {
  expect(socialLinks({ [network]: account })).toMatchObject([{ url }]);
});

it.each([
  ["mastodon", "nora"],
  ["rss", "nora"],
  ["constructor", "nora"],
  ["x", " @ "],
])("CARD-09 %s: %s is no link", (network, account) => {
  expect(socialLinks({ [network]: account })).toEqual([]);
});

it("one account under two names is one link", () => {
  expect(socialLinks({ x: "nora", twitter: "@nora" })).toHaveLength(1);
});

it("links stand in one order, whatever the record's", () => {
  const links = socialLinks({
    email: "a@b.example",
    other: "https://other.example",
    instagram: "a",
    twitter_username: "a",
  });
  expect(links.map(({ label }) => label)).toEqual(["X", "Instagram", "Email", "other"]);
});
