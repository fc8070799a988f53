import { describe, expect, it } from "vitest";
import type { SportLogId, UserId } from "../../../src/shared/ids.ts";
import type { TimeZone } from "../../../src/shared/time-zone.ts";
import type { RecordedActivity } from "../../../src/sport/import/recorded-activity.ts";
import { sportLogFromActivity } from "../../../src/sport/import/sport-log-from-activity.ts";
import { NO_MEASURES } from "../../../src/sport/session-measures.ts";
import { exertionOf } from "../../../src/sport/sport-feedback.ts";

const START = new Date("2026-03-02T07:00:00.000Z");
const NOW = new Date("2026-03-04T12:00:00.000Z");
const DAY = 86_400_000;

function anActivity(facts: Partial<RecordedActivity> = {}): RecordedActivity {
  return {
    name: "Morning run",
    type: "Run",
    start: { kind: "instant", at: START },
    elapsedMilliseconds: 1_800_000,
    energyKilocalories: 310,
    perceivedExertion: null,
    notes: null,
    ...facts,
  };
}

function imported(facts: Partial<RecordedActivity>, timeZone = "UTC") {
  return sportLogFromActivity(anActivity(facts), {
    id: "log" as SportLogId,
    userId: "user" as UserId,
    timeZone: timeZone as TimeZone,
    isImperial: false,
    now: NOW,
  });
}

function logOf(facts: Partial<RecordedActivity>, timeZone?: string) {
  const result = imported(facts, timeZone);
  if (result.kind === "fault") throw new Error(result.message);
  return result.log;
}

const local = (dateTime: string, zone: string | null = null) => ({
  start: { kind: "local" as const, dateTime, zone },
});
const at = (instant: string) => ({ start: { kind: "instant" as const, at: new Date(instant) } });

