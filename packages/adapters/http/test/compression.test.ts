import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { HttpAppOptions } from "../src/app.ts";
import {
  defineEventRoute,
  defineRoute,
  defineStreamedRoute,
  type Route,
} from "../src/framework/define-route.ts";
import { ask } from "./ask.ts";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE } from "./sample-routes.ts";

const LONG = Array.from({ length: 400 }, (_, index) => `line ${index} of a list, ${"很好"}`);
const COMMON = {
  area: "sport",
  auth: "bearer",
  invalidInput: 400,
  summary: "A sample",
  errors: [],
} as const;

const listOf = (lines: readonly string[]) => ({
  status: 200 as const,
  description: "A list.",
  schema: z.object({ lines: z.array(z.string()) }),
  example: { lines: [...lines.slice(0, 1)] },
});

function routeOf(method: "get" | "post", path: `/${string}`, lines: readonly string[]): Route {
  return defineRoute({
    ...COMMON,
    method,
    path,
    response: listOf(lines),
    handler: () => ({ lines: [...lines] }),
  });
}

const ROUTES: readonly Route[] = [
  routeOf("get", "/long", LONG),
  routeOf("post", "/long", LONG),
  routeOf("get", "/short", ["one"]),
  defineRoute({
    ...COMMON,
    method: "get",
    path: "/record",
    response: { ...listOf(LONG), entity: (output) => output },
    handler: () => ({ lines: LONG }),
  }),
  defineStreamedRoute({
    ...COMMON,
    method: "get",
    path: "/stream",
    response: { ...listOf(LONG), schema: z.array(z.string()), example: [] },
    handler: async function* () {
      yield Buffer.from("[");
      yield Buffer.from(LONG.map((line) => JSON.stringify(line)).join(","));
      yield Buffer.from("]");
    },
  }),
  defineEventRoute({
    ...COMMON,
    method: "get",
    path: "/events",
    response: { status: 200, description: "Events.", schema: z.string(), example: "" },
    events: { text: { description: "A text.", schema: z.array(z.string()), example: [] } },
    handler: async ({ sendEvent }) => sendEvent("text", JSON.stringify(LONG)),
  }),
];

let app: RunningApp;
const others: RunningApp[] = [];
beforeAll(async () => {
  app = await startApp({ routes: ROUTES });
});
afterAll(async () => {
  for (const each of [app, ...others]) await each.server.close({ graceMilliseconds: 0 });
});

async function withOptions(options: Partial<HttpAppOptions>): Promise<RunningApp> {
  const other = await startApp({ routes: ROUTES, ...options });
  others.push(other);
  return other;
}

const get = (path: string, accepted?: string, method = "GET", { url } = app) =>
  ask(
    url + path,
    { ...bearer(ALICE), ...(accepted !== undefined && { "accept-encoding": accepted }) },
    method,
  );

describe("an answer to who accepts codings", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["BR", "br"],
    ["identity;q=0, *", "br"],
    [undefined, undefined],
    ["", undefined],
    ["identity", undefined],
    ["deflate, zstd", undefined],
    ["gzip;q=0, br;q=0", undefined],
    ["identity;q=1, gzip;q=0.5", undefined],
    ["*;q=0", undefined],
    ["identity;q=0", undefined],
    ["gzip;q=what", undefined],
  ])("of %j is coded as %s", async (accepted, coding) => {
    const answer = await get("/long", accepted);
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, coding]);
    expect(JSON.parse(answer.text)).toEqual({ lines: LONG });
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.vary).toBe(coding === undefined ? undefined : "Accept-Encoding");
    if (coding !== undefined) expect(answer.body.length).toBeLessThan(answer.text.length / 3);
  });

  it("is as long for HEAD, which has no body", async () => {
    const [whole, head] = await Promise.all([get("/long", "br"), get("/long", "br", "HEAD")]);
    expect(head.body.length).toBe(0);
    for (const name of ["content-length", "content-encoding", "content-type", "vary"]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  it("is compressed while it is made, too", async () => {
    for (const coding of ["br", "gzip", undefined]) {
      const answer = await get("/stream", coding);
      expect(answer.headers["content-encoding"]).toBe(coding);
      expect(JSON.parse(answer.text)).toEqual(LONG);
      const head = await get("/stream", coding, "HEAD");
      expect([head.headers["content-encoding"], head.body.length]).toEqual([coding, 0]);
    }
  });
});

describe("sent as they are", () => {
  it("small answers, unless that is what the client refuses", async () => {
    const small = await get("/short", "gzip, br");
    expect([small.headers["content-encoding"], small.headers.vary]).toEqual([undefined, undefined]);
    const needed = await get("/short", "gzip, identity;q=0");
    expect(needed.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(needed.text)).toEqual({ lines: ["one"] });
    expect((await get("/short", "gzip, identity;q=0.5")).headers["content-encoding"]).toBe(
      undefined,
    );
  });

  it("answers to writes, which may hold a secret beside what was sent", async () => {
    const answer = await get("/long", "gzip, br", "POST");
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(answer.body.length).toBeGreaterThan(2048);
  });

  it("records, whose tag names them however they are sent", async () => {
    const answer = await get("/record", "gzip, br");
    expect(answer.headers["content-encoding"]).toBe(undefined);
    expect(answer.headers.etag).toMatch(/^"[\w-]{27}"$/);
  });

  it("problems, and streams of events", async () => {
    const problem = await get(`/${"x".repeat(3000)}`, "br");
    expect([problem.status, problem.headers["content-encoding"]]).toEqual([404, undefined]);
    const events = await get("/events", "gzip, br");
    expect(events.headers["content-encoding"]).toBe(undefined);
    expect(events.text).toContain(`data: ${JSON.stringify(LONG)}`);
  });

  it("all answers of a service that is told so, or all but what is the same for everybody", async () => {
    const none = await withOptions({ compression: "off" });
    const common = await withOptions({ compression: "static" });
    const codings = async (path: string) => [
      (await get(path, "br", "GET", none)).headers["content-encoding"],
      (await get(path, "br", "GET", common)).headers["content-encoding"],
    ];
    expect(await codings("/long")).toEqual([undefined, undefined]);
    expect(await codings("/stream")).toEqual([undefined, undefined]);
    expect(await codings("/openapi.json")).toEqual([undefined, "br"]);
  });
});
