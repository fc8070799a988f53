import type { SourcedSportLogInput } from "@health-exercise/application";
import { statedMeasures } from "@health-exercise/domain/sport";
import { dayNumber, type LocalDate, startOfDay } from "@health-exercise/domain/user";
import type { DemoPerson, Habit } from "./demo-person.ts";
import { about, type Random, seededRandom } from "./seeded-random.ts";

const MILLISECONDS_PER_MINUTE = 60_000;
/** What is less done out of doors at midwinter than at midsummer, of the whole. */
const WINTER = 0.35;
/** How much longer sessions are at midsummer than at midwinter. */
const GROWTH = 0.3;
const NOTE_CHANCE = 0.4;
const PARTIAL_CHANCE = 0.08;
/** The steps of how a session felt, the best one last; none was bad enough for the first two. */
const FEELINGS = [3, 4, 4, 5] as const;
/** The scale of exertion. */
const MOST_EXERTION = 10;
/** 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
/** The midsummer of the northern half, in days of a year. */
const MIDSUMMER = 172;
const DAYS_OF_YEAR = 365.25;

/**
 * What a person did on one day, by the seed, the person and the day alone: whoever makes the life again a week later gets the
 * same days and one week more.
 */
export function sessionsOn(
  person: DemoPerson,
  day: LocalDate,
  seed: string,
): readonly SourcedSportLogInput[] {
  const random = seededRandom(seed, person.id, day);
  return person.habits.flatMap((habit, index) => {
    const isDone = random() < habit.chance * season(habit, day);
    if (!habit.weekdays.includes(weekdayOf(day)) || !isDone) return [];
    return [sessionOf(person, habit, day, `${day}-${index}`, random)];
  });
}

function season({ isOutdoors }: Habit, day: LocalDate): number {
  return isOutdoors === true ? 1 - WINTER * (1 - summer(day)) : 1;
}

/** From 0 at midwinter to 1 at midsummer. */
function summer(day: LocalDate): number {
  return (1 + Math.cos(((dayNumber(day) - MIDSUMMER) / DAYS_OF_YEAR) * 2 * Math.PI)) / 2;
}

function sessionOf(
  { id: userId, timeZone }: DemoPerson,
  habit: Habit,
  day: LocalDate,
  externalId: string,
  random: Random,
): SourcedSportLogInput {
  const minutes = Math.round(
    about(random, habit.minutes * (1 + GROWTH * (summer(day) - 0.5)), 0.2),
  );
  const startMinute = Math.round(habit.startHour * 60 + about(random, 20, 1));
  const start = startOfDay(day, timeZone).getTime() + startMinute * MILLISECONDS_PER_MINUTE;
  const heartRate = habit.heartRateBpm && Math.round(about(random, habit.heartRateBpm, 0.05));
  const hours = minutes / 60;
  return {
    userId,
    sportName: habit.sportName,
    exerciseType: habit.exerciseType,
    sportStart: new Date(start),
    sportEnd: new Date(start + minutes * MILLISECONDS_PER_MINUTE),
    calories: Math.round(about(random, habit.kcalPerMinute * minutes, 0.1)),
    caloriesSource: habit.kmPerHour === undefined ? "user" : "device",
    finished: true,
    feedback: feedbackOn(habit, random),
    notes: null,
    isCustom: false,
    measures: statedMeasures({
      ...(habit.kmPerHour !== undefined && {
        distanceMeters: about(random, habit.kmPerHour * hours * 1000, 0.06),
        movingSeconds: Math.round(minutes * 60 * 0.96),
      }),
      ...(heartRate !== undefined && {
        averageHeartRateBpm: heartRate,
        maxHeartRateBpm: Math.round(heartRate * 1.14),
      }),
    }),
    source: { kind: "demo", externalId },
  };
}

/** How it went, as the app asks for it after a session. */
function feedbackOn({ exertion, feedback }: Habit, random: Random): string {
  const note = oneOf(feedback, random);
  return JSON.stringify({
    completion_status: random() < PARTIAL_CHANCE ? "partial" : "completed",
    feeling_rating: oneOf(FEELINGS, random),
    perceived_exertion: Math.min(MOST_EXERTION, Math.round(about(random, exertion, 0.3))),
    custom_notes: random() < NOTE_CHANCE ? note : undefined,
  });
}

function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
