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

  it("refuses a secret that is shorter than its hash, counted in bytes", () => {
    expect(() => new HmacTokenService("x".repeat(31), {}, clock)).toThrow(RangeError);
    expect(() => new HmacTokenService("é".repeat(16), {}, clock)).not.toThrow();
  });
});
