import { parseTimeZone } from "@health-exercise/domain/user";
import { z } from "zod";
import { SPACE_FOR_PLUS, withPlus } from "./space-for-plus.ts";

const LONGER_THAN_ANY_ZONE = 64;

/** The name of a time zone in the IANA database. */
export function timeZone() {
  return z
    .string()
    .transform((name, context) => {
      const zone = parseTimeZone(name);
      if (zone !== undefined) return zone;
      const isMisread = parseTimeZone(withPlus(name)) !== undefined;
      const message = isMisread ? SPACE_FOR_PLUS : "must be a time zone such as Europe/Berlin";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({
      maxLength: LONGER_THAN_ANY_ZONE,
      description: "IANA time zone name.",
      examples: ["Europe/Berlin"],
    });
}
