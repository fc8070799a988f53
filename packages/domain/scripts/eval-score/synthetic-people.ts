import type { SportLogId, UserId } from "../../src/shared/ids.ts";
import { addDays, type LocalDate } from "../../src/shared/local-date.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import { cataloguedSession } from "../../src/sport/catalogued-session.ts";
import { NO_MEASURES } from "../../src/sport/session-measures.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Pause } from "../../src/user/pause.ts";
import { emptyProfile, type Profile } from "../../src/user/profile.ts";

/** The kinds of people, of whom there are as many each. */
export const KINDS = [
  "athlete",
  "fit",
  "regular",
  "walker",
  "weekend",
  "beginner",
  "barely_active",
  "inactive",
  "overdoing",
  "ill",
  "injured",
  "pregnant",
  "older",
  "teen",
  "wheelchair",
  "heart_disease",
  "low_ratings",
] as const;
export type PersonKind = (typeof KINDS)[number];

/** Somebody made up, with their sessions of the last weeks. */
export type SyntheticPerson = {
  readonly kind: PersonKind;
  readonly profile: Profile;
  readonly logs: readonly SportLog[];
};

/** A Thursday evening. */
export const NOW = new Date("2026-04-16T18:00:00Z");
export const TODAY = "2026-04-16" as LocalDate;

type Range = readonly [least: number, most: number];

/** How somebody of a kind lives: age, sessions a week, minutes of one, since how many days, what they do, how they rate it. */
type Life = {
  readonly age: Range;
  readonly weekly: Range;
  readonly minutes: Range;
  readonly since?: Range;
  readonly sports: readonly string[];
  readonly rating?: Range;
  readonly conditions?: readonly string[];
  readonly pause?: Pause["reason"];
  /** So many times the usual in the last week. */
  readonly lastWeek?: number;
};

const LONG: Range = [59, 59];
const LIVES: Readonly<Record<PersonKind, Life>> = {
  athlete: {
    age: [18, 45],
    weekly: [6, 10],
    minutes: [50, 110],
    sports: ["Running", "Cycling", "Swimming laps"],
  },
  fit: {
    age: [20, 55],
    weekly: [4, 6],
    minutes: [35, 60],
    sports: ["Running", "Weight training", "Cycling"],
  },
  regular: {
    age: [25, 59],
    weekly: [3, 4],
    minutes: [30, 50],
    sports: ["Jogging", "Swimming", "Yoga"],
  },
  walker: { age: [30, 59], weekly: [4, 7], minutes: [15, 35], sports: ["Walk", "Dog walk"] },
  weekend: { age: [25, 50], weekly: [1, 2], minutes: [90, 180], sports: ["Hiking", "Bike ride"] },
  beginner: {
    age: [20, 59],
    weekly: [2, 3],
    minutes: [8, 20],
    since: [7, 20],
    sports: ["Walk", "Couch to 5k"],
  },
  barely_active: {
    age: [25, 59],
    weekly: [1, 1],
    minutes: [5, 15],
    sports: ["Walk", "Stretching"],
  },
  inactive: { age: [20, 59], weekly: [0, 0], minutes: [0, 0], sports: [] },
  overdoing: { age: [20, 40], weekly: [3, 5], minutes: [30, 50], sports: ["Running"], lastWeek: 3 },
  ill: {
    age: [20, 59],
    weekly: [3, 5],
    minutes: [25, 50],
    sports: ["Running", "Swimming"],
    pause: "illness",
  },
  injured: {
    age: [20, 59],
    weekly: [3, 5],
    minutes: [25, 50],
    sports: ["Football", "Running"],
    pause: "injury",
  },
  pregnant: {
    age: [22, 42],
    weekly: [2, 4],
    minutes: [20, 40],
    sports: ["Swimming", "Walk", "Prenatal yoga"],
    conditions: ["pregnant"],
  },
  older: {
    age: [65, 85],
    weekly: [2, 6],
    minutes: [15, 45],
    sports: ["Walk", "Tai chi", "Gardening"],
  },
  teen: {
    age: [12, 17],
    weekly: [3, 9],
    minutes: [30, 75],
    sports: ["Football", "Swimming", "Basketball"],
  },
  wheelchair: {
    age: [20, 60],
    weekly: [2, 4],
    minutes: [20, 45],
    sports: ["Wheelchair basketball", "Handcycle"],
  },
  heart_disease: {
    age: [50, 75],
    weekly: [0, 3],
    minutes: [10, 30],
    sports: ["Walk"],
    conditions: ["coronary heart disease"],
  },
  low_ratings: {
    age: [25, 59],
    weekly: [3, 4],
    minutes: [30, 50],
    sports: ["Jogging", "Swimming", "Yoga"],
    rating: [1, 2],
  },
};

