import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClientOptions, ConnectionError, createClient, isProblem } from "../src/index.ts";
import {
  broken,
  type FakeService,
  json,
  problem,
  startFakeService,
} from "./support/fake-service.ts";

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

const QUICK = { baseDelayMs: 1, maxDelayMs: 2 };
const GOAL = { metric: "minutes", period: "week", target: 150 } as const;
const SCHEME = { name: "Plan", items: [] };

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: service.url, token: "a-token", retry: QUICK, ...options });

/** What is thrown by a call that must not succeed. */
const thrownBy = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

const headersSent = (name: string) => service.asked.map(({ headers }) => headers[name]);

describe("a call", () => {
  it("sends path, query, body and token, and gives the body of the answer", async () => {
    service.answers(json({ id: "x" }));
    const path = "/api/sport/log/{log_id}";
    const body = { notes: "calm" };
    const answer = await client({ baseUrl: `${service.url}/companion/` }).patch(path, {
      params: { path: { log_id: "a/b" } },
      body,
    });
    expect(answer).toEqual({ id: "x" });
    expect(service.asked).toMatchObject([
      { method: "PATCH", path: "/companion/api/sport/log/a%2Fb", body: JSON.stringify(body) },
    ]);
    expect(headersSent("authorization")).toEqual(["Bearer a-token"]);
    await client().get("/api/sport/logs", { params: { query: { limit: 5 } } });
    expect(service.asked.at(-1)?.path).toBe("/api/sport/logs?limit=5");
  });

  it("throws a problem that is told by its code, with what its kind tells", async () => {
    service.answers(problem("active_log_exists", 409, {}, { log_id: "the-open-one" }));
    const error = await thrownBy(client().get("/api/sport/active"));
    expect(error).toMatchObject({ name: "ProblemError", status: 409, requestId: "a-request" });
    expect(isProblem(error, "rate_limited")).toBe(false);
    expect(isProblem(error, "rate_limited", "active_log_exists")).toBe(true);
    if (!isProblem(error, "active_log_exists")) throw error;
    expect(error.problem.log_id).toBe("the-open-one");
    expect(error.message).toBe("It was active_log_exists.");
  });

  it("throws a problem for the answer of a proxy too", async () => {
    service.answers((_asked, response) => void response.writeHead(404).end("<h1>Nothing</h1>"));
    const error = await thrownBy(client().get("/api/profile"));
    expect(isProblem(error, "unknown")).toBe(true);
    expect(error).toMatchObject({ status: 404 });
  });
});

describe("a token", () => {
  it("is asked for anew, once, when the service refuses it", async () => {
    const given: boolean[] = [];
    const token = ({ wasRefused }: { wasRefused: boolean }) => {
      given.push(wasRefused);
      return wasRefused ? "fresh" : "stale";
    };
    service.answers(problem("unauthenticated", 401), json({ ok: true }));
    expect(await client({ token }).get("/api/profile")).toEqual({ ok: true });
    expect(headersSent("authorization")).toEqual(["Bearer stale", "Bearer fresh"]);
    service.answers(problem("unauthenticated", 401));
    const error = await thrownBy(client({ token }).get("/api/profile"));
    expect(isProblem(error, "unauthenticated")).toBe(true);
    expect(service.asked).toHaveLength(2);
    expect(given).toEqual([false, true, false, true]);
  });

  it("that is fixed is refused at once, and one that is not there is not sent", async () => {
    service.answers(problem("unauthenticated", 401));
    await thrownBy(client().get("/api/profile"));
    expect(service.asked).toHaveLength(1);
    service.answers(json({}));
    await createClient({ baseUrl: service.url }).get("/api/safety/guidelines");
    expect(headersSent("authorization")).toEqual([undefined]);
  });
});

