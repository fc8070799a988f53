import {
  ChangeHealthScore,
  ChangeProfile,
  CreateExerciseGoal,
  CreateExerciseScheme,
  CreateUser,
  GetCompanionHistory,
  GetProfile,
  InitializeCompanion,
  ListExerciseGoals,
  ListExerciseSchemes,
  OPERATOR,
  RecordSportLogs,
  type SourcedSportLogInput,
} from "@health-exercise/application";
import {
  addDays,
  DomainError,
  isPaused,
  type LocalDate,
  type Pause,
  type Profile,
  startOfDay,
} from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import type { DemoClock } from "./demo-clock.ts";
import type { DemoPerson } from "./demo-person.ts";
import { sessionsOn } from "./demo-sessions.ts";
import { openTalks, say } from "./seed-talks.ts";
import { seededRandom } from "./seeded-random.ts";

/** What a life is made of, and what with. */
export type Seeding = {
  readonly container: Container;
  readonly clock: DemoClock;
  readonly seed: string;
  /** The last day. */
  readonly date: LocalDate;
  /** The last moment. */
  readonly until: Date;
  readonly signal: AbortSignal;
};

/** What came about. */
export type SeededPerson = { readonly sessions: number; readonly messages: number };

const DAYS = 365;
const EVENING_MS = 21.5 * 3_600_000;
const ONE = { limit: 1, offset: 0 };

/**
 * Makes the year of one person in the order in which it happened, through the use cases. What is there already is left as it
 * is, and what an interrupted run left undone is made: sessions, goals and messages that are not there yet. The companion is told
 * how the person is on the last day.
 */
export async function seedPerson(person: DemoPerson, seeding: Seeding): Promise<SeededPerson> {
  const { container, clock, date, until } = seeding;
  const { id: userId, timeZone } = person;
  const dayBefore = (days: number) => addDays(date, -days);
  const eveningOf = (day: LocalDate) =>
    new Date(Math.min(startOfDay(day, timeZone).getTime() + EVENING_MS, until.getTime()));

  clock.goTo(eveningOf(dayBefore(DAYS)));
  await makeUser(person, container);
  const { pauses } = await makeBeginning(person, date, container);
  const ranges = pauses.map(({ startDate: start, endDate }) => ({ start, end: endDate ?? date }));
  const unsaid = await openTalks(person, container);
  await makeCompanion(person, container);
  let sessions = 0;
  let messages = 0;
  let waiting: SourcedSportLogInput[] = [];
  const record = async () => {
    const outcomes = await resolve(container, RecordSportLogs).execute(userId, waiting);
    sessions += outcomes.filter(({ kind }) => kind === "created").length;
    waiting = [];
  };
  for (let days = DAYS - 1; days >= 0; days -= 1) {
    seeding.signal.throwIfAborted();
    const day = dayBefore(days);
    if (!isPaused(ranges, day)) {
      const made = sessionsOn(person, day, seeding.seed);
      waiting.push(...made.filter(({ sportEnd }) => sportEnd !== null && sportEnd <= until));
    }
    const talks = unsaid.filter(({ daysBefore }) => daysBefore === days);
    if (talks.length === 0 && days > 0) continue;
    // What follows looks at what was done until then, and not at what will be.
    clock.goTo(eveningOf(day));
    await record();
    await score(person, days, seeding);
    for (const talk of talks) messages += await say(userId, talk, container);
  }
  return { sessions, messages };
}

async function makeUser({ id, name }: DemoPerson, container: Container): Promise<void> {
  try {
    await resolve(container, CreateUser).execute({ id, name }, OPERATOR);
  } catch (error) {
    if (!isRefusal(error, "user_exists")) throw error;
  }
}

function isRefusal(error: unknown, code: DomainError["code"]): boolean {
  return error instanceof DomainError && error.code === code;
}

async function makeBeginning(
  { id, profile, ageYears, gender, timeZone, breaks, goals, scheme }: DemoPerson,
  date: LocalDate,
  container: Container,
): Promise<Profile> {
  const known = await resolve(container, ListExerciseGoals).execute(id, timeZone);
  for (const goal of goals) {
    const isKnown = known.some(
      ({ goal: { metric, period, activity } }) =>
        metric === goal.metric && period === goal.period && activity === goal.activity,
    );
    if (!isKnown) await resolve(container, CreateExerciseGoal).execute(id, goal, timeZone);
  }
  const schemes = await resolve(container, ListExerciseSchemes).execute(id, id, ONE);
  if (schemes.total === 0) await resolve(container, CreateExerciseScheme).execute(id, scheme);
  try {
    return await resolve(container, GetProfile).execute(id);
  } catch (error) {
    if (!isRefusal(error, "profile_not_found")) throw error;
  }
  const pauses = breaks.map(({ daysBefore, days, reason }): Pause => {
    const startDate = addDays(date, -daysBefore);
    return { startDate, endDate: addDays(startDate, days - 1), reason };
  });
  const changes = { ...profile, ageYears, gender, timeZone, pauses };
  return resolve(container, ChangeProfile).execute(id, changes);
}

async function makeCompanion(
  { id, ageYears, gender, healthScores: [first] }: DemoPerson,
  container: Container,
): Promise<void> {
  const known = await resolve(container, GetCompanionHistory).execute(id);
  if (known.length > 0) return;
  const origin = { gender, ageYears, healthScore: first };
  await resolve(container, InitializeCompanion).execute(id, origin);
}

/** Tells the companion how the person is so many days before the last one. */
async function score(
  { id, healthScores: [first, last] }: DemoPerson,
  daysBefore: number,
  { container, seed }: Seeding,
): Promise<void> {
  const random = seededRandom(seed, id, "scores", daysBefore);
  const progress = 1 - daysBefore / DAYS;
  const healthScore = Math.round(first + (last - first) * progress + 8 * (random() - 0.5));
  await resolve(container, ChangeHealthScore).execute(id, { healthScore, reason: null });
}
