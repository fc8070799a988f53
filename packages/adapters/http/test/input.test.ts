import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unsafeValuesIn } from "../src/framework/unsafe-values.ts";
import { rawRequest, sendRaw } from "./raw-request.ts";
import { bearer, type RunningApp, startApp, tokenOf } from "./running-app.ts";
import { ALICE, LOG } from "./sample-routes.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.server.close());

type Body = NonNullable<RequestInit["body"]>;
type Answer = { status: number; body: Record<string, unknown>; errors: unknown };

async function send(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = { "content-type": "application/json" },
): Promise<Answer> {
  const init = { method, headers: { ...headers, ...bearer(ALICE) }, ...(body && { body }) };
  const response = await fetch(app.url + path, init);
  const parsed = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: parsed, errors: parsed["errors"] };
}

const put = (body: Body | undefined, headers?: Record<string, string>) =>
  send("PUT", "/api/profile", body, headers);
const get = (path: string) => send("GET", path);

describe("a JSON body", () => {
  it("is read, its unknown fields ignored", async () => {
    const { status, body } = await put('{"display_name":" Li ","nobody_knows":[{}]}');
    expect(status).toBe(200);
    expect(body).toEqual({ display_name: "Li", height_cm: null, pauses: [] });
  });

  it.each([
    ["a scalar", "5"],
    ["a list", "[]"],
    ["null", "null"],
    ["text", '"text"'],
  ])("that is %s is a shape error of the whole", async (_what, body) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([{ path: "", message: "must be an object" }]);
  });

  it("that is missing is a shape error", async () => {
    const answer = await put(undefined);
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([{ path: "", message: "is required" }]);
  });

  it.each(["{", "{'a':1}", '{"a":NaN}', " ", '{"a":1}x'])("%j is malformed", async (body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { code: "malformed_json" } });
  });

  it("in broken UTF-8 is malformed", async () => {
    const bytes = Buffer.from([...Buffer.from('{"display_name":"'), 0xff, 0x22, 0x7d]);
    expect(await put(bytes)).toMatchObject({ status: 400, body: { code: "malformed_json" } });
  });

  it("names the field at fault and not its value", async () => {
    const answer = await put(
      '{"pauses":[{"start_date":"2026-03-01","minutes":1},{"start_date":"SECRET","minutes":1.5}]}',
    );
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([
      { path: "pauses.1.start_date", message: "must be a day such as 2026-03-01" },
      { path: "pauses.1.minutes", message: "must be a whole number" },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("SECRET");
  });

  it.each([
    ['{"display_name":"\\u0000"}', "display_name", "must not contain NUL characters"],
    [
      '{"user_context":{"a":["\\ud800"]}}',
      "user_context.a.0",
      "must not contain unpaired surrogates",
    ],
    [
      '{"user_context":{"\\u0000":1}}',
      "user_context",
      "must not have field names with unusable characters",
    ],
    ['{"user_context":{"a":1e999}}', "user_context.a", "must be a number of usual size"],
    ['{"height_cm":"170"}', "height_cm", "must be a number"],
    ['{"display_name":"abcdef"}', "display_name", "must have at most 5 characters"],
    ['{"display_name":"   "}', "display_name", "must not be empty"],
    ['{"timezone":"+02:00"}', "timezone", "must be a time zone such as Europe/Berlin"],
  ])("%s is refused at %s", async (body, path, message) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([{ path, message }]);
  });

  it("counts characters, not code units", async () => {
    expect((await put(JSON.stringify({ display_name: "🏃".repeat(5) }))).status).toBe(200);
    expect((await put(JSON.stringify({ display_name: "🏃".repeat(6) }))).status).toBe(422);
  });

  it("cannot reach prototypes", async () => {
    const answer = await put('{"__proto__":{"height_cm":170},"constructor":{"prototype":1}}');
    expect(answer).toMatchObject({ status: 200, body: { height_cm: null } });
    expect(({} as Record<string, unknown>)["height_cm"]).toBeUndefined();
  });

  it("nested beyond all measure is refused", async () => {
    const deep = `{"user_context":${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}}`;
    expect((await put(deep)).status).toBe(422);
    const lists = `{"user_context":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect((await put(lists)).status).toBe(422);
  });

  it.each(['"\\u0000"', '"\\ud800"', "1e999", `${"[".repeat(100_000)}${"]".repeat(100_000)}`])(
    "may hold anything in a field that nobody knows (%#)",
    async (value) => {
      const { status, body } = await put(`{"display_name":"Li","unknown":${value}}`);
      expect([status, body["display_name"]]).toEqual([200, "Li"]);
    },
  );

  it("with a thousand faults lists twenty", async () => {
    const context = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, "\0"]));
    expect((await put(JSON.stringify({ user_context: context }))).errors).toHaveLength(20);
  });

  it("is answered briefly, however long its names are and however many its faults", async () => {
    const name = "k".repeat(200_000);
    const named = await put(`{"user_context":{"${name}":[${"1e999,".repeat(19)}1e999]}}`);
    expect(named.status).toBe(422);
    expect(named.errors).toContainEqual({
      path: "user_context.*.0",
      message: "must be a number of usual size",
    });
    expect(JSON.stringify(named.errors).length).toBeLessThan(2_000);
    expect(unsafeValuesIn(Array(40_000).fill(Number.POSITIVE_INFINITY))).toHaveLength(20);
    const halves = await put(JSON.stringify({ user_context: { ["🏃".repeat(99)]: "\0" } }));
    expect(JSON.stringify(halves.errors)).not.toMatch(/\\ud/);
  });

  it("with a list that is too long is refused for that alone", async () => {
    const { status, errors } = await put(`{"pauses":[${"{},".repeat(80_000)}{}]}`);
    expect(status).toBe(422);
    expect(errors).toEqual([{ path: "pauses", message: "must have at most 3 items" }]);
  });
});

describe("a body's size, type and encoding", () => {
  const large = (bytes: number) => JSON.stringify({ unknown: "x".repeat(bytes - 14) });

  it("may be 256 KiB and not a byte more", async () => {
    expect((await put(large(256 * 1024))).status).toBe(200);
    expect(await put(large(256 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: "payload_too_large" },
    });
  });

  it("is bounded without a Content-Length too, and the connection goes on", async () => {
    const chunk = "x".repeat(50_000);
    const chunks = `c350\r\n${chunk}\r\n`.repeat(8);
    const answer = await sendRaw(
      app.port,
      `PUT /api/profile HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nAuthorization: Bearer ${tokenOf(ALICE)}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  it("may be compressed, as long as it stays bounded", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    expect((await put(gzipSync('{"height_cm":170}'), headers)).status).toBe(200);
    const bomb = gzipSync(`{"a":"${"x".repeat(50_000_000)}"}`);
    expect(bomb.length).toBeLessThan(256 * 1024);
    expect((await put(bomb, headers)).status).toBe(413);
    expect((await put("no gzip", headers)).status).toBe(400);
    expect((await put("{}", { ...headers, "content-encoding": "zip" })).status).toBe(415);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/merge-patch+json",
    "application/json; charset=iso-8859-1",
    "application/jsonx",
  ])("of type %s is refused", async (type) => {
    expect(await put("{}", { "content-type": type })).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
  });

  it.each([
    "application/json",
    "Application/JSON; Charset=UTF-8",
    'application/json;charset="utf-8"',
    "application/json; profile=x",
  ])("of type %s is read", async (type) => {
    expect((await put("{}", { "content-type": type })).status).toBe(200);
  });

  it("without a type is refused", async () => {
    const answer = await sendRaw(
      app.port,
      rawRequest("PUT /api/profile HTTP/1.1", [`Authorization: Bearer ${tokenOf(ALICE)}`], "{}"),
    );
    expect(answer).toMatch(/^HTTP\/1.1 415 /);
  });
});