describe("a failure that passes", () => {
  it.each([
    ["a broken connection", broken],
    ["no place", problem("busy", 503, { "retry-after": "0" })],
    ["too many requests", problem("rate_limited", 429)],
    ["a proxy without a service", problem("internal_error", 502)],
  ])("is tried again where it may be: %s", async (_what, failing) => {
    service.answers(failing, failing, json({ done: true }));
    expect(await client().get("/api/profile")).toEqual({ done: true });
    service.answers(failing, json({ done: true }));
    expect(await client().post("/api/sport/goals", { body: GOAL })).toEqual({ done: true });
    const keys = headersSent("idempotency-key");
    expect(keys[0]).toMatch(/^[!-~]{1,255}$/);
    expect(new Set(keys).size).toBe(1);
    expect(service.asked.map(({ body }) => body)).toEqual([1, 2].map(() => JSON.stringify(GOAL)));
  });

  it("ends in what it was, after as many tries as are allowed", async () => {
    service.answers(problem("storage_unavailable", 503));
    const error = await thrownBy(client().get("/api/profile"));
    expect(isProblem(error, "storage_unavailable")).toBe(true);
    expect(service.asked).toHaveLength(3);
    service.answers(broken);
    const retry = { ...QUICK, attempts: 2 };
    expect(await thrownBy(client({ retry }).get("/api/profile"))).toBeInstanceOf(ConnectionError);
    expect(service.asked).toHaveLength(2);
  });

  it("keeps the key that was given", async () => {
    service.answers(broken, json({}));
    const header = { "Idempotency-Key": "mine" };
    await client().post("/api/sport/schemes", { body: SCHEME, params: { header } });
    expect(headersSent("idempotency-key")).toEqual(["mine", "mine"]);
  });

  it("gives a message one key for all tries", async () => {
    service.answers(broken, json({}));
    await client().post("/api/chat/message", { body: { message: "Hello" } });
    const keys = service.asked.map(({ body }) => JSON.parse(body).idempotencyKey);
    expect(keys[0]).toEqual(expect.any(String));
    expect(new Set(keys).size).toBe(1);
    await client().post("/api/chat/message", {
      body: { message: "Hello", idempotencyKey: "mine" },
    });
    expect(JSON.parse(service.asked.at(-1)?.body ?? "").idempotencyKey).toBe("mine");
  });

  it.each([
    ["a correction", () => client().patch("/api/sport/goals/{goal_id}", goalChange())],
    ["a change under a condition", () => client().put("/api/profile", conditional())],
    ["the end of an account", () => client().delete("/api/account")],
    ["the end of all sign-ins", () => client().post("/api/account/sign-out-everywhere")],
  ])("is not tried again where that is not safe: %s", async (_what, call) => {
    for (const failing of [broken, problem("storage_unavailable", 503)]) {
      service.answers(failing);
      await thrownBy(call());
      expect(service.asked).toHaveLength(1);
    }
    service.answers(problem("rate_limited", 429), json({}));
    await call();
    expect(service.asked).toHaveLength(2);
  });

  it.each([
    ["a broken connection", broken],
    ["a proxy that lost the service", problem("internal_error", 502)],
  ])("does not turn a deletion that was done into one that failed: %s", async (_what, failing) => {
    service.answers(failing, problem("sport_log_not_found", 404));
    const log = { params: { path: { log_id: "the-log" } } };
    const deleted = await client().delete("/api/sport/log/{log_id}", log);
    expect(deleted).toEqual({ message: expect.any(String), log_id: "the-log" });
    expect(service.asked.map(({ method }) => method)).toEqual(["DELETE", "DELETE"]);
    service.answers(failing, problem("chat_session_not_found", 404));
    const session = { params: { path: { session_id: "x" } } };
    const { data, response } = await client().raw.DELETE("/api/chat/session/{session_id}", session);
    expect([data?.success, response.status]).toEqual([true, 200]);
  });

  it.each([
    ["nothing was tried before", "sport_log_not_found", []],
    ["the try before was refused", "sport_log_not_found", [problem("rate_limited", 429)]],
    ["it is the address that is wrong", "path_not_found", [broken]],
    ["it is somebody else's", "sport_log_not_yours", [broken]],
  ])("leaves the problem of a deletion a problem where %s", async (_where, code, before) => {
    const status = code === "sport_log_not_yours" ? 403 : 404;
    service.answers(...before, problem(code, status));
    const log = { params: { path: { log_id: "the-log" } } };
    const error = await thrownBy(client().delete("/api/sport/log/{log_id}", log));
    expect(error).toMatchObject({ name: "ProblemError", code });
    expect(service.asked).toHaveLength(before.length + 1);
  });

  it("is not tried again where the service would have to be waited for too long", async () => {
    service.answers(problem("rate_limited", 429, { "retry-after": "3600" }));
    const error = await thrownBy(client().get("/api/profile"));
    expect(error).toMatchObject({ code: "rate_limited", retryAfterSeconds: 3600 });
    expect(service.asked).toHaveLength(1);
  });

  it("is none of what the client did wrong", async () => {
    service.answers(problem("invalid_input", 400));
    await thrownBy(client().get("/api/profile"));
    service.answers(problem("internal_error", 500));
    await thrownBy(client().get("/api/profile"));
    expect(service.asked).toHaveLength(1);
  });
});

const goalChange = () => ({ params: { path: { goal_id: "x" } }, body: { target: 5 } });
const conditional = () => ({ params: { header: { "If-Match": '"1"' } }, body: {} });

describe("a signal", () => {
  it("ends a request that is under way", async () => {
    const controller = new AbortController();
    service.answers(() => controller.abort(new Error("left")));
    const { signal } = controller;
    const error = await thrownBy(client().get("/api/profile", { signal }));
    expect(error).toMatchObject({ message: "left" });
    expect(service.asked).toHaveLength(1);
  });

  it("ends the wait for another try", async () => {
    const controller = new AbortController();
    service.answers((asked, response) => {
      problem("busy", 503, { "retry-after": "50" })(asked, response);
      response.on("close", () => controller.abort(new Error("left")));
    });
    const { signal } = controller;
    const error = await thrownBy(client().get("/api/profile", { signal }));
    expect(error).toMatchObject({ message: "left" });
    expect(service.asked).toHaveLength(1);
  });

  it("is not needed where no answer begins in time", async () => {
    service.answers(() => {});
    const error = await thrownBy(client({ timeoutMs: 20 }).post("/api/chat/clear-history"));
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).cause).toMatchObject({ message: "No answer within 20 ms." });
  });
});
