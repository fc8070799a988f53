import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../../src/shared/ids.ts";
import {
  type MergedRecordings,
  mergedRecordings,
  type Recording,
} from "../../../src/sport/import/merge-recordings.ts";
import type { RecordedTrack } from "../../../src/sport/import/recorded-activity.ts";
import { isSameSession } from "../../../src/sport/import/same-session.ts";
import type { RecordedStart } from "../../../src/sport/import/start-of-activity.ts";
import type { FinishedSportLog } from "../../../src/sport/sport-log.ts";
import { aFinishedLog, measured } from "./support/a-finished-log.ts";

const none = new Int32Array();
const TRACK: RecordedTrack = {
  track: {
    seconds: none,
    latitudes: none,
    longitudes: none,
    elevationDecimeters: none,
    heartRates: none,
  },
  fastest: { oneKilometer: null, fiveKilometers: null, tenKilometers: null, halfMarathon: null },
};
const START = Date.parse("2026-03-02T07:00:00Z");
let made = 0;

/** All steps at once. */
function merged(recordings: readonly Recording[]): MergedRecordings {
  const steps = mergedRecordings(recordings);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function recording(
  facts: Partial<FinishedSportLog>,
  { track = null, isSupplement = false, wallTime = null }: Partial<Recording & RecordedStart> = {},
): Recording {
  made += 1;
  const log = aFinishedLog({ id: `${made}` as SportLogId, ...facts });
  return { log, track, recorded: { at: log.sportStart, wallTime }, isSupplement };
}

describe("several recordings of one session", () => {
  it("are put in order and taken a thousand at a time, so that many hold nothing up", () => {
    const many = Array.from({ length: 3_500 }, (_, at) =>
      recording({ sportStart: new Date(START + at * 3_600_000), sportEnd: null }),
    );
    expect([...mergedRecordings(many)]).toHaveLength(6);
  });

  it("keep when the fullest began by its file, with the clock on the wall of any", () => {
    const row = recording({}, { wallTime: START + 3_600_000 });
    const file = recording({ measures: measured({ distanceMeters: 5_000 }) });
    const { logs, starts } = merged([row, file]);
    expect([...starts]).toEqual([
      [file.log.id, { at: file.log.sportStart, wallTime: START + 3_600_000 }],
    ]);
    expect(logs.map(({ id }) => id)).toEqual([file.log.id]);
  });

  it("become one: the fullest, with what the others tell", () => {
    const row = recording({
      notes: "windy",
      source: { kind: "strava", externalId: "7" },
      measures: measured({ distanceMeters: 5_000 }),
    });
    const file = recording(
      {
        calories: 0,
        caloriesSource: "none",
        notes: "from the watch",
        feedback: '{"perceived_exertion":5}',
        source: { kind: "gpx", externalId: null },
        measures: measured({ distanceMeters: 4_950, elevationGainMeters: 30 }, ["distanceMeters"]),
      },
      { track: TRACK },
    );
    for (const both of [
      [row, file],
      [file, row],
    ]) {
      const { logs, tracks, activities } = merged(both);
      expect(activities).toBe(2);
      expect(logs).toEqual([
        {
          ...row.log,
          feedback: '{"perceived_exertion":5}',
          measures: measured({ distanceMeters: 5_000, elevationGainMeters: 30 }),
          updatedAt: expect.any(Date),
        },
      ]);
      expect([...tracks]).toEqual([[row.log.id, TRACK]]);
    }
  });

  it("take a source with an id, by which the session is known again", () => {
    const source = { kind: "fit", externalId: "1-2-3" };
    const plain = recording({ source: { kind: "gpx", externalId: null }, calories: 400 });
    const { logs } = merged([plain, recording({ source, calories: 0 })]);
    expect(logs).toEqual([expect.objectContaining({ id: plain.log.id, source })]);
  });

  it("are one where their source is, whatever their times are, and a supplement counts with it", () => {
    const source = { kind: "apple_health", externalId: "a" };
    const workout = recording({ source, calories: 0, caloriesSource: "none", sportEnd: null });
    const route = recording(
      { source, sportName: "Activity", sportStart: new Date(START + 500_000) },
      { track: TRACK, isSupplement: true },
    );
    const { logs, tracks, activities } = merged([route, workout]);
    expect(activities).toBe(1);
    expect(logs).toEqual([expect.objectContaining({ id: workout.log.id, calories: 300 })]);
    expect(tracks.has(workout.log.id)).toBe(true);
  });

  it("are a session of its own where what a supplement belongs to is missing", () => {
    const alone = recording({}, { isSupplement: true, track: TRACK });
    const { logs, activities } = merged([alone]);
    expect([logs.length, activities]).toEqual([1, 1]);
  });

  it("never leave two that are the same session, and lose none", () => {
    const several = fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 20 }),
        minutes: fc.option(fc.integer({ min: 1, max: 15 })),
        externalId: fc.option(fc.constantFrom("1", "2", "3")),
        isSupplement: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(several, (facts) => {
        const recordings = facts.map(({ minute, minutes, externalId, isSupplement }) => {
          const sportStart = new Date(START + minute * 60_000);
          const sportEnd =
            minutes === null ? null : new Date(sportStart.getTime() + minutes * 60_000);
          const source = { kind: "fit", externalId };
          return recording({ sportStart, sportEnd, source }, { isSupplement });
        });
        const { logs } = merged(recordings);
        const first = recordings.filter(({ log }) => logs.some(({ id }) => id === log.id));
        for (const { log } of recordings)
          expect(
            first.some(
              (kept) =>
                isSameSession(kept.log, log) ||
                (log.source?.externalId !== null &&
                  recordings.some(
                    (other) =>
                      other.log.source?.externalId === log.source?.externalId &&
                      isSameSession(kept.log, other.log),
                  )),
            ),
          ).toBe(true);
        expect(new Set(logs.map(({ id }) => id)).size).toBe(logs.length);
      }),
      { numRuns: 100 },
    );
  });
});
