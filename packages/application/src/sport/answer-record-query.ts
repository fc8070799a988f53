import {
  type ExerciseScheme,
  goalPeriodAround,
  goalStanding,
  MOST_SESSION_NAMES,
  NO_AMOUNT,
  type RecordAmount,
  type RecordContext,
  type RecordFact,
  type RecordQuery,
  type RecordRead,
  type RecordScope,
  recordContext,
  recordReadOf,
  type SessionScope,
  scopeOfGoal,
  sessionGrouping,
  timesOfPeriod,
} from "@health-exercise/domain/sport";
import { type Profile, type UserId, UTC } from "@health-exercise/domain/user";
import type {
  ExerciseGoalRepository,
  ExerciseSchemeRepository,
  ExerciseStatisticsRepository,
  RecordRepository,
} from "@health-exercise/ports-repositories";
import type { Timer } from "@health-exercise/ports-runtime";
import { coveringRange, labelNeedsOf } from "./label-needs.ts";
import { type ReadLabels, readSessionLabels } from "./read-session-labels.ts";

const SCHEMES_AT_ONCE = 100;
/** Nobody is told of more goals at once (design value). */
const MOST_GOALS = 20;

/** Where the records of people come from. */
export type RecordStorage = {
  readonly records: RecordRepository;
  readonly schemes: Pick<ExerciseSchemeRepository, "listExerciseSchemes">;
  readonly goals: Pick<ExerciseGoalRepository, "listExerciseGoals">;
  readonly statistics: Pick<ExerciseStatisticsRepository, "fastestStretches">;
};

/**
 * What the caller's own records say: exactly what `answerRecordQuery` of the domain says of all their logs, schemes, goals
 * and tracks. Reads in one statement, or two where sessions are told apart by what they are called; goals are one more.
 */
export class AnswerRecordQuery {
  readonly #storage: RecordStorage;
  readonly #timer: Timer;

  constructor(storage: RecordStorage, timer: Timer) {
    this.#storage = storage;
    this.#timer = timer;
  }

  async execute(
    userId: UserId,
    profile: Profile | null,
    query: RecordQuery,
    now: Date,
  ): Promise<RecordFact> {
    const [fact] = await this.executeAll(userId, profile, [query], now);
    if (fact === undefined) throw new Error("A query has no answer.");
    return fact;
  }

  /** The answers in the order of `queries`: labels and schemes are read once for all, and all sums in one statement. */
  async executeAll(
    userId: UserId,
    profile: Profile | null,
    queries: readonly RecordQuery[],
    now: Date,
  ): Promise<readonly RecordFact[]> {
    const context = recordContext(profile, profile?.timeZone ?? UTC, now);
    const reads = queries.map((query) => recordReadOf(query, context));
    const labels = await this.#labels(userId, reads, context);
    const sums = [...(await this.#sums(userId, reads, labels, context))];
    const schemes = await this.#schemesFor(userId, reads);
    const facts: RecordFact[] = [];
    for (const read of reads) {
      if (read.kind === "amounts") facts.push(read.fact(sums.splice(0, read.scopes.length)));
      else if (read.kind === "schemes") facts.push(read.fact(schemes));
      else facts.push(await this.#fact(userId, read, labels, context));
    }
    return facts;
  }

  /** What the caller calls sessions: the latest on record, and after them those that their schemes plan. */
  async sessionNames(
    userId: UserId,
    profile: Profile | null,
    now: Date,
  ): Promise<readonly string[]> {
    const context = recordContext(profile, profile?.timeZone ?? UTC, now);
    const labels = await this.#storage.records.sessionLabels(userId, null, context);
    const names = new Set<string>();
    for (const { sportName } of labels) if (names.size < MOST_SESSION_NAMES) names.add(sportName);
    if (names.size === MOST_SESSION_NAMES) return [...names];
    const schemes = await this.#schemes(userId);
    const planned = schemes.flatMap(({ items }) => items.map(({ sportName }) => sportName));
    for (const name of planned) if (names.size < MOST_SESSION_NAMES) names.add(name);
    return [...names];
  }

  /** Whether somebody has an active scheme. */
  async hasPlan(userId: UserId): Promise<boolean> {
    const schemes = await this.#schemes(userId);
    return schemes.some(({ isActive }) => isActive);
  }

  /** The labels of the days asked about, where any read tells sessions apart by them. */
  async #labels(
    userId: UserId,
    reads: readonly RecordRead[],
    context: RecordContext,
  ): Promise<ReadLabels> {
    const needs = reads.flatMap(labelNeedsOf);
    const range = coveringRange(needs.map((need) => need.range));
    const labels =
      needs.length === 0 ? [] : await this.#storage.records.sessionLabels(userId, range, context);
    const activities = needs.flatMap(({ activity }) => activity ?? []);
    return readSessionLabels(labels, activities, this.#timer);
  }

  /** The amounts of all scopes of which sums are asked, in order. */
  async #sums(
    userId: UserId,
    reads: readonly RecordRead[],
    labels: ReadLabels,
    context: RecordContext,
  ): Promise<readonly RecordAmount[]> {
    const scopes = reads.flatMap((read) => (read.kind === "amounts" ? read.scopes : []));
    if (scopes.length === 0) return [];
    const meant = scopes.map((scope) => meantBy(scope, labels));
    return this.#amounts(userId, meant, context);
  }

  async #schemesFor(
    userId: UserId,
    reads: readonly RecordRead[],
  ): Promise<readonly ExerciseScheme[]> {
    return reads.some(({ kind }) => kind === "schemes") ? this.#schemes(userId) : [];
  }

  async #schemes(userId: UserId): Promise<readonly ExerciseScheme[]> {
    const all: ExerciseScheme[] = [];
    let more = true;
    while (more) {
      const page = { limit: SCHEMES_AT_ONCE, offset: all.length };
      const { schemes, total } = await this.#storage.schemes.listExerciseSchemes(userId, page);
      all.push(...schemes);
      more = schemes.length > 0 && all.length < total;
    }
    return all;
  }

