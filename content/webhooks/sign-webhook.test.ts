import { expect, it } from "vitest";
import { newWebhookSecret, webhookHeaders } from "./sign-webhook.ts";

/** The example that libraries of the convention are tested with. */
const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

it("signs as the convention says", () => {
  expect(webhookHeaders(message, [secret])).toEqual({
    "webhook-id": message.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": signature,
  });
});

it("signs with every secret while one is being changed", () => {
  const [first, second, ...more] = (
    webhookHeaders(message, [newWebhookSecret(), secret])["webhook-signature"] ?? ""
  ).split(" ");
  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  expect([second, more]).toEqual([signature, []]);
});

it("makes secrets of 32 bytes that are no other's", () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
