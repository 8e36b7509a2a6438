import { expect, it } from "vitest";
import { readDocument } from "./read-document.ts";

const site = "https://news.example";

it("reads the links and pictures of a document that are of this site", () => {
  const html = `<a href="/us/one?page=2#x">1</a><a href="https://news.example/us/two">2</a><a href="https://other.example/us/three">3</a>
    <a href="mailto:a@b.example">4</a><link rel="amphtml" href="https://news.example/us.amp"><img src="/img/uploads/art/96/54/ship.jpg?ve=1&amp;tl=1"><img src="/uploads/art/quay.gif">
    <img src="https://pictures.example/a.jpg">`;
  expect(readDocument(html, `${site}/us`)).toEqual({
    links: ["/us/one", "/us/two", "/us.amp"],
    pictures: new Map([
      ["/uploads/art/ship.jpg", "/img/uploads/art/96/54/ship.jpg"],
      ["/uploads/art/quay.gif", "/uploads/art/quay.gif"],
    ]),
  });
});
