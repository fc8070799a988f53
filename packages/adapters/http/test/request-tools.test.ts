import { connect } from "node:net";
import { DomainError } from "@health-exercise/domain/user";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpAppOptions } from "../src/app.ts";
import { jsonWithText } from "../src/framework/constant-json.ts";
import { defineRoute, type Route } from "../src/framework/define-route.ts";
import { HttpError } from "../src/framework/http-error.ts";
import { jsonBody } from "../src/framework/request-body.ts";
import { memoryLimiter } from "./memory-limiter.ts";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE, GHOST } from "./sample-routes.ts";

const DEEDS = ["work", "count_twice", "replay", "refuse", "count_and_refuse", "break"] as const;
type Deed = (typeof DEEDS)[number];

/** JSON as no serializer of ours would write it. */
const ODD_TEXT =
  '{ "z":1.50,\n"10":"\\u00e9\\/\\ud83c\\udfc3","2":[1e2, -0.0],"a":12345678901234567890}';

const refusal = () => new DomainError("changed_meanwhile", "It was changed meanwhile.");

function toolsRoute(handled: Deed[] = []): Route {
  return defineRoute({
    area: "chat",
    auth: "bearer",
    userCheck: "by_handler",
    invalidInput: 422,
    rateLimit: "by_handler",
    method: "post",
    path: "/api/deed",
    summary: "A sample that counts by itself",
    body: jsonBody(z.object({ deed: z.enum(DEEDS) }), { deed: "work" }),
    response: {
      status: 200,
      description: "Done.",
      schema: z.record(z.string(), z.unknown()),
      example: {},
      headers: {
        "X-Deed": { description: "What was done; absent where nothing was." },
        "X-Size": { description: "Fields.", value: (output) => String(Object.keys(output).length) },
      },
    },
    errors: ["changed_meanwhile"],
    handler: async ({ body: { deed }, caller, countRequest, setHeader }) => {
      if (caller.userId === GHOST) throw new DomainError("user_not_active", "Not active.");
      if (deed === "refuse") throw refusal();
      if (deed === "break") throw new Error("secret of the inside");
      if (deed === "replay") return jsonWithText(ODD_TEXT);
      await countRequest();
      if (deed === "count_twice") await countRequest();
      if (deed === "count_and_refuse") throw refusal();
      handled.push(deed);
      setHeader("X-Deed", deed);
      return {};
    },
  });
}

const running: RunningApp[] = [];

async function start(options: Partial<HttpAppOptions>): Promise<RunningApp> {
  const app = await startApp({ routes: [toolsRoute()], ...options });
  running.push(app);
  return app;
}

afterEach(async () => {
  for (const app of running.splice(0)) await app.server.close({ graceMilliseconds: 0 });
});

function post({ url }: RunningApp, deed: string, userId = ALICE): Promise<Response> {
  return fetch(`${url}/api/deed`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(userId) },
    body: JSON.stringify({ deed }),
  });
}

type Operation = { responses: Record<string, { headers: Record<string, object> }> };

/** The operation of the route in the OpenAPI document. */
async function documented(url: string): Promise<Operation> {
  const document = await (await fetch(`${url}/openapi.json`)).json();
  return (document as { paths: { "/api/deed": { post: Operation } } }).paths["/api/deed"].post;
}

