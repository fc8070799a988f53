import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiDocument } from "../../scripts/interface/api-document.ts";
import { schemaCheck } from "../support/schema-check.ts";
import { startTestService, type TestService } from "../support/test-service.ts";
import { DEVELOPMENT_ONLY } from "./endpoints.ts";

type Media = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media>; $ref?: string }>;
};

let service: TestService;
/** What the service gives, with its development routes. */
let served: { paths: object };
let operations: [string, Operation][];
let mismatchOf: (media: Media, example: unknown) => string | undefined;

beforeAll(async () => {
  service = await startTestService({ DEVELOPMENT_MODE: "true" });
  const document = (await service.send("GET", "/openapi.json", {})).body;
  const errorOf = schemaCheck(document.components);
  mismatchOf = ({ schema }, example) => errorOf(schema, example);
  const paths: Record<string, Record<string, Operation>> = document.paths;
  served = structuredClone(document);
  for (const { responses } of Object.values(paths).flatMap((each) => Object.values(each))) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      const named = document.components.responses[$ref?.split("/").at(-1) ?? ""];
      if (named !== undefined) responses[status] = named;
    }
  }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => service.stop());

describe("the documentation", () => {
  it("is what can be written without a service, but for the routes of development mode", async () => {
    const written = JSON.parse(await apiDocument());
    expect(served.paths).toMatchObject(written.paths);
    const more = Object.keys(served.paths).filter((path) => !(path in written.paths));
    expect(more.map((path) => `GET ${path}`).toSorted()).toEqual(DEVELOPMENT_ONLY.toSorted());
  });

  it("has an example of every body, and it satisfies the schema", () => {
    for (const [name, { requestBody, responses }] of operations) {
      const success = Object.entries(responses).filter(([status]) => status.startsWith("2"));
      const bodies = [
        requestBody?.content["application/json"],
        ...success.map(([, response]) => response.content["application/json"]),
      ].filter((media) => media !== undefined);
      for (const media of bodies) {
        expect([name, media.example === undefined]).toEqual([name, false]);
        expect([name, mismatchOf(media, media.example)]).toEqual([name, undefined]);
      }
    }
  });

  it("has an example of every problem, and it satisfies the schema", () => {
    for (const [name, { responses }] of operations) {
      const problems = Object.entries(responses).filter(([status]) => /^[45]/.test(status));
      expect(problems.length).toBeGreaterThan(0);
      for (const [status, { content }] of problems) {
        const media = content["application/problem+json"];
        const examples = Object.values(media?.examples ?? {});
        expect([name, status, examples.length > 0]).toEqual([name, status, true]);
        for (const { value } of examples) {
          expect([name, media && mismatchOf(media, value)]).toEqual([name, undefined]);
          expect(value).toMatchObject({ status: Number(status) });
        }
      }
    }
  });
});
