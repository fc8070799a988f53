import {
  type ChatTurn,
  type OwnRecords,
  ownRecords,
  ownTotals,
  type RecordAnswer,
  recommendedAmountFor,
  recordedDays,
  recordQuestionIn,
} from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import {
  answerRecordQuery,
  dailyTotals,
  type ExerciseGoal,
  type ExerciseScheme,
  exerciseStatistics,
  type FinishedSportLog,
  type OpenSportLog,
  type RecordQuery,
  recordContext,
  type SchemeProgress,
  type SportLog,
  statisticsContext,
} from "@health-exercise/domain/sport";
import { isWithinRange, type Profile, UTC } from "@health-exercise/domain/user";
import { anExerciseScheme, aSportLog } from "@health-exercise/testing/builders";

/** A Friday. */
const NOW = new Date("2026-03-06T12:00:00.000Z");

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A finished run of some minutes that began at eight in the morning, so many days ago. */
export function aSession(
  daysAgo: number,
  minutes: number | null,
  facts: Partial<
    Pick<
      SportLog,
      "sportName" | "calories" | "exerciseType" | "feedback" | "measures" | "matchedCategoryId"
    >
  > = {},
): FinishedSportLog {
  const sportStart = new Date(NOW.getTime() - daysAgo * DAY - 240 * MINUTE);
  const sportEnd = minutes === null ? null : new Date(sportStart.getTime() + minutes * MINUTE);
  const log = aSportLog({ sportStart, sportEnd, ...facts });
  if (!log.finished) throw new Error("The session is not finished.");
  return log;
}

/** A run that began half an hour ago and goes on. */
export function aSessionUnderWay(sportName = "Evening run"): OpenSportLog {
  const sportStart = new Date(NOW.getTime() - 30 * MINUTE);
  const log = aSportLog({ finished: false, sportStart, sportName });
  if (log.finished) throw new Error("The session is finished.");
  return log;
}

type RecordFacts = {
  readonly sessions?: readonly FinishedSportLog[];
  readonly openSession?: OpenSportLog | null;
  readonly schemes?: readonly SchemeProgress[];
  readonly profile?: Profile | null;
  readonly goals?: readonly ExerciseGoal[];
};

/** The records of somebody who did these sessions, as they stand now. */
export function someRecords({
  sessions = [],
  openSession = null,
  schemes = [],
  profile = null,
  goals = [],
}: RecordFacts = {}): OwnRecords {
  const context = statisticsContext(profile, UTC, NOW);
  const logs = openSession === null ? sessions : [...sessions, openSession];
  const days = dailyTotals(
    [...sessions].sort((left, right) => left.sportStart.getTime() - right.sportStart.getTime()),
    context,
  );
  const [lastSession = null] = [...sessions].sort(
    (left, right) => right.sportStart.getTime() - left.sportStart.getTime(),
  );
  const added = {
    statistics: exerciseStatistics(logs, context),
    days: days.filter(({ date }) => isWithinRange(date, recordedDays(context))),
    schemes,
  };
  const totals = ownTotals(added, context);
  const records = ownRecords({ profile, totals, lastSession, openSession }, context);
  logsOf.set(records, logs);
  goalsOf.set(records, goals);
  return records;
}

/** The sessions behind the records. */
const logsOf = new WeakMap<OwnRecords, readonly SportLog[]>();
const goalsOf = new WeakMap<OwnRecords, readonly ExerciseGoal[]>();

/** What the records say to a question of a session, as the use case finds out. */
export function answerFrom(
  records: OwnRecords,
  question: string,
  history: readonly ChatTurn[],
  profile: Profile | null,
): RecordAnswer | null {
  const asked =
    recordQuestionIn(read(question), history, records.today) ??
    recommendedAmountFor(read(question), records.body.ageYears) ??
    null;
  if (asked?.kind !== "records") return asked;
  const logs = logsOf.get(records) ?? [];
  const schemes = (records.totals?.schemes ?? []).map(schemeOf);
  const context = recordContext(profile, UTC, NOW);
  const goals = goalsOf.get(records) ?? [];
  const factOf = (query: RecordQuery) =>
    answerRecordQuery(query, logs, schemes, context, { goals });
  const against = asked.against && factOf(asked.against);
  const beside = against === undefined ? {} : { against };
  return { kind: "records", fact: factOf(asked.query), ask: asked.ask, ...beside };
}

function schemeOf({ schemeId, name, plannedSessions }: SchemeProgress): ExerciseScheme {
  return anExerciseScheme({ id: schemeId, name, sessionsPerWeek: plannedSessions });
}

/** Three sessions this week (95.5 minutes, 900 kcal) and two in the last (75 minutes, 600 kcal). */
export const ACTIVE = someRecords({
  sessions: [
    aSession(0, 25, { sportName: "Yoga" }),
    aSession(1, 40),
    aSession(3, 30.5),
    aSession(7, 45),
    aSession(9, 30),
  ],
});