describe("a handler that counts requests by itself", () => {
  it("counts each of them once, with the headers of the limit", async () => {
    const byUser = memoryLimiter(5);
    const app = await start({ rateLimiters: { byUser } });
    for (const deed of ["work", "count_twice"]) {
      const response = await post(app, deed);
      expect(response.status).toBe(200);
      expect(response.headers.get("ratelimit-limit")).toBe("5");
    }
    expect(byUser.keys).toEqual([`user:${ALICE}`, `user:${ALICE}`]);
    expect((await post(app, "work")).headers.get("ratelimit-remaining")).toBe("2");
  });

  it("does no work beyond the limit", async () => {
    const handled: Deed[] = [];
    const app = await start({
      routes: [toolsRoute(handled)],
      rateLimiters: { byUser: memoryLimiter(1) },
    });
    expect((await post(app, "work")).status).toBe(200);
    for (const deed of ["work", "count_twice"]) {
      const refused = await post(app, deed);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("7");
      expect(refused.headers.get("ratelimit-remaining")).toBe("0");
      expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    }
    expect(handled).toEqual(["work"]);
  });

  it("answers for free what it does not count, beyond the limit too", async () => {
    const byUser = memoryLimiter(0);
    const app = await start({ rateLimiters: { byUser } });
    const response = await post(app, "replay");
    expect(response.status).toBe(200);
    expect(response.headers.get("ratelimit-limit")).toBeNull();
    expect(byUser.keys).toEqual([]);
  });

  it.each([
    ["refuse", 409],
    ["count_and_refuse", 409],
    ["no deed at all", 422],
  ])("has its failure counted once when asked to %s", async (deed, status) => {
    const byUser = memoryLimiter(1);
    const app = await start({ rateLimiters: { byUser } });
    const failed = await post(app, deed);
    expect(failed.status).toBe(status);
    expect(failed.headers.get("ratelimit-remaining")).toBe("0");
    expect(byUser.keys).toHaveLength(1);
  });

  it.each(["refuse", "count_and_refuse", "no deed at all"])(
    "is answered with 429 instead of the error when asked to %s beyond the limit",
    async (deed) => {
      const app = await start({ rateLimiters: { byUser: memoryLimiter(0) } });
      const response = await post(app, deed);
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({ code: "rate_limited" });
    },
  );

  it("shows a failure of its own as what it is, beyond the limit too", async () => {
    const app = await start({ rateLimiters: { byUser: memoryLimiter(0) } });
    expect((await post(app, "break")).status).toBe(500);
  });

  it("counts bodies that cannot be read, and users who are gone", async () => {
    const byUser = memoryLimiter(9);
    const { url } = await start({ rateLimiters: { byUser } });
    const send = (headers: Record<string, string>, body: string) =>
      fetch(`${url}/api/deed`, { method: "POST", headers, body });
    const json = { "content-type": "application/json" };
    expect((await send({ ...json, ...bearer(ALICE) }, "{")).status).toBe(400);
    expect((await send({ ...json, ...bearer(ALICE) }, "x".repeat(300_000))).status).toBe(413);
    expect((await send({ ...json, ...bearer(GHOST) }, '{"deed":"work"}')).status).toBe(401);
    expect((await send({ ...json, ...bearer(GHOST) }, "{}")).status).toBe(401);
    expect((await send(json, "{}")).status).toBe(401);
    expect(byUser.keys).toEqual([
      `user:${ALICE}`,
      `user:${ALICE}`,
      `user:${GHOST}`,
      `user:${GHOST}`,
    ]);
  });

  it("works where there are no limits, and while the limiter fails", async () => {
    const none = await start({});
    expect((await post(none, "work")).status).toBe(200);
    const failing = { ...memoryLimiter(1), hit: () => Promise.reject(new Error("down")) };
    const broken = await start({ rateLimiters: { byUser: failing } });
    expect((await post(broken, "work")).status).toBe(200);
    expect((await post(broken, "refuse")).status).toBe(409);
  });

  it("is documented with the limit like every other", async () => {
    const { url } = await start({});
    const { responses } = await documented(url);
    expect(Object.keys(responses)).toContain("429");
    expect(responses["200"]?.headers).toHaveProperty("RateLimit-Limit");
  });
});

describe("a handler that asks for its client", () => {
  /** Waits at a door, and tells what it then hears of its client. */
  function waitingRoute(heard: string[], door: Promise<void>): Route {
    return defineRoute({
      area: "chat",
      auth: "none",
      invalidInput: 422,
      method: "get",
      path: "/api/wait",
      summary: "A sample that takes long",
      response: { status: 200, description: "Done.", schema: z.object({}), example: {} },
      errors: [],
      handler: async ({ requireClient }) => {
        heard.push("came");
        await door;
        try {
          requireClient();
          heard.push("is there");
        } catch (error) {
          heard.push(error instanceof HttpError ? error.code : "else");
          throw error;
        }
        return {};
      },
    });
  }

  it("goes on while it is there, and ends once it has gone", async () => {
    const heard: string[] = [];
    const door = Promise.withResolvers<void>();
    const app = await start({ routes: [waitingRoute(heard, door.promise)] });
    const staying = fetch(`${app.url}/api/wait`);
    await expect.poll(() => heard).toEqual(["came"]);
    const socket = connect(app.port, "127.0.0.1");
    // The second of them waits behind the first one, and has no connection to answer on yet.
    const request = "GET /api/wait HTTP/1.1\r\nHost: t\r\n\r\n";
    socket.write(request + request);
    await expect.poll(() => heard).toEqual(["came", "came", "came"]);
    socket.destroy();
    await expect.poll(() => app.logger.lines.map(({ fields }) => fields["status"])).toContain(499);
    door.resolve();
    expect((await staying).status).toBe(200);
    await expect.poll(() => heard).toHaveLength(6);
    expect(heard.slice(3)).toEqual(["is there", "request_aborted", "request_aborted"]);
    expect(app.logger.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("a header", () => {
  it("can be set by the handler, and is described like one made from the output", async () => {
    const app = await start({});
    const { headers } = await post(app, "work");
    expect([headers.get("x-deed"), headers.get("x-size")]).toEqual(["work", "0"]);
    const replayed = await post(app, "replay");
    expect([replayed.headers.get("x-deed"), replayed.headers.get("x-size")]).toEqual([null, "4"]);
    expect((await documented(app.url)).responses["200"]?.headers["X-Deed"]).toEqual({
      description: "What was done; absent where nothing was.",
      schema: { type: "string" },
    });
  });
});

describe("a response that is given as JSON text", () => {
  it("goes out byte for byte", async () => {
    const response = await post(await start({}), "replay");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString()).toBe(ODD_TEXT);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
  });

  it("is held against its schema by its value", () => {
    expect(jsonWithText('{"a":1,"b":[2]}')).toEqual({ a: 1, b: [2] });
  });
});
