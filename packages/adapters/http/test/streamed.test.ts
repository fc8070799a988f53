import { request } from "node:http";
import { DomainError } from "@health-exercise/domain/user";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpAppOptions } from "../src/app.ts";
import { defineStreamedRoute, type StreamedBody } from "../src/framework/define-route.ts";
import { memoryLimiter } from "./memory-limiter.ts";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE, GHOST } from "./sample-routes.ts";

const PATH = "/api/account/export";
const PART = Buffer.from(`"${"x".repeat(100_000)}",`);

let app: RunningApp | undefined;
afterEach(() => app?.server.close({ graceMilliseconds: 0 }));

/** An app whose only route sends what `make` gives. */
async function start(make: () => StreamedBody, options: Partial<HttpAppOptions> = {}) {
  const route = defineStreamedRoute({
    method: "get",
    path: PATH,
    area: "user",
    auth: "bearer",
    summary: "A sample",
    invalidInput: 422,
    errors: [],
    response: {
      status: 200,
      description: "A list.",
      schema: z.array(z.string()),
      example: ["a"],
      headers: { "Content-Disposition": { description: "A name.", value: () => "attachment" } },
    },
    handler: make,
  });
  app = await startApp({ routes: [route], ...options });
  return app;
}

const get = (url: string, method = "GET") => fetch(url + PATH, { method, headers: bearer(ALICE) });

const textOf = async (response: Promise<Response>) => (await response).text();

describe("a response that is sent while it is made", () => {
  it("arrives whole, with the headers of every response and its own", async () => {
    const { url, logger } = await start(async function* () {
      yield Buffer.from('["Zoë",');
      yield Buffer.from('"李 \u2028 🏃"]');
    });
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('["Zoë","李 \u2028 🏃"]');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": "attachment",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
    await expect.poll(() => logger.lines.length).toBe(1);
    expect(logger.lines[0]?.fields).toMatchObject({ route: PATH, status: 200 });
    expect(logger.lines[0]?.fields).not.toHaveProperty("aborted");
    const metrics = await textOf(fetch(`${url}/metrics`));
    expect(metrics).toContain(`method="GET",route="${PATH}",status="200"} 1`);
  });

  it("is a problem when it fails before its first part", async () => {
    const failures: [unknown, number, string][] = [
      [new DomainError("user_not_active", "The user is not active."), 401, "user_not_active"],
      [new Error("secret of the inside"), 500, "internal_error"],
    ];
    for (const [failure, status, code] of failures) {
      // biome-ignore lint/correctness/useYield: it fails before there is anything to give.
      const { url, server } = await start(async function* () {
        throw failure;
      });
      const response = await get(url);
      expect([response.status, await response.json()]).toEqual([
        status,
        expect.objectContaining({ code }),
      ]);
      expect(response.headers.get("content-type")).toMatch(/^application\/problem\+json/);
      expect(response.headers.get("www-authenticate") === null).toBe(status === 500);
      await server.close({ graceMilliseconds: 0 });
    }
  });

  it("breaks off when it fails later, and the log tells of it", async () => {
    const { url, logger } = await start(async function* () {
      yield Buffer.from('["first",');
      throw new Error("lost the rest");
    });
    await expect(textOf(get(url))).rejects.toThrow();
    await expect.poll(() => logger.lines.length).toBe(2);
    const line = (name: string) => logger.lines.find(({ event }) => event === name);
    expect(line("request_failed")).toMatchObject({ level: "error", fields: { route: PATH } });
    expect(line("http_request")?.fields).toMatchObject({ status: 200, aborted: true });
  });

  it("is made no faster than it is taken, and no further once the client is gone", async () => {
    let parts = 0;
    let isEnded = false;
    const { url, logger } = await start(async function* () {
      try {
        for (;;) {
          parts += 1;
          yield PART;
        }
      } finally {
        isEnded = true;
      }
    });
    const reading = request(url + PATH, { headers: bearer(ALICE) });
    reading.on("response", (response) => response.pause());
    reading.on("error", () => {});
    reading.end();
    await expect.poll(() => parts).toBeGreaterThan(1);
    let seen = 0;
    await expect
      .poll(
        () => {
          const isStill = seen === parts;
          seen = parts;
          return isStill;
        },
        { interval: 200 },
      )
      .toBe(true);
    expect(parts).toBeLessThan(500);
    reading.destroy();
    await expect.poll(() => isEnded).toBe(true);
    await expect.poll(() => logger.lines.length).toBe(1);
    expect(logger.lines[0]).toMatchObject({
      event: "http_request",
      fields: { status: 200, aborted: true },
    });
  });

  it("ends quietly when the client is gone before its first part", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isBegun = false;
    let isEnded = false;
    const { url, logger } = await start(async function* () {
      try {
        isBegun = true;
        await promise;
        for (;;) yield PART;
      } finally {
        isEnded = true;
      }
    });
    const leaving = request(url + PATH, { headers: bearer(ALICE) });
    leaving.on("error", () => {});
    leaving.end();
    await expect.poll(() => isBegun).toBe(true);
    leaving.destroy();
    await expect.poll(() => logger.lines.length).toBe(1);
    resolve();
    await expect.poll(() => isEnded).toBe(true);
    expect(logger.lines.map(({ event }) => event)).toEqual(["http_request"]);
  });

  it("is not made for HEAD, which gets the headers alone", async () => {
    let isMade = false;
    const { url } = await start(async function* () {
      isMade = true;
      yield PART;
    });
    const response = await get(url, "HEAD");
    expect([response.status, await response.text(), isMade]).toEqual([200, "", false]);
    expect(response.headers.get("content-disposition")).toBe("attachment");
    const ghost = await fetch(url + PATH, { method: "HEAD", headers: bearer(GHOST) });
    expect(ghost.status).toBe(401);
  });
});

describe("the count of the requests of somebody who is gone", () => {
  it("is forgotten with each refusal, and that of others kept", async () => {
    const byUser = memoryLimiter(100);
    const { url } = await start(
      async function* () {
        yield Buffer.from("[]");
      },
      { rateLimiters: { byUser } },
    );
    await textOf(get(url));
    for (let request = 0; request < 2; request += 1) {
      expect((await fetch(url + PATH, { headers: bearer(GHOST) })).status).toBe(401);
    }
    expect(byUser.keys).toEqual([`user:${ALICE}`, `user:${GHOST}`, `user:${GHOST}`]);
    expect(byUser.forgotten).toEqual([`user:${GHOST}`, `user:${GHOST}`]);
  });

  it("may stay when the limiter fails: the refusal comes all the same", async () => {
    const byUser = { ...memoryLimiter(9), forget: () => Promise.reject(new Error("down")) };
    const { url, logger } = await start(
      async function* () {
        yield Buffer.from("[]");
      },
      { rateLimiters: { byUser } },
    );
    expect((await fetch(url + PATH, { headers: bearer(GHOST) })).status).toBe(401);
    expect(logger.lines[0]).toMatchObject({ level: "warn", event: "rate_limiter_failed" });
  });
});
