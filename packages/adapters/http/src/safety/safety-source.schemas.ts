import { z } from "zod";

/** Where a rule or text comes from, in a response. */
export const safetySource = z
  .object({
    kind: z.enum(["publication", "design_value"]),
    organisation: z.string().nullable(),
    title: z.string().meta({ description: "Of a decision of this service: its reason." }),
    year: z.int().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: "SafetySource" });