describe("an activity as a log", () => {
  it("is a finished session as the device recorded it", () => {
    expect(logOf({ perceivedExertion: 7.5, notes: "windy" })).toEqual({
      id: "log",
      userId: "user",
      sportName: "Morning run",
      sportStart: START,
      sportEnd: new Date("2026-03-02T07:30:00.000Z"),
      finished: true,
      calories: 310,
      caloriesSource: "device",
      feedback: '{"perceived_exertion":7.5}',
      notes: "windy",
      exerciseType: "running",
      isCustom: false,
      measures: NO_MEASURES,
      source: null,
      mets: expect.objectContaining({ stated: null, adult: 8, olderAdult: expect.any(Number) }),
      matchedCategoryId: "running",
      createdAt: NOW,
      updatedAt: NOW,
      revision: 1,
    });
  });

  it("is called by its title, else its type, else an activity", () => {
    expect(logOf({ name: "Elbe" }).sportName).toBe("Elbe");
    expect(logOf({ name: " \0", type: "trail_running" }).sportName).toBe("Trail running");
    expect(logOf({ name: null, type: null }).sportName).toBe("Activity");
    expect(logOf({ name: null, type: "___" }).sportName).toBe("Activity");
  });

  it("has the category of what title and type mean, else the type as the file names it", () => {
    expect(logOf({ name: "Feierabend", type: "Laufen" })).toMatchObject({
      exerciseType: "running",
      matchedCategoryId: "running",
    });
    expect(logOf({ name: null, type: "Laufen" }).sportName).toBe("Laufen");
    expect(logOf({ name: "Tuesday", type: "Kubb" })).toMatchObject({
      exerciseType: "Kubb",
      matchedCategoryId: null,
      mets: { stated: null, adult: null, olderAdult: null },
    });
    expect(logOf({ name: "Tuesday", type: null }).exerciseType).toBeNull();
    expect([...(logOf({ name: "x", type: "ö".repeat(300) }).exerciseType ?? "")]).toHaveLength(50);
  });

  it.each([
    ["Yoga for runners", "Run", "running", 8],
    ["Swim before work", "Ride", "bicycling", 7],
    ["Morning Run", "VirtualRide", "bicycling", 8.8],
    ["Run", "Yoga", "conditioning_exercise", 2.3],
    ["Indoor rowing", "Yoga", "conditioning_exercise", 2.3],
    ["Indoor rowing", "WeightTraining", "conditioning_exercise", 3.5],
    ["Indoor rowing", "StairStepper", "conditioning_exercise", 9.3],
    ["Indoor rowing", "Crossfit", "conditioning_exercise", 7.5],
    // Within one sport the title may say more than the type.
    ["Trail run", "Run", "running", 9.3],
    ["Bike to work", "Ride", "bicycling", 6.8],
    // A type that says nothing, or nothing known, leaves it to the title.
    ["Football night", "Workout", "sports", 7],
    ["Evening run", "Other", "running", 8],
    ["Morning run", "Kubb", "running", 8],
  ])(
    "called %j of the type %j is what the device was set to: %s",
    (name, type, category, adult) => {
      expect(logOf({ name, type })).toMatchObject({ matchedCategoryId: category, mets: { adult } });
    },
  );

  it("keeps texts within the bounds of a log", () => {
    const log = logOf({ name: "🏃".repeat(300), notes: "a\0".repeat(5_000) });
    expect([...log.sportName]).toHaveLength(100);
    expect(log.notes).toBe("a".repeat(2_000));
    expect(logOf({ name: "\ud83c half" }).sportName).toBe("\ufffd half");
    expect(logOf({ name: null, type: "Ab".repeat(90) }).sportName.length).toBeLessThanOrEqual(100);
  });

  it("has whole calories, rounded half up, and none where none are stated", () => {
    expect(logOf({ energyKilocalories: 310.5 }).calories).toBe(311);
    expect(logOf({ energyKilocalories: 310.49 }).calories).toBe(310);
    expect(logOf({ energyKilocalories: null })).toMatchObject({
      calories: 0,
      caloriesSource: "none",
    });
  });

  it("has an end only where the duration is known", () => {
    expect(logOf({ elapsedMilliseconds: null }).sportEnd).toBeNull();
    expect(logOf({ elapsedMilliseconds: 0 }).sportEnd).toEqual(START);
    expect(logOf({ elapsedMilliseconds: 1_234.6 }).sportEnd).toEqual(
      new Date(START.getTime() + 1_235),
    );
    expect(logOf({ elapsedMilliseconds: 7 * DAY }).sportEnd).toEqual(
      new Date(START.getTime() + 7 * DAY),
    );
  });

  it("may have the most energy and the last year that a log has", () => {
    expect(logOf({ energyKilocalories: 20_000 }).calories).toBe(20_000);
    const last = at("2100-12-31T23:59:59Z");
    expect(logOf(last).sportStart).toEqual(last.start.at);
    expect(imported(last).kind).toBe("log");
  });

  it("leaves out a rating that is not on the scale", () => {
    expect(exertionOf(logOf({ perceivedExertion: 10 }).feedback)?.rating).toBe(10);
    expect(exertionOf(logOf({ perceivedExertion: 0 }).feedback)?.rating).toBe(0);
    for (const rating of [-1, 10.1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(logOf({ perceivedExertion: rating }).feedback).toBeNull();
    }
  });
});

describe("the time of an activity", () => {
  it.each([
    ["2026-03-02T08:00:00", "Europe/Berlin", "2026-03-02T07:00:00.000Z"],
    ["2026-03-02T08:00:00", "Asia/Kathmandu", "2026-03-02T02:15:00.000Z"],
    // Clocks go from 2:00 to 3:00: half an hour into the gap is half an hour after it.
    ["2026-03-29T02:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    // Clocks go from 3:00 back to 2:00: the earlier of the two.
    ["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2026-03-08T02:15:00", "America/New_York", "2026-03-08T07:15:00.000Z"],
    ["2026-11-01T01:15:00", "America/New_York", "2026-11-01T05:15:00.000Z"],
    ["2011-12-30T12:00:00", "Pacific/Apia", "2011-12-30T22:00:00.000Z"],
    ["2026-03-02T00:00:00", "Pacific/Kiritimati", "2026-03-01T10:00:00.000Z"],
  ])("reads %s in %s", (dateTime, zone, instant) => {
    expect(logOf(local(dateTime), zone).sportStart).toEqual(new Date(instant));
  });

  it.each([
    ["2026-07-05T07:00:00", "Europe/Berlin", "2026-07-05T05:00:00.000Z"],
    ["2026-01-05T00:30:00", "europe/berlin", "2026-01-04T23:30:00.000Z"],
    ["2026-12-31T23:30:00", "America/New_York", "2027-01-01T04:30:00.000Z"],
    ["2011-12-31T00:30:00", "Pacific/Apia", "2011-12-30T10:30:00.000Z"],
    ["1970-01-01T05:30:00", "Asia/Kolkata", "1970-01-01T00:00:00.000Z"],
    ["2026-03-29T02:30:00", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ])("reads %s in the zone of its own, %s", (dateTime, zone, instant) => {
    expect(logOf(local(dateTime, zone), "Asia/Tokyo").sportStart).toEqual(new Date(instant));
  });

  it("does not depend on the zone where the file states an instant", () => {
    expect(logOf({}, "Asia/Tokyo").sportStart).toEqual(START);
  });
});

describe("an activity that becomes no log", () => {
  it.each<[string, Partial<RecordedActivity>]>([
    ["The start is no date and time.", at("nonsense")],
    ["The start is no date and time.", local("2026-02-30T08:00:00")],
    ["The start is no date and time.", local("yesterday")],
    ["The time zone of the activity is not known.", local("2026-03-02T08:00:00", "Mars/Olympus")],
    ["The time zone of the activity is not known.", local("2026-03-02T08:00:00", "+25:00")],
    ["The time zone of the activity is not known.", local("2026-03-02T08:00:00", "")],
    [
      "The time zone of the activity is not known.",
      local("2026-03-02T08:00:00", "A".repeat(9_999)),
    ],
    ["The time zone of the activity is not known.", local("yesterday", "Europe/\0Berlin")],
    ["The start is not in the years 1970 to 2100.", at("1969-12-31T23:59:59Z")],
    ["The start is not in the years 1970 to 2100.", at("2101-01-01T00:00:00Z")],
    ["It lasts longer than 7 days.", { elapsedMilliseconds: 7 * DAY + 1 }],
    ["It lasts longer than 7 days.", { elapsedMilliseconds: Number.POSITIVE_INFINITY }],
    ["The duration is no time.", { elapsedMilliseconds: -1 }],
    ["The duration is no time.", { elapsedMilliseconds: Number.NaN }],
    ["The energy is not from 0 to 20000 kcal.", { energyKilocalories: 20_001 }],
    ["The energy is not from 0 to 20000 kcal.", { energyKilocalories: -5 }],
    ["The energy is not from 0 to 20000 kcal.", { energyKilocalories: Number.NaN }],
  ])("says: %s", (message, facts) => {
    expect(imported(facts)).toEqual({ kind: "fault", message });
  });
});
