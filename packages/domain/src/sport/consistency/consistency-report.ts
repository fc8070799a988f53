import { type ConsistencyIssue, type Finding, issueOf } from "./consistency-issue.ts";
import { CONSISTENCY_CHECKS, type ConsistencyCheckName } from "./consistency-rules.ts";

/** How many issues of one check are reported; further ones are counted only, so that the report stays small (design value). */
export const MAX_ISSUES_PER_CHECK = 100;

/** One check's outcome. */
export type ConsistencyCheckResult = {
  readonly name: ConsistencyCheckName;
  readonly passed: boolean;
  /** How many records or values it really looked at. */
  readonly examined: number;
};

/** The outcome of all checks. */
export type ConsistencyReport = {
  /** `consistent` when every check passed. */
  readonly status: "consistent" | "inconsistent";
  readonly checks: readonly ConsistencyCheckResult[];
  /** By check, at most `MAX_ISSUES_PER_CHECK` each. */
  readonly issues: readonly ConsistencyIssue[];
  /** How many issues were found besides. */
  readonly issuesOmitted: number;
};

/** What one check has looked at and found so far. */
type Tally = { examined: number; found: number; readonly kept: Finding[] };

/** A tally for every check. */
export type Tallies = Readonly<Record<ConsistencyCheckName, Tally>>;

/** Tallies before anything was looked at. */
export function emptyTallies(): Tallies {
  const empty = (): Tally => ({ examined: 0, found: 0, kept: [] });
  return {
    session_end: empty(),
    overlap: empty(),
    open_sessions: empty(),
    future_start: empty(),
    calories: empty(),
    measures: empty(),
    duplicates: empty(),
    feedback: empty(),
    profile: empty(),
    schemes: empty(),
    scheme_safety: empty(),
  };
}

/** Adds to the tally of a check that it has looked at `examined` more, and what it found there. */
export function tally(
  tallies: Tallies,
  check: ConsistencyCheckName,
  examined: number,
  findings: readonly Finding[],
): void {
  const current = tallies[check];
  current.examined += examined;
  current.found += findings.length;
  current.kept.push(...findings.slice(0, MAX_ISSUES_PER_CHECK - current.kept.length));
}

/** The report of what was tallied. */
export function consistencyReport(tallies: Tallies): ConsistencyReport {
  const all = CONSISTENCY_CHECKS.map((name) => ({ name, ...tallies[name] }));
  return {
    status: all.every((each) => each.found === 0) ? "consistent" : "inconsistent",
    checks: all.map(({ name, found, examined }) => ({ name, passed: found === 0, examined })),
    issues: all.flatMap((each) => each.kept.map(issueOf)),
    issuesOmitted: all.reduce((sum, each) => sum + each.found - each.kept.length, 0),
  };
}
