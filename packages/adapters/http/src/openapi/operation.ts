import type { z } from "zod";
import type { Route } from "../framework/define-route.ts";
import { IDEMPOTENCY_KEY, REPLAY_HEADERS } from "../framework/idempotency-key.ts";
import type { FilesBody, RequestBody } from "../framework/request-body.ts";
import type { JsonSchema } from "./json-schema.ts";
import { COMMON_HEADERS, problemResponses, RATE_LIMIT_HEADERS } from "./problems.ts";
import type { SchemaComponents } from "./schema-components.ts";

/** One route as an operation of OpenAPI. */
export function operationOf(
  route: Route,
  components: SchemaComponents,
  problems: Record<string, JsonSchema>,
): JsonSchema {
  const parameters = parametersOf(route, components);
  return {
    operationId: operationIdOf(route),
    tags: [route.area],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    security: route.auth === "bearer" ? [{ [schemeOf(route)]: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body !== undefined && { requestBody: requestBodyOf(route.body, components) }),
    responses: {
      [route.response.status]: successOf(route, components),
      ...(isConditional(route) && { 304: KNOWN_RESPONSE }),
      ...problemResponses(route, problems),
    },
  };
}

/** The same token, of which the second has to have a role. */
function schemeOf({ area }: Route): "bearer" | "administrator" {
  return area === "admin" ? "administrator" : "bearer";
}

/** `GET /api/sport/log/{log_id}` is `getSportLogByLogId`. */
function operationIdOf({ method, path }: Route): string {
  const words = path
    .replace(/^\/api\//, "/")
    .replace(/\{(\w+)\}/g, "by_$1")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method + words.join("");
}

function parametersOf(route: Route, components: SchemaComponents): JsonSchema[] {
  const fields = route.body?.kind === "fields" ? route.body.text : undefined;
  return [
    ...(route.idempotencyKey === undefined ? [] : [KEY_PARAMETER]),
    ...(route.takesIfMatch === undefined ? [] : [IF_MATCH_PARAMETER]),
    ...(isConditional(route) ? [IF_NONE_MATCH_PARAMETER] : []),
    ...parametersIn("path", route.params, components),
    ...parametersIn("query", route.query, components),
    // Any of these may come in the body instead, so that none is required here.
    ...parametersIn("query", fields, components).map((each) => ({ ...each, required: false })),
  ];
}

const KEY_PARAMETER: JsonSchema = {
  name: IDEMPOTENCY_KEY,
  in: "header",
  required: false,
  description:
    "Makes a retry safe: a request with a key that was answered before gets the same answer again, and nothing is stored twice.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
};

/** No request gets through whose head is longer in all: it is the limit that Node has of itself. */
const LONGEST_HEADER = 16_384;

const IF_MATCH_PARAMETER: JsonSchema = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "Makes the change only while the record is the one that has this `ETag`; else 412.",
  schema: { type: "string", maxLength: LONGEST_HEADER },
};

const IF_NONE_MATCH_PARAMETER: JsonSchema = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "Asks only for what no longer has this `ETag`; else 304.",
  schema: { type: "string", maxLength: LONGEST_HEADER },
};

/** Whether the route reads something that has an entity tag. */
function isConditional({ method, response, caching }: Route): boolean {
  return method === "get" && (response.entity !== undefined || caching !== undefined);
}

const KNOWN_RESPONSE: JsonSchema = {
  description: "It is the one that is known.",
  headers: COMMON_HEADERS,
};

const ENTITY_TAG_HEADERS = {
  ETag: { description: "Names the record as it is now, for `If-Match`." },
};

const CACHING_HEADERS = {
  ETag: { description: "Names the answer as it is now, for `If-None-Match`." },
  "Cache-Control": { description: "How long the answer may be kept, and by whom." },
};

function parametersIn(
  place: "path" | "query",
  schema: z.ZodObject | undefined,
  components: SchemaComponents,
): JsonSchema[] {
  if (schema === undefined) return [];
  const described = components.resolve(components.describe(schema, "input"));
  const required = (described["required"] ?? []) as string[];
  const properties = (described["properties"] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: property,
  }));
}

function requestBodyOf(body: RequestBody<unknown>, components: SchemaComponents): JsonSchema {
  if (body.kind === "files") return filesBodyOf(body, components);
  const { example } = body;
  const json = { schema: components.describe(describedOf(body), "input"), example };
  if (body.kind === "json") {
    const required = !body.json.safeParse(undefined).success;
    return { required, content: { "application/json": json } };
  }
  const form = { schema: components.describe(body.text, "input"), example };
  return {
    required: false,
    description: "The fields, unless they come in the query string.",
    content: { "application/json": json, "application/x-www-form-urlencoded": form },
  };
}

function describedOf(body: Exclude<RequestBody<unknown>, FilesBody<unknown>>): z.ZodType {
  return (body.kind === "json" ? body.described : undefined) ?? body.json;
}

/** Readers of the document offer a file picker, and generators a file, for what has the format `binary`. */
const FILE: JsonSchema = {
  type: "string",
  format: "binary",
  contentMediaType: "application/octet-stream",
  description: "The content of one file.",
};

function filesBodyOf(
  { field, contentTypes, maxBytes, maxFiles }: FilesBody<unknown>,
  components: SchemaComponents,
): JsonSchema {
  const form = components.name("UploadedFiles", {
    type: "object",
    required: [field],
    properties: {
      [field]: {
        type: "array",
        minItems: 1,
        maxItems: maxFiles,
        items: FILE,
        description: "The files, each as a part of this name.",
      },
    },
  });
  return {
    required: true,
    description: `At most ${maxBytes / (1024 * 1024)} MiB in all: up to ${maxFiles} files as parts of a form, or one as the body, with its name in \`Content-Disposition\`.`,
    content: {
      "multipart/form-data": { schema: form },
      ...Object.fromEntries(contentTypes.map((type) => [type, { schema: FILE }])),
    },
  };
}

function successOf(route: Route, components: SchemaComponents): JsonSchema {
  const { response, rateLimit } = route;
  const headers = {
    ...response.headers,
    ...(route.idempotencyKey !== undefined && REPLAY_HEADERS),
    ...(response.entity !== undefined && ENTITY_TAG_HEADERS),
    ...(route.caching !== undefined && CACHING_HEADERS),
  };
  const ownHeaders = Object.entries(headers).map(([name, { description }]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  return {
    description: response.description,
    headers: {
      ...Object.fromEntries(ownHeaders),
      ...COMMON_HEADERS,
      ...(rateLimit !== "none" && RATE_LIMIT_HEADERS),
    },
    content:
      route.events === undefined ? jsonOf(response, components) : eventsOf(route, components),
  };
}

function jsonOf({ schema, example }: Route["response"], components: SchemaComponents): JsonSchema {
  return { "application/json": { schema: components.describe(schema, "output"), example } };
}

/** OpenAPI 3.1 has no words for the events of a stream: what each carries stands beside the text. */
function eventsOf({ response, events = {} }: Route, components: SchemaComponents): JsonSchema {
  const kinds = Object.entries(events).map(([name, { description, schema, example }]) => [
    name,
    { description, schema: components.describe(schema, "output"), example },
  ]);
  return {
    "text/event-stream": {
      schema: { type: "string" },
      example: response.example,
      "x-events": Object.fromEntries(kinds),
    },
  };
}
