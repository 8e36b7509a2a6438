import { expect, it } from "vitest";
import { readS3Address } from "./s3-address.ts";

const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "hidden" };
const read = (url: string, more: object = {}) => readS3Address(url, { ...keys, ...more });

it.each([
  ["s3://news?endpoint=https://s3.example.com", {}, "https://s3.example.com/news/", "", "us-east-1"],
  ["s3://news/?endpoint=http://10.0.0.5:9000/", {}, "http://10.0.0.5:9000/news/", "", "us-east-1"],
  ["s3://news/site?endpoint=https://x.example/s3", {}, "https://x.example/s3/news/", "site/", "us-east-1"],
  ["s3://news//a/b%20c/", { AWS_ENDPOINT_URL_S3: "https://s3.x.y" }, "https://s3.x.y/news/", "a/b c/", "us-east-1"],
  ["s3://news", { AWS_ENDPOINT_URL: "https://s3.x.y", AWS_REGION: "eu" }, "https://s3.x.y/news/", "", "eu"],
  ["s3://news?region=eu-west-1", { AWS_REGION: "eu" }, "https://news.s3.eu-west-1.amazonaws.com/", "", "eu-west-1"],
  ["s3://news", { AWS_DEFAULT_REGION: "us-west-2" }, "https://news.s3.us-west-2.amazonaws.com/", "", "us-west-2"],
])("%s with %o is %s", (url, aws, expected, prefix, region) => {
  const address = read(url, aws);
  expect(address).toMatchObject({ url: new URL(expected), prefix, region, bucket: "news" });
  expect("name" in address && address.name).not.toContain("hidden");
});

it.each([
  ["https://news.example", "must be s3:// with a bucket"],
  ["news", "must be s3:// with a bucket"],
  ["s3://", "must name a bucket"],
  ["s3://My_Bucket?region=eu", "small letters"],
  ["s3://id:secret@news?region=eu", "must hold no key"],
  ["s3://news?region=eu&secret=x", "not secret"],
  ["s3://news?endpoint=s3.example.com", "scheme and host"],
  ["s3://news?endpoint=https://id:secret@s3.example.com", "scheme and host"],
  ["s3://news", "needs an endpoint, or at Amazon a region"],
])("%s cannot be used: %s", (url, fault) => {
  const address = read(url);
  expect("faults" in address && address.faults.map((one) => `${one.name} ${one.fault}`).join()).toContain(fault);
});

it("says which keys are missing", () => {
  const address = readS3Address("s3://news?region=eu", { AWS_ACCESS_KEY_ID: "id" });
  expect(address).toEqual({ faults: [{ name: "AWS_SECRET_ACCESS_KEY", fault: "must be set when MEDIA_URL is" }] });
});
