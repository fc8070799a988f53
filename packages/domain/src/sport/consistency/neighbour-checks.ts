import { MILLISECONDS_PER_HOUR } from "../../shared/durations.ts";
import type { SportLogId } from "../../shared/ids.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";
import type { Finding } from "./consistency-issue.ts";
import type { SessionCheck } from "./session-checks.ts";

/** Of how many sessions with one and the same start the names are remembered. */
const REMEMBERED_NAMES = 1_000;

const OPEN_HOURS = 24;

/**
 * Looks for sessions that start before an earlier one has ended. Sessions come earliest start first, so
 * one look at the session that has lasted longest so far is enough: each session is reported once at
 * most, beside that one.
 */
export function overlapCheck(): SessionCheck {
  let latest: { readonly id: SportLogId; readonly end: number } | undefined;
  return (log) => {
    const duration = durationMilliseconds(log);
    if (duration === null || duration <= 0) return null;
    const start = log.sportStart.getTime();
    const findings: Finding[] =
      latest !== undefined && start < latest.end
        ? [{ code: "overlapping_sessions", logId: log.id, otherLogId: latest.id }]
        : [];
    if (latest === undefined || start + duration > latest.end) {
      latest = { id: log.id, end: start + duration };
    }
    return findings;
  };
}

/** Looks for sessions with the name and start of an earlier one; case and outer spaces of names do not matter. Sessions come earliest start first. */
export function duplicateCheck(): SessionCheck {
  let start = Number.NaN;
  const idByName = new Map<string, SportLogId>();
  return (log) => {
    if (log.sportStart.getTime() !== start) {
      start = log.sportStart.getTime();
      idByName.clear();
    }
    const name = log.sportName.trim().toLowerCase();
    const otherLogId = idByName.get(name);
    if (otherLogId !== undefined) return [{ code: "duplicate_session", logId: log.id, otherLogId }];
    if (idByName.size < REMEMBERED_NAMES) idByName.set(name, log.id);
    return [];
  };
}

/** Looks for sessions that are in progress for too long, or beside another one. */
export function openSessionsCheck(): SessionCheck {
  let first: SportLog | undefined;
  return (log, { now }) => {
    if (log.finished) return null;
    const findings: Finding[] = [];
    if (now.getTime() - log.sportStart.getTime() > OPEN_HOURS * MILLISECONDS_PER_HOUR) {
      findings.push({ code: "open_too_long", logId: log.id, values: { hours: OPEN_HOURS } });
    }
    if (first !== undefined) {
      findings.push({ code: "several_open", logId: log.id, otherLogId: first.id });
    }
    first ??= log;
    return findings;
  };
}
