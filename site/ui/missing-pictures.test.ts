import { parseHTML } from "linkedom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { replaceMissingPictures } from "./missing-pictures.ts";
import { placeholder } from "../../model/pictures/placeholder.ts";

/** As much of an image as the rule touches. */
class FakeImage {
  dataset: Record<string, string> = { picture: "" };
  attributes: Record<string, string> = { src: "/img/a.jpg", srcset: "/img/a.jpg 1x" };
  complete = false;
  naturalWidth = 0;
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }
  removeAttribute(name: string): void {
    delete this.attributes[name];
  }
  set src(address: string) {
    this.attributes["src"] = address;
  }
}

let fail: (image: object) => void;

function documentWith(...images: FakeImage[]): Document {
  // As much of a document as the rule touches.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    addEventListener: (_: string, listener: (event: object) => void) => {
      fail = (image) => listener({ target: image });
    },
    removeEventListener: () => undefined,
    querySelectorAll: () => images,
  } as unknown as Document;
}

beforeEach(() => vi.stubGlobal("HTMLImageElement", FakeImage));
afterEach(() => vi.unstubAllGlobals());

it("LIST-06 a picture that fails to load becomes the placeholder", () => {
  const image = new FakeImage();
  replaceMissingPictures(documentWith(image));
  expect(image.attributes).toEqual({ src: "/img/a.jpg", srcset: "/img/a.jpg 1x" });
  fail(image);
  expect(image.attributes).toEqual({ src: placeholder });
});

it("LIST-06 one that had failed before the page was taken over is found", () => {
  const [broken, loaded] = [new FakeImage(), new FakeImage()];
  Object.assign(broken, { complete: true });
  Object.assign(loaded, { complete: true, naturalWidth: 720 });
  replaceMissingPictures(documentWith(broken, loaded));
  expect(broken.attributes["src"]).toBe(placeholder);
  expect(loaded.attributes["src"]).toBe("/img/a.jpg");
});

it("LIST-06 a failing placeholder is left alone, and so is a picture of another kind", () => {
  const [standIn, foreign] = [new FakeImage(), new FakeImage()];
  standIn.attributes = { src: placeholder, srcset: "as it was" };
  foreign.dataset = {};
  replaceMissingPictures(documentWith());
  fail(standIn);
  fail(foreign);
  expect(standIn.attributes["srcset"]).toBe("as it was");
  expect(foreign.attributes["src"]).toBe("/img/a.jpg");
});

/** The page after its one picture has failed. */
function afterFailure(markup: string): string {
  const { document, HTMLImageElement, Event } = parseHTML(`<!doctype html><html><body>${markup}</body></html>`);
  vi.stubGlobal("HTMLImageElement", HTMLImageElement);
  replaceMissingPictures(document);
  document.querySelector("img")?.dispatchEvent(new Event("error", { bubbles: true }));
  return document.body.innerHTML;
}

it("BLOCK-04 a picture that must not be replaced is hidden with its figure", () => {
  expect(afterFailure(`<figure><img src="/a.jpg" data-picture="hide"></figure>`)).toMatch(/^<figure hidden(="")?>/);
});

it("BLOCK-04 pictures for certain screens give way to the placeholder too", () => {
  expect(afterFailure(`<picture><source srcset="/s.jpg"><img src="/a.jpg" data-picture=""></picture>`)).toBe(
    `<picture><img src="${placeholder}" data-picture=""></picture>`,
  );
});
