import { expect, it } from "vitest";
import { endpointFault } from "./webhook-address.ts";

it.each([
  ["https://hooks.example.com/a?b=c", undefined],
  ["http://hooks.example.com/", "is not https"],
  ["https://10.0.0.7/", "is no public address"],
  ["https://localhost/y", "is no public address"],
  ["https://hooks.localhost./y", "is no public address"],
  ["https://[::1]/", "is no public address"],
  ["https://169.254.169.254/latest", "is no public address"],
  ["https://a:b@hooks.example.com/", "holds a password"],
  ["ftp://hooks.example.com/", "is no https address"],
  ["hooks.example.com", "is no https address"],
  ["http://10.0.0.8:8080/hook", undefined],
  ["http://10.0.0.8:8081/hook", "is not https"],
])("%s: %s", (address, fault) => {
  expect(endpointFault(address, ["10.0.0.8:8080"])).toBe(fault);
});
