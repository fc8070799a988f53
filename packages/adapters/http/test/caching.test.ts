import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineRoute, type Route } from "../src/framework/define-route.ts";
import { ask } from "./ask.ts";
import { memoryLimiter } from "./memory-limiter.ts";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE } from "./sample-routes.ts";

const LINES = Array.from({ length: 300 }, (_, index) => `line ${index}`);
let listed = LINES;

const list = (
  path: `/${string}`,
  auth: "bearer" | "none",
  caching: NonNullable<Route["caching"]>,
) =>
  defineRoute({
    method: "get",
    path,
    area: "sport",
    auth,
    invalidInput: 400,
    summary: "A list",
    errors: [],
    query: z.object({ age: z.string().optional() }),
    caching,
    response: {
      status: 200,
      description: "A list.",
      schema: z.array(z.string()),
      example: [],
    },
    handler: () => listed,
  });

const ROUTES = [
  list("/open", "none", ({ age }) =>
    age === undefined ? { keptBy: "everybody", seconds: 60 } : undefined,
  ),
  list("/own", "bearer", () => ({ keptBy: "caller", seconds: 0 })),
];

let app: RunningApp;
beforeAll(async () => {
  const rateLimiters = { byUser: memoryLimiter(100), byAddress: memoryLimiter(100) };
  app = await startApp({ routes: ROUTES, rateLimiters, corsOrigins: ["https://app.example"] });
});
afterAll(() => app.server.close({ graceMilliseconds: 0 }));

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(app.url + path, { "accept-encoding": "gzip, br", ...headers }, method);

const PAGES = [
  "/",
  "/docs",
  "/docs/initializer.js",
  "/problems",
  "/problems/busy",
  "/openapi.json",
];
const ASSETS = ["/docs/swagger-ui.css", "/docs/swagger-ui-bundle.js", "/docs/favicon-32x32.png"];
/** What is said of each to caches. */
const RULES: readonly (readonly [path: string, rule: string])[] = [
  ["/open", "public, max-age=60"],
  ["/own", "private, no-cache"],
  ...PAGES.map((path) => [path, "public, no-cache"] as const),
  ...ASSETS.map((path) => [path, "public, max-age=3600"] as const),
];
const KEPT = [...PAGES, ...ASSETS, "/open"];

describe("what is the same for everybody", () => {
  it.each(RULES)("%s says who may keep it: %s", async (path, expected) => {
    const { status, headers } = await get(path, bearer(ALICE));
    expect([status, headers["cache-control"]]).toEqual([200, expected]);
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it.each(KEPT)("%s is not sent again to who has it", async (path) => {
    const first = await get(path);
    for (const known of [`${first.headers.etag}`, `"other", W/${first.headers.etag}`, "*"]) {
      for (const method of ["GET", "HEAD"]) {
        const again = await get(path, { "if-none-match": known }, method);
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
        expect(again.headers.vary).toBe(first.headers.vary);
        expect(again.headers["content-encoding"]).toBe(undefined);
        expect(again.headers["x-request-id"]).toBeTruthy();
      }
    }
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("has another tag in each coding, and who has one has it in all", async () => {
    const codings = ["br", "gzip", "identity"];
    const answers = await Promise.all(
      codings.map((coding) => get("/open", { "accept-encoding": coding })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify(LINES)]));
    for (const { headers } of answers) {
      const again = await get("/open", { "if-none-match": `${headers.etag}` });
      expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    }
  });

  it("has another tag once it is another", async () => {
    const { headers } = await get("/open");
    listed = ["something new"];
    const again = await get("/open", { "if-none-match": `${headers.etag}` });
    listed = LINES;
    expect([again.status, again.text]).toEqual([200, '["something new"]']);
  });

  it("depends on the coding, and on the origin beside it", async () => {
    const { headers } = await get("/open", { origin: "https://app.example" });
    expect(headers.vary).toBe("Origin, Accept-Encoding");
    const alone = await startApp({ routes: ROUTES });
    expect((await ask(`${alone.url}/open`)).headers.vary).toBe("Accept-Encoding");
    await alone.server.close({ graceMilliseconds: 0 });
    expect(headers["access-control-allow-origin"]).toBe("https://app.example");
  });

  it("tells a shared cache nothing of the caller's limits, and the caller its own", async () => {
    expect((await get("/open")).headers["ratelimit-limit"]).toBe(undefined);
    expect((await get("/own", bearer(ALICE))).headers["ratelimit-limit"]).toBe("100");
  });

  it("is offered whole: parts are not", async () => {
    for (const path of ["/docs/swagger-ui.css", "/open"]) {
      const whole = await get(path);
      const part = await get(path, { range: "bytes=0-9" });
      expect([part.status, part.text]).toEqual([200, whole.text]);
      expect(part.headers["accept-ranges"]).toBe(undefined);
    }
  });

  it("is for HEAD what it is for GET, without a body", async () => {
    for (const path of KEPT) {
      const [whole, head] = [await get(path), await get(path, {}, "HEAD")];
      expect([head.status, head.body.length]).toEqual([200, 0]);
      const ofContent = ["content-length", "content-encoding", "content-type", "etag", "vary"];
      for (const name of ofContent) expect(head.headers[name]).toBe(whole.headers[name]);
      expect(whole.headers["content-length"]).toBe(String(whole.body.length));
    }
  });

  it("is compressed, but for pictures", async () => {
    const codings = await Promise.all(ASSETS.map(async (path) => (await get(path)).headers));
    expect(codings.map((headers) => headers["content-encoding"])).toEqual(["br", "br", undefined]);
    const both = "Origin, Accept-Encoding";
    expect(codings.map((headers) => headers["vary"])).toEqual([both, both, "Origin"]);
  });
});

describe("what belongs to somebody", () => {
  it("stays out of every cache as soon as the question tells of them", async () => {
    const { headers } = await get("/open?age=70");
    expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    expect(headers["ratelimit-limit"]).toBe("100");
  });

  it("is refused before it is known", async () => {
    expect((await get("/own", { "if-none-match": "*" })).status).toBe(401);
  });

  it("stays out of every cache where it is a problem", async () => {
    for (const path of ["/own", "/nowhere", "/docs/nothing.css"]) {
      expect((await get(path)).headers["cache-control"]).toBe("no-store");
    }
  });
});
