import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearer, type RunningApp, startApp } from "./running-app.ts";
import { ALICE } from "./sample-routes.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.server.close());

describe("an upload", () => {
  it("is read by its handler, however large", async () => {
    const form = new FormData();
    form.append("file", new Blob(["x".repeat(5_000_000)]), "a.csv");
    const response = await fetch(`${app.url}/api/sport/import`, {
      method: "POST",
      headers: bearer(ALICE),
      body: form,
    });
    const { value } = (await response.json()) as { value: number };
    expect(value).toBeGreaterThan(5_000_000);
  });

  it("of another type is refused", async () => {
    const response = await fetch(`${app.url}/api/sport/import`, {
      method: "POST",
      headers: { "content-type": "text/csv", ...bearer(ALICE) },
      body: "a,b",
    });
    expect(response.status).toBe(415);
  });

  it("of megabytes where a small body is wanted is answered, not cut off", async () => {
    const response = await fetch(`${app.url}/api/sport/log`, {
      method: "POST",
      headers: { "content-type": "application/json", ...bearer(ALICE) },
      body: "x".repeat(20_000_000),
    });
    expect(response.status).toBe(413);
  });
});

describe("a response in pieces", () => {
  const get = (query = "") =>
    fetch(`${app.url}/api/sport/export${query}`, { headers: bearer(ALICE) });

  it("is one JSON document", async () => {
    const response = await get();
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("x-request-id")).toMatch(/^made-/);
    const { value } = (await response.json()) as { value: number[] };
    expect(value).toHaveLength(20_000);
  });

  it("is a problem when it fails before its first piece", async () => {
    const response = await get("?fails=first");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "profile_not_found" });
  });

  it("breaks off when it fails later, so that nobody takes it for whole", async () => {
    const response = await get("?fails=later");
    await expect(response.text()).rejects.toThrow();
    expect(app.logger.lines).toContainEqual(
      expect.objectContaining({ level: "error", event: "request_failed" }),
    );
  });
});
