import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import type { HttpAppOptions } from "../src/app.ts";
import { ListenError } from "../src/listen-error.ts";
import { startHttpServer } from "../src/server.ts";
import { memoryLimiter } from "./memory-limiter.ts";
import { addressName, bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE, LOG } from "./sample-routes.ts";

const running: RunningApp[] = [];

async function start(options: Partial<HttpAppOptions> = {}): Promise<RunningApp> {
  const app = await startApp(options);
  running.push(app);
  return app;
}

afterEach(async () => {
  for (const app of running.splice(0)) await app.server.close({ graceMilliseconds: 0 });
});

describe("request ids", () => {
  it("are the caller's when they are plain, else ours, and always returned", async () => {
    const { url } = await start();
    const idOf = async (path: string, sent: string) =>
      (await fetch(url + path, { headers: { "x-request-id": sent } })).headers.get("x-request-id");
    expect(await idOf("/healthz", "a.B_c-1")).toBe("a.B_c-1");
    expect(await idOf("/nope", "x".repeat(128))).toBe("x".repeat(128));
    expect(await idOf("/nope", "x".repeat(129))).toMatch(/^made-/);
    expect(await idOf("/docs/", "a b")).toMatch(/^made-/);
    expect(await idOf("/metrics", "")).toMatch(/^made-/);
  });
});

describe("the access log", () => {
  it("has one line a request, with the pattern and without anything personal", async () => {
    const { url, logger } = await start();
    await fetch(`${url}/api/sport/log/${LOG}?secret=1`, {
      headers: { ...bearer(ALICE), "x-request-id": "r1" },
    });
    await fetch(`${url}/secret`);
    await expect.poll(() => logger.lines.length).toBe(2);
    expect(logger.lines[0]).toEqual({
      level: "info",
      event: "http_request",
      fields: {
        method: "GET",
        route: "/api/sport/log/{log_id}",
        status: 200,
        duration_ms: expect.any(Number),
        request_id: "r1",
      },
    });
    expect(logger.lines[1]?.fields["route"]).toBe("unmatched");
    expect(JSON.stringify(logger.lines)).not.toMatch(/secret|token-of/);
  });
});

