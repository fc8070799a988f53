import jsonwebtoken from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { HmacTokenService } from "../src/tokens/hmac-token-service.ts";
import { goodClaims, NOW_SECONDS, SECRET, SettableClock, signToken, USER_ID } from "./fixtures.ts";

const clock = new SettableClock();

describe("HmacTokenService", () => {
  it("believes the tokens it makes, with their roles", async () => {
    const rules = { issuer: "https://service.example", audience: "exercise" };
    const service = new HmacTokenService(SECRET, rules, clock);
    const token = service.issue({ userId: USER_ID, roles: ["coach"], lifetimeSeconds: 60 });
    expect(await service.verify(token)).toEqual({
      issuer: rules.issuer,
      subject: USER_ID,
      roles: ["coach"],
      issuedAt: new Date(NOW_SECONDS * 1_000),
    });
    expect(jsonwebtoken.decode(token)).toEqual({
      sub: USER_ID,
      iat: NOW_SECONDS,
      exp: NOW_SECONDS + 60,
      roles: ["coach"],
      iss: rules.issuer,
      aud: rules.audience,
    });
  });

  it("believes a token it has seen before only as long as its times allow", async () => {
    const moving = new SettableClock();
    const service = new HmacTokenService(SECRET, {}, moving);
    const times = { sub: USER_ID, nbf: NOW_SECONDS + 60, exp: NOW_SECONDS + 120 };
    const token = jsonwebtoken.sign(times, SECRET, { algorithm: "HS256", noTimestamp: true });
    const believed = async (afterSeconds: number) => {
      moving.advance(NOW_SECONDS * 1_000 + afterSeconds * 1_000 - moving.now().getTime());
      return (await service.verify(token)) !== undefined;
    };
    expect(await believed(0)).toBe(false);
    expect(await believed(60)).toBe(true);
    expect(await believed(54)).toBe(false);
    expect(await believed(124)).toBe(true);
    expect(await believed(125)).toBe(false);
    expect(await believed(100)).toBe(true);
  });

  it("does not take another token for one it has seen", async () => {
    const service = new HmacTokenService(SECRET, {}, clock);
    const token = service.issue({ userId: USER_ID, roles: [], lifetimeSeconds: 60 });
    expect(await service.verify(token)).toBeDefined();
    const [header, , signature] = token.split(".");
    const claims = { sub: USER_ID, roles: ["reviewer"], exp: NOW_SECONDS + 60 };
    const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
    expect(await service.verify([header, payload, signature].join("."))).toBeUndefined();
    expect(await new HmacTokenService(`${SECRET}.`, {}, clock).verify(token)).toBeUndefined();
  });

  it("makes no token that it would not believe", async () => {
    const service = new HmacTokenService(SECRET, { maxLifetimeSeconds: 3_600 }, clock);
    const issue = (lifetimeSeconds: number) =>
      service.issue({ userId: USER_ID, roles: [], lifetimeSeconds });
    expect(await service.verify(issue(3_600))).toBeDefined();
    expect(() => issue(3_601)).toThrow(
      expect.objectContaining({ code: "invalid_input", issues: [expect.anything()] }),
    );
    expect(() => new HmacTokenService(SECRET, {}, clock)).not.toThrow();
  });

  describe("while a secret is changed for another", () => {
    const NEXT = "the next secret, of 32 or more bytes";
    const OTHER = "somebody else's secret of 32 or more";
    const before = new HmacTokenService(SECRET, {}, clock);
    const meanwhile = new HmacTokenService(NEXT, {}, clock, SECRET);
    const after = new HmacTokenService(NEXT, {}, clock);
    const tokenOf = (service: HmacTokenService) =>
      service.issue({ userId: USER_ID, roles: [], lifetimeSeconds: 60 });

    it("believes what both have signed, and signs with the new one", async () => {
      const old = tokenOf(before);
      expect(await meanwhile.verify(old)).toBeDefined();
      expect(await meanwhile.verify(tokenOf(after))).toBeDefined();
      expect(await after.verify(tokenOf(meanwhile))).toBeDefined();
      expect(await before.verify(tokenOf(meanwhile))).toBeUndefined();
      expect(await after.verify(old)).toBeUndefined();
    });

    it("names the secret in each token, the same in every process and never itself", () => {
      const kidOf = (token: string) => jsonwebtoken.decode(token, { complete: true })?.header.kid;
      const kid = kidOf(tokenOf(meanwhile));
      expect(kid).toMatch(/^[\w-]{11}$/);
      expect(kidOf(tokenOf(after))).toBe(kid);
      expect(kidOf(tokenOf(before))).not.toBe(kid);
    });

    it("believes tokens that name no secret, or one by another name", async () => {
      for (const secret of [SECRET, NEXT]) {
        for (const header of [{}, { keyid: "of an issuer" }]) {
          const token = signToken(goodClaims(), secret, header);
          expect(await meanwhile.verify(token)).toBeDefined();
        }
      }
    });

    it("refuses what a third secret has signed, whatever it names", async () => {
      const { kid } = jsonwebtoken.decode(tokenOf(before), { complete: true })?.header ?? {};
      for (const header of [{}, { keyid: `${kid}` }, { keyid: "x" }]) {
        expect(await meanwhile.verify(signToken(goodClaims(), OTHER, header))).toBeUndefined();
      }
      for (const text of ["", "a.b.c", "..", "x".repeat(9_000)]) {
        expect(await meanwhile.verify(text)).toBeUndefined();
      }
    });
  });

  it("refuses a secret that is shorter than its hash, counted in bytes", () => {
    expect(() => new HmacTokenService("x".repeat(31), {}, clock)).toThrow(RangeError);
    expect(() => new HmacTokenService("é".repeat(16), {}, clock)).not.toThrow();
  });
});
