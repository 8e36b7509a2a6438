import { expect, it } from "vitest";
import { readEdge } from "./edge-address.ts";

it.each([
  [
    "varnish://10.0.0.5:6081",
    { kind: "varnish", name: "varnish://10.0.0.5:6081", target: "http://10.0.0.5:6081/", isSoft: true },
  ],
  [
    "varnish+https://cache.internal?hard",
    { kind: "varnish", name: "varnish://cache.internal", target: "https://cache.internal/", isSoft: false },
  ],
  [
    "fastly://SU1Z0isxPaozGVKXdv0eY",
    { kind: "fastly", name: "fastly://SU1Z0isxPaozGVKXdv0eY", target: "SU1Z0isxPaozGVKXdv0eY", isSoft: true },
  ],
  [
    "cloudflare://023e105f4ecef8ad",
    { kind: "cloudflare", name: "cloudflare://023e105f4ecef8ad", target: "023e105f4ecef8ad", isSoft: false },
  ],
  [
    "webhook://cdn.example.com/purge?soft",
    { kind: "webhook", name: "webhook://cdn.example.com/purge", target: "https://cdn.example.com/purge", isSoft: true },
  ],
  [
    "webhook+http://127.0.0.1:8080/",
    { kind: "webhook", name: "webhook://127.0.0.1:8080/", target: "http://127.0.0.1:8080/", isSoft: true },
  ],
])("%s names an edge", (written, edge) => {
  expect(readEdge(written)).toEqual(edge);
});

it.each([
  "akamai://x",
  "10.0.0.5:6081",
  "varnish://",
  "varnish://10.0.0.5/path",
  "varnish://user:secret@10.0.0.5",
  "varnish://10.0.0.5?softly",
  "cloudflare://zone?soft",
  "fastly://a/b",
  "fastly+https://service",
])("%s names none", (written) => {
  expect(readEdge(written)).toHaveProperty("fault");
});
