import type { SourcedSportLogInput } from "@health-exercise/application";
import { statedMeasures } from "@health-exercise/domain/sport";
import { dayNumber, type LocalDate, startOfDay } from "@health-exercise/domain/user";
import type { DemoPerson, Habit } from "./demo-person.ts";
import { about, type Random, seededRandom } from "./seeded-random.ts";

const MILLISECONDS_PER_MINUTE = 60_000;
/** What is less done out of doors at midwinter than at midsummer, of the whole. */
const WINTER = 0.35;
/** How much longer sessions become within the year. */
const GROWTH = 0.3;
const FEEDBACK_CHANCE = 0.4;
/** 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: LocalDate) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
/** The midsummer of the northern half, in days of a year. */
const MIDSUMMER = 172;
const DAYS_OF_YEAR = 365.25;

/**
 * What a person did on one day, by the seed, the person and the day alone: whoever makes the life again a week later gets the
 * same days and one week more. `progress` says how much of the year has gone, 0 to 1.
 */
export function sessionsOn(
  person: DemoPerson,
  day: LocalDate,
  seed: string,
  progress: number,
): readonly SourcedSportLogInput[] {
  const random = seededRandom(seed, person.id, day);
  return person.habits.flatMap((habit, index) => {
    const isDone = random() < habit.chance * season(habit, day);
    if (!habit.weekdays.includes(weekdayOf(day)) || !isDone) return [];
    return [sessionOf(person, habit, day, `${day}-${index}`, random, progress)];
  });
}

function season({ isOutdoors }: Habit, day: LocalDate): number {
  if (isOutdoors !== true) return 1;
  const angle = ((dayNumber(day) - MIDSUMMER) / DAYS_OF_YEAR) * 2 * Math.PI;
  return 1 - (WINTER * (1 - Math.cos(angle))) / 2;
}

function sessionOf(
  { id: userId, timeZone }: DemoPerson,
  habit: Habit,
  day: LocalDate,
  externalId: string,
  random: Random,
  progress: number,
): SourcedSportLogInput {
  const minutes = Math.round(about(random, habit.minutes * (1 + GROWTH * (progress - 0.5)), 0.2));
  const startMinute = Math.round(habit.startHour * 60 + about(random, 20, 1));
  const start = startOfDay(day, timeZone).getTime() + startMinute * MILLISECONDS_PER_MINUTE;
  const heartRate = habit.heartRateBpm && Math.round(about(random, habit.heartRateBpm, 0.05));
  const hours = minutes / 60;
  const isFelt = random() < FEEDBACK_CHANCE;
  const words = habit.feedback[Math.floor(random() * habit.feedback.length)];
  return {
    userId,
    sportName: habit.sportName,
    exerciseType: habit.exerciseType,
    sportStart: new Date(start),
    sportEnd: new Date(start + minutes * MILLISECONDS_PER_MINUTE),
    calories: Math.round(about(random, habit.kcalPerMinute * minutes, 0.1)),
    caloriesSource: habit.kmPerHour === undefined ? "user" : "device",
    finished: true,
    feedback: isFelt && words !== undefined ? words : null,
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
