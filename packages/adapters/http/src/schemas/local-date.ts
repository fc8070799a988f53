import { parseLocalDate } from "@health-exercise/domain/user";
import { z } from "zod";

/** A calendar day, `YYYY-MM-DD`. */
export function localDate() {
  return z
    .string()
    .transform((text, context) => {
      const date = parseLocalDate(text);
      if (date !== undefined) return date;
      context.addIssue({ code: "custom", message: "must be a day such as 2026-03-01" });
      return z.NEVER;
    })
    .meta({ format: "date", maxLength: 10 });
}
