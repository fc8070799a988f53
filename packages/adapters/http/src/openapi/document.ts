import { setImmediate } from "node:timers/promises";
import type { Area, Route } from "../framework/define-route.ts";
import { discriminate } from "./discriminate.ts";
import type { JsonSchema } from "./json-schema.ts";
import { operationOf } from "./operation.ts";
import { HEADER_COMPONENTS, PROBLEM_SCHEMA } from "./problems.ts";
import { SchemaComponents } from "./schema-components.ts";
import { webhooksOf } from "./webhooks.ts";

const AREAS: Record<Area, string> = {
  admin:
    "Accounts, and what other systems are told of, for whoever runs an app: needs a token with the role `admin`.",
  chat: "Sessions, messages with their replies, and what a chat screen shows to everybody.",
  companion: "A virtual companion whose emotion follows a health score, and a health overview.",
  operations: "For those who run the service.",
  safety: "Exercise-safety hints and risk tiers; no medical diagnosis.",
  sport: "Exercise sessions, statistics, catalogues and schemes.",
  user: "The caller's own profile and data.",
};

const DESCRIPTION = `The back end behind a fitness or health app's screens.

Results about safety are hints and risk tiers, not a medical diagnosis. Errors are problems as RFC 9457
has them; \`code\` is stable. Fields that are not described here are ignored.`;

const REPOSITORY = "https://github.com/health-exercise/companion-service";

const SIGN_IN = `A JSON Web Token in \`Authorization: Bearer\`. It comes from the identity provider that the service is set
to trust (its issuer, audience and key are settings of the service), or from the operator: \`companion token issue\`.

Checked by RFC8725, JSON Web Token Best Current Practices: the algorithm follows from the key and never from the token, \`exp\` is
required, \`iss\` and \`aud\` must be those that are set, \`sub\` names the person. What is not accepted is a 401.`;

/** The description of `routes`, which are served at `address`, in OpenAPI 3.1; between two of them others have their turn. */
export async function buildDocument(
  routes: readonly Route[],
  version: string,
  address: string,
): Promise<JsonSchema> {
  const components = new SchemaComponents();
  const problems: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const operation = operationOf(route, components, problems);
    paths[route.path] = { ...paths[route.path], [route.method]: operation };
    await setImmediate();
  }
  // The documents of a few routes, as tests make them, have nothing to send.
  const webhooks = paths["/api/admin/webhooks"] === undefined ? {} : webhooksOf(components);
  const areas = new Set(routes.map((route) => route.area));
  // The framework tells of problems itself, whatever an event is declared to carry.
  const schemas = { ...components.schemas, Problem: PROBLEM_SCHEMA };
  discriminate(paths, schemas);
  discriminate(schemas, schemas);
  return {
    openapi: "3.1.1",
    info: {
      title: "Health-Exercise Companion Service",
      version,
      description: DESCRIPTION,
      contact: { name: "Health-Exercise", url: `${REPOSITORY}/issues` },
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [
      {
        url: address,
        description: "The service that gave this document, be it production or local.",
        "x-internal": false,
      },
    ],
    tags: Object.entries(AREAS)
      .filter(([name]) => areas.has(name as Area))
      .map(([name, description]) => ({ name, description })),
    paths,
    ...(Object.keys(webhooks).length > 0 && { webhooks }),
    components: {
      schemas,
      responses: problems,
      headers: HEADER_COMPONENTS,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: SIGN_IN },
        administrator: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: `${SIGN_IN} It has to have the role \`admin\`.`,
        },
      },
    },
  };
}
