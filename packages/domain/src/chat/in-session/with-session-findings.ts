import type { ContentCheck, SafetyFinding } from "../../safety/content-check.ts";
import { withFindings } from "../../safety/guard/with-findings.ts";

const OF_SESSION = "session.";

/**
 * The check of a message with what it means in its session. What the session alone tells stays beside a finding of the same flag: it
 * decides which help is needed.
 */
export function withSessionFindings(
  check: ContentCheck,
  meant: readonly SafetyFinding[],
): ContentCheck {
  const merged = withFindings(check, meant);
  const kept = meant.filter(
    (finding) => finding.ruleId.startsWith(OF_SESSION) && !merged.findings.includes(finding),
  );
  return kept.length === 0 ? merged : { ...merged, findings: [...kept, ...merged.findings] };
}
