import type { z } from "zod";

/** A field that may be left out, for which null is the same as nothing. */
export function nullAsAbsent<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}
