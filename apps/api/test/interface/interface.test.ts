import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { ADDITIONS, INTERFACE, NOT_YET_SERVED } from "./endpoints.ts";

type Operation = { responses: Record<string, unknown>; security?: unknown[] };

let service: TestService;
let served: Map<string, Operation>;

beforeAll(async () => {
  service = await startTestService();
  const { body } = await service.send("GET", "/openapi.json", {});
  const paths: Record<string, Record<string, Operation>> = body.paths;
  served = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
});
afterAll(() => service.stop());

describe("the interface", () => {
  it("is served but for the endpoints listed as not yet served", () => {
    const named = [...INTERFACE, ...ADDITIONS].map((each) => each.endpoint);
    expect(named.filter((name) => !served.has(name))).toEqual(NOT_YET_SERVED);
  });

  it("has no endpoint that is named nowhere", () => {
    const named = new Set([...INTERFACE, ...ADDITIONS].map((each) => each.endpoint));
    expect([...served.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  const due = [...INTERFACE, ...ADDITIONS].filter(
    (each) => !NOT_YET_SERVED.includes(each.endpoint),
  );

  it.each(due)("$endpoint documents every status it names", (expected) => {
    const operation = served.get(expected.endpoint);
    const documented = Object.keys(operation?.responses ?? {}).map(Number);
    for (const status of [expected.success, ...expected.errors]) {
      expect(documented).toContain(status);
    }
    expect((operation?.security ?? []).length > 0).toBe(expected.protected);
  });
});
