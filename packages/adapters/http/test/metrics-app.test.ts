import type { Logger } from "@health-exercise/ports-runtime";
import { describe, expect, it } from "vitest";
import { createHttpMetrics, type HttpMetrics } from "../src/operations/metrics.ts";
import { createMetricsApp } from "../src/operations/metrics-app.ts";
import { type HttpServer, startHttpServer } from "../src/server.ts";
import { startApp } from "./running-app.ts";

const SILENT: Logger = { info: () => {}, warn: () => {}, error: () => {} };

function startMetrics(metrics: HttpMetrics): Promise<HttpServer> {
  return startHttpServer(createMetricsApp(metrics, SILENT), { host: "127.0.0.1", port: 0 });
}

describe("metrics on a port of their own", () => {
  it("are not on the other one", async () => {
    const metrics = createHttpMetrics();
    const { url, server } = await startApp({ metrics, servesMetrics: false });
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const own = await startMetrics(metrics);
    const text = await (await fetch(`${own.address.url}/metrics`)).text();
    expect(text).toContain('route="unmatched",status="404"} 1');
    await Promise.all([own.close(), server.close({ graceMilliseconds: 0 })]);
  });

  it("are asked as everything is", async () => {
    const own = await startMetrics(createHttpMetrics());
    const ask = async (method: string, path: string) => {
      const headers = { "x-request-id": "r1" };
      const response = await fetch(own.address.url + path, { method, headers });
      expect(response.headers.get("x-request-id")).toBe("r1");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      return response;
    };
    expect((await ask("GET", "/metrics")).status).toBe(200);
    for (const path of ["/", "/METRICS", "/metrics/", "/%ff"]) {
      const unknown = await ask("GET", path);
      expect(unknown.headers.get("content-type")).toContain("application/problem+json");
      expect(await unknown.json()).toMatchObject({
        status: 404,
        code: "path_not_found",
        instance: path,
        request_id: "r1",
      });
    }
    const refused = await ask("POST", "/metrics");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await refused.json()).toMatchObject({ code: "method_not_allowed" });
    expect((await ask("OPTIONS", "/metrics")).status).toBe(204);
    await own.close();
  });
});
