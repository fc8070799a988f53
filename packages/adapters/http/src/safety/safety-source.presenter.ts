import type { SafetySource } from "@health-exercise/domain/safety";
import type { z } from "zod";
import type { safetySource } from "./safety-source.schemas.ts";

/** Where a rule or text comes from. */
export function presentSafetySource(source: SafetySource): z.output<typeof safetySource> {
  if (source.kind === "design_value") {
    return { kind: source.kind, organisation: null, title: source.reason, year: null, url: null };
  }
  const { kind, organisation, title, year, url = null } = source;
  return { kind, organisation, title, year, url };
}
