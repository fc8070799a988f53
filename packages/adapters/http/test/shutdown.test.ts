import { request } from "node:http";
import { connect } from "node:net";
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

  it("says so to who asks for readiness over a connection that was in use", async () => {
    const app = await startApp();
    const socket = connect(app.server.address.port, "127.0.0.1");
    let answers = "";
    socket.on("data", (chunk) => {
      answers += chunk;
    });
    // The second request has begun, as the answer to the first one shows, but is not whole yet.
    socket.write("GET /healthz HTTP/1.1\r\nHost: t\r\n\r\nGET /readyz HTTP/1.1\r\nHost: t\r\n");
    await expect.poll(() => answers).toContain('"alive"');
    const closed = app.server.close({ graceMilliseconds: 5_000 });
    socket.write("\r\n");
    await closed;
    await expect.poll(() => answers).toContain("The service is shutting down.");
    expect(answers).toContain("HTTP/1.1 503 ");
  });

  it("can be told beforehand, while everything is still served, to new connections too", async () => {
    const app = await startApp({ routes: sampleRoutes(door()) });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(app.url + path);
      return [status, headers.get("connection")];
    };
    expect(await ask("/readyz")).toEqual([200, "keep-alive"]);
    app.server.drain();
    expect(await ask("/readyz")).toEqual([503, "close"]);
    for (const path of ["/healthz", "/openapi.json", "/docs", "/nowhere"]) {
      expect(await ask(path)).toEqual([path === "/nowhere" ? 404 : 200, "close"]);
    }
    await app.server.close();
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
