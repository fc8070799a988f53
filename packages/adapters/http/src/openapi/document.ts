import type { Area, Route } from "../framework/define-route.ts";
import { type JsonSchema, SchemaComponents } from "./json-schema.ts";
import { operationOf } from "./operation.ts";
import { HEADER_COMPONENTS, PROBLEM_SCHEMA } from "./problems.ts";

const AREAS: Record<Area, string> = {
  chat: "Sessions, messages with their replies, and what a chat screen shows to everybody.",
  companion: "A virtual companion whose emotion follows a health score, and a health overview.",
  safety: "Exercise-safety hints and risk tiers; no medical diagnosis.",
  sport: "Exercise sessions, statistics, catalogues and schemes.",
  user: "The caller's own profile and data.",
  operations: "For those who run the service.",
};

const DESCRIPTION = `The back end behind a fitness or health app's screens.

Results about safety are hints and risk tiers, not a medical diagnosis. Errors are problems as RFC 9457
has them; \`code\` is stable. Fields that are not described here are ignored.`;

/** The description of `routes` in OpenAPI 3.1. */
export function buildDocument(routes: readonly Route[], version: string): JsonSchema {
  const components = new SchemaComponents();
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, components) };
  }
  const areas = new Set(routes.map((route) => route.area));
  return {
    openapi: "3.1.1",
    info: { title: "Health-Exercise Companion Service", version, description: DESCRIPTION },
    servers: [{ url: "/" }],
    tags: Object.entries(AREAS)
      .filter(([name]) => areas.has(name as Area))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components.schemas, Problem: PROBLEM_SCHEMA },
      headers: HEADER_COMPONENTS,
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}
