import { generateKeyPairSync } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEY_SET_TIMES } from "../src/tokens/cached-key-set.ts";
import { JwksTokenVerifier } from "../src/tokens/jwks-token-verifier.ts";
import {
  ecKeys,
  goodClaims,
  type KeyPair,
  NOW_SECONDS,
  RecordingLogger,
  rsaKeys,
  SettableClock,
  signToken,
} from "./fixtures.ts";
import { type KeySetServer, publicJwk, startKeySetServer } from "./key-set-server.ts";

const rsa = rsaKeys();
const nextRsa = rsaKeys();
const ec = ecKeys();

const longLived = goodClaims({ exp: NOW_SECONDS + 86_400 });
const rsToken = (pair: KeyPair, keyid?: string) =>
  signToken(longLived, pair.privateKey, { algorithm: "RS256", ...(keyid && { keyid }) });
const esToken = (pair: KeyPair, keyid: string) =>
  signToken(longLived, pair.privateKey, { algorithm: "ES256", keyid });

let server: KeySetServer;
let clock: SettableClock;
let logger: RecordingLogger;
let verifier: JwksTokenVerifier;

/** One that waits as long as any machine takes, unless a test is about waiting. */
const aVerifier = (timeoutMs = 60_000) =>
  new JwksTokenVerifier({ url: server.url, timeoutMs }, {}, clock, logger);

beforeEach(async () => {
  server = await startKeySetServer();
  server.publish([publicJwk(rsa, { kid: "first", alg: "RS256" })]);
  clock = new SettableClock();
  logger = new RecordingLogger();
  verifier = aVerifier();
});

afterEach(() => server.close());

