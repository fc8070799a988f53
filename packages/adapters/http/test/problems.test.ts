import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest, sendRaw } from "./raw-request.ts";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE, LOG, OPEN_LOG } from "./sample-routes.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.server.close());

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(app.url + path, {
    method,
    headers: { "content-type": "application/json", ...bearer(ALICE) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

describe("whoever is refused and goes on sending", () => {
  it.each([
    ["without a token", "POST /api/sport/log"],
    ["for a path that is unknown", "POST /nowhere"],
  ])("is answered and cut off: %s", async (_case, requestLine) => {
    const socket = connect(app.server.address.port, "127.0.0.1");
    const answer: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => answer.push(chunk));
    socket.on("error", () => {});
    let isClosed = false;
    socket.on("close", () => {
      isClosed = true;
    });
    socket.write(`${requestLine} HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const sending = setInterval(() => socket.write("4\r\nmore\r\n"), 20);
    await expect.poll(() => isClosed).toBe(true);
    clearInterval(sending);
    expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1.1 40[14] /);
  });
});

describe("an error", () => {
  it("is a problem as RFC 9457 has it, with the path and without the query", async () => {
    const response = await send("PUT", `/api/sport/log/${LOG}?token=secret`, { cal: 9 });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await response.json()).toEqual({
      type: "/problems/invalid_input",
      title: "Invalid input",
      status: 400,
      detail: "The field cal is not valid: must not be that much",
      instance: `/api/sport/log/${LOG}`,
      code: "invalid_input",
      request_id: response.headers.get("x-request-id"),
      errors: [{ path: "cal", message: "must not be that much" }],
    });
  });

  it("names the open log that stands in the way", async () => {
    const response = await send("POST", "/api/sport/log", { cal: 1, iffinish: false });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "active_log_exists", log_id: OPEN_LOG });
  });

  it("of the inside says nothing of the inside, and is logged", async () => {
    const response = await send("GET", "/api/sport/broken");
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error" });
    expect(app.logger.lines).toContainEqual({
      level: "error",
      event: "request_failed",
      fields: {
        request_id: response.headers.get("x-request-id"),
        route: "/api/sport/broken",
        message: "Error: secret of the inside",
      },
    });
  });
});

describe("storage that cannot be used for now", () => {
  it("is told with the time to ask again, and logged", async () => {
    const response = await send("GET", "/api/sport/unreachable");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      code: "storage_unavailable",
      detail: "Storage is away. Ask later.",
    });
    expect(text).not.toContain("the way to storage");
    expect(app.logger.lines).toContainEqual({
      level: "error",
      event: "request_failed",
      fields: expect.objectContaining({ route: "/api/sport/unreachable" }),
    });
  });
});

describe("paths and methods", () => {
  it.each([
    "/nope",
    "/api/sport/log/",
    "/API/sport/log",
    "//",
    "/docs/none",
    "/docs/..%2fpackage.json",
  ])("nothing is at %s", async (path) => {
    const response = await send("GET", path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "path_not_found" });
  });

  it("a known path names the methods it allows", async () => {
    const patch = await send("PATCH", `/api/sport/log/${LOG}`);
    expect(patch.status).toBe(405);
    expect(patch.headers.get("allow")).toBe("GET, PUT, HEAD, OPTIONS");
    expect(await patch.json()).toMatchObject({ code: "method_not_allowed" });
    const options = await send("OPTIONS", "/api/sport/log");
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("POST, OPTIONS");
    expect((await send("POST", "/openapi.json")).status).toBe(405);
  });

  it("a literal path goes before one with a parameter", async () => {
    expect((await send("GET", "/api/sport/log/custom")).status).toBe(405);
  });

  it("HEAD answers as GET does, without the body", async () => {
    const response = await send("HEAD", `/api/sport/log/${LOG}`);
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await response.text()).toBe("");
  });

  it("what creates a record says where it is", async () => {
    const response = await send("POST", "/api/sport/log", { cal: 1, iffinish: true });
    expect(response.status).toBe(201);
    expect(response.headers.get("location")).toBe(`/api/sport/log/${LOG}`);
  });
});

describe("odd requests on the wire", () => {
  it.each([
    ["no HTTP at all", "hello\r\n\r\n", 400, ""],
    [
      "a header that never ends",
      `GET /a?b HTTP/1.1\r\nHost: t\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
      431,
      "/a",
    ],
    [
      "a wrong Content-Length",
      "POST /a HTTP/1.1\r\nHost: t\r\nContent-Length: x\r\n\r\n",
      400,
      "/a",
    ],
    [
      "two lengths",
      "POST /a/b?c=d HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
      "/a/b",
    ],
    ["a path with a space", "GET /a b HTTP/1.1\r\nHost: t\r\n\r\n", 400, "/a"],
    ["a path that never ends", `GET /${"a".repeat(40_000)} HTTP/1.1\r\nHost: t\r\n\r\n`, 431, ""],
    [
      "what comes behind another request",
      "GET /nowhere HTTP/1.1\r\nHost: t\r\n\r\nhello\r\n\r\n",
      400,
      "",
    ],
  ])("%s is answered with a problem, with the path where it is known", async (...odd) => {
    const [, bytes, status, instance] = odd;
    const answer = await sendRaw(app.port, bytes);
    const [head = "", body = ""] = answer.slice(answer.lastIndexOf("HTTP/1.1 ")).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = new Headers(
      head
        .split("\r\n")
        .slice(1)
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    expect(JSON.parse(body)).toEqual({
      type: "/problems/malformed_request",
      title: "Malformed request",
      status,
      detail: "The request cannot be read as HTTP.",
      instance,
      code: "malformed_request",
      request_id: headers.get("x-request-id"),
    });
    expect(headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(headers.get("content-length")).toBe(String(body.length));
    const others = (await fetch(`${app.url}/nowhere`)).headers;
    for (const name of ["content-security-policy", "x-content-type-options", "cache-control"])
      expect(headers.get(name)).toBe(others.get(name));
  });

  it.each([
    ["GET http://test/healthz HTTP/1.1", 200],
    ["OPTIONS * HTTP/1.1", 404],
    ["GET /healthz?%ZZ&=&&== HTTP/1.1", 200],
    ["GET /%ZZ HTTP/1.1", 404],
    ["GET /healthz#x HTTP/1.1", 200],
    ["PROPFIND /healthz HTTP/1.1", 405],
  ])("%s is answered with %i", async (line, status) => {
    expect(await sendRaw(app.port, rawRequest(line))).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("an upload that breaks off harms nobody", async () => {
    const socket = connect(app.port, "127.0.0.1");
    socket.write(
      `POST /api/sport/log HTTP/1.1\r\nHost: t\r\nAuthorization: ${bearer(ALICE)["authorization"]}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    );
    const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
    // The upload and the request for the metrics themselves.
    await expect.poll(metrics).toContain("http_requests_in_flight 2\n");
    socket.destroy();
    await expect.poll(metrics).toContain("http_requests_in_flight 1\n");
    expect(app.logger.lines.find((line) => line.fields["aborted"] === true)?.fields).toMatchObject({
      route: "/api/sport/log",
      status: 499,
    });
    expect((await send("GET", "/healthz")).status).toBe(200);
  });
});
