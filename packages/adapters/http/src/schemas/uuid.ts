import { parseUuid } from "@health-exercise/domain/user";
import { z } from "zod";

/** An id that the client chooses; upper case is the same. */
export function uuid<Id extends NonNullable<ReturnType<typeof parseUuid>>>() {
  return z
    .string()
    .transform((text, context): Id => {
      const id = parseUuid<Id>(text);
      if (id !== undefined) return id;
      context.addIssue({ code: "custom", message: "must be a UUID" });
      return z.NEVER;
    })
    .meta({ format: "uuid", maxLength: 36 });
}
