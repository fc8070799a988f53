import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Person,
  startTestService,
  TEST_SECRET,
  type TestService,
} from "../support/test-service.ts";

let service: TestService;
let ana: Person;

beforeAll(async () => {
  service = await startTestService({ JWT_ISSUER: "https://id.example", JWT_AUDIENCE: "companion" });
  ana = await service.person();
});
afterAll(() => service.stop());

const now = () => Math.floor(Date.now() / 1000);

/** A token made by hand, so that nothing but the service decides about it. */
function token(claims: object = {}, header: object = {}, secret = TEST_SECRET): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = {
    sub: ana.id,
    iss: "https://id.example",
    aud: "companion",
    iat: now(),
    exp: now() + 60,
    ...claims,
  };
  const signed = `${encode({ alg: "HS256", typ: "JWT", ...header })}.${encode(payload)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

async function statusOf(authorization: string | undefined): Promise<number> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const {
    status,
    body,
    headers: answered,
  } = await service.send("GET", "/api/sport/logs", { headers });
  if (status === 401) {
    expect(body).toMatchObject({ status: 401, instance: "/api/sport/logs" });
    expect(answered.get("www-authenticate")).toMatch(/^Bearer/);
    expect(answered.get("content-type")).toMatch(/^application\/problem\+json/);
  }
  return status;
}

describe("contract: tokens", () => {
  it("are accepted with a signature, a time and a user that hold", async () => {
    expect(await statusOf(`Bearer ${token()}`)).toBe(200);
    expect(await statusOf(`bearer ${token()}`)).toBe(200);
  });

  it("of the same user in upper case are accepted", async () => {
    expect(await statusOf(`Bearer ${token({ sub: ana.id.toUpperCase() })}`)).toBe(200);
  });

  it("are given 5 s of clock tolerance", async () => {
    expect(await statusOf(`Bearer ${token({ exp: now() - 2 })}`)).toBe(200);
    expect(await statusOf(`Bearer ${token({ nbf: now() + 3 })}`)).toBe(200);
    expect(await statusOf(`Bearer ${token({ iat: now() + 3 })}`)).toBe(200);
  });

  it("that are missing or malformed are refused, saying Bearer alone when none was sent", async () => {
    expect(await statusOf(undefined)).toBe(401);
    for (const header of [
      "",
      "Bearer",
      "Bearer ",
      "Basic YTpi",
      token(),
      "Bearer a b",
      "Bearer x",
    ]) {
      expect([header, await statusOf(header)]).toEqual([header, 401]);
    }
    const without = await service.send("GET", "/api/sport/logs", {});
    expect(without.headers.get("www-authenticate")).toBe("Bearer");
    const bad = await service.send("GET", "/api/sport/logs", {
      headers: { authorization: "Bearer x" },
    });
    expect(bad.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  const refused: [string, () => string][] = [
    ["a wrong signature", () => token({}, {}, "another-secret-of-thirty-two-bytes!!")],
    ["no signature", () => `${token().split(".").slice(0, 2).join(".")}.`],
    ["alg none", () => token({}, { alg: "none" })],
    ["another algorithm", () => token({}, { alg: "HS512" })],
    ["no expiry", () => token({ exp: undefined })],
    ["an expiry that is text", () => token({ exp: "tomorrow" })],
    ["an expiry in the past", () => token({ exp: now() - 10 })],
    ["a beginning in the future", () => token({ nbf: now() + 10 })],
    ["an issue time in the future", () => token({ iat: now() + 10 })],
    ["a wrong issuer", () => token({ iss: "https://evil.example" })],
    ["no issuer", () => token({ iss: undefined })],
    ["a wrong audience", () => token({ aud: "other" })],
    ["no subject", () => token({ sub: undefined })],
    ["a subject that is no UUID", () => token({ sub: "admin" })],
    ["an unknown user", () => token({ sub: randomUUID() })],
  ];

  it.each(refused)("with %s are refused with 401", async (_name, make) => {
    expect(await statusOf(`Bearer ${make()}`)).toBe(401);
  });
});

describe("contract: users", () => {
  it("are refused from the next request on once disabled, and welcome again once enabled", async () => {
    const ben = await service.person();
    expect((await ben.get("/api/sport/logs")).status).toBe(200);
    await service.users.disableUser(ben.id, new Date());
    expect((await ben.get("/api/sport/logs")).status).toBe(401);
    await service.users.enableUser(ben.id);
    expect((await ben.get("/api/sport/logs")).status).toBe(200);
    await service.users.deleteUser(ben.id);
    expect((await ben.get("/api/sport/logs")).status).toBe(401);
  });

  it("who are disabled get 401 on every protected route, whatever else is wrong with the request", async () => {
    const ben = await service.person();
    await service.users.disableUser(ben.id, new Date());
    for (const route of service.routes.filter((each) => each.auth === "bearer")) {
      const path = route.path.replaceAll(/\{\w+\}/g, "nothing");
      const method = route.method.toUpperCase();
      for (const query of [
        "",
        "?limit=none&timezone=x&start_date=1&edition=x&category=a&category=b",
      ]) {
        const options = ["GET", "DELETE"].includes(method)
          ? {}
          : { headers: { "content-type": "application/json" }, body: '{"cal":"x"}' };
        const answer = await ben.send(method, `${path}${query}`, options);
        expect([method, path, answer.status]).toEqual([method, path, 401]);
        expect(answer.headers.get("www-authenticate")).toContain('error="invalid_token"');
      }
    }
  });

  it("without a token get 401 on every protected route", async () => {
    for (const route of service.routes.filter((each) => each.auth === "bearer")) {
      const path = route.path.replaceAll(/\{\w+\}/g, "nothing");
      const { status } = await service.send(route.method.toUpperCase(), path, {});
      expect([route.method, path, status]).toEqual([route.method, path, 401]);
    }
  });
});
