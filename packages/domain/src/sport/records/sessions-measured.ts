import { durationMilliseconds, type FinishedSportLog } from "../sport-log.ts";
import type { SessionsMeasured } from "./record-fact.ts";
import type { UnrecordedMeasure } from "./record-query.ts";

const TENTHS = 10;

/** What sessions tell of pulse, steps and climbs, added up. */
export type MeasureSums = {
  /** The sessions that tell a pulse, and those of them of which it is known how long they took. */
  readonly pulses: number;
  readonly timedPulses: number;
  /** The pulses added up, and each times the milliseconds of its session, with those milliseconds. */
  readonly beats: number;
  readonly beatMilliseconds: number;
  readonly pulseMilliseconds: number;
  /** Null where none is told. */
  readonly highestBeats: number | null;
  readonly steppedSessions: number;
  readonly steps: number;
  readonly climbedSessions: number;
  readonly climbedDecimeters: number;
};

/** The sums over `logs`. */
export function measureSumsOf(logs: readonly FinishedSportLog[]): MeasureSums {
  const pulses = logs.flatMap((log) => {
    const { averageHeartRateBpm: beats } = log.measures;
    return beats === null ? [] : [{ beats, time: durationMilliseconds(log) ?? 0 }];
  });
  const highest = logs.flatMap(({ measures }) => measures.maxHeartRateBpm ?? []);
  const steps = logs.flatMap(({ measures }) => measures.steps ?? []);
  const climbs = logs.flatMap(({ measures }) => measures.elevationGainMeters ?? []);
  return {
    pulses: pulses.length,
    timedPulses: pulses.filter(({ time }) => time > 0).length,
    beats: sumOf(pulses.map(({ beats }) => beats)),
    beatMilliseconds: sumOf(pulses.map(({ beats, time }) => beats * time)),
    pulseMilliseconds: sumOf(pulses.map(({ time }) => time)),
    highestBeats: highest.reduce<number | null>((most, each) => Math.max(most ?? each, each), null),
    steppedSessions: steps.length,
    steps: sumOf(steps),
    climbedSessions: climbs.length,
    climbedDecimeters: sumOf(climbs.map((meters) => Math.round(meters * TENTHS))),
  };
}

/** What `measure` comes to over the sessions that tell it; null where none does. */
export function sessionsMeasured(
  sums: MeasureSums,
  measure: UnrecordedMeasure,
): SessionsMeasured | null {
  switch (measure) {
    case "heart_rate":
      return pulseOf(sums);
    case "steps":
      return told(sums.steps, sums.steppedSessions);
    case "climb":
      return told(sums.climbedDecimeters / TENTHS, sums.climbedSessions);
  }
}

/** The mean pulse by the time of each session; each counts alike where of any it is not known how long it took. */
function pulseOf(sums: MeasureSums): SessionsMeasured | null {
  if (sums.pulses === 0) return null;
  const mean =
    sums.timedPulses === sums.pulses
      ? sums.beatMilliseconds / sums.pulseMilliseconds
      : sums.beats / sums.pulses;
  return { value: Math.round(mean), most: sums.highestBeats, sessions: sums.pulses };
}

function told(value: number, sessions: number): SessionsMeasured | null {
  return sessions === 0 ? null : { value, most: null, sessions };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
