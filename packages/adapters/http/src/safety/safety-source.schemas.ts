import { z } from "zod";

/** Where a rule or text comes from, in a response. */
export const safetySource = z
  .object({
    kind: z
      .enum(["publication", "design_value"])
      .meta({ description: "Whether somebody published it or this service decided it." }),
    organisation: z.string().nullable(),
    title: z.string().meta({ description: "Of a decision of this service: its reason." }),
    year: z.int().nullable(),
    url: z.string().nullable(),
  })
  .meta({ id: "SafetySource" });
