import type { SafetySource } from "@health-exercise/domain";
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

/** Where a rule or text comes from. */
export function presentSafetySource(source: SafetySource): z.output<typeof safetySource> {
  if (source.kind === "design_value") {
    return { kind: source.kind, organisation: null, title: source.reason, year: null, url: null };
  }
  const { kind, organisation, title, year, url = null } = source;
  return { kind, organisation, title, year, url };
}
