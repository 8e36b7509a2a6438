import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";
import { sanitise } from "./sanitise.server.ts";

it.each([
  ["<ruby>市長<rt>しちょう</rt></ruby>が辞任", "市長（しちょう）が辞任"],
  ["<ruby>市<rt>し</rt>長<rt>ちょう</rt></ruby>", "市（し）長（ちょう）"],
  ["<ruby>市<rt>し<rb>長<rt>ちょう</ruby>が", "市（し）長（ちょう）が"],
  ["<ruby>お<rt></rt>茶<rt>ちゃ</rt></ruby>", "お茶（ちゃ）"],
  ["<ruby><rb>港</rb><rp>(</rp><rt>みなと</rt><rp>)</rp></ruby>と<ruby>市<rt>し</rt></ruby>", "港(みなと)と市（し）"],
  ["<ruby>港<rp></rp><rt>みなと</rt><rp></rp></ruby>", "港（みなと）"],
  ['<ruby lang="zh">北京<rt>Běijīng</rt></ruby>', "北京（Běijīng）"],
  ["the <RUBY>WWW<RT>World Wide Web</RT></RUBY> of", "the WWW (World Wide Web) of"],
  ["<ruby><b>港</b><rt><i>みなと</i></rt></ruby>", "港（みなと）"],
  ["He said <q>yes</q>, twice.", "He said “yes”, twice."],
  ['<q cite="/a">He said <q>no</q></q>.', "“He said ‘no’”."],
  ["</q>He said <q>yes", "He said “yes”"],
  ["a < b, <quote>c</quote>", "a < b, c"],
])("%s reads %s", (html, words) => {
  expect(plainText(sanitise(html, "paragraph"))).toBe(words);
  expect(plainText(sanitise(html, "plain"))).toBe(words);
  expect(plainText(sanitise(html, "pasted"))).toBe(words);
});

it("what is pasted keeps the element of a quotation", () => {
  expect(sanitise("<p>He said <q>yes</q>.</p>", "pasted")).toBe("<p>He said <q>yes</q>.</p>");
});

it("words that a style strikes through are struck", () => {
  const html = '<span style="text-decoration: line-through;">900</span> <span style="color:red">800</span>';
  expect(sanitise(html, "paragraph")).toBe("<s>900</s> 800");
});
