/** A schema, or another part of the document. */
export type JsonSchema = Record<string, unknown>;
