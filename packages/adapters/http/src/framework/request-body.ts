import type { z } from "zod";
import type { FieldNames } from "./near-miss.ts";

/** A JSON body. */
export type JsonBody<Body> = {
  readonly kind: "json";
  readonly json: z.ZodType<Body>;
  /** For the documentation; satisfies the schema. */
  readonly example: object;
} & JsonBodyOptions;

type JsonBodyOptions = Spelling & {
  /** By default as large as bodies are. */
  readonly maxBytes?: number;
  /** What is documented in place of the schema. */
  readonly described?: z.ZodType;
  /** That the handler looks for what no field may hold: the body is too large to be looked through in one piece. */
  readonly isCheckedByHandler?: boolean;
  /** Fields that are refused for nothing that is in them: their schemas leave out what no field may hold. */
  readonly open?: readonly string[];
};

/**
 * Fields that come as a query string, a form, or a JSON body. Query and form are one source, both
 * text: a name in both is sent twice. A JSON body stands alone: a field in the query beside it is refused.
 */
export type FieldsBody<Body> = {
  readonly kind: "fields";
  readonly json: z.ZodType<Body>;
  readonly text: z.ZodType<Body> & z.ZodObject;
  /** As JSON, for the documentation. */
  readonly example: object;
} & Spelling;

/** What is known of the names of fields. */
type Spelling = {
  /** Where a misspelt name is refused. */
  readonly names?: FieldNames | undefined;
};

/** A file that came with a request, kept at `path` until the request ends. */
export type ReceivedFile = {
  /** What the client calls it, without folders and cut to a usual length; never part of `path`. */
  readonly name: string;
  readonly path: string;
};

/** Files, as the parts of a form or one as the body itself; they are kept on disk while the handler works. */
export type FilesBody<Body> = {
  readonly kind: "files";
  /** The name of the parts that are files; other parts are ignored. */
  readonly field: string;
  /** What the content of one file may be called where it is the body. */
  readonly contentTypes: readonly string[];
  /** Of the whole body. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** Never present; ties the type of what the handler gets to the body. */
  readonly received?: Body;
};

export type RequestBody<Body> = JsonBody<Body> | FieldsBody<Body> | FilesBody<Body>;

/** The route takes a JSON body of this shape. */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  example: z.input<Schema> & object,
  options: JsonBodyOptions = {},
): JsonBody<z.output<Schema>> {
  return { kind: "json", json: schema as z.ZodType<z.output<Schema>>, example, ...options };
}

/** The route takes its fields as a query string, a form, or JSON; both schemas give the same value. */
export function fieldsBody<Text extends z.ZodObject>(schemas: {
  readonly text: Text;
  readonly json: z.ZodType<z.output<Text>>;
  readonly example: object;
  readonly names?: FieldNames;
}): FieldsBody<z.output<Text>> {
  return {
    kind: "fields",
    json: schemas.json,
    example: schemas.example,
    names: schemas.names,
    text: schemas.text as Text & z.ZodType<z.output<Text>>,
  };
}

/** The route takes files. Routes like this find out first who is asking (`userCheck: "first"`). */
export function filesBody(
  files: Omit<FilesBody<never>, "kind" | "received">,
): FilesBody<readonly ReceivedFile[]> {
  return { kind: "files", ...files };
}
