import { expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";

it("a live event's updates are sanitised prose", () => {
  const { doc } = accepted("live_event", {
    title: "T",
    updates: [{ id: 1, body: "<p onclick=x>Now</p><script>1</script>", pinned: "true" }],
  });
  expect(doc.updates).toEqual([{ id: "1", body: "<p>Now</p>", pinned: true, key: false, blocks: [] }]);
});

it("LIVE-01 a live event's updates may hold components; what cannot be read is a gap with its place", () => {
  const { doc } = accepted("live_event", {
    title: "T",
    heading: "Storm center",
    updates: [{ id: 1, components: [{ is: "article-image", props: { url: "/uploads/a.jpg" } }, { is: "gone" }] }],
  });
  expect(doc.updates[0]?.blocks).toMatchObject([{ kind: "article-image", props: { url: "/uploads/a.jpg" } }]);
  expect(doc.gaps).toMatchObject([{ at: "updates.0.components.1", name: "gone" }]);
  expect(doc.heading).toMatchObject({ title: "Storm center", isBreaking: false, videos: [] });
});

it.each([{}, { title: " " }, { body: "<p> </p>" }, { body: "<script>1</script>" }, { components: [{ is: "gone" }] }])(
  "LIVE-01 an update that shows nothing is no post, and is told: %j",
  (empty) => {
    const updates = [
      { id: 1, title: "First" },
      { id: "2", time: "2026-11-14T12:00:00Z", ...empty },
    ];
    const { doc } = accepted("live_event", { title: "T", updates });
    expect(doc.updates.map(({ id }) => id)).toEqual(["1"]);
    expect(doc.gaps.at(-1)).toEqual({
      at: "updates.1",
      reasons: ["has no title, no body and no component: nothing to show"],
    });
  },
);

it("LIVE-01 of two updates with one id the first is the one", () => {
  const updates = [
    { id: 1, title: "First" },
    { id: "1", title: "Second" },
  ];
  expect(accepted("live_event", { title: "T", updates }).doc.updates.map(({ title }) => title)).toEqual(["First"]);
});

it("LIVE-01 the addresses that a live event had lead to the one it has", () => {
  const { path, aliases } = accepted("live_event", {
    title: "T",
    path: "storm",
    canonical_url: "/coverage/storm",
    urls: ["/coverage/harbor", { url: "https://elsewhere.example/x" }],
  }).index;
  expect({ path, aliases }).toEqual({ path: "/coverage/storm", aliases: ["/coverage/harbor"] });
});
