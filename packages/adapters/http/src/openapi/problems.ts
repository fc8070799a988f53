import { QUOTA_KINDS } from "@health-exercise/domain/user";
import type { Route } from "../framework/define-route.ts";
import { PROBLEM_KINDS, type ProblemCode, statusOf } from "../framework/problem-kinds.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Every error as RFC 9457 has it. */
export const PROBLEM_SCHEMA: JsonSchema = {
  type: "object",
  description: "What went wrong (RFC 9457).",
  required: ["type", "title", "status", "detail", "instance", "code", "request_id"],
  properties: {
    type: { type: "string", description: "`/problems/` and the code." },
    title: { type: "string", description: "The kind of problem, in a few words." },
    status: {
      type: "integer",
      format: "int32",
      minimum: 400,
      maximum: 599,
      description: "The status of the response.",
    },
    detail: { type: "string", description: "What went wrong this time, in one sentence." },
    instance: { type: "string", description: "The path of the request." },
    code: {
      type: "string",
      enum: Object.keys(PROBLEM_KINDS),
      description: "The kind of problem, for programs: it stays what it is.",
    },
    request_id: { type: "string", description: "The same as the header `X-Request-Id`." },
    errors: {
      type: "array",
      description:
        "The fields at fault with `invalid_input`; those that may have been meant otherwise with `no_updatable_field`.",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: {
          path: {
            type: "string",
            description: "The field, with where it stands.",
            examples: ["items.0.minutes"],
          },
          message: {
            type: "string",
            description: "What is expected of it.",
            examples: ["must be a whole number"],
          },
        },
      },
    },
    quota: {
      type: "string",
      enum: QUOTA_KINDS,
      description: "Of what there is too much; with `quota_exceeded` only.",
    },
    log_id: {
      type: "string",
      format: "uuid",
      description:
        "The sport log in progress with `active_log_exists`, the one that is there with `source_taken`.",
    },
  },
};

/** Everything a route can answer with, beside success. */
function problemCodesOf(route: Route): ProblemCode[] {
  const codes = new Set<ProblemCode>(["internal_error", ...route.errors]);
  if (route.area !== "operations") codes.add("storage_unavailable");
  if (route.auth === "bearer") codes.add("unauthenticated").add("user_not_active");
  if (route.rateLimit !== "none") codes.add("rate_limited");
  if (route.params || route.query || route.body || route.idempotencyKey) codes.add("invalid_input");
  if (route.takesIfMatch !== undefined) codes.add("precondition_failed");
  if (route.idempotencyKey !== undefined) codes.add("idempotency_key_reused");
  if (route.body !== undefined) {
    if (route.body.kind === "files") codes.add("upload_too_slow").add("busy");
    else codes.add("malformed_json");
    codes.add("malformed_body").add("payload_too_large").add("unsupported_media_type");
  }
  return [...codes];
}

/** The responses to those codes, by status, as references to `responses` of the document. */
export function problemResponses(
  route: Route,
  responses: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(problemCodesOf(route), (code) => statusOf(code, route.invalidInput));
  const statuses = [...byStatus].sort(([left], [right]) => left - right);
  const isCounted = route.rateLimit !== "none";
  return Object.fromEntries(
    statuses.map(([status, codes]) => {
      const name = nameOf(status, codes, isCounted);
      responses[name] ??= problemResponse(status, codes, isCounted);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** A name that stays the same as long as the answer does: `UnauthenticatedOrUserNotActive401`. */
function nameOf(status: number, codes: readonly ProblemCode[], isCounted: boolean): string {
  const words = [...codes].sort().map((code) => pascalCase(code));
  return `${words.join("Or")}${status}${isCounted ? "" : "Uncounted"}`;
}

function pascalCase(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function problemResponse(
  status: number,
  codes: readonly ProblemCode[],
  isCounted: boolean,
): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEM_KINDS[code].title}.`).join(" "),
    headers: {
      ...COMMON_HEADERS,
      ...(isCounted && status < 500 && RATE_LIMIT_HEADERS),
      ...HEADERS_BY_STATUS[status],
    },
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Problem" },
            { type: "object", required: ["code"], properties: { code: codeAmong(codes) } },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: problemExample(status, code) }]),
        ),
      },
    },
  };
}

function codeAmong(codes: readonly ProblemCode[]): JsonSchema {
  return {
    type: "string",
    enum: codes,
    description: "Which of the problems; each is explained at `/problems/` and its code.",
  };
}

const UUID_EXAMPLE = "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e";

function problemExample(status: number, code: ProblemCode): JsonSchema {
  const { title, conflictMember } = PROBLEM_KINDS[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: `${title}.`,
    instance: "/api/the/path/of/the/request",
    code,
    request_id: UUID_EXAMPLE,
    ...(code === "invalid_input" && {
      errors: [{ path: "field", message: "says what is expected" }],
    }),
    ...(code === "quota_exceeded" && { quota: QUOTA_KINDS[0] }),
    ...(conflictMember !== undefined && { [conflictMember]: UUID_EXAMPLE }),
  };
}

export const COMMON_HEADERS = headerReferences(["X-Request-Id", "Access-Control-Allow-Origin"]);
export const RATE_LIMIT_HEADERS = headerReferences([
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
]);
const HEADERS_BY_STATUS: Readonly<Record<number, JsonSchema>> = {
  401: headerReferences(["WWW-Authenticate"]),
  429: { ...RATE_LIMIT_HEADERS, ...headerReferences(["Retry-After"]) },
  503: headerReferences(["Retry-After"]),
};

/** The headers that several responses share. */
export const HEADER_COMPONENTS: JsonSchema = {
  "X-Request-Id": header("string", "Names this request in our logs."),
  "Access-Control-Allow-Origin": header(
    "string",
    "The origin of the page that asks, where the service is set to let it; else absent.",
  ),
  "RateLimit-Limit": header(
    "integer",
    "Requests allowed in a window; absent where no limit is set or none was counted.",
  ),
  "RateLimit-Remaining": header("integer", "Requests left in this window."),
  "RateLimit-Reset": header("integer", "Seconds until the window ends."),
  "Retry-After": header("integer", "Seconds to wait."),
  "WWW-Authenticate": header(
    "string",
    '`Bearer`, with `error="invalid_token"` when a token was sent.',
  ),
};

function header(type: "string" | "integer", description: string): JsonSchema {
  return { description, schema: type === "string" ? { type } : { type, format: "int32" } };
}

function headerReferences(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
