import type { RecordedPerson } from "../../../../scripts/eval-statements/recorded-people.ts";
import { addDays, startOfDay } from "../../../../src/shared/local-date.ts";
import { cataloguedSession } from "../../../../src/sport/catalogued-session.ts";
import { recordContext } from "../../../../src/sport/records/record-context.ts";
import { statedMeasures } from "../../../../src/sport/session-measures.ts";
import { aSportLog, at, day, HOUR, zone } from "../../../support/builders.ts";
import { randomBy } from "./random-by.ts";

const TODAY = day("2026-11-22");
const DAYS = 420;
const NAMES: readonly (readonly string[])[] = [
  ["Morning run", "Running", "跑步"],
  ["Cycling", "Evening ride", "骑行"],
  ["Swimming", "Pool swim", "游泳"],
  ["Yoga", "Yoga flow", "瑜伽"],
  ["Strength training", "力量训练", "Gym strength training"],
];

/** Of those who run, ride and swim; nobody measures how far yoga and strength go. */
const METERS_PER_MINUTE = [170, 410, 31];

/** Somebody with sessions of five sports on most days of 14 months, on a Sunday in November. */
export function aRecordedPerson(seed: number, zoneName = "Europe/Berlin"): RecordedPerson {
  const random = randomBy(seed);
  const timeZone = zone(zoneName);
  const logs = Array.from({ length: DAYS }, (_, back) => addDays(TODAY, back - DAYS)).flatMap(
    (date) => {
      if (random(10) < 4) return [];
      const names = NAMES[random(NAMES.length)] ?? [];
      const session = { sportName: names[random(names.length)] ?? "", exerciseType: null };
      const start = startOfDay(date, timeZone).getTime() + (7 + random(12)) * HOUR;
      const minutes = 20 + random(80);
      const calories = minutes * (3 + random(8)) + random(9);
      const sportStart = new Date(start);
      const speed = METERS_PER_MINUTE[NAMES.indexOf(names)];
      const distanceMeters = speed === undefined ? null : minutes * speed + 10 * (minutes % 7);
      const measures = statedMeasures({ distanceMeters });
      return [
        aSportLog({
          ...session,
          ...cataloguedSession(session),
          ...{ sportStart, minutes, calories, measures },
        }),
      ];
    },
  );
  return { logs, context: recordContext(null, timeZone, at("2026-11-22T10:00")) };
}
