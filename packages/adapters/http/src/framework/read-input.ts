import type { InputIssue } from "@health-exercise/domain/user";
import type { Request } from "express";
import { z } from "zod";
import { type BodyFormat, bodyFormatOf } from "./content-type.ts";
import type { Route } from "./define-route.ts";
import { HttpError } from "./http-error.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { misspeltNamesIn, NearMisses } from "./near-miss.ts";
import { parseFields, pickFields, queryOf, type TextFields } from "./parse-fields.ts";
import { parseJson } from "./parse-json.ts";
import { hasBody, readBody } from "./read-body.ts";
import {
  type ReceivedFiles,
  type Receiving,
  receiveFiles,
  uploadFormatOf,
} from "./receive-files.ts";
import type { FieldsBody, JsonBody } from "./request-body.ts";
import { textFault, unsafeValuesIn } from "./unsafe-values.ts";
import { InputFaults } from "./validate.ts";

export type RouteInput = {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** Where the route takes one and the request has one. */
  readonly idempotencyKey: string | undefined;
  /** The names of a JSON body that are ignored and may have been meant as a field. */
  readonly nearMisses: () => readonly InputIssue[];
  /** Where the body is files: keeps them on disk, from which whoever calls this removes them. */
  readonly receive?: (receiving: Receiving) => Promise<ReceivedFiles>;
};

type Fields = Record<string, unknown>;

type ReadBody = Pick<RouteInput, "body" | "nearMisses">;

const NO_FIELDS: Fields = Object.freeze({});
const NO_BODY: ReadBody = Object.freeze({ body: undefined, nearMisses: () => [] });
const JSON_ONLY: readonly BodyFormat[] = ["json"];
const JSON_OR_FORM: readonly BodyFormat[] = ["json", "form"];

/**
 * What the route's schemas make of the request; files are not read yet.
 * @throws DomainError `invalid_input` or a not-found code; HttpError for a body that cannot be read.
 */
export async function readInput(route: Route, request: Request): Promise<RouteInput> {
  const faults = new InputFaults();
  const params = route.params === undefined ? NO_FIELDS : readParams(route, request, faults);
  const query = route.query === undefined ? NO_FIELDS : readQuery(route, request, faults);
  const idempotencyKey = readIdempotencyKey(route, request, faults.issues);
  if (route.body?.kind === "files") {
    const files = route.body;
    const format = uploadFormatOf(request, files);
    // Nothing is kept of a request that is refused anyway.
    faults.throwIfAny();
    const receive = (receiving: Receiving) => receiveFiles(request, files, format, receiving);
    return { params, query, ...NO_BODY, idempotencyKey, receive };
  }
  const read =
    route.body === undefined ? NO_BODY : await readRouteBody(route.body, request, faults);
  faults.throwIfAny();
  return { params, query, ...read, idempotencyKey };
}

function readParams(route: Route, request: Request, faults: InputFaults): Fields {
  const params = faults.validate(route.params as NonNullable<Route["params"]>, request.params);
  // Ids are known to be harmless by now: only text that a schema let through is searched.
  for (const [path, value] of Object.entries(params ?? NO_FIELDS)) {
    const message = typeof value === "string" ? textFault(value) : undefined;
    if (message !== undefined) faults.issues.push({ path, message });
  }
  return (params ?? NO_FIELDS) as Fields;
}

function readQuery(route: Route, request: Request, faults: InputFaults): Fields {
  const schema = route.query as NonNullable<Route["query"]>;
  const fields = parseFields(queryOf(request.originalUrl));
  const picked = pickFields(fields, Object.keys(schema.shape), faults.issues);
  return faults.validate(schema, picked) as Fields;
}

async function readRouteBody(
  body: FieldsBody<unknown> | JsonBody<unknown>,
  request: Request,
  faults: InputFaults,
): Promise<ReadBody> {
  if (body.kind === "fields") {
    return { ...NO_BODY, body: await readFieldsBody(body, request, faults) };
  }
  const value = await readJsonValue(request, body, faults);
  const nearMisses = () =>
    misspeltNamesIn(value, { meant: fieldNames(body.json) ?? [], others: [] });
  const before = faults.issues.length;
  const read = faults.validate(body.json, value);
  if (faults.issues.length > before && body.names === undefined) {
    // Unknown fields are ignored here, but where something is missing one of them may be what was meant.
    faults.issues.push(...nearMisses());
  }
  return { body: read, nearMisses };
}

async function readJsonValue(
  request: Request,
  body: JsonBody<unknown>,
  faults: InputFaults,
): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  bodyFormatOf(request, JSON_ONLY);
  return jsonValueOf(await readBody(request, body.maxBytes), body, faults);
}

function jsonValueOf(
  bytes: Buffer,
  body: FieldsBody<unknown> | JsonBody<unknown>,
  faults: InputFaults,
): unknown {
  if (bytes.length === 0) return undefined;
  const value = parseJson(bytes);
  const { json, names } = body;
  if (body.kind === "fields" || !body.isCheckedByHandler) {
    const isOpen = (name: string) => body.kind === "json" && body.open?.includes(name) === true;
    const searched = fieldNames(json)?.filter((name) => !isOpen(name));
    faults.issues.push(...unsafeValuesIn(value, searched));
  }
  if (names !== undefined) faults.issues.push(...misspeltNamesIn(value, names));
  return value;
}

/** The names of the fields of a body, which may be absent as a whole; undefined where it is no object. */
function fieldNames(schema: z.ZodType): readonly string[] | undefined {
  const body = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return body instanceof z.ZodObject ? Object.keys(body.shape) : undefined;
}

async function readFieldsBody(
  body: FieldsBody<unknown>,
  request: Request,
  faults: InputFaults,
): Promise<unknown> {
  const names = Object.keys(body.text.shape);
  const fields = parseFields(queryOf(request.originalUrl));
  const format = hasBody(request) ? bodyFormatOf(request, JSON_OR_FORM) : "form";
  const bytes = hasBody(request) ? await readBody(request) : NO_BYTES;
  if (format === "json" && bytes.length > 0) {
    refuseBesideJson(fields, names, faults);
    return faults.validate(body.json, jsonValueOf(bytes, body, faults));
  }
  // A form is ASCII: other characters are percent-encoded, and those that are not fail to match a name or decode.
  parseFields(formText(bytes), fields);
  if (body.names !== undefined) {
    faults.issues.push(...new NearMisses(body.names).issuesOf(fields.keys()));
  }
  return faults.validate(body.text, pickFields(fields, names, faults.issues));
}

const NO_BYTES = Buffer.alloc(0);

function formText(bytes: Buffer): string {
  try {
    return FORM_TEXT.decode(bytes);
  } catch {
    throw new HttpError("malformed_body", "The form is not valid UTF-8.");
  }
}

const FORM_TEXT = new TextDecoder("utf-8", { fatal: true });

function refuseBesideJson(fields: TextFields, names: readonly string[], faults: InputFaults): void {
  for (const path of names) {
    if (fields.has(path)) {
      faults.issues.push({ path, message: "must not be in the query beside a JSON body" });
    }
  }
}
