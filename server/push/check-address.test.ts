import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endpointFault, keysFault } from "./check-address.ts";
import { knownPushServices } from "./push-services.ts";

describe("ROUTE-05 an endpoint", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://web.push.apple.com/QF3x", true],
    ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
    ["https://push.example/a", false],
    ["https://8.8.8.8/push", false],
    ["https://fcm.googleapis.com.evil.example/a", false],
    ["https://evilpush.apple.com/a", false],
    ["https://fcm.googleapis.com:8443/a", false],
    ["http://fcm.googleapis.com/fcm/send/abc", false],
    ["https://user:secret@fcm.googleapis.com/a", false],
    ["https://localhost/a", false],
    ["https://localhost./a", false],
    ["https://printer/a", false],
    ["https://db.internal/a", false],
    ["https://router.local/a", false],
    ["https://127.0.0.1/a", false],
    ["https://2130706433/a", false],
    ["https://0x7f.1/a", false],
    ["https://169.254.169.254/latest/meta-data", false],
    ["https://[::1]/a", false],
    ["https://[::ffff:10.0.0.1]/a", false],
    ["file:///etc/passwd", false],
    ["not an address", false],
    [`https://fcm.googleapis.com/${"a".repeat(1000)}`, false],
  ])("%s may be called: %s", (endpoint, may) => {
    expect(endpointFault(endpoint, knownPushServices) === undefined).toBe(may);
  });

  it.each([
    ["https://a.push.example/x", true],
    ["https://push.example/x", false],
    ["https://evil-push.example/x", false],
    ["http://a.push.example/x", false],
    ["http://127.0.0.1:4000/x", true],
    ["http://127.0.0.1:4001/x", false],
    ["http://127.0.0.1:4000@evil.example/x", false],
  ])("at the services that were named: %s, %s", (endpoint, may) => {
    const services = ["https://*.push.example", "http://127.0.0.1:4000"];
    expect(endpointFault(endpoint, services) === undefined).toBe(may);
  });
});

describe("ROUTE-05 the keys of a device", () => {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys().toString("base64url");
  const auth = Buffer.alloc(16, 7).toString("base64url");

  it.each([
    ["whole", { p256dh, auth }, true],
    ["with a short secret", { p256dh, auth: "abc" }, false],
    ["with a compressed point", { p256dh: pair.getPublicKey("base64url", "compressed"), auth }, false],
    ["off the curve", { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth }, false],
    ["with no point", { p256dh: "", auth }, false],
  ])("%s", (_, keys, good) => expect(keysFault(keys) === undefined).toBe(good));
});
