import { afterEach, describe, expect, it } from "vitest";
import { memoryLimiter } from "./memory-limiter.ts";
import { addressName, bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE, GHOST } from "./sample-routes.ts";

let app: RunningApp | undefined;
afterEach(() => app?.server.close({ graceMilliseconds: 0 }));

async function start(byUser = memoryLimiter(100), byAddress = memoryLimiter(3)) {
  app = await startApp({ rateLimiters: { byUser, byAddress } });
  const { url } = app;
  return { byUser, byAddress, url };
}

/** The user is found out about first, and by the handler. */
const PATHS = ["/api/profile", "/api/sport/log/01980c1e-0000-7000-8000-000000000001"];

describe("the requests of somebody who is not active", () => {
  it.each(PATHS)("are refused, and count against their address: %s", async (path) => {
    const { url, byUser, byAddress } = await start();
    const statuses: number[] = [];
    for (let request = 0; request < 5; request += 1) {
      statuses.push((await fetch(url + path, { headers: bearer(GHOST) })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(byAddress.keys).toEqual(Array(5).fill(addressName("127.0.0.1")));
    expect(byUser.forgotten).toEqual(Array(5).fill(`user:${GHOST}`));
  });

  it("are told what is left of the limit that they count against, once", async () => {
    const { url } = await start();
    const response = await fetch(url + PATHS[0], { headers: bearer(GHOST) });
    expect(response.headers.get("www-authenticate")).toContain("invalid_token");
    expect(response.headers.get("ratelimit-limit")).toBe("3");
    expect(response.headers.get("ratelimit-remaining")).toBe("2");
    for (let request = 0; request < 2; request += 1) {
      await fetch(url + PATHS[0], { headers: bearer(GHOST) });
    }
    const refused = await fetch(url + PATHS[0], { headers: bearer(GHOST) });
    expect(refused.headers.get("retry-after")).toBe("7");
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  });

  it("take nothing from the limit of others at the same address", async () => {
    const { url, byAddress } = await start(memoryLimiter(100), memoryLimiter(0));
    expect((await fetch(url + PATHS[0], { headers: bearer(GHOST) })).status).toBe(429);
    expect((await fetch(url + PATHS[1], { headers: bearer(ALICE) })).status).toBe(200);
    expect(byAddress.keys).toHaveLength(1);
  });

  it("are refused all the same while the limiter fails", async () => {
    const failing = { ...memoryLimiter(1), hit: () => Promise.reject(new Error("down")) };
    const { url } = await start(memoryLimiter(9), failing);
    expect((await fetch(url + PATHS[0], { headers: bearer(GHOST) })).status).toBe(401);
  });
});