describe("headers", () => {
  it("are strict, and keep health data out of caches", async () => {
    const { url } = await start();
    const { headers } = await fetch(`${url}/healthz`);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("etag")).toBeNull();
  });

  it("let pages of other origins in only where they are named", async () => {
    const closed = await start();
    const open = await start({ corsOrigins: ["https://app.example"] });
    const preflight = (url: string, origin: string) =>
      fetch(`${url}/api/sport/log`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const allowed = (response: Response) => response.headers.get("access-control-allow-origin");
    expect(allowed(await preflight(closed.url, "https://app.example"))).toBeNull();
    expect(allowed(await preflight(open.url, "https://app.example"))).toBe("https://app.example");
    expect(allowed(await preflight(open.url, "https://evil.example"))).toBeNull();
    const plain = await fetch(`${open.url}/api/sport/logs`, {
      headers: { ...bearer(ALICE), origin: "https://app.example" },
    });
    expect(allowed(plain)).toBe("https://app.example");
    expect(plain.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
    const options = await fetch(`${open.url}/api/sport/log`, { method: "OPTIONS" });
    expect(options.headers.get("allow")).toBe("POST, OPTIONS");
  });

  it("are those of every answer before a page of another origin may ask", async () => {
    const { url } = await start({ corsOrigins: ["https://app.example"] });
    const preflight = (path: string) =>
      fetch(url + path, {
        method: "OPTIONS",
        headers: { origin: "https://app.example", "access-control-request-method": "PUT" },
      });
    for (const [path, status] of [
      ["/api/sport/log", 204],
      [`/api/sport/log/${LOG}`, 204],
      ["/docs", 204],
      ["/nowhere", 404],
    ] as const) {
      const { status: answered, headers } = await preflight(path);
      expect([path, answered]).toEqual([path, status]);
      expect(headers.get("access-control-allow-origin")).toBe("https://app.example");
      expect(headers.get("access-control-allow-methods")).toContain("PUT");
      expect(headers.get("access-control-allow-headers")).toContain("Authorization");
      expect(headers.get("access-control-max-age")).toBe("600");
      expect(headers.get("vary")).toContain("Origin");
      expect(headers.get("x-request-id")).toMatch(/^made-/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
    }
  });
});

describe("rate limits", () => {
  it("count protected endpoints by user and say how much is left", async () => {
    const byUser = memoryLimiter(1);
    const { url } = await start({ rateLimiters: { byUser } });
    const get = (query: string) =>
      fetch(`${url}/api/sport/logs${query}`, { headers: bearer(ALICE) });
    const first = await get("");
    expect(first.status).toBe(200);
    expect(first.headers.get("ratelimit-limit")).toBe("1");
    expect(first.headers.get("ratelimit-remaining")).toBe("0");
    expect(first.headers.get("ratelimit-reset")).toBe("7");
    const second = await get("?limit=wrong");
    expect(second.status).toBe(429);
    expect(second.headers.get("retry-after")).toBe("7");
    expect(second.headers.get("ratelimit-limit")).toBe("1");
    expect(await second.json()).toMatchObject({ code: "rate_limited" });
    expect(byUser.keys).toEqual([`user:${ALICE}`, `user:${ALICE}`]);
    expect((await fetch(`${url}/api/sport/logs`)).status).toBe(401);
  });

  it("count open endpoints by address, as a believed proxy tells it", async () => {
    const byAddress = memoryLimiter(100);
    const options = { rateLimiters: { byAddress } };
    const path = "/api/safety/guidelines";
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    await fetch((await start(options)).url + path, from("192.0.2.1"));
    const behindProxy = await start({ ...options, trustProxy: 1 });
    await fetch(behindProxy.url + path, from("192.0.2.1"));
    await fetch(behindProxy.url + path, from("2001:db8::1:2"));
    await fetch(behindProxy.url + path, from("2001:db8:0:0:9::"));
    const counted = ["127.0.0.1", "192.0.2.1", "2001:db8:0:0::/64", "2001:db8:0:0::/64"];
    expect(byAddress.keys).toEqual(counted.map(addressName));
    expect(byAddress.keys.join()).not.toMatch(/192\.0\.2\.1|2001:db8/);
  });

  it("name an address otherwise in an app of another key, and of none", async () => {
    const byAddress = memoryLimiter(100);
    const keys = [Buffer.alloc(32, "a"), Buffer.alloc(32, "b"), undefined, undefined];
    for (const addressKey of keys) {
      const { url } = await start({ rateLimiters: { byAddress }, addressKey });
      await fetch(`${url}/api/safety/guidelines`);
    }
    expect(new Set(byAddress.keys).size).toBe(keys.length);
  });

  it("leave health, metrics and documentation alone", async () => {
    const byAddress = memoryLimiter(0);
    const { url } = await start({ rateLimiters: { byAddress } });
    for (const path of ["/healthz", "/readyz", "/metrics", "/openapi.json", "/docs"]) {
      expect((await fetch(url + path)).status).toBe(200);
    }
    expect(byAddress.keys).toEqual([]);
  });

  it("let requests pass while the limiter fails, with a warning", async () => {
    const byUser = { ...memoryLimiter(1), hit: () => Promise.reject(new Error("down")) };
    const { url, logger } = await start({ rateLimiters: { byUser } });
    const response = await fetch(`${url}/api/sport/logs`, { headers: bearer(ALICE) });
    expect(response.status).toBe(200);
    expect(logger.lines[0]).toMatchObject({ level: "warn", event: "rate_limiter_failed" });
  });
});

describe("health and metrics", () => {
  it("tell readiness apart from life", async () => {
    const { url } = await start({ readiness: { check: async () => "not_migrated" } });
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
      status: "alive",
      version: "1.2.3",
    });
    const response = await fetch(`${url}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "not_ready" });
    expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200);
  });

  it("count requests by pattern", async () => {
    const { url } = await start();
    await fetch(`${url}/api/sport/log/${LOG}`, { headers: bearer(ALICE) });
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/sport/log/{log_id}",status="200"} 1',
    );
    expect(text).toContain("http_requests_in_flight 1");
    expect(text).not.toContain(LOG);
  });
});

describe("the server", () => {
  it("says in one sentence that its port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const starting = startHttpServer(express(), { host: "127.0.0.1", port });
    await expect(starting).rejects.toThrow(ListenError);
    await expect(starting).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port}: another program uses this port.`,
    );
    other.close();
  });
});
