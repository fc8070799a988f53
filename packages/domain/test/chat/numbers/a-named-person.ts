import type { RecordedPerson } from "../../../scripts/eval-statements/recorded-people.ts";
import { cataloguedSession } from "../../../src/sport/catalogued-session.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import { statedMeasures } from "../../../src/sport/session-measures.ts";
import { aSportLog, at, zone } from "../../support/builders.ts";

/** Of each session its day, what it is called, its minutes and its kilometers. */
const SESSIONS: readonly (readonly [day: string, name: string, minutes: number, km?: number])[] = [
  ["2026-09-02", "Walk", 40],
  ["2026-09-09", "Walk", 35],
  ["2026-09-13", "Hiking", 180],
  ["2026-09-16", "Run", 50, 9],
  ["2026-09-20", "Hiking", 150],
  ["2026-09-23", "Lake swim", 30],
  ["2026-09-30", "Walk", 45],
  ["2026-10-03", "Run", 60, 11],
  ["2026-10-05", "Strength training", 50],
  ["2026-10-07", "Tempo run", 40, 8],
  ["2026-10-08", "Strength training", 45],
  ["2026-10-10", "Run", 65, 12],
  ["2026-10-12", "Ride to work", 30],
  ["2026-10-14", "Yoga", 45],
  ["2026-10-17", "Run", 30, 5],
  ["2026-10-19", "Swim", 40],
  ["2026-10-21", "Yoga", 50],
  ["2026-10-24", "Cycling", 120],
  ["2026-10-28", "Run", 35, 6],
  ["2026-11-02", "Run", 55, 10],
  ["2026-11-09", "Tempo run", 45, 9],
  ["2026-11-11", "Cycling", 90],
  ["2026-11-18", "Yoga", 40],
];

/** Somebody on a Sunday, 22 November 2026, whose walks are not all of their walking, and whose runs are not all tempo runs. */
export function aNamedPerson(): RecordedPerson {
  const logs = SESSIONS.map(([date, sportName, minutes, kilometers]) => {
    const session = { sportName, exerciseType: null };
    const distanceMeters = kilometers === undefined ? null : kilometers * 1_000;
    return aSportLog({
      ...session,
      ...cataloguedSession(session),
      ...{ sportStart: at(`${date}T08:00`), minutes, calories: minutes * 6 },
      measures: statedMeasures({ distanceMeters }),
    });
  });
  return { logs, context: recordContext(null, zone("Etc/UTC"), at("2026-11-22T10:00")) };
}
