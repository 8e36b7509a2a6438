import { describe, expect, it } from "vitest";
import { readPlainGet, type PlainGet } from "./plain-get.ts";

const request = (line: string, ...headers: string[]) => [line, ...headers, "", ""].join("\r\n");
const read = (text: string, before?: PlainGet) => readPlainGet(Buffer.from(text, "latin1"), before);
const get = "GET /politics/a-story?page=2 HTTP/1.1";

describe("a request the front door answers itself", () => {
  it.each([
    ["as a browser sends it", [get, "Host: example.com", "Connection: keep-alive", "Accept-Encoding: gzip, br"]],
    ["with its header names in any case", [get, "HOST: example.com", "accept-encoding:gzip, br"]],
  ])("%s", (_, lines) => {
    const [line = "", ...headers] = lines;
    expect(read(request(line, ...headers))).toMatchObject({
      url: "/politics/a-story?page=2",
      accepted: { encoding: "br" },
    });
  });

  it("may say nothing of encodings", () => {
    expect(read(request(get, "Host: a"))).toMatchObject({
      url: "/politics/a-story?page=2",
      accepted: { encoding: "identity" },
    });
  });

  it.each([
    ["the same headers", ["Host: a", "Accept-Encoding: gzip"], "gzip"],
    ["another encoding", ["Host: a", "Accept-Encoding: br"], "br"],
    ["fewer headers", ["Host: a"], "identity"],
    ["more headers", ["Host: a", "Accept-Encoding: gzip", "Accept: */*"], "gzip"],
  ])("may follow another one with %s", (_, headers, encoding) => {
    const before = read(request(get, "Host: a", "Accept-Encoding: gzip"));
    expect(before).toBeDefined();
    expect(read(request("GET / HTTP/1.1", ...headers), before)).toMatchObject({ url: "/", accepted: { encoding } });
  });

  it("may name a dictionary", () => {
    const headers = ["Host: a", "Accept-Encoding: gzip, br, dcz", "Available-Dictionary: :abc=:"];
    const accepted = { encoding: "br", dictionary: ":abc=:" };
    const before = read(request(get, ...headers));
    expect(before).toMatchObject({ accepted });
    expect(read(request("GET / HTTP/1.1", ...headers), before)).toMatchObject({ url: "/", accepted });
  });
});

describe("a request that is left to node:http", () => {
  it.each([
    ["another method", request("HEAD / HTTP/1.1", "Host: a")],
    ["an older protocol", request("GET / HTTP/1.0", "Host: a")],
    ["an absolute address", request("GET http://a/ HTTP/1.1", "Host: a")],
    ["an address that is not ASCII", request("GET /é HTTP/1.1", "Host: a")],
    ["no host", request(get, "Accept: */*")],
    ["no headers", request(get)],
    ["nothing", ""],
    ["half an address", "GET /poli"],
    ["half a request", "GET / HTTP/1.1\r\nHost: a\r\n"],
    ["two requests at once", request(get, "Host: a") + request(get, "Host: a")],
    ["a body", `${request(get, "Host: a", "Content-Length: 1")}x`],
    ["a length", request(get, "Host: a", "Content-Length: 0")],
    ["a coded body", request(get, "Host: a", "Transfer-Encoding: chunked")],
    ["a coded body, spelled to deceive", request(get, "Host: a", "Transfer-Encoding : chunked")],
    ["a folded header", request(get, "Host: a", " Transfer-Encoding: chunked")],
    ["a bare line feed", request(get, "Host: a\nTransfer-Encoding: chunked")],
    ["a null", request(get, "Host: a\0")],
    ["a condition", request(get, "Host: a", 'If-None-Match: "x"')],
    ["a range", request(get, "Host: a", "Range: bytes=0-1")],
    ["an upgrade", request(get, "Host: a", "Upgrade: websocket")],
    ["an expectation", request(get, "Host: a", "Expect: 100-continue")],
    ["a connection that is to end", request(get, "Host: a", "Connection: close")],
    ["a connection with more to say", request(get, "Host: a", "Connection: keep-alive, upgrade")],
  ])("%s", (_, text) => {
    expect(read(text)).toBeUndefined();
    expect(read(text, read(request(get, "Host: a")))).toBeUndefined();
  });
});