describe("JwksTokenVerifier", () => {
  it("verifies with the published keys and asks for them once", async () => {
    const token = rsToken(rsa, "first");
    const results = await Promise.all(Array.from({ length: 20 }, () => verifier.verify(token)));
    expect(results.every((result) => result !== undefined)).toBe(true);
    expect(await verifier.verify(token)).toBeDefined();
    expect(server.requests).toBe(1);
  });

  it("takes the algorithm from each key, stated or not", async () => {
    server.publish([
      publicJwk(rsa, { kid: "rsa" }),
      publicJwk(ec, { kid: "ec" }),
      publicJwk(nextRsa, { kid: "rs512", alg: "RS512" }),
      publicJwk(nextRsa, { kid: "encryption", use: "enc" }),
      publicJwk(ecKeys("P-384"), { kid: "p384" }),
      { kty: "oct", k: "c2VjcmV0", kid: "shared", alg: "HS256" },
      publicJwk(generateKeyPairSync("ed25519"), { kid: "ed" }),
      { kty: "RSA", kid: "broken" },
      "no key",
    ] as object[]);
    expect(await verifier.verify(rsToken(rsa, "rsa"))).toBeDefined();
    expect(await verifier.verify(esToken(ec, "ec"))).toBeDefined();
    expect(await verifier.verify(rsToken(rsa, "ec"))).toBeUndefined();
    expect(await verifier.verify(rsToken(nextRsa, "rs512"))).toBeUndefined();
    expect(await verifier.verify(rsToken(nextRsa, "encryption"))).toBeUndefined();
    expect(await verifier.verify(rsToken(rsa, "broken"))).toBeUndefined();
    const hmac = signToken(longLived, "secret".repeat(6), { keyid: "shared" });
    expect(await verifier.verify(hmac)).toBeUndefined();
    expect(logger.errors).toEqual([]);
  });

  it("leaves out keys that are published whole, or under a name that is none", async () => {
    const whole = { ...nextRsa.privateKey.export({ format: "jwk" }), kid: "whole" };
    const keys = [whole, publicJwk(nextRsa, { kid: 7 }), publicJwk(rsa, { kid: "first" })];
    server.publish(keys);
    expect(await verifier.verify(rsToken(nextRsa, "whole"))).toBeUndefined();
    expect(await verifier.verify(rsToken(nextRsa, "7"))).toBeUndefined();
    expect(await verifier.verify(rsToken(nextRsa))).toBeUndefined();
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
  });

  it("goes on with what was published before where nothing of it can be used any more", async () => {
    const token = rsToken(rsa, "first");
    expect(await verifier.verify(token)).toBeDefined();
    server.publish([publicJwk(nextRsa, { kid: "first", use: "enc" })]);
    clock.advance(KEY_SET_TIMES.freshForMs);
    expect(await verifier.verify(token)).toBeDefined();
    await expect.poll(() => logger.errors).toEqual(["token_keys_unavailable"]);
    expect(await verifier.verify(token)).toBeDefined();
  });

  it("takes a token without a key id only when there is one key", async () => {
    expect(await verifier.verify(rsToken(rsa))).toBeDefined();
    server.publish([publicJwk(rsa, { kid: "a" }), publicJwk(nextRsa, { kid: "b" })]);
    clock.advance(KEY_SET_TIMES.freshForMs);
    await expect.poll(() => verifier.verify(rsToken(rsa))).toBeUndefined();
  });

  it("follows a rotation: the new key at its first token, the old one until the keys are fetched again", async () => {
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
    server.publish([publicJwk(nextRsa, { kid: "second" })]);
    clock.advance(KEY_SET_TIMES.refetchPauseMs);
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
    expect(await verifier.verify(rsToken(nextRsa, "second"))).toBeDefined();
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeUndefined();
    expect(server.requests).toBe(2);
  });

  it("believes tokens of both keys while both are published", async () => {
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
    server.publish([
      publicJwk(rsa, { kid: "first", alg: "RS256" }),
      publicJwk(nextRsa, { kid: "second", alg: "RS256" }),
    ]);
    clock.advance(KEY_SET_TIMES.refetchPauseMs);
    expect(await verifier.verify(rsToken(nextRsa, "second"))).toBeDefined();
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
    expect(await verifier.verify(rsToken(rsa, "second"))).toBeUndefined();
    expect(server.requests).toBe(2);
  });

  it("does not let made-up key ids cause more than one fetch in a while, nor harm known keys", async () => {
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
    clock.advance(KEY_SET_TIMES.refetchPauseMs);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await verifier.verify(rsToken(nextRsa, `made-up-${attempt}`))).toBeUndefined();
    }
    expect(server.requests).toBe(2);
    expect(await verifier.verify(rsToken(rsa, "first"))).toBeDefined();
  });

  it("does not ask for keys for what cannot be a token", async () => {
    const hmac = signToken(longLived, "secret".repeat(6), { keyid: "first" });
    for (const text of ["", "a.b.c", hmac, "..", "x".repeat(9_000)]) {
      expect(await verifier.verify(text)).toBeUndefined();
    }
    expect(server.requests).toBe(0);
  });

  it("does not wait for the provider while it knows the key, and asks it once", async () => {
    const token = rsToken(rsa, "first");
    expect(await verifier.verify(token)).toBeDefined();
    const held = Promise.withResolvers<ServerResponse>();
    server.answer(held.resolve);
    clock.advance(KEY_SET_TIMES.freshForMs);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await verifier.verify(token)).toBeDefined();
    }
    const response = await held.promise;
    expect(server.requests).toBe(2);
    response.end(JSON.stringify({ keys: [publicJwk(nextRsa, { kid: "second" })] }));
    await expect.poll(() => verifier.verify(token)).toBeUndefined();
    expect(await verifier.verify(rsToken(nextRsa, "second"))).toBeDefined();
    expect(server.requests).toBe(2);
  });

  it("asks again in the background only a while after a failure", async () => {
    const token = rsToken(rsa, "first");
    expect(await verifier.verify(token)).toBeDefined();
    server.answer((response) => response.writeHead(503).end());
    clock.advance(KEY_SET_TIMES.freshForMs);
    expect(await verifier.verify(token)).toBeDefined();
    await expect.poll(() => logger.errors).toHaveLength(1);
    expect(await verifier.verify(token)).toBeDefined();
    expect(server.requests).toBe(2);
    clock.advance(KEY_SET_TIMES.retryPauseMs);
    expect(await verifier.verify(token)).toBeDefined();
    await expect.poll(() => logger.errors).toHaveLength(2);
    expect(server.requests).toBe(3);
  });

  it("goes on with the known keys during an outage, for a while", async () => {
    const token = rsToken(rsa, "first");
    expect(await verifier.verify(token)).toBeDefined();
    await server.close();
    clock.advance(KEY_SET_TIMES.freshForMs);
    expect(await verifier.verify(token)).toBeDefined();
    await expect.poll(() => logger.errors).toEqual(["token_keys_unavailable"]);
    clock.advance(KEY_SET_TIMES.usableForMs - KEY_SET_TIMES.freshForMs);
    expect(await verifier.verify(token)).toBeUndefined();
  });

  const SHORT_MS = 2_000;
  it.each<[string, (server: KeySetServer) => void, timeoutMs?: number]>([
    ["an error status", (bad) => bad.answer((response) => response.writeHead(503).end("{}"))],
    ["text that is no JSON", (bad) => bad.answer((response) => response.end("<html>"))],
    ["JSON that is no key set", (bad) => bad.answer((response) => response.end('["keys"]'))],
    ["no keys", (bad) => bad.publish([])],
    [
      "a redirection",
      (bad) => bad.answer((response) => response.writeHead(302, { location: "/" }).end()),
    ],
    [
      "more than a key set can be",
      (bad) => bad.answer((response) => response.end(" ".repeat(600_000))),
    ],
    [
      "a drip that never ends",
      (bad) =>
        bad.answer((response) => {
          response.write("{");
          const drip = setInterval(() => response.write(" "), 50);
          response.on("close", () => clearInterval(drip));
        }),
      SHORT_MS,
    ],
    ["no answer", (bad) => bad.answer(() => {}), SHORT_MS],
  ])("refuses while the provider gives %s, and recovers", async (_, break_, timeoutMs) => {
    verifier = aVerifier(timeoutMs);
    break_(server);
    const token = rsToken(rsa, "first");
    expect(await verifier.verify(token)).toBeUndefined();
    expect(await verifier.verify(token)).toBeUndefined();
    expect(server.requests).toBe(1);
    server.publish([publicJwk(rsa, { kid: "first" })]);
    clock.advance(KEY_SET_TIMES.retryPauseMs);
    expect(await verifier.verify(token)).toBeDefined();
  });
});
