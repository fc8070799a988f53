import {
  CALENDAR_MAX_DAYS,
  type ExerciseCalendar,
  exerciseCalendar,
} from "@health-exercise/domain/sport";
import {
  addDays,
  type DateRange,
  type LocalDate,
  localDateOf,
  monthOf,
  type TimeZone,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import type { ExerciseStatisticsRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { type DayScope, rangeAsked } from "./day-scope.ts";

/** The caller's sessions day by day, the current month unless asked otherwise. @throws DomainError `invalid_input`. */
export class GetExerciseCalendar {
  readonly #statistics: Pick<ExerciseStatisticsRepository, "sessionsOfDays">;
  readonly #clock: Clock;

  constructor(statistics: Pick<ExerciseStatisticsRepository, "sessionsOfDays">, clock: Clock) {
    this.#statistics = statistics;
    this.#clock = clock;
  }

  /** Which time zone tells the days is read with the sessions: those are read that it may be about. */
  async execute(
    userId: UserId,
    scope: DayScope,
  ): Promise<ExerciseCalendar & { readonly timeZone: TimeZone }> {
    const now = this.#clock.now();
    const sessions = await this.#statistics.sessionsOfDays(userId, possibleDays(scope, now));
    const timeZone = scope.timeZone ?? sessions.profile.timeZone ?? UTC;
    const range = calendarRange(scope, localDateOf(now, timeZone));
    return { ...exerciseCalendar(range, sessions.dailyTotals(range, timeZone)), timeZone };
  }
}

/** In no time zone it is another day than the one before, of or after that of UTC. */
function possibleDays(scope: DayScope, now: Date): DateRange {
  const today = localDateOf(now, UTC);
  const { start } = calendarRange(scope, addDays(today, -1));
  const { end } = calendarRange(scope, addDays(today, 1));
  return { start, end };
}

function calendarRange(scope: DayScope, today: LocalDate): DateRange {
  return rangeAsked(scope, monthOf, CALENDAR_MAX_DAYS, today);
}
