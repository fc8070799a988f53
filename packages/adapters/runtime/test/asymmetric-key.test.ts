import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { importPublicKey, UnusableKeyError } from "../src/tokens/asymmetric-key.ts";
import { ecKeys, pemOf, rsaKeys } from "./fixtures.ts";

const rsa = rsaKeys();

describe("importPublicKey", () => {
  it("reads an RSA key for RS256 and a P-256 key for ES256", () => {
    expect(importPublicKey(pemOf(rsa.publicKey)).algorithm).toBe("RS256");
    expect(importPublicKey(pemOf(ecKeys().publicKey)).algorithm).toBe("ES256");
    const pkcs1 = rsa.publicKey.export({ format: "pem", type: "pkcs1" }).toString();
    expect(importPublicKey(pkcs1).algorithm).toBe("RS256");
  });

  it("reads line breaks written as in environment files", () => {
    const oneLine = pemOf(rsa.publicKey).trim().replaceAll("\n", "\\n");
    expect(importPublicKey(oneLine).algorithm).toBe("RS256");
  });

  it.each([
    ["a short RSA key", pemOf(rsaKeys(1_024).publicKey)],
    ["another curve", pemOf(ecKeys("P-384").publicKey)],
    ["the curve of blockchains", pemOf(ecKeys("secp256k1").publicKey)],
    ["an Ed25519 key", pemOf(generateKeyPairSync("ed25519").publicKey)],
    ["an RSA-PSS key", pemOf(generateKeyPairSync("rsa-pss", { modulusLength: 2_048 }).publicKey)],
    ["a private key", pemOf(rsa.privateKey)],
    ["a secret", "a secret that is long enough for HS256"],
    ["nothing", ""],
    ["a broken key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"],
  ])("refuses %s", (_, pem) => {
    expect(() => importPublicKey(pem)).toThrow(UnusableKeyError);
  });
});
