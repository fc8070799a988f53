import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../src/webhooks/address-rules.ts";
import { whyRefused } from "../../src/webhooks/webhook-url.ts";

describe("an address", () => {
  it.each(["93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:2800:21f:cb07::1", "2a00:1450::1"])(
    "%s is of the public internet",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "no address",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe("a URL", () => {
  it.each([
    "https://events.example/hook",
    "https://events.example:8443/hook?a=b",
    "https://93.184.215.14/",
  ])("%s may be sent to", (url) => {
    expect(whyRefused(url, false)).toBeUndefined();
  });

  it.each([
    "events.example",
    "ftp://events.example/",
    "http://events.example/",
    "https://name@events.example/",
    "https://name:word@events.example/",
    "https://events.example/#part",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://hook.localhost/",
    "https://localhost./",
    "https://Hook.LocalHost./path",
    "http://localhost/",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::ffff:127.0.0.1]/",
  ])("%s may not", (url) => {
    expect(whyRefused(url, false)).toMatch(/^must /);
  });

  it.each([
    ["http://localhost:8080/", true],
    ["http://localhost.:8080/", true],
    ["http://127.0.0.1/", true],
    ["https://10.0.0.1/", true],
    ["http://10.0.0.1/", false],
    ["http://events.example/", false],
  ])("%s may be sent to where private addresses are allowed: %s", (url, isAllowed) => {
    expect(whyRefused(url, true) === undefined).toBe(isAllowed);
  });
});
