import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { finished, type Steps } from "../../shared/steps.ts";
import type { SafetyContext } from "../content-check.ts";
import type { HealthArea } from "./health-concept.ts";
import { readHealthEntry } from "./read-health-entry.ts";
import type { RiskProfile } from "./risk-profile.ts";
import { withoutHarmlessNames } from "./without-harmless-names.ts";

/** The health concept of what is over. */
const HEALED = "healed_problem";

/** What the content check is told about somebody, wherever each fact of it was told: what they have, and nothing that is over. */
export function contentContextOf(profile: RiskProfile): SafetyContext {
  return finished(contentContextInSteps(profile));
}

/** Tells the same step by step. */
export function* contentContextInSteps(profile: RiskProfile): Steps<SafetyContext> {
  const { age, pregnant, systolicBloodPressure } = profile;
  return {
    age,
    pregnant,
    systolicBloodPressure,
    conditions: yield* entriesThatHold(profile.conditions, "condition"),
    symptoms: yield* entriesThatHold(profile.symptoms, "symptom"),
    medications: yield* entriesThatHold(profile.medications, "medication"),
    injuries: yield* entriesThatHold(profile.injuries, "injury"),
  };
}

function* entriesThatHold(
  entries: readonly string[] | undefined,
  area: HealthArea,
): Steps<readonly string[] | undefined> {
  if (entries === undefined) return undefined;
  const held: string[] = [];
  for (const entry of entries) {
    const text = yield* withoutHarmlessNames(read(entry), "content_check");
    yield entry.length;
    if (!isOver(text, area)) held.push(text.source);
  }
  return held;
}

/** Whether an entry says that there is nothing, or that what there was has healed. */
function isOver(entry: ReadText, area: HealthArea): boolean {
  const told = readHealthEntry(entry, area);
  if (told.kind !== "recognised") return told.kind === "nothing";
  return told.concepts.every(({ code }) => code === HEALED);
}
