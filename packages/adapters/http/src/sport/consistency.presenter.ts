import type { ConsistencyFindings } from "@health-exercise/application";
import { inWireNames } from "../framework/wire-names.ts";

/** The outcome of the consistency checks as clients see it. */
export function presentConsistency(report: ConsistencyFindings) {
  return {
    checks: report.checks.map((check) => ({
      name: check.name,
      passed: check.passed,
      examined: check.examined,
    })),
    issues: report.issues.map((issue) => ({
      code: issue.code,
      severity: issue.severity,
      ...(issue.logId && { log_id: issue.logId }),
      ...(issue.otherLogId && { other_log_id: issue.otherLogId }),
      ...(issue.schemeId && { scheme_id: issue.schemeId }),
      message: inWireNames(issue.message),
      suggestion: issue.suggestion,
    })),
    issues_omitted: report.issuesOmitted,
    status: report.status,
    next_offset: report.nextOffset,
  };
}
