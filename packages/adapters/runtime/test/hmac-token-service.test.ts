import jsonwebtoken from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { HmacTokenService } from "../src/tokens/hmac-token-service.ts";
import { NOW_SECONDS, SECRET, SettableClock, USER_ID } from "./fixtures.ts";

const clock = new SettableClock();

describe("HmacTokenService", () => {
  it("believes the tokens it makes, with their roles", async () => {
    const rules = { issuer: "https://service.example", audience: "exercise" };
    const service = new HmacTokenService(SECRET, rules, clock);
    const token = service.issue({ userId: USER_ID, roles: ["coach"], lifetimeSeconds: 60 });
    expect(await service.verify(token)).toEqual({ userId: USER_ID, roles: ["coach"] });
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

  it("refuses a secret that is shorter than its hash, counted in bytes", () => {
    expect(() => new HmacTokenService("x".repeat(31), {}, clock)).toThrow(RangeError);
    expect(() => new HmacTokenService("é".repeat(16), {}, clock)).not.toThrow();
  });
});
