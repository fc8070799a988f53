import { durationMilliseconds, type FinishedSportLog } from "../sport-log.ts";
import type { SessionsMeasured } from "./record-fact.ts";
import type { UnrecordedMeasure } from "./record-query.ts";

const TENTHS = 10;

/** What `measure` comes to over those of `logs` that tell it; null where none does. */
export function sessionsMeasured(
  logs: readonly FinishedSportLog[],
  measure: UnrecordedMeasure,
): SessionsMeasured | null {
  switch (measure) {
    case "heart_rate":
      return pulseOf(logs);
    case "steps":
      return summed(logs, ({ measures }) => measures.steps);
    case "climb":
      return summed(logs, ({ measures }) => measures.elevationGainMeters);
  }
}

/** The mean pulse by the time of each session; each counts alike where of any it is not known how long it took. */
function pulseOf(logs: readonly FinishedSportLog[]): SessionsMeasured | null {
  const told = logs.flatMap((log) => {
    const { averageHeartRateBpm: beats } = log.measures;
    return beats === null ? [] : [{ beats, time: durationMilliseconds(log) ?? 0 }];
  });
  if (told.length === 0) return null;
  const isTimed = told.every(({ time }) => time > 0);
  const [beats, time] = told.reduce(
    ([beatsSoFar, timeSoFar], each) => {
      const weight = isTimed ? each.time : 1;
      return [beatsSoFar + each.beats * weight, timeSoFar + weight] as const;
    },
    [0, 0] as readonly [number, number],
  );
  const most = logs.flatMap(({ measures }) => measures.maxHeartRateBpm ?? []);
  return {
    value: Math.round(beats / time),
    most: most.length === 0 ? null : Math.max(...most),
    sessions: told.length,
  };
}

/** With one decimal. */
function summed(
  logs: readonly FinishedSportLog[],
  measureIn: (log: FinishedSportLog) => number | null,
): SessionsMeasured | null {
  const told = logs.flatMap((log) => measureIn(log) ?? []);
  if (told.length === 0) return null;
  const sum = told.reduce((total, each) => total + Math.round(each * TENTHS), 0);
  return { value: sum / TENTHS, most: null, sessions: told.length };
}
