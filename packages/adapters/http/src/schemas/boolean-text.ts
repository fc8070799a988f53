import { z } from "zod";

/** `true` or `false` in a query string or form. */
export function booleanText() {
  return z
    .string()
    .transform((word, context) => {
      if (word === "true" || word === "false") return word === "true";
      context.addIssue({ code: "custom", message: "must be true or false" });
      return z.NEVER;
    })
    .meta({ type: "boolean" });
}
