import { expect, it } from "vitest";
import { bareHost } from "../model/addresses/own-hosts.ts";
import { brand } from "../model/brand.ts";
import { readConfig, siteHosts } from "./config.ts";

it("has a default for everything", () => {
  expect(readConfig({})).toMatchObject({ HOST: "0.0.0.0", PORT: 3000, LOG_LEVEL: "info" });
});

it("ROUTE-23 the hosts of the settings are the site's own", () => {
  const config = readConfig({
    SITE_ORIGIN: "https://www.example.com:8443",
    OWN_HOSTS: "old.example.com, example.org:81",
  });
  expect(siteHosts(config).hosts).toEqual(["www.example.com:8443", "old.example.com", "example.org:81"]);
});

it.each([
  ["prod", []],
  ["staging", [`staging.${bareHost(brand.domain)}`]],
])("STATE-05 ROUTE-23 so is that of its stage below the brand's domain: %s", (ENV_STAGE, hosts) => {
  expect(siteHosts(readConfig({ ENV_STAGE })).hosts).toEqual(hosts);
});

it.each([
  [{ PORT: "80000" }, "PORT=80000"],
  [{ PORT: "web" }, "PORT=web"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL=mysql://x"],
  [{ DATABASE_READ_URL: "postgres://replica/site" }, "is a replica of the database at DATABASE_URL, which is not set"],
  [{ SITE_ORIGIN: "example.com" }, "SITE_ORIGIN=example.com"],
  [{ SITE_ORIGIN: "https://example.com/news" }, "scheme and host only"],
  [{ OWN_HOSTS: "https://example.com" }, "hosts between commas"],
  [{ OWN_HOSTS: "example.com,,old.example.com" }, "hosts between commas"],
  [{ IMAGE_SOURCES: "img.example.com,*.example.com" }, "hosts between commas"],
  [{ IMAGE_SOURCES: "ftp://img.example.com" }, "hosts between commas"],
  [{ IMAGE_SOURCES_INSIDE: "a b" }, "IMAGE_SOURCES_INSIDE=a b"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud"],
  [{ PURGE: "varnish://10.0.0.5 akamai://x" }, "must be addresses such as varnish://10.0.0.5:6081"],
  [{ PURGE: "fastly://SERVICE" }, "PURGE_FASTLY_TOKEN=…: must be set when PURGE names fastly"],
  [{ PURGE: "cloudflare://ZONE" }, "PURGE_CLOUDFLARE_TOKEN=…: must be set when PURGE names cloudflare"],
  [{ PURGE: "webhook://a/b", PURGE_WEBHOOK_SECRET: "whsec_short" }, "PURGE_WEBHOOK_SECRET=…: must be whsec_"],
  [
    { PURGE: "varnish://10.0.0.5", CONTENT_API_URL: "https://api.example.com/" },
    "PURGE=varnish://10.0.0.5: cannot be set with CONTENT_API_URL",
  ],
  [{ MEDIA_URL: "s3://id:hidden@news" }, "MEDIA_URL=…: must hold no key"],
  [
    { MEDIA_URL: "s3://news?region=eu", AWS_ACCESS_KEY_ID: "id" },
    "AWS_SECRET_ACCESS_KEY=…: must be set when MEDIA_URL is",
  ],
  [{ MEDIA_TIMEOUT_SECONDS: "0" }, "MEDIA_TIMEOUT_SECONDS=0"],
  [{ REGION_HEADER: "cf ipcountry" }, "name of a request header"],
  [{ REGION_DEFAULT: "usa" }, "REGION_DEFAULT=usa"],
  [{ BODY_ADS: "by-line" }, "BODY_ADS=by-line"],
  [{ AD_PROVIDER: "gpt" }, "AD_NETWORK=: must be set when AD_PROVIDER is gpt"],
  [{ AD_NETWORK: "12/34" }, "AD_NETWORK=12/34"],
  [{ AD_REFRESH_SECONDS: "5" }, "30 and more"],
  [{ WRITE_TIMEOUT_SECONDS: "0" }, "WRITE_TIMEOUT_SECONDS=0"],
  [{ REQUEST_TIMEOUT_SECONDS: "soon" }, "REQUEST_TIMEOUT_SECONDS=soon"],
  [{ AD_SCRIPT_URL: "javascript:alert(1)" }, "AD_SCRIPT_URL"],
  [{ AD_META_URL: "https://feed.example/meta" }, "must hold {id}"],
  [{ REVISIONS_DAYS: "-1" }, "REVISIONS_DAYS=-1"],
  [{ REVISIONS_MOST: "many" }, "REVISIONS_MOST=many"],
  [{ RENDER_QUEUE: "0" }, "RENDER_QUEUE=0"],
  [{ CLIENT_ADDRESS_HEADER: "x reader" }, "name of a request header"],
  [{ PREVIEW_SECRET: "short" }, "PREVIEW_SECRET=…"],
])("refuses %o and names it", (environment, part) => {
  expect(() => readConfig(environment)).toThrow(part);
});

it("STATE-07 flags come from the configuration", () => {
  expect(readConfig({ FLAGS: "new-header, -autoplay" }).FLAGS).toEqual({ "new-header": true, autoplay: false });
});

it("STATE-05 the client's values are settings, empty unless given", () => {
  expect(readConfig({})).toMatchObject({ A57_URL: "", ISA_DOMAIN: "", FACEBOOK_ARTICLE_APP_ID: "" });
  expect(readConfig({ A57_URL: "https://a57.example", FACEBOOK_ARTICLE_APP_ID: "42" })).toMatchObject({
    A57_URL: "https://a57.example",
    FACEBOOK_ARTICLE_APP_ID: "42",
  });
});