/** So many people of all kinds, the same with each call. */
export function syntheticPeople(count: number): SyntheticPerson[] {
  const random = randomFrom(20_260_416);
  return Array.from({ length: count }, (_, place) =>
    personOf(KINDS[place % KINDS.length] as PersonKind, random),
  );
}

function personOf(kind: PersonKind, random: () => number): SyntheticPerson {
  const life = LIVES[kind];
  const within = ([least, most]: Range) => least + Math.floor(random() * (most - least + 1));
  const since = within(life.since ?? LONG);
  const weekly = within(life.weekly);
  const restDays = life.pause === undefined ? 0 : within([3, 10]);
  const profile: Profile = {
    ...emptyProfile("somebody" as UserId, NOW),
    birth: { kind: "stated_age", years: within(life.age), statedOn: TODAY },
    gender: kind === "pregnant" || random() < 0.5 ? "female" : "male",
    weightKg: within([50, 100]),
    heightCm: within([150, 195]),
    conditions: life.conditions ?? [],
    pauses: life.pause === undefined ? [] : [pauseSince(restDays, life.pause)],
  };
  const logs: SportLog[] = [];
  for (let daysAgo = since; daysAgo >= restDays; daysAgo -= 1) {
    const isLastWeek = daysAgo < 7;
    const chance = (weekly / 7) * (isLastWeek ? (life.lastWeek ?? 1) : 1);
    const sessions = Math.floor(chance) + (random() < chance % 1 ? 1 : 0);
    for (let session = 0; session < sessions; session += 1) {
      const sportName = life.sports[within([0, life.sports.length - 1])] as string;
      const rating = within(life.rating ?? [3, 5]);
      const minutes = within(life.minutes) * (isLastWeek ? (life.lastWeek ?? 1) : 1);
      logs.push(logOf({ sportName, daysAgo, minutes, rating, place: logs.length }));
    }
  }
  return { kind, profile, logs };
}

function pauseSince(days: number, reason: Pause["reason"]): Pause {
  return { startDate: addDays(TODAY, 1 - days), endDate: null, reason };
}

function logOf(told: {
  readonly sportName: string;
  readonly daysAgo: number;
  readonly minutes: number;
  readonly rating: number;
  readonly place: number;
}): SportLog {
  const session = { sportName: told.sportName, exerciseType: null };
  const start = Date.parse(`${addDays(TODAY, -told.daysAgo)}T08:00:00Z`);
  const sportStart = new Date(start + (told.place % 3) * 3_600_000);
  return {
    ...session,
    ...cataloguedSession(session),
    id: String(told.place).padStart(6, "0") as SportLogId,
    userId: "somebody" as UserId,
    sportStart,
    sportEnd: new Date(sportStart.getTime() + told.minutes * 60_000),
    calories: 0,
    caloriesSource: "none",
    feedback: JSON.stringify({ feeling_rating: told.rating }),
    notes: null,
    isCustom: false,
    measures: NO_MEASURES,
    source: null,
    createdAt: sportStart,
    updatedAt: sportStart,
    revision: 1,
    finished: true,
  };
}

/** Numbers from 0 to 1 that are the same with each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const ZONE = UTC;
