import { type DateRange, isWithinRange } from "../shared/local-date.ts";
import type { TrainingKind } from "../sport/met/training-kinds.data.ts";
import type { NamedSession } from "../sport/met/training-kinds.ts";
import type { DatedSession } from "./health-records.ts";

/** What sessions train besides endurance, as `trainingKindsOf` of sport tells it. */
export type TrainingKindsOf = (log: NamedSession) => readonly TrainingKind[];

/** On how many days of `range` there was a session of each kind. */
export function daysOfKinds(
  sessions: readonly DatedSession[],
  range: DateRange,
  trainingKindsOf: TrainingKindsOf,
): Readonly<Record<TrainingKind, number>> {
  const dates: Readonly<Record<TrainingKind, Set<string>>> = {
    strength: new Set(),
    balance: new Set(),
  };
  const known = new Map<string, readonly TrainingKind[]>();
  for (const { date, log } of sessions) {
    if (!isWithinRange(date, range)) continue;
    const name = JSON.stringify([log.sportName, log.exerciseType, log.matchedCategoryId]);
    const kinds = known.get(name) ?? trainingKindsOf(log);
    known.set(name, kinds);
    for (const kind of kinds) dates[kind].add(date);
  }
  return { strength: dates.strength.size, balance: dates.balance.size };
}
