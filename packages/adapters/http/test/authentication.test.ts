import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest, sendRaw } from "./raw-request.ts";
import { bearer, type RunningApp, startApp, tokenOf } from "./running-app.ts";
import { ALICE, GHOST, LOG } from "./sample-routes.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.server.close());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { headers });
}

describe("a protected endpoint", () => {
  it("asks a caller without a token for one", async () => {
    const response = await get(`/api/sport/log/${LOG}`);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await response.json()).toMatchObject({ code: "unauthenticated", status: 401 });
  });

  it.each(["Bearer forged", "Bearer", "Bearer ", "Bearer a b", "Bearer tökén", "Bearer ="])(
    "says that the token of %j is not valid",
    async (authorization) => {
      const response = await get("/api/profile", { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    },
  );

  it.each(["Basic YTpi", "token-of-x", ""])(
    "takes %j for no token at all",
    async (authorization) => {
      const response = await get("/api/profile", { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
    },
  );

  it("reads the scheme in any case", async () => {
    const response = await get(`/api/sport/log/${LOG}`, {
      authorization: `bEARER   ${tokenOf(ALICE)}`,
    });
    expect(response.status).toBe(200);
  });

  it("refuses two Authorization headers, even if one is good", async () => {
    const answer = await sendRaw(
      app.port,
      rawRequest("GET /api/sport/logs HTTP/1.1", [
        `Authorization: Bearer ${tokenOf(ALICE)}`,
        "authorization: Bearer other",
      ]),
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it("refuses a good token of a user who is gone, with the challenge", async () => {
    for (const path of ["/api/profile", `/api/sport/log/${LOG}`]) {
      const response = await get(path, bearer(GHOST));
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
      expect(await response.json()).toMatchObject({ code: "user_not_active" });
    }
  });
});

describe("the order of checks", () => {
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(app.url + path, { method: "POST", headers, body });
  const json = { "content-type": "application/json" };

  it.each([
    ["without a token", {}],
    ["of a user who is gone", bearer(GHOST)],
  ])("answers a bad request %s with 401 before it looks at the rest", async (_whose, token) => {
    const tooLarge = "x".repeat(300_000);
    expect((await post("/api/sport/log", { ...json, ...token }, "{")).status).toBe(401);
    expect((await post("/api/sport/log", { ...json, ...token }, '{"cal":"x"}')).status).toBe(401);
    expect((await post("/api/sport/log", { ...token }, "text")).status).toBe(401);
    expect((await post("/api/sport/log", { ...json, ...token }, tooLarge)).status).toBe(401);
    expect((await get("/api/sport/log/not-a-uuid", token)).status).toBe(401);
    expect((await get("/api/sport/log/%ZZ", token)).status).toBe(401);
    expect((await get("/api/sport/logs?limit=x", token)).status).toBe(401);
  });

  it("tells a wrong shape before an id that cannot exist", async () => {
    const wrongShape = await fetch(`${app.url}/api/sport/log/not-a-uuid`, {
      method: "PUT",
      headers: { ...json, ...bearer(ALICE) },
      body: '{"cal":"x"}',
    });
    expect(wrongShape.status).toBe(400);
    const rightShape = await fetch(`${app.url}/api/sport/log/not-a-uuid`, {
      method: "PUT",
      headers: { ...json, ...bearer(ALICE) },
      body: '{"cal":1}',
    });
    expect(rightShape.status).toBe(404);
  });

  it("does not ask for the user where the handler finds out by itself", async () => {
    app.askedUsers.length = 0;
    await get(`/api/sport/log/${LOG}`, bearer(ALICE));
    expect(app.askedUsers).toEqual([]);
    await get("/api/profile", bearer(ALICE));
    expect(app.askedUsers).toEqual([ALICE]);
  });
});