describe("a query", () => {
  it("is read by its schema", async () => {
    const { status, body } = await get(
      "/api/sport/logs?limit=5&exclude_custom=true&start_date=2026-03-01&name=a+b%20c&unknown=1&unknown=2",
    );
    expect(status).toBe(200);
    expect(body["value"]).toEqual({
      limit: 5,
      exclude_custom: true,
      start_date: "2026-03-01",
      name: "a b c",
    });
  });

  it.each([
    ["limit=1&limit=2", "limit"],
    ["limit=1e2", "limit"],
    ["limit=0x10", "limit"],
    ["limit=%205", "limit"],
    ["limit=5.0", "limit"],
    ["limit=", "limit"],
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=99999999999999999999", "limit"],
    ["limit=%ZZ", "limit"],
    ["limit=%FF", "limit"],
    ["limit[]=5&limit[a]=1&name=%00", "name"],
    ["exclude_custom=yes", "exclude_custom"],
    ["exclude_custom=TRUE", "exclude_custom"],
    ["start_date=2026-02-30", "start_date"],
    ["since=2026-03-01", "since"],
    ["since=2026-03-01T10:00:00+02:00", "since"],
  ])("%s is refused at %s", async (query, path) => {
    const answer = await get(`/api/sport/logs?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([{ path, message: expect.any(String) }]);
  });

  it("may repeat a name where the schema takes a list", async () => {
    const both = await get("/api/safety/guidelines?user_diseases=a&user_diseases=b");
    expect(both.body["value"]).toEqual({ user_diseases: ["a", "b"] });
    expect((await get("/api/safety/guidelines?user_age=x")).status).toBe(422);
  });
});

describe("a path parameter", () => {
  it.each(["x", "%ZZ", "%FF", "%00", "%2F", "..%2f..", LOG.slice(1), `${LOG}0`])(
    "%s names no record",
    async (id) => {
      expect(await get(`/api/sport/log/${id}`)).toMatchObject({
        status: 404,
        body: { code: "sport_log_not_found" },
      });
    },
  );

  it("may be a UUID in upper case", async () => {
    expect((await get(`/api/sport/log/${LOG.toUpperCase()}`)).body["value"]).toBe(LOG);
  });

  it("that is somebody else's user id is refused, whatever it looks like", async () => {
    for (const id of ["x", "%00", "%ZZ", LOG]) {
      expect((await get(`/api/sport/schemes/user/${id}`)).status).toBe(403);
    }
    expect((await get(`/api/sport/schemes/user/${ALICE.toUpperCase()}`)).status).toBe(200);
  });
});

describe("fields by query, form or JSON", () => {
  const path = "/api/sport/log/custom";
  const query = "sport_name=Run&sport_start=2026-03-01T10:00:00Z&cal=100&iffinish=true&met=7.5";
  const understood = {
    sport_name: "Run",
    sport_start: "2026-03-01T10:00:00.000Z",
    cal: 100,
    iffinish: true,
    met: 7.5,
  };
  const form = { "content-type": "application/x-www-form-urlencoded" };

  it("mean the same by each way", async () => {
    const [rest, cal] = [query.replace("&cal=100", ""), "cal=100"];
    expect((await send("POST", `${path}?${query}`, undefined, {})).body["value"]).toEqual(
      understood,
    );
    expect((await send("POST", path, query, form)).body["value"]).toEqual(understood);
    expect((await send("POST", `${path}?${rest}`, cal, form)).body["value"]).toEqual(understood);
    expect((await send("POST", path, JSON.stringify(understood))).body["value"]).toEqual(
      understood,
    );
  });

  it("are refused when one is sent twice, or in the query beside JSON", async () => {
    const twice = await send("POST", `${path}?${query}`, "cal=100", form);
    expect(twice.errors).toEqual([{ path: "cal", message: "must be given once, as text" }]);
    const beside = await send("POST", `${path}?cal=5`, JSON.stringify(understood));
    expect(beside.errors).toEqual([
      { path: "cal", message: "must not be in the query beside a JSON body" },
    ]);
  });

  it("are text in forms and typed in JSON", async () => {
    expect((await send("POST", path, JSON.stringify({ ...understood, cal: "100" }))).status).toBe(
      400,
    );
    expect((await send("POST", path, query.replace("100", "1e2"), form)).status).toBe(400);
    expect((await send("POST", path, "<xml/>", { "content-type": "text/xml" })).status).toBe(415);
    expect((await send("POST", path, undefined, {})).errors).toEqual([
      { path: "sport_name", message: "is required" },
      { path: "sport_start", message: "is required" },
      { path: "cal", message: "is required" },
    ]);
  });
});
