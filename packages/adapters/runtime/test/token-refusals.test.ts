import { createHmac, type KeyObject } from "node:crypto";
import type { TokenVerifier } from "@health-exercise/ports-runtime";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HmacTokenService } from "../src/tokens/hmac-token-service.ts";
import { PublicKeyTokenVerifier } from "../src/tokens/public-key-token-verifier.ts";
import type { TokenRules } from "../src/tokens/token-rules.ts";
import {
  type Claims,
  ecKeys,
  goodClaims,
  NOW_SECONDS,
  pemOf,
  rsaKeys,
  SECRET,
  SettableClock,
  signText,
  signToken,
  USER_ID,
} from "./fixtures.ts";

const rsa = rsaKeys();
const ec = ecKeys();
const clock = new SettableClock();

type Issuer = {
  readonly key: KeyObject | string;
  readonly verifier: (rules?: TokenRules) => TokenVerifier;
};

const issuers: Readonly<Record<"HS256" | "RS256" | "ES256", Issuer>> = {
  HS256: {
    key: SECRET,
    verifier: (rules = {}) => new HmacTokenService(SECRET, rules, clock),
  },
  RS256: {
    key: rsa.privateKey,
    verifier: (rules = {}) => new PublicKeyTokenVerifier(pemOf(rsa.publicKey), rules, clock),
  },
  ES256: {
    key: ec.privateKey,
    verifier: (rules = {}) => new PublicKeyTokenVerifier(pemOf(ec.publicKey), rules, clock),
  },
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe.each(["HS256", "RS256", "ES256"] as const)("tokens signed with %s", (algorithm) => {
  const { key, verifier } = issuers[algorithm];
  const sign = (claims: Claims, header: object = {}) =>
    signToken(claims, key, { algorithm, header: { alg: algorithm, ...header } });
  const verify = (claims: Claims, rules?: TokenRules) => verifier(rules).verify(sign(claims));

  it("are accepted with subject and expiry alone", async () => {
    const claims = { sub: USER_ID, exp: NOW_SECONDS + 1 };
    expect(await verify(claims)).toEqual({
      issuer: null,
      subject: USER_ID,
      roles: [],
      issuedAt: null,
    });
  });

  it("name the same user in upper case", async () => {
    expect(await verify(goodClaims({ sub: USER_ID.toUpperCase() }))).toMatchObject({
      subject: USER_ID,
      roles: [],
    });
  });

  it.each<[string, Claims]>([
    ["no exp", { exp: undefined }],
    ["an exp that is text", { exp: String(NOW_SECONDS + 600) }],
    ["an exp of null", { exp: null }],
    ["an exp 5 seconds ago", { exp: NOW_SECONDS - 5 }],
    ["an nbf in 6 seconds", { nbf: NOW_SECONDS + 6 }],
    ["an nbf that is text", { nbf: "soon" }],
    ["an iat in 6 seconds", { iat: NOW_SECONDS + 6 }],
    ["an iat that is text", { iat: "now" }],
    ["an iat of null", { iat: null }],
    ["an iat long after its exp", { iat: NOW_SECONDS + 4, exp: NOW_SECONDS - 2 }],
    ["an iat before all time", { iat: -1e300 }],
    ["a lifetime of a second more than a leap year", { exp: NOW_SECONDS - 60 + 366 * 86_400 + 1 }],
    [
      "more than a leap year left and no iat",
      { iat: undefined, exp: NOW_SECONDS + 366 * 86_400 + 6 },
    ],
    ["no sub", { sub: undefined }],
    ["an empty sub", { sub: "" }],
    ["a sub that is no UUID", { sub: "somebody" }],
    ["a sub with a UUID in it", { sub: `${USER_ID}\n` }],
    ["a sub in a list", { sub: [USER_ID] }],
    ["a numeric sub", { sub: 7 }],
  ])("are refused with %s", async (_, changes) => {
    expect(await verify(goodClaims(changes))).toBeUndefined();
  });

  it.each<[string, Claims]>([
    ["an exp 4 seconds ago", { exp: NOW_SECONDS - 4 }],
    ["an nbf in 5 seconds", { nbf: NOW_SECONDS + 5 }],
    ["an iat in 5 seconds", { iat: NOW_SECONDS + 5 }],
    ["no iat", { iat: undefined }],
    ["a lifetime of a leap year", { exp: NOW_SECONDS - 60 + 366 * 86_400 }],
    ["an iat with a fraction", { iat: NOW_SECONDS - 0.5 }],
  ])("are accepted with %s", async (_, changes) => {
    expect(await verify(goodClaims(changes))).toBeDefined();
  });

  it("are good for no longer than they may be", async () => {
    const rules = { maxLifetimeSeconds: 900 };
    const iat = NOW_SECONDS - 60;
    expect(await verify({ sub: USER_ID, iat, exp: iat + 900 }, rules)).toBeDefined();
    expect(await verify({ sub: USER_ID, iat, exp: iat + 901 }, rules)).toBeUndefined();
    expect(await verify({ sub: USER_ID, exp: NOW_SECONDS + 905 }, rules)).toBeDefined();
    expect(await verify({ sub: USER_ID, exp: NOW_SECONDS + 906 }, rules)).toBeUndefined();
  });

  it("tell when they were issued", async () => {
    const issuedAt = new Date((NOW_SECONDS - 60) * 1_000);
    expect(await verify(goodClaims())).toMatchObject({ issuedAt });
  });

  it("expire by the clock that was given", async () => {
    const later = new SettableClock();
    later.advance(3_600_000);
    const token = new HmacTokenService(SECRET, {}, clock).issue({
      userId: USER_ID,
      roles: [],
      lifetimeSeconds: 3_600,
    });
    expect(await new HmacTokenService(SECRET, {}, later).verify(token)).toBeDefined();
    later.advance(5_000);
    expect(await new HmacTokenService(SECRET, {}, later).verify(token)).toBeUndefined();
  });

  it("need the issuer and the audience when these are set", async () => {
    const rules = { issuer: "https://id.example", audience: "exercise" };
    const { issuer: iss, audience: aud } = rules;
    expect(await verify(goodClaims({ iss, aud }), rules)).toBeDefined();
    expect(await verify(goodClaims({ iss, aud: ["other", aud] }), rules)).toBeDefined();
    expect(await verify(goodClaims({ iss, aud: "other" }), rules)).toBeUndefined();
    expect(await verify(goodClaims({ iss }), rules)).toBeUndefined();
    expect(await verify(goodClaims({ iss: `${iss}/`, aud }), rules)).toBeUndefined();
    expect(await verify(goodClaims({ aud }), rules)).toBeUndefined();
    expect(await verify(goodClaims({ iss: [iss], aud }), rules)).toBeUndefined();
  });

  it.each<[unknown, readonly string[]]>([
    ["safety_reviewer", ["safety_reviewer"]],
    [
      ["safety_reviewer", "coach"],
      ["safety_reviewer", "coach"],
    ],
    [["safety_reviewer", 7], []],
    [{ safety_reviewer: true }, []],
    [7, []],
    [null, []],
    [undefined, []],
  ])("with roles %j have the roles %j", async (roles, expected) => {
    expect((await verify(goodClaims({ roles })))?.roles).toEqual(expected);
  });

  it("are refused without a signature, with alg none in any spelling", async () => {
    for (const alg of ["none", "None", "NONE", "nOnE"]) {
      const unsigned = `${encode({ alg, typ: "JWT" })}.${encode(goodClaims())}.`;
      expect(await verifier().verify(unsigned)).toBeUndefined();
      expect(await verifier().verify(`${unsigned}AAAA`)).toBeUndefined();
    }
  });

  it("are refused with an algorithm of the same family", async () => {
    const [key, other] =
      algorithm === "HS256"
        ? [SECRET, "HS512" as const]
        : algorithm === "RS256"
          ? [rsa.privateKey, "PS256" as const]
          : [ecKeys("P-384").privateKey, "ES384" as const];
    const token = signToken(goodClaims(), key, { algorithm: other });
    expect(await verifier().verify(token)).toBeUndefined();
  });

  it("are refused when signed by another key", async () => {
    const token =
      algorithm === "HS256"
        ? signToken(goodClaims(), "another secret that has 32 bytes")
        : algorithm === "RS256"
          ? signToken(goodClaims(), rsaKeys().privateKey, { algorithm: "RS256" })
          : signToken(goodClaims(), ecKeys().privateKey, { algorithm: "ES256" });
    expect(await verifier().verify(token)).toBeUndefined();
  });

  it("are refused with an extension marked as critical", async () => {
    expect(await verifier().verify(sign(goodClaims(), { crit: ["b64"] }))).toBeUndefined();
  });

  it("are refused when the claims are no object, or expire at no real time", async () => {
    const endless = JSON.stringify(goodClaims()).replace(/"exp":\d+/, '"exp":1e999');
    for (const payload of ['"text"', "[]", "null", "7", "{", endless]) {
      expect(await verifier().verify(signText(payload, key, { algorithm }))).toBeUndefined();
    }
  });

  it("are refused in the spelling of something else", async () => {
    const token = sign(goodClaims());
    const others = ["", ".", "..", "a.b", `${token}.x`, ` ${token}`, `${token}\n`, `${token}=`];
    for (const other of [...others, token.replaceAll(".", " "), "ey".repeat(50_000)]) {
      expect(await verifier().verify(other)).toBeUndefined();
    }
  });

  it("are refused after any change to their text", async () => {
    const token = sign(goodClaims());
    const check = verifier();
    const symbol = fc.constantFrom(
      ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=.",
    );
    const place = fc.nat(token.length - 1);
    const mutated = fc.oneof(
      fc.tuple(place, symbol).map(([at, by]) => token.slice(0, at) + by + token.slice(at + 1)),
      fc.tuple(place, symbol).map(([at, by]) => token.slice(0, at) + by + token.slice(at)),
      place.map((at) => token.slice(0, at) + token.slice(at + 1)),
      place.map((at) => token.slice(0, at)),
      // The last symbol of a signature has bits that a decoder ignores.
      symbol.map((by) => token.slice(0, -1) + by),
    );
    await fc.assert(
      fc.asyncProperty(mutated, async (text) => {
        fc.pre(text !== token);
        expect(await check.verify(text)).toBeUndefined();
      }),
      { numRuns: 400 },
    );
  });
});

describe("a token whose algorithm is swapped", () => {
  it.each([
    ["RSA", rsa],
    ["EC", ec],
  ] as const)("is refused when it is HS256 with the %s public key as secret", async (_, pair) => {
    const pem = pemOf(pair.publicKey);
    const check = new PublicKeyTokenVerifier(pem, {}, clock);
    const body = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(goodClaims())}`;
    for (const secret of [
      pem,
      pem.trim(),
      pair.publicKey.export({ format: "der", type: "spki" }),
    ]) {
      const signature = createHmac("sha256", secret).update(body).digest("base64url");
      expect(await check.verify(`${body}.${signature}`)).toBeUndefined();
    }
  });

  it("is refused when it names the algorithm of another kind of key", async () => {
    const signed = signToken(goodClaims(), ec.privateKey, { algorithm: "ES256" });
    expect(
      await new PublicKeyTokenVerifier(pemOf(rsa.publicKey), {}, clock).verify(signed),
    ).toBeUndefined();
  });
});
