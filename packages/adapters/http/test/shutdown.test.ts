import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { startApp } from "./running-app.ts";
import { sampleRoutes } from "./sample-routes.ts";

/** A door that requests wait at until it is opened. */
function door() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    open: resolve,
    waiting: () => waiting,
    wait: () => {
      waiting += 1;
      return promise;
    },
  };
}

const SLOW = "/api/safety/guidelines";

describe("shutting down", () => {
  it("finishes what is under way, closes its connection, and takes nothing new", async () => {
    const hold = door();
    const app = await startApp({ routes: sampleRoutes(hold) });
    const underWay = fetch(app.url + SLOW);
    await expect.poll(hold.waiting).toBe(1);
    const closed = app.server.close({ graceMilliseconds: 5_000 });
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
    hold.open();
    const response = await underWay;
    expect(response.status).toBe(200);
    expect(response.headers.get("connection")).toBe("close");
    await closed;
  });

  it("can announce itself first, to those who look at readiness", async () => {
    const app = await startApp();
    const closed = app.server.close({ announceMilliseconds: 300 });
    const response = await fetch(`${app.url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: "The service is shutting down." });
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    await closed;
    await expect(fetch(`${app.url}/healthz`)).rejects.toThrow();
  });

  it("cuts off what does not end in time", async () => {
    const hold = door();
    const app = await startApp({ routes: sampleRoutes(hold) });
    const failure = new Promise<Error>((resolve) => {
      request(app.url + SLOW)
        .on("error", resolve)
        .end();
    });
    await expect.poll(hold.waiting).toBe(1);
    await app.server.close({ graceMilliseconds: 50 });
    expect((await failure).message).toContain("socket hang up");
  });

  it("can be asked for twice", async () => {
    const app = await startApp();
    await Promise.all([app.server.close(), app.server.close()]);
  });
});
