import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { ADDITIONS, DEVELOPMENT_ONLY, INTERFACE } from "./endpoints.ts";

type Operation = { responses: Record<string, unknown>; security?: unknown[] };

const NAMED = [...INTERFACE, ...ADDITIONS].map((each) => each.endpoint);

let service: TestService;
let development: TestService;
/** What is documented in development mode. */
let served: Map<string, Operation>;

beforeAll(async () => {
  service = await startTestService();
  development = await startTestService({ DEVELOPMENT_MODE: "true" });
  served = await documentedBy(development);
});
afterAll(async () => {
  await service.stop();
  await development.stop();
});

async function documentedBy(asked: TestService): Promise<Map<string, Operation>> {
  const { body } = await asked.send("GET", "/openapi.json", {});
  const paths: Record<string, Record<string, Operation>> = body.paths;
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

describe("the interface", () => {
  it("is served as a whole in development mode", () => {
    expect(NAMED.filter((name) => !served.has(name))).toEqual([]);
  });

  it("lacks nothing else but the debug routes by default", async () => {
    const usual = await documentedBy(service);
    const missing = [...served.keys()].filter((name) => !usual.has(name));
    expect(missing.toSorted()).toEqual(DEVELOPMENT_ONLY.toSorted());
    expect([...usual.keys()].filter((name) => !served.has(name))).toEqual([]);
  });

  it.each(DEVELOPMENT_ONLY)("answers %s by default as any unknown path", async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const unknown = await service.send(method, "/api/companion/unknown", {});
    const answer = await service.send(method, path, {});
    const { instance: _path, request_id: _id, ...problem } = answer.body;
    expect([answer.status, answer.body.code]).toEqual([404, "path_not_found"]);
    expect(unknown.body).toMatchObject(problem);
    expect((await service.send("POST", path, {})).status).toBe(404);
    expect((await development.send(method, path, {})).status).toBe(200);
    expect((await development.send("POST", path, {})).status).toBe(405);
  });

  it("has no endpoint that is named nowhere", () => {
    expect([...served.keys()].filter((name) => !NAMED.includes(name))).toEqual([]);
  });

  it.each([...INTERFACE, ...ADDITIONS])("$endpoint documents every status it names", (expected) => {
    const operation = served.get(expected.endpoint);
    const documented = Object.keys(operation?.responses ?? {}).map(Number);
    for (const status of [expected.success, ...expected.errors]) {
      expect(documented).toContain(status);
    }
    expect((operation?.security ?? []).length > 0).toBe(expected.protected);
  });
});
