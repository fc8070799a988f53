import { parseTimeZone } from "@health-exercise/domain/user";
import { z } from "zod";

const LONGER_THAN_ANY_ZONE = 64;

/** The name of a time zone in the IANA database. */
export function timeZone() {
  return z
    .string()
    .transform((name, context) => {
      const zone = parseTimeZone(name);
      if (zone !== undefined) return zone;
      context.addIssue({ code: "custom", message: "must be a time zone such as Europe/Berlin" });
      return z.NEVER;
    })
    .meta({
      maxLength: LONGER_THAN_ANY_ZONE,
      description: "IANA time zone name.",
      examples: ["Europe/Berlin"],
    });
}
