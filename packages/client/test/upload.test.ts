import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createClient, type UploadProgress } from "../src/index.ts";
import { broken, type FakeService, json, startFakeService } from "./support/fake-service.ts";

let service: FakeService;
beforeAll(async () => {
  service = await startFakeService();
});
afterAll(() => service.close());

const client = () => createClient({ baseUrl: service.url, retry: { baseDelayMs: 1 } });
const files = () => [
  { name: 'a "run".csv', content: new Blob(["one,two"], { type: "text/csv" }) },
  new File(["x".repeat(300_000)], "long.gpx"),
];

describe("an import", () => {
  it("sends the files as one form, again if need be, under one key", async () => {
    service.answers(broken, json({ imported: 2 }));
    const answer = await client().importActivities(files(), { timezone: "Europe/Berlin" });
    expect(answer).toEqual({ imported: 2 });
    const [first, second] = service.asked;
    expect(second?.path).toBe("/api/sport/import?timezone=Europe%2FBerlin");
    expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
    const form = await new Response(second?.body ?? "", {
      headers: { "content-type": second?.headers["content-type"] ?? "" },
    }).formData();
    const sent = form.getAll("file") as File[];
    expect(sent.map(({ name, size, type }) => ({ name, size, type }))).toEqual([
      { name: 'a "run".csv', size: 7, type: "text/csv" },
      { name: "long.gpx", size: 300_000, type: "application/octet-stream" },
    ]);
  });

  it("tells how far it is", async () => {
    const told: UploadProgress[] = [];
    service.answers(json({ imported: 2 }));
    await client().importActivities(files(), { onProgress: (progress) => told.push(progress) });
    expect(told.length).toBeGreaterThan(1);
    const sizes = told.map(({ sentBytes }) => sentBytes);
    expect(sizes).toEqual(sizes.toSorted((left, right) => left - right));
    expect(told.at(-1)).toEqual({
      sentBytes: service.asked[0]?.body.length,
      totalBytes: service.asked[0]?.body.length,
    });
  });
});

/** What a browser sends with, as far as an upload uses it: it has an answer right after something was sent. */
function answering(answer: { readonly status: number; readonly headers?: string }) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly status = answer.status;
    readonly statusText = "";
    readonly responseText = JSON.stringify({ imported: 2 });
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => answer.headers ?? "";
    send(body: Blob) {
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      queueMicrotask(() => this.onload?.());
    }
  };
}

describe("an import from a page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const imported = () => client().importActivities(files(), { onProgress: () => {} });

  it.each([
    ["with headers", "content-type: application/json\r\nx-request-id: one\r\n"],
    ["whose headers may not be read", ""],
  ])("takes an answer %s", async (_which, headers) => {
    vi.stubGlobal("XMLHttpRequest", answering({ status: 200, headers }));
    expect(await imported()).toEqual({ imported: 2 });
  });

  it("fails where what came is no answer, and does not wait for ever", async () => {
    vi.stubGlobal("XMLHttpRequest", answering({ status: 99 }));
    await expect(imported()).rejects.toMatchObject({ name: "ConnectionError" });
  });
});