  async #fact(
    userId: UserId,
    read: Exclude<RecordRead, { readonly kind: "amounts" | "schemes" }>,
    labels: ReadLabels,
    context: RecordContext,
  ): Promise<RecordFact> {
    switch (read.kind) {
      case "groups": {
        const scope = meantBy(read.scope, labels);
        const grouping = sessionGrouping(read.grouping, labels.all);
        return read.fact(
          await this.#storage.records.groupAmounts(userId, scope, grouping, context),
        );
      }
      case "sessions": {
        const scope = meantBy(read.scope, labels);
        const found = await this.#storage.records.pickSessions(userId, scope, read.pick, context);
        return read.fact(found, await this.#onTrack(userId, read, context));
      }
      case "choices": {
        const scope = meantBy(read.scope, labels);
        const { records } = this.#storage;
        return read.fact(await records.chooseSessions(userId, scope, read.choice, context));
      }
      case "measures": {
        const scope = meantBy(read.scope, labels);
        return read.fact(await this.#storage.records.measureSessions(userId, scope, context));
      }
      case "streaks": {
        const ofActivity = read.activity && labels.of(read.activity);
        return read.fact(await this.#storage.records.sessionStreaks(userId, ofActivity, context));
      }
      case "goals":
        return this.#goals(userId, read, context);
      case "nothing":
        return read.fact();
    }
  }

  async #onTrack(
    userId: UserId,
    { stretch, scope }: Extract<RecordRead, { readonly kind: "sessions" }>,
    context: RecordContext,
  ) {
    if (stretch === null) return null;
    const { statistics } = this.#storage;
    return (await statistics.fastestStretches(userId, scope.range, context))[stretch];
  }

  /** The latest goals, with how far the person is in their periods around the day that is asked about. */
  async #goals(
    userId: UserId,
    { scope, day, fact }: Extract<RecordRead, { readonly kind: "goals" }>,
    context: RecordContext,
  ): Promise<RecordFact> {
    const goals = await this.#storage.goals.listExerciseGoals(userId, MOST_GOALS);
    const isOfSome = goals.some(({ activity }) => activity !== null);
    const range = coveringRange(goals.map((goal) => goalPeriodAround(goal, day)));
    const found = isOfSome ? await this.#storage.records.sessionLabels(userId, range, context) : [];
    const { all } = await readSessionLabels(found, [], this.#timer);
    const scopes: SessionScope[] = [{ range: scope.range, labels: null }];
    for (const goal of goals) {
      scopes.push(scopeOfGoal(goal, all, day));
      await this.#timer.wait(0);
    }
    const [recommended = NO_AMOUNT, ...amounts] = await this.#amounts(userId, scopes, context);
    const standings = goals.map((goal, index) =>
      goalStanding(goal, amounts[index] ?? NO_AMOUNT, day, context),
    );
    return fact(standings, recommended);
  }

  #amounts(userId: UserId, scopes: readonly SessionScope[], context: RecordContext) {
    return this.#storage.records.recordAmounts(userId, scopes, context);
  }
}

function meantBy({ activity, range, period }: RecordScope, labels: ReadLabels): SessionScope {
  return { range, ...timesOfPeriod(period), labels: activity && labels.of(activity) };
}
