import { validate } from "@readme/openapi-parser";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatRoutes } from "../src/chat/chat.routes.ts";
import { memoryChat } from "./chat/memory-chat.ts";
import { type RunningApp, startApp } from "./running-app.ts";
import { sampleRoutes } from "./sample-routes.ts";

type Media = { schema: object; example?: unknown };
type Operation = {
  operationId: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response | { $ref: string }>;
};
type Response = { headers: object; content: Record<string, Media> };
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
};

let app: RunningApp;
let document: Document;
beforeAll(async () => {
  app = await startApp({
    routes: [...sampleRoutes(), ...chatRoutes(memoryChat().useCases, ["builtin"])],
  });
  document = (await (await fetch(`${app.url}/openapi.json`)).json()) as Document;
});
afterAll(() => app.server.close());

/** The response itself, where it stands among the components too. */
function responseOf(response: Response | { $ref: string } | undefined): Response | undefined {
  if (response === undefined || !("$ref" in response)) return response;
  return document.components.responses[response.$ref.split("/").at(-1) ?? ""];
}

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const result = await validate(structuredClone(document) as never);
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it("gives every operation its own name", () => {
    const names = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("getSportLogByLogId");
  });

  it("has examples that satisfy their schemas", () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "document", ...document });
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        for (const content of [
          requestBody?.content,
          ...Object.values(responses).map((response) => responseOf(response)?.content),
        ]) {
          const media = content?.["application/json"];
          if (media === undefined) continue;
          const schema = JSON.parse(
            JSON.stringify(media.schema).replaceAll('"#/components', '"document#/components'),
          );
          const matches = ajv.validate(schema, media.example);
          expect(matches, `${method} ${path}: ${ajv.errorsText()}`).toBe(true);
        }
      }
    }
  });

  it("names every status with its codes", () => {
    const operation = document.paths["/api/sport/log"]?.["post"];
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      "201",
      "400",
      "401",
      "409",
      "413",
      "415",
      "429",
      "500",
      "503",
    ]);
    const response = (status: number) => responseOf(operation?.responses[status]);
    expect(response(503)?.headers).toHaveProperty("Retry-After");
    expect(response(201)?.headers).toHaveProperty("Location");
    expect(response(401)?.headers).toHaveProperty("WWW-Authenticate");
    expect(JSON.stringify(response(409))).toContain("active_log_exists");
    expect(operation?.security).toEqual([{ bearer: [] }]);
    const open = document.paths["/api/safety/guidelines"]?.["get"];
    expect(Object.keys(open?.responses ?? {})).toEqual(["200", "422", "429", "500", "503"]);
    expect(open?.security).toEqual([]);
  });

  it("tells types by what they mean, not by how they travel", () => {
    const parameters = document.paths["/api/sport/logs"]?.["get"]?.parameters ?? [];
    const schemaOf = (name: string) => parameters.find((each) => each.name === name)?.schema;
    const bounds = { minimum: 1, maximum: 100, default: 20 };
    expect(schemaOf("limit")).toEqual({ type: "integer", format: "int32", ...bounds });
    expect(schemaOf("exclude_custom")).toEqual({ type: "boolean" });
    expect(schemaOf("since")).toMatchObject({ type: "string", format: "date-time" });
    expect(schemaOf("start_date")).toMatchObject({ type: "string", format: "date" });
    const body = document.paths["/api/profile"]?.["put"]?.requestBody;
    expect(body?.required).toBe(true);
    expect(body?.content["application/json"]?.schema).toMatchObject({
      properties: { display_name: { type: ["string", "null"], minLength: 1, maxLength: 5 } },
    });
    expect(document.components.schemas).toHaveProperty("SampleProfile");
  });
});

describe("the interactive reference", () => {
  it("comes from us alone, under a policy that allows nothing else", async () => {
    for (const path of ["/docs", "/docs/"]) {
      const response = await fetch(app.url + path, { redirect: "manual" });
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).not.toMatch(/https?:\/\//);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain("unsafe-eval");
      for (const [, asset] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const { status } = await fetch(new URL(asset ?? "", app.url + path));
        expect(status, asset).toBe(200);
      }
    }
  });
});
