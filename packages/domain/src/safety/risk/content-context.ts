import type { SafetyContext } from "../content-check.ts";
import type { RiskProfile } from "./risk-profile.ts";

/** What the content check is told about somebody, wherever each fact of it was told. */
export function contentContextOf(profile: RiskProfile): SafetyContext {
  const { age, pregnant, systolicBloodPressure } = profile;
  const { conditions, symptoms, medications, injuries } = profile;
  return {
    age,
    pregnant,
    systolicBloodPressure,
    conditions,
    symptoms,
    medications,
    injuries,
  };
}
